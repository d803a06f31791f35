import type { Group } from '../../../hand/group.ts';
import type { LegalHand } from '../../../hand/legal-hand.ts';
import type { Counts } from '../../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, suitOf } from '../../../tiles/tile-index.ts';
import { WHOLE_HAND } from '../../predicates/irregular.ts';
import { inOneSuit, inSomeOrder, isEachOf, isJust, type Parts, type Shape, sumOf } from './shapes.ts';

// Ranks are places from 0: the tiles 2 to 8 stand at 1 to 7.
const SIMPLES = [1, 2, 3, 4, 5, 6, 7];
const RUN = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const EACH = [1, 1, 1, 1, 1, 1, 1, 1, 1];

/** One of each wind, or with a fifth. */
const winds = ({ winds: counts }: Parts, total: 4 | 5): boolean => isEachOf(counts, [0, 1, 2, 3], total);
const noDragons = ({ dragons }: Parts): boolean => sumOf(dragons) === 0;
const noWinds = (parts: Parts): boolean => sumOf(parts.winds) === 0;
const noHonours = (parts: Parts): boolean => noWinds(parts) && noDragons(parts);

/** Sequential chows from 1 to 9, a pung and a pair, all of one suit. */
export const isRunPungAndPair = (parts: Parts): boolean =>
  noHonours(parts) &&
  inOneSuit(parts, (counts) => {
    const over = [...counts].map((count) => count - 1);
    return (
      over.every((count) => [0, 2, 3].includes(count)) && over.includes(2) && over.includes(3) && sumOf(counts) === 14
    );
  });

export const isWrigglingSnake = (parts: Parts): boolean =>
  noDragons(parts) &&
  inOneSuit(parts, (counts) => {
    const pairInSuit = isEachOf(counts, RUN, 10) && winds(parts, 4);
    return pairInSuit || (isJust(counts, EACH) && winds(parts, 5));
  });

export const isFiveOddHonours = (parts: Parts): boolean =>
  [...parts.winds, ...parts.dragons].every((count) => count <= 1) &&
  sumOf(parts.winds) + sumOf(parts.dragons) === 5 &&
  inOneSuit(parts, (counts) => isJust(counts, EACH));

export const isPekingGarden = (parts: Parts): boolean =>
  winds(parts, 4) &&
  isJust(parts.dragons, [1, 1, 1]) &&
  inOneSuit(parts, (counts) => isJust(counts, [1, 1, 1, 1, 1, 1, 1, 0, 0]));

/** Three tiles in sequence, one of each; `from` is the rank of the first, from 1. */
const isChow = (counts: Counts, from: number): boolean =>
  counts.every((count, at) => count === (at >= from - 1 && at <= from + 1 ? 1 : 0));

/** The same chow in each suit, and the winds with any fifth: chop suey, sukiyaki, chow mein. */
export const isChopSueyFrom =
  (from: 1 | 4 | 7) =>
  (parts: Parts): boolean =>
    noDragons(parts) && winds(parts, 5) && parts.suits.every((counts) => isChow(counts, from));

export const isLil = (parts: Parts): boolean =>
  noDragons(parts) &&
  winds(parts, 5) &&
  inSomeOrder(parts, ({ first, second, third }) => isChow(first, 1) && isChow(second, 4) && isChow(third, 7));

export const isWindyChows = (parts: Parts): boolean =>
  noDragons(parts) &&
  winds(parts, 5) &&
  parts.suits.every((counts) => [1, 2, 3, 4, 5, 6, 7].some((from) => isChow(counts, from)));

/** Five pairs of one suit with the dragons and any fourth, or with one of each wind. */
export const isSuitPairsAndHonourOrphans = (parts: Parts): boolean =>
  inOneSuit(parts, (counts) => sumOf(counts) === 10 && counts.every((count) => count % 2 === 0)) &&
  ((noWinds(parts) && isEachOf(parts.dragons, [0, 1, 2], 4)) || (noDragons(parts) && winds(parts, 4)));

/** Counts of one suit beside one of each wind. */
export const isWithWinds =
  (suit: readonly number[]) =>
  (parts: Parts): boolean =>
    noDragons(parts) && winds(parts, 4) && inOneSuit(parts, (counts) => isJust(counts, suit));

export const DOWN_YOU_GO = [0, 4, 0, 3, 0, 2, 0, 1, 0];
export const UP_YOU_GO = [0, 1, 0, 2, 0, 3, 0, 4, 0];

/** 2 to 8 and a second of one of them. */
const isPairedRun = (counts: Counts): boolean => isEachOf(counts, SIMPLES, 8);

/** Pungs of 1 and 9, and 2 to 8 with one of them paired; melded in whole or part, without kongs. */
export const simpleGates: Shape = (hand) => {
  const made = hand.melds.every(isPartOfGates) && isGates(hand.all);
  return made ? [...hand.melds, ...WHOLE_HAND] : undefined;
};

