import { type Group, groupOf } from '../../hand/group.ts';
import type { LegalHand } from '../../hand/legal-hand.ts';
import { isHonour, isTerminal } from '../../tiles/tile-index.ts';

/** One of each terminal and honour, and a second of any: concealed, so without melds. */
export const isThirteenOrphans = ({ melds, concealed }: LegalHand): boolean =>
  melds.length === 0 &&
  concealed.every((count, tile) => (isTerminal(tile) || isHonour(tile) ? count > 0 : count === 0));

/** Fourteen concealed tiles in pairs; four of a kind are two. */
export const isSevenPairs = ({ melds, concealed }: LegalHand): boolean =>
  melds.length === 0 && concealed.every((count) => count % 2 === 0);

/** A whole hand as one group. */
export const WHOLE_HAND: readonly Group[] = [groupOf('special', 0, 'concealed')];

/**
 * The melds of a hand and its concealed triplets of certain tiles, when it holds a set of every one of those; the rest is left over.
 * Kongs are sets as well.
 */
export const withEverySet = (hand: LegalHand, tiles: readonly number[]): readonly Group[] | undefined => {
  const groups = [...hand.melds];
  for (const tile of tiles) {
    if (hand.melds.some((meld) => meld.kind !== 'chow' && meld.tile === tile)) continue;
    if ((hand.concealed[tile] ?? 0) < 3) return undefined;
    groups.push(groupOf('pung', tile, 'concealed'));
  }
  return groups;
};
