import { IconArrowRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { Source } from '../../components/deal-entry/draft.ts';
import { type LineField, pressKey } from '../../components/deal-entry/entry-line.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { PointsText } from '../../components/points-text.tsx';
import type { EntrySeat } from './entry-row.tsx';
import classes from './line.module.css';
import { LineWorth } from './line-worth.tsx';
import { SeatCards } from './seat-cards.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import type { LineErrors } from './use-line-errors.ts';

type LineFieldsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  readonly rules: TableRules;
  readonly place: NextDeal;
  readonly errors: LineErrors;
  /** The cursor goes on below the line. */
  readonly onDown: () => void;
};

/** A deal in which only the winner is paid: winner, worth, thrower. Each takes a key and passes the cursor on. */
export const LineFields = ({ entry, seats, refs, rules, place, errors, onDown }: LineFieldsProps) => {
  const { t } = useTranslation();
  const { draft, reading, dispatch } = entry;
  const disabled = draft.result !== 'win';
  const press = (at: LineField) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pressed = pressKey({ at, draft, seating: place }, event.key);
    if (pressed === undefined) return;
    event.preventDefault();
    for (const action of pressed.actions) dispatch(action);
    if (pressed.at === 'done') entry.submit();
    else entry.goTo(pressed.at);
  };
  return (
    <div className={classes.line}>
      <SeatCards<Chair>
        legend={t('table:line.winner')}
        keys={t('table:line.winnerKeys')}
        groupRef={refs.place('winner')}
        disabled={disabled}
        value={reading.winner}
        error={errors.textOf('winner')}
        onPick={(chair) => dispatch({ type: 'winner', chair, withWorth: true })}
        onKeyDown={press('winner')}
        cards={seats.map((seat) => ({
          value: seat.chair,
          mark: t(`windLetter.${seat.wind}`),
          label: seat.name,
          spoken: t('table:seat', { wind: t(`wind.${seat.wind}`), name: seat.name }),
          testId: `seat-${seat.wind}`,
          detail: <SeatFigures seat={seat} />,
        }))}
      />
      <LineWorth
        entry={entry}
        rules={rules}
        worths={seats.find(({ won }) => won)?.worths}
        disabled={disabled}
        inputRef={refs.place('worth')}
        error={errors.textOf('worth')}
        onKeyDown={press('worth')}
        onUp={() => entry.goTo('winner')}
        onDown={onDown}
      />
      <SeatCards<Source>
        legend={t('table:line.source')}
        keys={t('table:line.sourceKeys')}
        groupRef={refs.place('source')}
        disabled={disabled}
        value={reading.source}
        error={errors.textOf('source')}
        onPick={(source) => dispatch({ type: 'source', source })}
        onKeyDown={press('source')}
        cards={[
          { value: 'self', mark: 'Z', label: t('table:ask.selfDrawn') },
          ...seats.map(({ chair, wind, name }) => ({
            value: chair,
            mark: t(`windLetter.${wind}`),
            label: name,
            spoken: t('table:line.threw', { wind: t(`wind.${wind}`), name }),
          })),
        ]}
      />
    </div>
  );
};

/** What the deal moves for a person, and where that leaves them. */
const SeatFigures = ({ seat: { wind, name, net, balance } }: { readonly seat: EntrySeat }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.figures}>
      <span className={classes.note}>{wind === 'E' ? t('table:line.deals') : ''}</span>
      <output
        className={classes.net}
        data-sign={Math.sign(net ?? 0)}
        data-quiet={net === undefined}
        aria-label={t('table:entry.netOf', { name })}
      >
        {net === undefined ? t('table:entry.unknown') : <PointsText amount={net} signed />}
      </output>
      <IconArrowRight size={13} aria-hidden />
      <output className={classes.balance} aria-label={t('table:entry.balanceOf', { name })}>
        <PointsText amount={balance + (net ?? 0)} signed />
      </output>
    </span>
  );
};
