import { type ByChair, CHAIRS, type Chair } from '../table/chair.ts';

/** Twelfths to one table point: the least number that a half, a third and a quarter of a point all divide. */
export const TWELFTHS = 12;

/** 4-2-1-0 in twelfths, first place to last. */
const SCALE = [48, 24, 12, 0] as const;

/**
 * Table points of the four balances in twelfths: 4-2-1-0 by balance, tied chairs sharing the sum of the tied places
 * (first two tied 3, 3, 1, 0; three tied at the top 7/3 each; all four 1 3/4). The sum is always 84.
 */
export const tablePoints = (balances: ByChair<number>): ByChair<number> => {
  const of = (chair: Chair): number => {
    const above = CHAIRS.filter((other) => balances[other] > balances[chair]).length;
    const tied = CHAIRS.filter((other) => balances[other] === balances[chair]).length;
    return SCALE.slice(above, above + tied).reduce<number>((sum, points) => sum + points, 0) / tied;
  };
  return { a: of('a'), b: of('b'), c: of('c'), d: of('d') };
};
