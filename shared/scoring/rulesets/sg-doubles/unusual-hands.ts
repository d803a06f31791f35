import type { LegalHand } from '../../../hand/legal-hand.ts';
import { type Counts, countTiles } from '../../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, KINDS } from '../../../tiles/tile-index.ts';

// The irregular hands that 000 alone knows, each concealed.

const RANKS = 9;
const COMPLETE = 14;

const at = (counts: Counts, tile: number): number => counts[tile] ?? 0;

const sum = (counts: Counts, from: number, to: number): number => {
  let tiles = 0;
  for (let tile = from; tile < to; tile += 1) tiles += at(counts, tile);
  return tiles;
};

/** The tiles of a complete hand in which nothing was melded; undefined for any other. A flower thief may show fewer. */
const tilesOfConcealed = ({ melds, concealed }: LegalHand): Counts | undefined =>
  melds.length === 0 && sum(concealed, 0, KINDS) === COMPLETE ? concealed : undefined;

const hasDragon = (counts: Counts): boolean => sum(counts, FIRST_DRAGON, KINDS) > 0;

/** Seven pairs of which no two are alike. */
export const isSevenKindsOfPairs = (hand: LegalHand): boolean =>
  tilesOfConcealed(hand)?.every((count) => count === 0 || count === 2) === true;

/** "3 Chis, one in each suit, one tile of East, South, West & North, with any of these winds paired." */
export const isWindyChow = (hand: LegalHand): boolean => {
  const counts = tilesOfConcealed(hand);
  if (counts === undefined || hasDragon(counts)) return false;
  for (let wind = FIRST_WIND; wind < FIRST_DRAGON; wind += 1) if (at(counts, wind) === 0) return false;
  return sum(counts, FIRST_WIND, FIRST_DRAGON) === 5 && [0, 1, 2].every((suit) => isOneChow(counts, suit * RANKS));
};

const isOneChow = (counts: Counts, first: number): boolean => {
  let lowest = first;
  while (lowest < first + RANKS && at(counts, lowest) === 0) lowest += 1;
  if (lowest > first + RANKS - 3 || sum(counts, first, first + RANKS) !== 3) return false;
  return at(counts, lowest) === 1 && at(counts, lowest + 1) === 1 && at(counts, lowest + 2) === 1;
};

const FOUNDING = countTiles(['B1', 'B8', 'B1', 'B9', 'C1', 'C9', 'C6', 'C5', 'E', 'E', 'E', 'W', 'W', 'W']);

/** "1, 8, 1, 9 in the bamboo suit, 1, 9, 6, 5 in the character suit, a Pong of East and a Pong of West." */
export const isFounding = (hand: LegalHand): boolean =>
  tilesOfConcealed(hand)?.every((count, tile) => count === FOUNDING[tile]) === true;

/** "Any 14 of the following 16 tiles": the honours, 1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third; no pair. */
export const isHonouredKnitting = (hand: LegalHand): boolean => {
  const counts = tilesOfConcealed(hand);
  if (counts === undefined || counts.some((count) => count > 1)) return false;
  let residues = 0;
  for (let suit = 0; suit < 3; suit += 1) {
    let own = 0;
    for (let rank = 0; rank < RANKS; rank += 1) if (at(counts, suit * RANKS + rank) > 0) own |= 1 << (rank % 3);
    // Fourteen of sixteen tiles leave none of the suits empty, so each names its residue.
    if ((own & (own - 1)) !== 0 || (own & residues) !== 0) return false;
    residues |= own;
  }
  return residues === 0b111;
};

const SUIT_ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Whether the two tiles beside the runs lie one in each outer suit, of one number, or both in one of these suits and alike. */
type KnittedPair = 'both' | 'one';

/** "4 chis … the first tile in each from Suit A, the middle tile from Suit B and the last from Suit C. The pair must be from Suits A & C." */
export const isPureKnitting = (hand: LegalHand, pair: KnittedPair): boolean => {
  const counts = tilesOfConcealed(hand);
  if (counts === undefined || sum(counts, FIRST_WIND, KINDS) > 0) return false;
  return SUIT_ORDERS.some((order) => isKnitted(counts, order, pair));
};

const isKnitted = (counts: Counts, [a, b, c]: readonly [number, number, number], pair: KnittedPair): boolean => {
  if (sum(counts, b * RANKS, (b + 1) * RANKS) !== 4) return false;
  const left: [number, number][] = [];
  // The middle tiles say where the runs begin: one rank lower, and end: one rank higher.
  for (let rank = 0; rank < RANKS; rank += 1) {
    const first = at(counts, a * RANKS + rank) - (rank + 1 < RANKS ? at(counts, b * RANKS + rank + 1) : 0);
    const last = at(counts, c * RANKS + rank) - (rank > 0 ? at(counts, b * RANKS + rank - 1) : 0);
    if (first < 0 || last < 0) return false;
    if (first + last > 0) left.push([first, last]);
  }
  // A middle one or nine has no run, which leaves more than a pair.
  const [only] = left;
  if (only === undefined || left.length > 1) return false;
  const [first, last] = only;
  return pair === 'both' ? first === 1 && last === 1 : first + last === 2 && first !== 1;
};

/**
 * "No more than four tiles in any suit … cannot form a chi or pong, or be adjacent … a pair of any suitable tiles", no dragons. Which
 * winds may be in it depends on the seat: see `judge.ts`.
 */
export const isLincolnShape = (hand: LegalHand): boolean => {
  const counts = tilesOfConcealed(hand);
  if (counts === undefined || hasDragon(counts)) return false;
  let pairs = 0;
  for (const count of counts) {
    if (count > 2) return false;
    if (count === 2) pairs += 1;
  }
  return pairs === 1 && [0, 1, 2].every((suit) => isScattered(counts, suit * RANKS));
};

const isScattered = (counts: Counts, first: number): boolean => {
  if (sum(counts, first, first + RANKS) > 4) return false;
  for (let tile = first; tile + 1 < first + RANKS; tile += 1) {
    if (at(counts, tile) > 0 && at(counts, tile + 1) > 0) return false;
  }
  return true;
};
