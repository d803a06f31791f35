import type { DealContext, DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError } from '../../../../shared/scoring/score-sheet.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { type Options, rulesetOf } from '../deal-text.ts';

export type Facts = Partial<DealFacts<Wind>>;
export const SYSTEMS = ['sg-club', 'sg-payup'] as const;

const attempt = (system: string, facts: Facts, options: Options = {}, context: Partial<DealContext> = {}) =>
  scoreDeal({
    ruleset: rulesetOf(system),
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0, ...context },
    explain: true,
  });
export const score = (system: string, facts: Facts, options: Options = {}): ScoredDeal => {
  const scored = attempt(system, facts, options);
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
export const errorsOf = (system: string, facts: Facts, options: Options = {}): readonly ScoreError[] => {
  const scored = attempt(system, facts, options);
  return scored.ok ? [] : scored.errors;
};
/** Nets in whole units, E S W N. */
export const netOf = ({ net }: ScoredDeal) => net && [net.E / 2, net.S / 2, net.W / 2, net.N / 2];
export const paid = ({ payments }: ScoredDeal) =>
  payments?.map(({ from, to, amount, reason, for: share }) => `${from}>${to} ${amount / 2} ${reason}${share ?? ''}`);
/** South wins with so many tai. */
export const tai = (worth: number, more: Facts = {}): Facts => ({
  winner: 'S',
  values: { S: { tai: worth } },
  ...more,
});