const isPartOfGates = ({ kind, tile }: Group): boolean => {
  const rank = tile % 9;
  return kind === 'pung' ? tile < FIRST_WIND && (rank === 0 || rank === 8) : kind === 'chow' && rank >= 1 && rank <= 5;
};

const isGates = (all: Counts): boolean => {
  const suit = suitOf(all.findIndex((count) => count > 0));
  if (suit > 2) return false;
  const counts = all.subarray(suit * 9, suit * 9 + 9);
  return (
    sumOf(counts) === sumOf(all) &&
    counts[0] === 3 &&
    counts[8] === 3 &&
    sumOf(counts) === 14 &&
    isPairedRun(counts.map((count, at) => (at === 0 || at === 8 ? 0 : count)))
  );
};

export const isConfusedGates = (parts: Parts): boolean =>
  noHonours(parts) &&
  inSomeOrder(
    parts,
    ({ first, second, third }) =>
      isJust(first, [3, 0, 0, 0, 0, 0, 0, 0, 0]) && isJust(second, [0, 0, 0, 0, 0, 0, 0, 0, 3]) && isPairedRun(third),
  );

export const isTrueGates = (parts: Parts): boolean =>
  noHonours(parts) && inOneSuit(parts, (counts) => isJust(counts, [3, 2, 0, 2, 0, 2, 0, 2, 3]));

/** The dragon that goes with a suit: green with bamboos, red with characters, white with dots. */
const DRAGON_OF_SUIT = [
  [0, 3, 0],
  [3, 0, 0],
  [0, 0, 3],
];

/** A pung of 1 or of 9, a pung of the dragon of its suit, and between them what `middle` says. */
const isGateWithDragon = (parts: Parts, middle: (counts: Counts) => boolean): boolean =>
  noWinds(parts) &&
  inOneSuit(
    parts,
    (counts, suit) =>
      isJust(parts.dragons, DRAGON_OF_SUIT[suit] ?? []) &&
      Math.max(counts[0] ?? 0, counts[8] ?? 0) === 3 &&
      Math.min(counts[0] ?? 0, counts[8] ?? 0) === 0 &&
      middle(counts.map((count, at) => (at === 0 || at === 8 ? 0 : count))),
  );

export const isGoldenGate = (parts: Parts): boolean =>
  isGateWithDragon(parts, (counts) => isJust(counts, [0, 2, 0, 2, 0, 2, 0, 2, 0]));

export const isDragonGates = (parts: Parts): boolean => isGateWithDragon(parts, isPairedRun);

/** 1861 of one suit and 1865 of another, with pungs of south and north. */
export const isCivilWar = (parts: Parts): boolean =>
  noDragons(parts) &&
  isJust(parts.winds, [0, 3, 0, 3]) &&
  inSomeOrder(
    parts,
    ({ first, second, third }) =>
      isJust(first, [2, 0, 0, 0, 0, 1, 0, 1, 0]) && isJust(second, [1, 0, 0, 0, 1, 1, 0, 1, 0]) && isJust(third, NONE),
  );

/** A pair of each wind, and two dragons in sets, melded or not. */
export const windyDragons: Shape = ({ melds, concealed }: LegalHand) => {
  const loose = [0, 1, 2].filter((at) => concealed[FIRST_DRAGON + at] === 3).length;
  const made =
    melds.every(({ tile }) => tile >= FIRST_DRAGON) &&
    melds.length + loose === 2 &&
    concealed.every((count, tile) =>
      tile < FIRST_WIND ? count === 0 : tile < FIRST_DRAGON ? count === 2 : count === 0 || count === 3,
    );
  return made ? [...melds, ...WHOLE_HAND] : undefined;
};

const ranksOf = ({ suits: [bamboos, characters, dots] }: Parts): readonly (readonly number[])[] =>
  RUN.map((at) => [bamboos[at] ?? 0, characters[at] ?? 0, dots[at] ?? 0]);

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether tiles of one rank go into pairs of different suits. */
const isKnitted = (counts: readonly number[]): boolean =>
  total(counts) % 2 === 0 && Math.max(...counts) * 2 <= total(counts);

export const isKnitting = (parts: Parts): boolean => noHonours(parts) && ranksOf(parts).every(isKnitted);

/** One knitted pair of each tile from 1 to 7. */
export const isGertiesGarter = (parts: Parts): boolean =>
  isKnitting(parts) && ranksOf(parts).every((counts, at) => total(counts) === (at < 7 ? 2 : 0));

/** Four times one rank in three suits, and a knitted pair. */
export const isTripleKnitting = (parts: Parts): boolean => {
  if (!noHonours(parts)) return false;
  const uneven = ranksOf(parts).filter((counts) => Math.max(...counts) !== Math.min(...counts));
  // Apart from the pair every rank has as many tiles in each suit; the pair leaves one suit a tile short.
  return uneven.length === 1 && uneven.every((counts) => isTripletsAndPair(counts));
};

const isTripletsAndPair = (counts: readonly number[]): boolean =>
  Math.max(...counts) - Math.min(...counts) === 1 && total(counts) % 3 === 2;
