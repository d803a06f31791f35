import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ByChair, type Chair, windOfChair } from '../../../shared/table/chair.ts';
import type { DraftAction } from '../../components/deal-entry/draft.ts';
import { Figures } from './figures.tsx';
import type { FoldedRow } from './fold-sheet.ts';
import { ResultButton } from './result-button.tsx';
import classes from './sheet.module.css';

type HandsCellsProps = {
  readonly row: FoldedRow;
  readonly chairs: readonly Chair[];
  readonly names: ByChair<string>;
  /** Id of the words below the row, when there are any. */
  readonly wordsId: string | undefined;
  readonly onChange: (action: DraftAction) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, column: string) => void;
};

/** A row of four hands: a field for each person, in the order of the paper's columns, and what it comes to for them. */
export const HandsCells = (props: HandsCellsProps) => {
  const { row, chairs, names } = props;
  const { result, offender } = row.draft;
  const holder = result === 'false-win' ? offender : chairs[0];
  return chairs.map((chair) => (
    <td key={chair} className={classes.person}>
      <div className={classes.hand}>
        {result === 'win' ? <HandField {...props} chair={chair} /> : null}
        {result === 'win' ? null : (
          <span className={classes.noHand}>{chair === holder ? <ResultButton {...props} /> : null}</span>
        )}
        <Figures name={names[chair]} net={row.net?.[chair]} balance={row.balances?.[chair]} />
      </div>
    </td>
  ));
};

/** The seat wind, which marks the winner, and the field. */
const HandField = ({
  row,
  chair,
  names,
  wordsId,
  onChange,
  onKeyDown,
}: HandsCellsProps & { readonly chair: Chair }) => {
  const { t } = useTranslation();
  const { draft, reading, state, place, number } = row;
  const name = names[chair];
  const wind = place && windOfChair(chair, place.dealer, place.players);
  const won = reading.winner === chair;
  return (
    <>
      <UnstyledButton
        className={classes.wind}
        tabIndex={-1}
        disabled={wind === undefined}
        aria-pressed={won}
        aria-label={t('sheet:won', { deal: number, name })}
        title={wind && t('sheet:wonHint', { wind: t(`wind.${wind}`) })}
        data-dealer={place?.dealer === chair}
        onClick={() => onChange({ type: 'winner', chair: won ? undefined : chair })}
      >
        {wind === undefined ? won ? <IconCheck size={18} aria-hidden /> : null : t(`windLetter.${wind}`)}
      </UnstyledButton>
      <input
        className={classes.input}
        data-cell={chair}
        aria-label={t('sheet:hand', { deal: number, name })}
        aria-invalid={state.kind === 'refused' && state.errors.some((error) => error.chair === chair)}
        aria-describedby={wordsId}
        autoComplete="off"
        spellCheck={false}
        value={draft.texts[chair]}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange({ type: 'text', chair, text: event.currentTarget.value })}
        onKeyDown={(event) => onKeyDown(event, chair)}
      />
    </>
  );
};
