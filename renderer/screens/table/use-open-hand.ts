import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { type Entry, openPlace } from './use-entry.ts';

/** The seat whose field has the cursor. */
const chairAtCursor = (): Chair | undefined => {
  const chair = document.activeElement?.closest<HTMLElement>('[data-chair]')?.dataset.chair;
  return CHAIRS.find((one) => one === chair);
};

export type OpenHand = {
  /** Opens the hand of the seat with the cursor, of who won, or of the dealer. */
  readonly open: () => void;
  /** Back to where the hand was opened from; its tiles stay. */
  readonly leave: () => void;
};

type Desk = { readonly dealer: Chair; readonly payment: Ruleset['payment'] };

/** The keys of the open hand: one opens and closes it, one lets the other of tiles and value stand. */
export const useOpenHand = (entry: Entry, { dealer, payment }: Desk): OpenHand => {
  const { draft, reading, dispatch } = entry;
  const off = draft.result !== 'win';
  const open = (): void => entry.openHand(chairAtCursor() ?? reading.winner ?? dealer);
  const leave = (): void => {
    const field = payment === 'four-hands' ? draft.openHand : undefined;
    entry.goTo(field ?? openPlace(draft));
  };
  useShortcut(
    'openHand',
    () => {
      if (draft.openHand === undefined) return open();
      dispatch({ type: 'open-hand', chair: undefined });
      leave();
    },
    { off },
  );
  useShortcut('whichStands', entry.switchStanding, { off: off || draft.openHand === undefined });
  return { open, leave };
};
