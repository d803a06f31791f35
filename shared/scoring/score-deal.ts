import type { LegalHand } from '../hand/legal-hand.ts';
import { type Reading, readPartialHand } from '../hand/readings.ts';
import { fail, ok, type Result } from '../result.ts';
import type { BySeat, Wind } from '../tiles/tile.ts';
import { indexOfTile } from '../tiles/tile-index.ts';
import { checkFacts } from './check-facts.ts';
import { checkHands, knownSeats, type LegalHands } from './check-hands.ts';
import { checkTold } from './check-told.ts';
import { commonErrors, distinctErrors } from './common-errors.ts';
import type { Circumstance, DealContext, DealFacts } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import type { Answer, HandContext } from './hand-context.ts';
import { checkInstant } from './instant.ts';
import { checkCause } from './liability.ts';
import { answerOneChance } from './one-chance.ts';
import { profileOf } from './predicates/tiles.ts';
import { readWinner } from './read-winner.ts';
import type { BoundRuleset, Judgement, Ruleset } from './ruleset.ts';
import { scoreReadings } from './score-hand.ts';
import type { ScoredDeal, ScoreError, ScoreSheet } from './score-sheet.ts';
import { checkValue, NO_HAND, scoreValue } from './score-value.ts';
import { settle } from './settle.ts';
import { settleDeal } from './settle-deal.ts';

export type ScoreDealInput = {
  readonly ruleset: Ruleset;
  /** As `ruleset.parseOptions` returns them (quick), or anything it accepts. */
  readonly options: unknown;
  readonly facts: DealFacts<Wind>;
  readonly context: DealContext;
  /** Whether sheets list their lines, steps and reading. */
  readonly explain: boolean;
};

/**
 * Scores one deal: a sheet for each seat whose worth is known, the payments and nets in half units once every needed total
 * is, and what the dealer does next. Every contradiction comes back at once, as codes of `ERROR_CODES`, those of options that
 * cannot be read beside those of the deal under the options that can.
 */
export const scoreDeal = (input: ScoreDealInput): Result<ScoredDeal, ScoreError> => {
  const { ruleset, options, context, explain } = input;
  const facts = inOneShape(input.facts);
  const binding = ruleset.bind(options);
  if (!binding.ok) return fail([...binding.errors, ...errorsWhateverOptions(input, binding.errors)]);
  const bound = binding.value;
  const { deal, judgement, errors } = checkDeal({ ruleset, facts, context, explain }, bound);
  if (errors.length > 0) return fail(distinctErrors(errors));
  const sheets = scoreSeats(deal, judgement);
  const short = checkMinimum(deal, judgement, sheets);
  if (short.length > 0) return fail(short);
  const dealer = bound.rotation(facts, context);
  const owed = settleDeal(bound, facts, sheets, context);
  if (owed === null) return ok({ sheets, payments: null, net: null, dealer });
  const { payments, net } = settle(owed);
  return ok({ sheets, payments, net, dealer });
};

/**
 * The same facts with every key there. Those that are typed, stored or read from a file leave out now this, now that, and everything
 * that reads them here would have to tell these shapes apart anew.
 */
export const inOneShape = (facts: DealFacts<Wind>): DealFacts<Wind> =>
  ({
    result: facts.result,
    winner: facts.winner,
    discarder: facts.discarder,
    winningTile: facts.winningTile,
    circumstances: facts.circumstances,
    liable: facts.liable,
    liableCause: facts.liableCause,
    offender: facts.offender,
    sweep: facts.sweep,
    tilesLeft: facts.tilesLeft,
    replacements: facts.replacements,
    hands: facts.hands,
    values: facts.values,
    instant: facts.instant,
  }) satisfies Record<keyof DealFacts<Wind>, unknown>;

type Checked = { readonly deal: Deal; readonly judgement: Judgement; readonly errors: readonly ScoreError[] };

