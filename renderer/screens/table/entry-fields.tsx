import { useCallbackRef } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chair } from '../../../shared/table/chair.ts';
import classes from './entry.module.css';
import { EntryRow, type EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';

type EntryFieldsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  /** The cursor goes on below the last field. */
  readonly onDown: () => void;
};

/** The four fields in seat order. Enter and the arrows go from one to the next; Enter on the last records. */
export const EntryFields = ({ entry, seats, refs, onDown }: EntryFieldsProps) => {
  const { t } = useTranslation();
  const { draft, dispatch } = entry;
  const move = (to: number): void => {
    const next = seats[to];
    if (next !== undefined) entry.goTo(next.chair);
    else if (to > 0) onDown();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key !== 'Enter') return;
    else if (event.shiftKey) move(at - 1);
    else if (at === seats.length - 1) entry.submit();
    else move(at + 1);
    event.preventDefault();
  };
  const openHand = useCallbackRef(entry.openHand);
  const markWinner = useCallbackRef((chair: Chair) => {
    const won = seats.some((seat) => seat.chair === chair && seat.won);
    dispatch({ type: 'winner', chair: won ? undefined : chair });
    entry.goTo(chair);
  });
  return (
    <div>
      <div className={classes.columns} aria-hidden>
        <span>{t('table:entry.column.seat')}</span>
        <span>{t('table:entry.column.player')}</span>
        <span>{t('table:entry.column.worth')}</span>
        <span>{t('table:entry.column.total')}</span>
        <span>{t('table:entry.column.net')}</span>
        <span>{t('table:entry.column.balance')}</span>
      </div>
      {seats.map((seat, at) => (
        <EntryRow
          key={seat.chair}
          seat={seat}
          disabled={draft.result !== 'win'}
          inputRef={refs.place(seat.chair)}
          onText={(text) => dispatch({ type: 'text', chair: seat.chair, text })}
          onWon={markWinner}
          onTiles={openHand}
          onKeyDown={(event) => onKey(event, at)}
        />
      ))}
    </div>
  );
};
