import { type LegalHand, withTile } from '../../../hand/legal-hand.ts';
import { COPIES } from '../../../tiles/tile.ts';
import { KINDS } from '../../../tiles/tile-index.ts';
import { readWinner } from '../../read-winner.ts';
import { judgeOneSuitPlay } from './one-suit-play.ts';
import type { AmericanOptions } from './options.ts';
import { sumOf } from './shapes.ts';
import { specialForms } from './special-rows.ts';

const WAITING = 13;

/** Whether all thirteen tiles of a hand that did not win are known; a part of a hand says nothing of the whole. */
export const showsWholeHand = ({ melds, concealed }: LegalHand): boolean =>
  melds.length * 3 + sumOf(concealed) === WAITING;

/** Whether some tile would have let a hand go out, as a regular hand or as a special one that is played. */
export const waits = (hand: LegalHand, options: AmericanOptions): boolean => {
  const forms = specialForms.filter(({ when }) => when(options));
  for (let tile = 0; tile < KINDS; tile += 1) {
    if ((hand.all[tile] ?? 0) < COPIES && completes(hand, tile, { forms, options })) return true;
  }
  return false;
};

type Play = { readonly forms: typeof specialForms; readonly options: AmericanOptions };

const completes = (hand: LegalHand, tile: number, { forms, options }: Play): boolean => {
  const complete = withTile(hand, tile);
  const readings = readWinner(complete, { tile, claimed: false }, forms);
  if (readings.length === 0) return false;
  // The seat is told to people alone.
  const { errors, warnings } = judgeOneSuitPlay({ seat: 'E', hand: complete, readings, circumstances: [] }, options);
  return errors.length === 0 && warnings.length === 0;
};
