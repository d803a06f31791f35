import type { Deal, Ending } from '../../shared/records/records.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { type ReplayInput, replayTable } from '../../shared/table/replay.ts';
import { FIRST_DEAL } from '../../shared/table/rotation.ts';
import { scoreChairDeal } from '../../shared/table/score-chair-deal.ts';
import { aDeal, uuid } from './records.ts';

const OPEN: Ending = { kind: 'open' };

/** A replay input under the classical defaults. */
export const classicalTable = (deals: readonly Deal[], ending: Ending = OPEN): ReplayInput => ({
  ruleset: classical,
  options: classical.defaultOptions,
  ending,
  deals,
});

/** A deal that nobody has scored yet, or one as it is stored. */
export type LooseDeal = Omit<Deal, 'scored'> & { readonly scored: Deal['scored'] | null };

/** Deals as the store leaves them after a change: numbered anew, each with the score that counts in its place. */
export const settledDeals = (deals: readonly LooseDeal[], ending: Ending = OPEN): readonly Deal[] =>
  replayTable({ ...classicalTable([], ending), deals }).deals.map(({ deal, score }, index) => ({
    ...deal,
    position: index + 1,
    scored: score,
  }));

/** Deals as a store would have recorded them one after the other: each scored in its own place. */
export const recordedDeals = (facts: readonly ChairFacts[], firstId = 1000): readonly Deal[] => {
  const deals: Deal[] = [];
  for (const [index, each] of facts.entries()) {
    const place = index === 0 ? FIRST_DEAL : replayTable(classicalTable(deals)).next;
    const scored = scoreChairDeal({ ruleset: classical, options: classical.defaultOptions, facts: each, place });
    deals.push(aDeal({ id: uuid(firstId + index), position: index + 1, facts: each, scored }));
  }
  return deals;
};
