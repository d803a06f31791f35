import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ByChair, CHAIRS, type Chair, windOfChair } from '../../../shared/table/chair.ts';
import type { DraftAction } from '../../components/deal-entry/draft.ts';
import { type LineField, pressKey } from '../../components/deal-entry/entry-line.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
import type { FoldedRow } from './fold-sheet.ts';
import { ResultButton } from './result-button.tsx';
import classes from './sheet.module.css';
import { focusCell } from './sheet-cursor.ts';

type LineCellsProps = {
  readonly row: FoldedRow;
  readonly at: number;
  readonly names: ByChair<string>;
  readonly wordsId: string | undefined;
  readonly onChange: (action: DraftAction) => void;
  /** A key that is none of the line's. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, column: string) => void;
  readonly onDone: () => void;
};

/** A row of which only the winner is paid: winner, worth and thrower take the keys of the line at the table. */
export const LineCells = ({ row, at, names, wordsId, onChange, onKeyDown, onDone }: LineCellsProps) => {
  const { t } = useTranslation();
  const { draft, place, number, state } = row;
  const seat = (chair: Chair): string =>
    place === undefined
      ? names[chair]
      : t('sheet:seat', {
          wind: t(`windLetter.${windOfChair(chair, place.dealer, place.players)}`),
          name: names[chair],
        });
  const press = (field: LineField) => (event: KeyboardEvent<HTMLElement>) => {
    const own = !event.ctrlKey && !event.altKey && !event.metaKey && !(event.shiftKey && event.key === 'Enter');
    const pressed = own && place !== undefined ? pressKey({ at: field, draft, seating: place }, event.key) : undefined;
    if (pressed === undefined) return onKeyDown(event, field);
    event.preventDefault();
    for (const action of pressed.actions) onChange(action);
    if (pressed.at === 'done') onDone();
    else focusCell(at, pressed.at);
  };
  const people = place === undefined ? [] : fieldOrder(place).map((chair) => ({ value: chair, label: seat(chair) }));
  const shared = {
    disabled: place === undefined,
    'aria-describedby': wordsId,
    'aria-invalid': state.kind === 'refused',
  };
  if (draft.result !== 'win') {
    return (
      <td colSpan={3}>
        <ResultButton row={row} names={names} onChange={onChange} onKeyDown={onKeyDown} />
      </td>
    );
  }
  return (
    <>
      <td>
        <Choice
          {...shared}
          column="winner"
          label={t('sheet:winner', { deal: number })}
          value={draft.winner}
          choices={people}
          onPick={(value) => onChange({ type: 'winner', chair: chairOf(value) })}
          onKeyDown={press('winner')}
        />
      </td>
      <td>
        <input
          {...shared}
          className={classes.input}
          data-cell="worth"
          aria-label={t('sheet:worth', { deal: number })}
          inputMode="numeric"
          autoComplete="off"
          value={draft.worth}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ type: 'field', field: 'worth', text: event.currentTarget.value })}
          onKeyDown={press('worth')}
        />
      </td>
      <td>
        <Choice
          {...shared}
          column="source"
          label={t('sheet:thrower', { deal: number })}
          value={draft.source}
          choices={[{ value: 'self', label: t('table:ask.selfDrawn') }, ...people]}
          onPick={(value) => onChange({ type: 'source', source: value === 'self' ? value : chairOf(value) })}
          onKeyDown={press('source')}
        />
      </td>
    </>
  );
};

type ChoiceProps = {
  readonly column: LineField;
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly disabled: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

/** A seat by key, and by the list that every tablet has of its own. */
const Choice = ({ column, label, value, choices, onPick, onKeyDown, ...rest }: ChoiceProps) => {
  const { t } = useTranslation();
  return (
    <select
      {...rest}
      className={classes.select}
      data-cell={column}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onPick(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    >
      <option value="" aria-label={t('sheet:state.empty')} />
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
};

const chairOf = (value: string): Chair | undefined => CHAIRS.find((chair) => chair === value);