/** Everything that contradicts itself in a deal, under options that are bound; a worth below the minimum is found later. */
export const checkDeal = (
  { ruleset, facts, context, explain }: Omit<ScoreDealInput, 'options'>,
  bound: BoundRuleset,
): Checked => {
  const seats = knownSeats(facts);
  const checked = checkHands({ ruleset, bound, facts, seats });
  const deal = { bound, facts, context, explain, hands: checked.hands, seats };
  const errors: ScoreError[] = [];
  collect(errors, checkFacts({ ruleset, bound, facts, context }));
  collect(errors, checked.errors);
  for (const seat of seats) {
    const value = facts.values[seat];
    if (value === undefined) continue;
    const role = winnerOf(facts) === seat ? 'winner' : 'loser';
    collect(errors, checkValue({ ruleset, bound, seat, role, value }));
  }
  collect(errors, checkTold(deal));
  collect(errors, checkPayments(ruleset, deal));
  const readings = readingsOfWinner(deal);
  if (readings?.length === 0 && !errors.some(({ code }) => code.startsWith('winning-tile'))) {
    errors.push(scoreError('not-a-winning-hand', facts.winner === undefined ? {} : { seat: facts.winner }));
  }
  const judgement = judgeWinner(deal, readings ?? []);
  collect(errors, judgement.errors);
  return { deal, judgement, errors };
};

const CODES_OF_UNREAD: readonly string[] = ['unknown-option', 'option-invalid'];

/** What is wrong with the deal itself, whatever the options would be that could not be read. */
const errorsWhateverOptions = (input: ScoreDealInput, found: readonly ScoreError[]): readonly ScoreError[] => {
  // Options that contradict each other say nothing of what a win must be worth.
  const clear = found.every(({ code }) => CODES_OF_UNREAD.includes(code));
  return commonErrors(input.ruleset.salvage(input.options), (bound) => {
    const { deal, judgement, errors } = checkDeal(input, bound);
    return errors.length > 0 || !clear ? errors : checkMinimum(deal, judgement, scoreSeats(deal, judgement));
  });
};

/** Cheaper than to spread, for lists that are nearly always empty. */
const collect = (errors: ScoreError[], found: readonly ScoreError[]): void => {
  for (const error of found) errors.push(error);
};

type Deal = Pick<ScoreDealInput, 'facts' | 'context' | 'explain'> & {
  readonly bound: BoundRuleset;
  readonly hands: LegalHands;
  /** The seats of which something is known. */
  readonly seats: readonly Wind[];
};

const winnerOf = ({ result, winner }: DealFacts<Wind>): Wind | undefined => (result === 'win' ? winner : undefined);

/** Contradictions of what only the settlement to the winner knows: on-the-spot events and causes of liability. */
const checkPayments = (ruleset: Ruleset, { bound, facts, context, hands }: Deal): readonly ScoreError[] => {
  const { payment, liableCauses: causes } = bound;
  const winner = winnerOf(facts);
  const hand = winner === undefined ? undefined : hands[winner];
  const passesOn = payment.kind === 'winner-takes' && payment.terms.liabilityPassesOn === true;
  const cause = checkCause({ causes, facts, context, hand, passesOn });
  if (payment.kind === 'four-hands') return cause;
  return [...cause, ...checkInstant({ terms: payment.terms.instant, known: ruleset.instantKinds, facts })];
};

/** A win that is worth too little is no broken hand: the error carries its sheet. */
const checkMinimum = (deal: Deal, judgement: Judgement, sheets: Partial<BySeat<ScoreSheet>>): readonly ScoreError[] => {
  const { bound, facts } = deal;
  const winner = winnerOf(facts);
  const scored = winner === undefined ? undefined : sheets[winner];
  if (winner === undefined || scored === undefined || bound.payment.kind === 'four-hands') return [];
  const { minimum } = bound.payment.terms;
  const sheet = bound.needMinimum?.hands.includes(scored.limitHand ?? '') ? besides(deal, winner, judgement) : scored;
  if (sheet.total >= minimum) return [];
  const limitHand = sheet === scored ? {} : { limitHand: scored.limitHand };
  return [scoreError('below-minimum', { seat: winner, total: sheet.total, minimum, ...limitHand, sheet })];
};

/** What a winner's hand is worth by the rows that do not depend on its being dealt so. */
const besides = (deal: Deal, winner: Wind, { readings }: Judgement): ScoreSheet => {
  const { bound, facts, hands, explain } = deal;
  const table = bound.needMinimum?.table ?? bound.tables.winner;
  const context = contextOf(deal, winner, hands[winner]);
  const value = facts.values[winner];
  if (value === undefined) return scoreReadings({ bound, table, context, readings, explain });
  return scoreValue({ bound: { ...bound, events: { ...table, rows: [] } }, value, context, explain });
};

