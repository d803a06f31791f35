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
  const options = ruleset?.parseOptions('options' in raw ? (raw.options ?? {}) : {});
  if (options?.ok === false && !found.some(({ field }) => field === 'options')) found.push(...options.errors);
  if (found.length > 0 || line === undefined || ruleset === undefined || options?.ok !== true)
    return refusal(id, found);
  return answer(id, scoreDealOf(line, ruleset, options.value, explain), explain);
};

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const refusal = (id: string | null, errors: readonly LineError[]): string => JSON.stringify({ id, ok: false, errors });

type Outcome = { readonly deal: ScoredDeal | undefined; readonly errors: readonly LineError[] };

/** Scores a line whose fields are of the right kind. A seat that cannot be read is left out, so that the other errors are found too. */
const scoreDealOf = (line: Line, ruleset: Ruleset, options: RulesetOptions, explain: boolean): Outcome => {
  const errors: LineError[] = [];
  const hands: { -readonly [seat in Wind]?: Hand } = {};
  const values: { -readonly [seat in Wind]?: SeatValue } = {};
  for (const seat of WINDS) {
    if (line.hands[seat] !== undefined && line.hands[seat] !== null) {
      const { value, errors: found } = readHand(line.hands[seat], seat);
      errors.push(...found);
      if (value !== undefined) hands[seat] = value;
    }
    if (line.values[seat] !== undefined && line.values[seat] !== null) {
      const { value, errors: found } = readValue(line.values[seat], seat);
      errors.push(...found);
      if (value !== undefined) values[seat] = value;
    }
  }
  const winningTile = line.winningTile === undefined ? undefined : parseTile(line.winningTile);
  if (line.winningTile !== undefined && winningTile === undefined) {
    errors.push({ code: 'unknown-tile', field: 'winningTile', token: line.winningTile, position: 0 });
  }
  // Without tiles nothing asks for the prevailing wind.
  if (line.prevailingWind === undefined && Object.keys(line.hands).length > 0) {
    errors.push({ code: 'field-missing', field: 'prevailingWind' });
  }
  const scored = scoreDeal({
    ruleset,
    options,
    facts: factsOf(line, { hands, values, winningTile }),
    context: contextOf(line),
    explain,
  });
  if (!scored.ok)
    errors.push(
      ...scored.errors.filter(
        ({ code }) => winningTile !== undefined || line.winningTile === undefined || code !== 'winning-tile-missing',
      ),
    );
  return { deal: scored.ok ? scored.value : undefined, errors };
};

const contextOf = ({ prevailingWind = 'E', dealerWins, dealerStays }: Line): DealContext => ({
  prevailingWind,
  dealerWins,
  dealerStays,
});

type Read = Pick<DealFacts<Wind>, 'hands' | 'values'> & { readonly winningTile: DealFacts<Wind>['winningTile'] };

const factsOf = (line: Line, { hands, values, winningTile }: Read): DealFacts<Wind> => {
  const { result, winner, discarder, circumstances, liable, offender, sweep, tilesLeft, replacements, instant } = line;
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
    ...(offender && { offender }),
    ...(sweep && { sweep }),
    ...(tilesLeft !== undefined && { tilesLeft }),
    ...(replacements !== undefined && { replacements }),
  };
};

const answer = (id: string | null, { deal, errors }: Outcome, explain: boolean): string => {
  if (deal === undefined || errors.length > 0) return refusal(id, errors);
  const sheets = Object.fromEntries(
    WINDS.flatMap((seat) => {
      const sheet = deal.sheets[seat];
      return sheet === undefined ? [] : [[seat, showSheet(sheet, explain)]];
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

const showSheet = (
  { points, doubles, tai, total, limitHand, capped, ...rest }: ScoreSheet,
  explain: boolean,
): object => {
  const units = tai === null ? { points, doubles } : { tai };
  const shown = { ...units, total, limitHand, capped };
  if (!explain) return shown;
  const { lines, steps, reading, questions } = rest;
  return { ...shown, lines, steps, reading, questions };
};
