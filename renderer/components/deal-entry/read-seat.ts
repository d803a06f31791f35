import type { Hand } from '../../../shared/hand/hand.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import { type Marks, NO_MARKS, parseWorth } from './parse-worth.ts';
import type { EntryError } from './read-draft.ts';

/** What the form says of one seat: in its field, and in the hand laid beside it. */
export type SeatReading = {
  readonly hand: Hand | undefined;
  readonly value: SeatValue | undefined;
  readonly marks: Marks;
  readonly errors: readonly EntryError[];
};

type Texts = { readonly chair: Chair; readonly field: string; readonly laid: string };

/** Reads a seat. Errors of the laid hand are those `at` the tiles; `tiles-twice` when the field holds tiles as well. */
export const readSeat = ({ chair, field, laid }: Texts): SeatReading => {
  const [typed, beside] = [parseWorth(field), parseWorth(laid)];
  const worth = typed.ok ? typed.value.worth : { kind: 'none' as const };
  const tiles = beside.ok ? beside.value.worth : { kind: 'none' as const };
  const wrong = (code: string, token: string): EntryError => ({ code, chair, at: 'tiles', token });
  return {
    hand: tiles.kind === 'hand' ? tiles.hand : worth.kind === 'hand' ? worth.hand : undefined,
    value: worth.kind === 'value' ? worth.value : undefined,
    marks: together(typed.ok ? typed.value.marks : NO_MARKS, beside.ok ? beside.value.marks : NO_MARKS),
    errors: [
      ...(typed.ok ? [] : typed.errors.map((error) => ({ ...error, chair }))),
      ...(beside.ok ? [] : beside.errors.map((error) => ({ ...error, chair, at: 'tiles' as const }))),
      ...(tiles.kind === 'value' ? [wrong('tiles-unreadable', laid.trim())] : []),
      ...(tiles.kind === 'hand' && worth.kind === 'hand' ? [wrong('tiles-twice', field.trim())] : []),
    ],
  };
};

const together = (field: Marks, laid: Marks): Marks => ({
  won: field.won || laid.won,
  selfDrawn: field.selfDrawn || laid.selfDrawn,
  discarded: field.discarded || laid.discarded,
  winningTile: laid.winningTile ?? field.winningTile,
});
