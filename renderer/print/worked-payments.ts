import type { DealContext, DealFacts, SeatValue } from '../../shared/scoring/deal-facts.ts';
import type { BoundRuleset, Ruleset } from '../../shared/scoring/ruleset.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import type { ScoredDeal } from '../../shared/scoring/score-sheet.ts';
import type { BySeat, Wind } from '../../shared/tiles/tile.ts';

/** The three cases of a rule card. */
export const WORKED_CASES = ['discard', 'self-drawn', 'limit'] as const;
export type WorkedCase = (typeof WORKED_CASES)[number];

export type WorkedPayment = {
  readonly id: WorkedCase;
  readonly facts: DealFacts<Wind>;
  readonly context: DealContext;
  readonly scored: ScoredDeal;
};

const CONTEXT: DealContext = { prevailingWind: 'E', dealerWins: 0, dealerStays: 0 };

type Values = Partial<BySeat<SeatValue>>;
type Case = { readonly winner: Wind; readonly discarder?: Wind; readonly values: Values };

/**
 * Three payments under one set of options, computed by the engine: a small win on a discard, a larger one self-drawn, and East's
 * limit. Undefined when the options do not go together.
 */
export const workedPayments = (ruleset: Ruleset, options: unknown): readonly WorkedPayment[] | undefined => {
  const bound = ruleset.bind(options);
  if (!bound.ok) return undefined;
  const cases = bound.value.payment.kind === 'four-hands' ? fourHands(bound.value) : winnerTakes(bound.value);
  const worked: WorkedPayment[] = [];
  for (const id of WORKED_CASES) {
    const facts = factsOf(cases[id]);
    const result = scoreDeal({
      ruleset,
      options,
      facts,
      context: CONTEXT,
      explain: true,
    });
    if (!result.ok) return undefined;
    worked.push({ id, facts, context: CONTEXT, scored: result.value });
  }
  return worked;
};

const factsOf = ({ winner, discarder, values }: Case): DealFacts<Wind> => ({
  result: 'win',
  winner,
  ...(discarder && { discarder }),
  circumstances: [],
  hands: {},
  values,
  instant: [],
});

const counted = (points: number, doubles: number): SeatValue => ({ points, doubles });

/** All four hands count, so that the losers' small hands are part of the example. */
const fourHands = ({ limitWorth }: BoundRuleset): Readonly<Record<WorkedCase, Case>> => ({
  discard: {
    winner: 'S',
    discarder: 'W',
    values: { E: counted(8, 0), S: counted(20, 1), W: counted(4, 0), N: counted(16, 1) },
  },
  'self-drawn': {
    winner: 'S',
    values: { E: counted(4, 1), S: counted(32, 2), W: counted(0, 0), N: counted(12, 0) },
  },
  limit: {
    winner: 'E',
    discarder: 'W',
    values: { E: { total: limitWorth(100) }, S: counted(8, 0), W: counted(16, 1), N: counted(0, 0) },
  },
});

const winnerTakes = ({ payment, cap }: BoundRuleset): Readonly<Record<WorkedCase, Case>> => {
  const minimum = payment.kind === 'winner-takes' ? payment.terms.minimum : 0;
  const least = Math.min(cap, Math.max(minimum, 1));
  return {
    discard: { winner: 'S', discarder: 'W', values: { S: { tai: least } } },
    'self-drawn': { winner: 'S', values: { S: { tai: Math.min(cap, least + 1) } } },
    limit: { winner: 'E', discarder: 'W', values: { E: { tai: cap } } },
  };
};
