import { divide } from '../../../hand/divide.ts';
import type { Group } from '../../../hand/group.ts';
import type { LegalHand } from '../../../hand/legal-hand.ts';
import type { Counts } from '../../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, KINDS } from '../../../tiles/tile-index.ts';
import { isSevenPairs, WHOLE_HAND } from '../../predicates/irregular.ts';

/** The groups of a special hand, the melds first; undefined when it is not made. */
export type Shape = (hand: LegalHand) => readonly Group[] | undefined;

/** How many of each tile, by family. */
export type Parts = {
  /** Bamboo, characters, dots: the tiles from 1 to 9. */
  readonly suits: readonly [Counts, Counts, Counts];
  readonly winds: Counts;
  /** Red, green, white. */
  readonly dragons: Counts;
};

type Look = { readonly parts: Parts; readonly regular: readonly (readonly Group[])[] };

// Some fifty hands look at the same tiles: they are taken apart once.
const looks = new WeakMap<LegalHand, Look>();
const lookAt = (hand: LegalHand): Look => {
  const known = looks.get(hand);
  if (known !== undefined) return known;
  const regular = divide(hand.concealedCodes).map((division) => [...hand.melds, ...division]);
  const look = { parts: partsOf(hand.all), regular };
  looks.set(hand, look);
  return look;
};

const partsOf = (all: Counts): Parts => ({
  suits: [all.subarray(0, 9), all.subarray(9, 18), all.subarray(18, FIRST_WIND)],
  winds: all.subarray(FIRST_WIND, FIRST_DRAGON),
  dragons: all.subarray(FIRST_DRAGON, KINDS),
});

/** A regular hand: four sets and a pair, melded or not. */
export const inSets =
  (test: (groups: readonly Group[]) => boolean): Shape =>
  (hand) =>
    lookAt(hand).regular.find(test);

/** Fourteen loose tiles that need not make sets. */
export const inTiles =
  (test: (parts: Parts) => boolean): Shape =>
  (hand) =>
    hand.melds.length === 0 && test(lookAt(hand).parts) ? WHOLE_HAND : undefined;

/** Seven pairs, four alike being two of them; the test sees each kind of tile once. */
export const inPairs =
  (test: (kinds: readonly number[]) => boolean): Shape =>
  (hand) =>
    isSevenPairs(hand) && test([...hand.all].flatMap((count, tile) => (count > 0 ? [tile] : [])))
      ? WHOLE_HAND
      : undefined;

/** A hand that is made in more than one way. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (hand) => {
    for (const shape of shapes) {
      const groups = shape(hand);
      if (groups !== undefined) return groups;
    }
    return undefined;
  };

export const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** Exactly these tiles. */
export const isJust = (counts: Counts, expected: readonly number[]): boolean =>
  counts.every((count, at) => count === expected[at]);

/** Each of these places at least once, none of the others, and so many in all. */
export const isEachOf = (counts: Counts, places: readonly number[], total: number): boolean =>
  counts.every((count, at) => count > 0 === places.includes(at)) && sumOf(counts) === total;

type InSuits = { readonly first: Counts; readonly second: Counts; readonly third: Counts; readonly suit: number };

/** Whether the tiles fit when the three suits are taken in some order; `suit` is the number of the first. */
export const inSomeOrder = ({ suits: [one, two, three] }: Parts, test: (suits: InSuits) => boolean): boolean =>
  test({ first: one, second: two, third: three, suit: 0 }) ||
  test({ first: one, second: three, third: two, suit: 0 }) ||
  test({ first: two, second: one, third: three, suit: 1 }) ||
  test({ first: two, second: three, third: one, suit: 1 }) ||
  test({ first: three, second: one, third: two, suit: 2 }) ||
  test({ first: three, second: two, third: one, suit: 2 });

/** Whether one suit fits and the other two are absent. */
export const inOneSuit = (parts: Parts, test: (counts: Counts, suit: number) => boolean): boolean =>
  inSomeOrder(parts, ({ first, second, third, suit }) => sumOf(second) + sumOf(third) === 0 && test(first, suit));
