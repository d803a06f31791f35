import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import { EntryForm } from './entry-form.tsx';
import { entrySeats } from './entry-seats.ts';
import { LivePanel } from './live-panel.tsx';
import classes from './table-desk.module.css';
import { type EntryInput, useEntry } from './use-entry.ts';

const ENTRY_ID = 'entry';

/** Puts the cursor into the first field; on the button that records where there is nothing to type, as in a washout. */
export const focusEntry = (): void => {
  const form = document.getElementById(ENTRY_ID);
  const first = form?.querySelector<HTMLElement>('input:enabled') ?? form?.querySelector<HTMLElement>('button:enabled');
  first?.focus();
};

type EntryAreaProps = EntryInput & {
  readonly onLeave: () => void;
  readonly onDown: () => void;
};

/** The form and, beside it, what it comes to. Made anew for each correction. */
export const EntryArea = ({ onLeave, onDown, ...input }: EntryAreaProps) => {
  const { t } = useTranslation();
  const entry = useEntry(input);
  const { view, target, place, deal, rules } = input;
  const { names } = view.summary;
  const { draft, reading, preview } = entry;
  const balances = deal === undefined ? view.summary.balances : before(deal);
  const seats = entrySeats({ t, entry, place, names, balances });
  return (
    <>
      <div className={classes.form} id={ENTRY_ID}>
        <EntryForm {...{ entry, seats, names, place, target, rules, onLeave, onDown }} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by the keyboard too */}
      <div className={classes.live} tabIndex={0}>
        <LivePanel {...{ draft, reading, preview, names, place, rules }} />
      </div>
    </>
  );
};

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
