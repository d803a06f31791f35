import { commonErrors } from '../../shared/scoring/common-errors.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError, ScoreSheet } from '../../shared/scoring/score-sheet.ts';
import { type BySeat, WINDS } from '../../shared/tiles/tile.ts';
import { contextOf, factsOf, type ReadLine, readLine, suppositions, type Told } from './read-deal.ts';
import { isObject, type LineError } from './read-field.ts';
import { repeatedKeys } from './repeated-keys.ts';

type Mode = { readonly explain: boolean; readonly number: number };

/**
 * The answer to one line of input, as one line of JSON without its end. `number` counts input lines from 1. A fault of ours is an
 * answer too (`line-failed`): the lines after it are not to be lost with it.
 */
export const scoreLine = (text: string, mode: Mode): string => {
  try {
    return answerLine(text, mode);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return refusal(null, [{ code: 'line-failed', line: mode.number, reason }]);
  }
};

const answerLine = (text: string, { explain, number }: Mode): string => {
  const parsed = parseJson(text);
  if (parsed === undefined) return refusal(null, [{ code: 'invalid-json', line: number }]);
  const raw = parsed.value;
  if (!isObject(raw)) return refusal(null, [{ code: 'not-an-object', line: number }]);
  const id = 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
  const repeated = repeatedKeys(text);
  // Which of the values was meant nobody can say, so nothing else is read of the line.
  if (repeated.length > 0) {
    const known = repeated.includes('id') ? null : id;
    return refusal(
      known,
      repeated.map((key) => ({ code: 'key-repeated', line: number, key })),
    );
  }
  const line = readLine(raw);
  const { system, errors } = line;
  const ruleset = system === undefined ? undefined : findRuleset(system);
  if (ruleset === undefined) {
    const available = RULESETS.map((known) => known.id);
    const unknown = system === undefined ? [] : [{ code: 'system-not-available', system, available }];
    return refusal(id, [...errors, ...unknown]);
  }
  const showSheet = sheetShower({ countsTai: ruleset.valueKinds.includes('tai'), explain });
  return answer(id, scoreRead(line, ruleset, explain), showSheet);
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

/** Scores a line. What could not be read of it is left out, so that all the other errors are found too. */
const scoreRead = (line: ReadLine, ruleset: Ruleset, explain: boolean): Outcome => {
  const { errors, told } = line;
  const readable = isObject(line.options);
  const parsed = readable ? parseOnce(ruleset, line.options) : undefined;
  const options = parsed?.ok === true ? parsed.value : line.options;
  const score = (supposed: Told) =>
    scoreDeal({ ruleset, options, facts: factsOf(supposed), context: contextOf(supposed), explain });
  if (errors.length === 0) {
    const scored = score(told);
    return scored.ok ? { deal: scored.value, errors: [] } : { deal: undefined, errors: scored.errors };
  }
  // Options that do not parse are supposed to be many things themselves.
  const most = parsed?.ok === true ? MOST_SUPPOSITIONS : FEW_SUPPOSITIONS;
  const found = commonErrors(suppositions(line, most), (supposed): readonly ScoreError[] => {
    const scored = score(supposed);
    return scored.ok ? [] : scored.errors;
  });
  // That the options are no object has been said.
  return { deal: undefined, errors: [...errors, ...(readable ? found : found.filter(isNotOfOptions))] };
};

/** No honest line comes near; a dishonest one is not to keep the others waiting. */
const MOST_SUPPOSITIONS = 200;
const FEW_SUPPOSITIONS = 16;

const isNotOfOptions = ({ code, option }: ScoreError): boolean => code !== 'option-invalid' || option !== undefined;

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
