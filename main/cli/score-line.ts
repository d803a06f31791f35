import type { Hand } from '../../shared/hand/hand.ts';
import type { DealContext, DealFacts, SeatValue } from '../../shared/scoring/deal-facts.ts';
import type { RulesetOptions } from '../../shared/scoring/options.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreSheet } from '../../shared/scoring/score-sheet.ts';
import { parseTile } from '../../shared/tiles/notation.ts';
import { type BySeat, WINDS, type Wind } from '../../shared/tiles/tile.ts';
import { type Line, type LineError, readHand, readLine, readValue } from './read-deal.ts';

type Mode = { readonly explain: boolean; readonly number: number };

/** The answer to one line of input, as one line of JSON without its end. `number` counts input lines from 1. */
export const scoreLine = (text: string, { explain, number }: Mode): string => {
  const parsed = parseJson(text);
  if (parsed === undefined) return refusal(null, [{ code: 'invalid-json', line: number }]);
  const raw = parsed.value;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refusal(null, [{ code: 'not-an-object', line: number }]);
  }
  const id = 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
  const { line, errors } = readLine(raw);
  const system = 'system' in raw && typeof raw.system === 'string' ? raw.system : undefined;
  const ruleset = system === undefined ? undefined : findRuleset(system);
  const found = [...errors];
  if (system !== undefined && ruleset === undefined) {
    found.push({ code: 'system-not-available', system, available: RULESETS.map((known) => known.id) });
  }
  const options = ruleset && parseOnce(ruleset, 'options' in raw ? (raw.options ?? {}) : {});
  if (options?.ok === false && !found.some(({ field }) => field === 'options')) found.push(...options.errors);
  if (found.length > 0 || line === undefined || ruleset === undefined || options?.ok !== true)
    return refusal(id, found);
  const showSheet = sheetShower({ countsTai: ruleset.valueKinds.includes('tai'), explain });
  return answer(id, scoreDealOf(line, ruleset, options.value, explain), showSheet);
};

const MOST_OPTION_SETS = 100;
const optionSets = new Map<string, ReturnType<Ruleset['parseOptions']>>();

/** A season is scored under one set of options: reading it for each line anew would cost more than the scoring. */
const parseOnce = (ruleset: Ruleset, raw: unknown): ReturnType<Ruleset['parseOptions']> => {
  const key = `${ruleset.id} ${JSON.stringify(raw)}`;
  const known = optionSets.get(key);
  if (known !== undefined) return known;
  if (optionSets.size >= MOST_OPTION_SETS) optionSets.clear();
  const parsed = ruleset.parseOptions(raw);
  optionSets.set(key, parsed);
  return parsed;
};

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** A win below the minimum brings its sheet, which then looks like any other. */
const showError = ({ sheet, ...error }: Refused, showSheet: (sheet: ScoreSheet) => object): LineError =>
  sheet === undefined ? error : { ...error, sheet: showSheet(sheet) };

const refusal = (id: string | null, errors: readonly LineError[]): string => JSON.stringify({ id, ok: false, errors });

type Refused = LineError & { readonly sheet?: ScoreSheet };
type Outcome = { readonly deal: ScoredDeal | undefined; readonly errors: readonly Refused[] };

/** Scores a line whose fields are of the right kind. What cannot be read is left out, so that all the other errors are found too. */
const scoreDealOf = (line: Line, ruleset: Ruleset, options: RulesetOptions, explain: boolean): Outcome => {
  const { hands, values, errors } = readSeats(line);
  const winningTile = line.winningTile === undefined ? undefined : parseTile(line.winningTile);
  const unreadable = line.winningTile !== undefined && winningTile === undefined;
  if (unreadable) errors.push({ code: 'unknown-tile', field: 'winningTile', token: line.winningTile, position: 0 });
  // Without tiles nothing asks for the prevailing wind.
  if (line.prevailingWind === undefined && Object.keys(line.hands).length > 0) {
    errors.push({ code: 'field-missing', field: 'prevailingWind' });
  }
  const facts = factsOf(line, { hands, values, winningTile });
  const scored = scoreDeal({ ruleset, options, facts, context: contextOf(line), explain });
  if (scored.ok) return { deal: scored.value, errors };
  const found = scored.errors.filter(({ code }) => !(unreadable && code === 'winning-tile-missing'));
  return { deal: undefined, errors: [...errors, ...found] };
};

