import type { StoredScore } from '../records/records.ts';
import type { DealFacts } from '../scoring/deal-facts.ts';
import type { Ruleset } from '../scoring/ruleset.ts';
import { scoreDeal } from '../scoring/score-deal.ts';
import type { Payment, ScoredDeal, ScoreError } from '../scoring/score-sheet.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import { type ByChair, CHAIRS, type Chair, chairOfWind, windOfChair } from './chair.ts';
import type { ChairFacts } from './deal.ts';
import type { NextDeal } from './rotation.ts';

export type ScoreChairDealInput = {
  readonly ruleset: Ruleset;
  /** The session's frozen option object. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly facts: ChairFacts;
  /** Where the deal stands: dealer, prevailing wind, the dealer's run. */
  readonly place: NextDeal;
};

/**
 * Scores a deal whose people are named by chair: maps them to seat winds, asks the engine (always explained, since the
 * sheets are stored) and maps back. A refusal is not an error here: it comes back as `outcome: null` with every engine
 * error, each with the `chair` it belongs to beside its `seat`. Amounts are in half units.
 */
export const scoreChairDeal = ({ ruleset, options, facts, place }: ScoreChairDealInput): StoredScore => {
  const { dealer, prevailingWind, dealerWins, dealerStays } = place;
  const context = { dealer, prevailingWind, dealerWins, dealerStays, rulesetVersion: ruleset.version };
  const scored = scoreDeal({
    ruleset,
    options,
    facts: factsByWind(facts, dealer),
    context: { prevailingWind, dealerWins, dealerStays },
    explain: true,
  });
  return scored.ok
    ? { context, outcome: outcomeByChair(scored.value, dealer), errors: [] }
    : { context, outcome: null, errors: scored.errors.map((error) => errorByChair(error, dealer)) };
};

/** The same facts with people named by the wind they sit while `dealer` deals. */
export const factsByWind = (facts: ChairFacts, dealer: Chair): DealFacts<Wind> => {
  const wind = (chair: Chair) => windOfChair(chair, dealer);
  const { winner, discarder, liable, offender, sweep, hands, values, instant, ...rest } = facts;
  return {
    ...rest,
    ...(winner && { winner: wind(winner) }),
    ...(discarder && { discarder: wind(discarder) }),
    ...(liable && { liable: wind(liable) }),
    ...(offender && { offender: wind(offender) }),
    ...(sweep && { sweep: wind(sweep) }),
    hands: byWind(hands, dealer),
    values: byWind(values, dealer),
    instant: instant.map(({ seat, payer, ...event }) => ({
      ...event,
      seat: wind(seat),
      ...(payer && { payer: wind(payer) }),
    })),
  };
};

/** `record` may lack chairs; what is absent stays absent. */
const byWind = <T>(record: Readonly<Partial<Record<Chair, T>>>, dealer: Chair): Partial<Record<Wind, T>> => {
  const out: Partial<Record<Wind, T>> = {};
  for (const chair of CHAIRS) {
    const value = record[chair];
    if (value !== undefined) out[windOfChair(chair, dealer)] = value;
  }
  return out;
};

const outcomeByChair = (scored: ScoredDeal, dealer: Chair): NonNullable<StoredScore['outcome']> => {
  const sheets: Partial<Record<Chair, unknown>> = {};
  for (const wind of WINDS) {
    const sheet = scored.sheets[wind];
    if (sheet !== undefined) sheets[chairOfWind(wind, dealer)] = sheet;
  }
  return {
    net: scored.net && amountsByChair(scored.net, dealer),
    payments: scored.payments?.map((payment) => paymentByChair(payment, dealer)) ?? null,
    sheets,
    dealer: scored.dealer,
  };
};

const amountsByChair = (net: Readonly<Record<Wind, number>>, dealer: Chair): ByChair<number> => ({
  a: net[windOfChair('a', dealer)],
  b: net[windOfChair('b', dealer)],
  c: net[windOfChair('c', dealer)],
  d: net[windOfChair('d', dealer)],
});

const paymentByChair = ({ from, to, amount, reason, for: borne }: Payment<Wind>, dealer: Chair) => ({
  from: chairOfWind(from, dealer),
  to: chairOfWind(to, dealer),
  amount,
  reason,
  ...(borne && { for: chairOfWind(borne, dealer) }),
});

const errorByChair = (error: ScoreError, dealer: Chair) =>
  error.seat === undefined ? { ...error } : { ...error, chair: chairOfWind(error.seat, dealer) };
