import { memo, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { Draft } from '../../components/deal-entry/draft.ts';
import { EntryForm } from './entry-form.tsx';
import { entrySeats } from './entry-seats.ts';
import { LivePanel } from './live-panel.tsx';
import classes from './table-desk.module.css';
import { type Entry, type EntryInput, useEntry } from './use-entry.ts';

const ENTRY_ID = 'entry';

/** Puts the cursor into the first field. */
export const focusEntry = (): void => {
  document.getElementById(ENTRY_ID)?.querySelector('input')?.focus();
};

type EntryAreaProps = Omit<EntryInput, 'initial'> & {
  /** The new deal as it was typed so far, kept while a correction has the form or another screen is looked at. */
  readonly kept: RefObject<Draft | undefined>;
  readonly onLeave: () => void;
  readonly onDown: () => void;
};

/** The form and, beside it, what it comes to. Made anew for each correction. */
export const EntryArea = ({ kept, onLeave, onDown, ...input }: EntryAreaProps) => {
  const entry = useEntry({ ...input, initial: kept.current });
  const { view, target, place, deal, rules } = input;
  useEffect(() => {
    // A deal on its way to the disk is not kept: whoever leaves now would find it in the form again and enter it twice.
    if (target.kind === 'new') kept.current = entry.busy ? undefined : entry.draft;
  }, [kept, target, entry.draft, entry.busy]);
  return <EntryDrawn entry={entry} {...{ view, target, place, deal, rules, onLeave, onDown }} />;
};

type EntryDrawnProps = Pick<EntryAreaProps, 'view' | 'target' | 'place' | 'deal' | 'rules' | 'onLeave' | 'onDown'> & {
  readonly entry: Entry;
};

/**
 * Not drawn again while a deal is on its way to the disk: nothing can change in the form, and the view that shows the deal is
 * drawn with the next deal's form.
 */
const EntryDrawn = memo(
  ({ entry, view, target, place, deal, rules, onLeave, onDown }: EntryDrawnProps) => {
    const { t } = useTranslation();
    const { names } = view.summary;
    const balances = deal === undefined ? view.summary.balances : before(deal);
    const seats = entrySeats({ t, entry, place, names, balances });
    return (
      <>
        <div className={classes.form} id={ENTRY_ID}>
          <EntryForm {...{ entry, seats, names, place, target, rules, onLeave, onDown }} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by the keyboard too */}
        <div className={classes.live} tabIndex={0}>
          <LivePanel entry={entry} names={names} place={place} rules={rules} />
        </div>
      </>
    );
  },
  (drawn, next) => drawn.entry.busy && next.entry.busy,
);

/** Where everybody stood before a deal. */
const before = ({
  balances,
  net,
}: {
  readonly balances: ByChair<number>;
  readonly net: ByChair<number>;
}): ByChair<number> => ({
  a: balances.a - net.a,
  b: balances.b - net.b,
  c: balances.c - net.c,
  d: balances.d - net.d,
});