type Seats = {
  readonly hands: { [seat in Wind]?: Hand };
  readonly values: { [seat in Wind]?: SeatValue };
  readonly errors: LineError[];
};

const readSeats = (line: Line): Seats => {
  const seats: Seats = { hands: {}, values: {}, errors: [] };
  for (const seat of WINDS) {
    if (isGiven(line.hands[seat])) {
      const { value, errors } = readHand(line.hands[seat], seat);
      seats.errors.push(...errors);
      if (value !== undefined) seats.hands[seat] = value;
    }
    if (isGiven(line.values[seat])) {
      const { value, errors } = readValue(line.values[seat], seat);
      seats.errors.push(...errors);
      if (value !== undefined) seats.values[seat] = value;
    }
  }
  return seats;
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const contextOf = ({ prevailingWind = 'E', dealerWins, dealerStays }: Line): DealContext => ({
  prevailingWind,
  dealerWins,
  dealerStays,
});

type Read = Pick<DealFacts<Wind>, 'hands' | 'values'> & { readonly winningTile: DealFacts<Wind>['winningTile'] };

const factsOf = (line: Line, { hands, values, winningTile }: Read): DealFacts<Wind> => {
  const {
    result,
    winner,
    discarder,
    circumstances,
    liable,
    liableCause,
    offender,
    sweep,
    tilesLeft,
    replacements,
    instant,
  } = line;
  return {
    result,
    circumstances,
    hands,
    values,
    instant,
    ...(winner && { winner }),
    ...(discarder && { discarder }),
    ...(winningTile && { winningTile }),
    ...(liable && { liable }),
    ...(liableCause && { liableCause }),
    ...(offender && { offender }),
    ...(sweep && { sweep }),
    ...(tilesLeft !== undefined && { tilesLeft }),
    ...(replacements !== undefined && { replacements }),
  };
};

const answer = (id: string | null, { deal, errors }: Outcome, showSheet: (sheet: ScoreSheet) => object): string => {
  if (deal === undefined || errors.length > 0)
    return refusal(
      id,
      errors.map((error) => showError(error, showSheet)),
    );
  const sheets = Object.fromEntries(
    WINDS.flatMap((seat) => {
      const sheet = deal.sheets[seat];
      return sheet === undefined ? [] : [[seat, showSheet(sheet)]];
    }),
  );
  const payments = deal.payments?.map((payment) => ({ ...payment, amount: inUnits(payment.amount) })) ?? null;
  return JSON.stringify({ id, ok: true, sheets, payments, net: deal.net && showNet(deal.net), dealer: deal.dealer });
};

/** Half units become the exact decimals of the contract here and nowhere else. */
const inUnits = (halves: number): number => halves / 2;

const showNet = (net: BySeat<number>): BySeat<number> => ({
  E: inUnits(net.E),
  S: inUnits(net.S),
  W: inUnits(net.W),
  N: inUnits(net.N),
});

type Shown = { readonly countsTai: boolean; readonly explain: boolean };

const sheetShower =
  ({ countsTai, explain }: Shown) =>
  ({ points, doubles, tai, total, limitHand, capped, ...rest }: ScoreSheet): object => {
    const shown = { ...(countsTai ? { tai } : { points, doubles }), total, limitHand, capped };
    if (!explain) return shown;
    const { lines, steps, reading, questions, warnings } = rest;
    return { ...shown, lines, steps, reading, questions, ...(warnings && { warnings }) };
  };
