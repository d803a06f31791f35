import type { DealContext, DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError } from '../../../../shared/scoring/score-sheet.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { type Options, rulesetOf } from '../deal-text.ts';

export type Facts = Partial<DealFacts<Wind>>;
export const DOUBLES = rulesetOf('sg-doubles');

const attempt = (facts: Facts, options: Options, context: Partial<DealContext>) =>
  scoreDeal({
    ruleset: DOUBLES,
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0, ...context },
    explain: true,
  });
export const score = (facts: Facts, options: Options = {}, context: Partial<DealContext> = {}): ScoredDeal => {
  const scored = attempt(facts, options, context);
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
export const errorsOf = (facts: Facts, options: Options = {}): readonly ScoreError[] => {
  const scored = attempt(facts, options, {});
  return scored.ok ? [] : scored.errors;
};
/** Nets in whole units. */
export const netOf = ({ net }: Pick<ScoredDeal, 'net'>) =>
  net && { E: net.E / 2, S: net.S / 2, W: net.W / 2, N: net.N / 2 };
/** Payments in whole units, in one line each. */
export const paid = ({ payments }: ScoredDeal) =>
  payments?.map(({ from, to, amount, reason, for: share }) => `${from}>${to} ${amount / 2} ${reason}${share ?? ''}`);
/** East wins with so many doubles. */
export const worth = (doubles: number, more: Facts = {}): Facts => ({
  winner: 'E',
  values: { [more.winner ?? 'E']: { tai: doubles } },
  ...more,
});
