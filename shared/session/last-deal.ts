import type { Ending } from '../records/records.ts';

/**
 * What time means at a table that plays by the clock: nothing yet; the deal now on the table is the last; it is the last but
 * one; one more is to be played; or all of that is entered and the table can be ended.
 */
export type LastDealStep = 'none' | 'this-is-last' | 'one-more-after-this' | 'one-more' | 'end-table';

type LastDealInput = {
  readonly ending: Ending;
  readonly timeIsUp: boolean;
  /** Deals entered since time was up: the first of them was on the table then. */
  readonly lateDeals: number;
};

/** What a table has to be told when time is up. Whoever ends it decides: the clock only says so. */
export const lastDealStep = ({ ending, timeIsUp, lateDeals }: LastDealInput): LastDealStep => {
  if (!timeIsUp || ending.kind !== 'minutes') return 'none';
  if (ending.last === 'finish-deal') return lateDeals === 0 ? 'this-is-last' : 'end-table';
  if (lateDeals === 0) return 'one-more-after-this';
  return lateDeals === 1 ? 'one-more' : 'end-table';
};
