import { type ByChair, CHAIRS, type Chair } from '../table/chair.ts';

/** Twelfths to one table point: the least number that a half, a third and a quarter of a point all divide. */
export const TWELFTHS = 12;

/** 4-2-1-0 in twelfths, first place to last. */
const SCALE = [48, 24, 12, 0] as const;

/** 4-2-0 at a table of three: first and last are worth what they are worth everywhere. See README, "A table of three". */
const SCALE_OF_THREE = [48, 24, 0] as const;

/**
 * Table points of the balances in twelfths: 4-2-1-0 by balance, tied chairs sharing the sum of the tied places
 * (first two tied 3, 3, 1, 0; three tied at the top 7/3 each; all four 1 3/4). The sum is always 84. With three chairs
 * `taken` it is 4-2-0, shared alike (two tied at the top 3, 3, 0; all three 2), the sum 72, and the empty chair has 0.
 */
export const tablePoints = (balances: ByChair<number>, taken: readonly Chair[] = CHAIRS): ByChair<number> => {
  const scale: readonly number[] = taken.length === 3 ? SCALE_OF_THREE : SCALE;
  const of = (chair: Chair): number => {
    if (!taken.includes(chair)) return 0;
    const above = taken.filter((other) => balances[other] > balances[chair]).length;
    const tied = taken.filter((other) => balances[other] === balances[chair]).length;
    return scale.slice(above, above + tied).reduce((sum, points) => sum + points, 0) / tied;
  };
  return { a: of('a'), b: of('b'), c: of('c'), d: of('d') };
};
