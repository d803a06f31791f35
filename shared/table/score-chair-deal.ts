import type { StoredScore } from '../records/stored-score.ts';
import type { DealFacts } from '../scoring/deal-facts.ts';
import type { Ruleset } from '../scoring/ruleset.ts';
import { scoreDeal } from '../scoring/score-deal.ts';
import type { Payment, ScoredDeal, ScoreError } from '../scoring/score-sheet.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import { type ByChair, CHAIRS, type Chair, chairOfWind, type Seating, windOfChair } from './chair.ts';
import type { ChairFacts } from './deal.ts';
import type { NextDeal } from './rotation.ts';
import { chairsWithBoth, whatStands, withOtherStanding } from './two-worths.ts';

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
 * error, each with the `chair` it belongs to beside its `seat`. Amounts are in half units. Where a chair holds tiles and a value, the
 * one that stands is scored, and `beside` says what the other comes to.
 */
export const scoreChairDeal = (input: ScoreChairDealInput): StoredScore => {
  const score = scoreWhatStands(input);
  const { facts } = input;
  const beside: NonNullable<StoredScore['beside']> = Object.fromEntries(
    chairsWithBoth(facts).map((chair) => {
      const { outcome, errors } = scoreWhatStands({ ...input, facts: withOtherStanding(facts, chair) });
      // A win below the minimum is refused with its sheet, which says more than the refusal alone.
      const sheet = outcome?.sheets[chair] ?? errors.find((error) => error.sheet !== undefined)?.sheet ?? null;
      return [chair, { sheet, errors }];
    }),
  );
  return Object.keys(beside).length === 0 ? score : { ...score, beside };
};

const scoreWhatStands = ({ ruleset, options, facts, place }: ScoreChairDealInput): StoredScore => {
  const { dealer, prevailingWind, dealerWins, dealerStays, players } = place;
  const context = { dealer, prevailingWind, dealerWins, dealerStays, players, rulesetVersion: ruleset.version };
  const scored = scoreDeal({
    ruleset,
    options,
    facts: factsByWind(whatStands(facts), place),
    context: { prevailingWind, dealerWins, dealerStays, players },
    explain: true,
  });
  return scored.ok
    ? { context, outcome: outcomeByChair(scored.value, place), errors: [] }
    : { context, outcome: null, errors: scored.errors.map((error) => errorByChair(error, place)) };
};

/** The same facts with people named by the wind they sit in that deal. */
export const factsByWind = (facts: DealFacts<Chair>, seating: Seating): DealFacts<Wind> => {
  const wind = (chair: Chair) => windOfChair(chair, seating.dealer, seating.players);
  const { winner, discarder, liable, offender, sweep, hands, values, instant, ...rest } = facts;
  return {
    ...rest,
    ...(winner && { winner: wind(winner) }),
    ...(discarder && { discarder: wind(discarder) }),
    ...(liable && { liable: wind(liable) }),
    ...(offender && { offender: wind(offender) }),
    ...(sweep && { sweep: wind(sweep) }),
    hands: byWind(hands, wind),
    values: byWind(values, wind),
    instant: instant.map(({ seat, payer, ...event }) => ({
      ...event,
      seat: wind(seat),
      ...(payer && { payer: wind(payer) }),
    })),
  };
};

/** `record` may lack chairs; what is absent stays absent. */
const byWind = <T>(
  record: Readonly<Partial<Record<Chair, T>>>,
  wind: (chair: Chair) => Wind,
): Partial<Record<Wind, T>> => {
  const out: Partial<Record<Wind, T>> = {};
  for (const chair of CHAIRS) {
    const value = record[chair];
    if (value !== undefined) out[wind(chair)] = value;
  }
  return out;
};

const outcomeByChair = (scored: ScoredDeal, seating: Seating): NonNullable<StoredScore['outcome']> => {
  const chair = chairIn(seating);
  const sheets: Partial<Record<Chair, unknown>> = {};
  for (const wind of WINDS) {
    const sheet = scored.sheets[wind];
    if (sheet !== undefined) sheets[chair(wind)] = sheet;
  }
  return {
    net: scored.net && amountsByChair(scored.net, seating),
    payments: scored.payments?.map((payment) => paymentByChair(payment, chair)) ?? null,
    sheets,
    dealer: scored.dealer,
  };
};

const chairIn =
  ({ dealer, players }: Seating) =>
  (wind: Wind): Chair =>
    chairOfWind(wind, dealer, players);

const amountsByChair = (net: Readonly<Record<Wind, number>>, { dealer, players }: Seating): ByChair<number> => ({
  a: net[windOfChair('a', dealer, players)],
  b: net[windOfChair('b', dealer, players)],
  c: net[windOfChair('c', dealer, players)],
  d: net[windOfChair('d', dealer, players)],
});

const paymentByChair = ({ from, to, amount, reason, for: borne }: Payment<Wind>, chair: (wind: Wind) => Chair) => ({
  from: chair(from),
  to: chair(to),
  amount,
  reason,
  ...(borne && { for: chair(borne) }),
});

const errorByChair = (error: ScoreError, seating: Seating) =>
  error.seat === undefined ? { ...error } : { ...error, chair: chairIn(seating)(error.seat) };
