/**
 * What a detector found: 0 for nothing, else bits. Bit n is group n of the reading, from `BONUS_SHIFT` on the bonus
 * tiles; `FOUND` when no tile made it, alone or with how often. `UNKNOWN` when play has not answered: counts as no, and is asked on the sheet.
 */
export type Evidence = number;
export const BONUS_SHIFT = 14;
export const FOUND: Evidence = 1 << 30;
export const UNKNOWN: Evidence = -1;

/** `FOUND` when true: for circumstances, which no tile shows. */
export const foundIf = (found: boolean): Evidence => (found ? FOUND : 0);

/** Found several times without tiles to show for it: for rows that count each. Below `BONUS_SHIFT` bits. */
export const foundTimes = (times: number): Evidence => (times > 0 ? FOUND | times : 0);

/** How many bits are set. */
export const countBits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** How often a row that counts each was found. */
export const timesOf = (found: Evidence): number =>
  (found & FOUND) === 0 ? countBits(found) : Math.max(1, found & ~FOUND);