/** Undefined when there are no tiles to read. */
const readingsOfWinner = ({ bound, facts, hands }: Deal): readonly Reading[] | undefined => {
  const winner = winnerOf(facts);
  const hand = winner === undefined ? undefined : hands[winner];
  if (hand === undefined) return undefined;
  const tile = facts.winningTile === undefined ? -1 : indexOfTile(facts.winningTile);
  return readWinner(hand, { tile, claimed: facts.discarder !== undefined }, bound.forms);
};

/** The winner's readings that may count, with what is to be said of them. */
const judgeWinner = ({ bound, facts, context, hands }: Deal, readings: readonly Reading[]): Judgement => {
  const seat = winnerOf(facts);
  const hand = seat === undefined ? undefined : hands[seat];
  if (seat === undefined || hand === undefined || readings.length === 0) return { readings, errors: [], warnings: [] };
  return bound.judge({ seat, hand, readings, circumstances: facts.circumstances }, context);
};

const scoreSeats = (deal: Deal, { readings: winnersReadings, warnings }: Judgement): Partial<BySeat<ScoreSheet>> => {
  const { bound, facts, hands, seats, explain } = deal;
  const sheets: { -readonly [seat in Wind]?: ScoreSheet } = {};
  for (const seat of seats) {
    const hand = hands[seat];
    const value = facts.values[seat];
    const context = contextOf(deal, seat, hand);
    if (value !== undefined) sheets[seat] = scoreValue({ bound, value, context, explain });
    else if (hand !== undefined) {
      const readings =
        context.role === 'winner' ? winnersReadings : readPartialHand(hand, { onePair: bound.onePairForLosers });
      const sheet = scoreReadings({ bound, table: bound.tables[context.role], context, readings, explain });
      sheets[seat] = context.role === 'winner' && warnings.length > 0 ? { ...sheet, warnings } : sheet;
    }
  }
  return sheets;
};

const NO_CIRCUMSTANCES: readonly Circumstance[] = [];

/** What the rows see of a seat. */
export const contextOf = (deal: Deal, seat: Wind, known: LegalHand | undefined): HandContext => {
  const { bound, facts, context } = deal;
  const wins = winnerOf(facts) === seat;
  const hand = known ?? NO_HAND;
  return {
    hand,
    tiles: profileOf(hand.allCodes),
    role: wins ? 'winner' : 'loser',
    ownWind: indexOfTile(seat),
    prevailingWind: indexOfTile(context.prevailingWind),
    selfDrawn: wins && facts.discarder === undefined,
    winningTile: wins && facts.winningTile !== undefined ? indexOfTile(facts.winningTile) : -1,
    circumstances: wins ? withImplied(facts.circumstances) : NO_CIRCUMSTANCES,
    dealerIsWinner: wins && seat === 'E',
    dealerWins: context.dealerWins,
    // Whoever won so often in a row stayed at least as often.
    dealerStays: Math.max(context.dealerStays, context.dealerWins),
    tilesLeft: facts.tilesLeft,
    replacements: facts.replacements ?? 0,
    swept: facts.sweep === seat,
    oneChance: wins && known !== undefined && bound.countsOneChance ? oneChanceOf(deal, known) : 'no',
  };
};

/** The second of two kongs on one turn also gave its supplement tile. */
const withImplied = (circumstances: readonly Circumstance[]): readonly Circumstance[] =>
  circumstances.includes('kong-on-kong') && !circumstances.includes('kong-replacement')
    ? [...circumstances, 'kong-replacement']
    : circumstances;

const oneChanceOf = ({ facts, hands, seats }: Deal, hand: LegalHand): Answer => {
  const { winner, winningTile, circumstances } = facts;
  if (winningTile === undefined || winner === undefined) return 'no';
  return answerOneChance({
    hand,
    winningTile: indexOfTile(winningTile),
    hands,
    seats,
    winner,
    othersDead: circumstances.includes('other-waits-dead'),
  });
};
