import type { Reading } from '../hand/readings.ts';
import { type Evidence, timesOf, UNKNOWN } from './evidence.ts';
import { explainLines, explainReading } from './explain.ts';
import type { HandContext, Role } from './hand-context.ts';
import type { BoundPattern, BoundRuleset, Findings, PatternTable, RecordStep, Sums } from './ruleset.ts';
import type { ScoreSheet, ScoreStep } from './score-sheet.ts';
import { traitsOf } from './traits.ts';

type Input = {
  readonly bound: BoundRuleset;
  readonly table: PatternTable;
  readonly context: HandContext;
  /** At least one. */
  readonly readings: readonly Reading[];
  readonly explain: boolean;
};

/** What one reading is worth, with enough to compare it and to explain it. */
type Evaluation = Sums & {
  readonly reading: Reading;
  /** Whether rows of unit `limit` were allowed: without a cap the ordinary count may be worth more. */
  readonly limitsAllowed: boolean;
  /** Place of the counted limit row, or -1. */
  readonly limitRow: number;
  /** Before the cap. */
  readonly raw: number;
  readonly total: number;
  /** The total had every unknown been a yes. */
  readonly hoped: number;
  /** The circumstances that are unknown. */
  readonly asked: readonly string[];
};

/** Where the totals of a role are cut. */
export const capOf = ({ cap, loserCap }: BoundRuleset, role: Role): number => (role === 'winner' ? cap : loserCap);

const NO_QUESTIONS: readonly string[] = [];

const ignoreStep: RecordStep = (_kind, _before, after) => after;

/** The best sheet over all readings. Ties go to a limit hand, then to the higher sums, then to the first reading. */
export const scoreReadings = (input: Input): ScoreSheet => {
  const { bound, table, readings, explain } = input;
  const cap = capOf(bound, input.context.role);
  let best: Evaluation | undefined;
  let hoped: Evaluation | undefined;
  for (const reading of readings) {
    const found = evaluate(input, reading, true);
    if (best === undefined || isBetter(found, best)) best = found;
    if (hoped === undefined || found.hoped > hoped.hoped) hoped = found;
    if (found.limitRow < 0 || found.total >= cap) continue;
    const counted = evaluate(input, reading, false);
    if (isBetter(counted, best)) best = counted;
    if (counted.hoped > hoped.hoped) hoped = counted;
  }
  if (best === undefined || hoped === undefined) throw new Error('a hand without a reading');
  const sheet = sheetOf(bound, best, {
    limitHand: table.rows[best.limitRow]?.id ?? null,
    readings: readings.length,
    questions: hoped.hoped > best.total ? hoped.asked : NO_QUESTIONS,
  });
  return explain ? explainSheet(input, best, sheet) : sheet;
};

/** Why a reading gives way to the best one: its worth, or what decides between equal worths. `order`: nothing, the first counts. */
export const LOSSES = ['worth', 'limit-hand', 'uncapped', 'doubles', 'points', 'order'] as const;
export type Loss = (typeof LOSSES)[number];

/** One reading of a hand with the sheet it would have. */
export type WeighedReading = {
  readonly sheet: ScoreSheet;
  /** Undefined for the one that counts. */
  readonly loses: Loss | undefined;
};

/** Every reading explained, the one that `scoreReadings` chooses first, then by what it chooses by. Slow beside it: for one hand that somebody looks at. */
export const weighReadings = (input: Omit<Input, 'explain'>): readonly WeighedReading[] => {
  const { bound, table, readings } = input;
  const whole = { ...input, explain: true };
  const weighed = readings
    .map((reading) => bestOf(whole, reading))
    .toSorted((one, two) => (isBetter(one, two) ? -1 : isBetter(two, one) ? 1 : 0));
  const [best] = weighed;
  return weighed.map((found) => {
    const sheet = sheetOf(bound, found, {
      limitHand: table.rows[found.limitRow]?.id ?? null,
      readings: readings.length,
      questions: found.hoped > found.total ? found.asked : NO_QUESTIONS,
    });
    return {
      sheet: explainSheet(whole, found, sheet),
      loses: best === undefined || found === best ? undefined : lossOf(found, best),
    };
  });
};

/** A reading with the limit hands it makes, or counted without them where that is worth more. */
const bestOf = (input: Input, reading: Reading): Evaluation => {
  const found = evaluate(input, reading, true);
  if (found.limitRow < 0) return found;
  const counted = evaluate(input, reading, false);
  return isBetter(counted, found) ? counted : found;
};

const lossOf = (one: Evaluation, best: Evaluation): Loss => {
  if (one.total !== best.total) return 'worth';
  if (one.limitRow !== best.limitRow) return 'limit-hand';
  if (one.raw !== best.raw) return 'uncapped';
  if (one.doubles !== best.doubles) return 'doubles';
  return one.points === best.points ? 'order' : 'points';
};

const isBetter = (one: Evaluation, two: Evaluation): boolean => {
  if (one.total !== two.total) return one.total > two.total;
  if (one.limitRow >= 0 !== two.limitRow >= 0) return one.limitRow >= 0;
  if (one.limitRow !== two.limitRow) return one.limitRow < two.limitRow;
  if (one.raw !== two.raw) return one.raw > two.raw;
  return one.doubles !== two.doubles ? one.doubles > two.doubles : one.points > two.points;
};

/** Detects, excludes, sums and totals one reading. The only place where a worth is decided. */
const evaluate = (
  input: Input,
  reading: Reading,
  limitsAllowed: boolean,
  record: RecordStep = ignoreStep,
): Evaluation => {
  const { bound } = input;
  const { rows } = input.table;
  const limitRow = detectAll(input, reading, limitsAllowed);
  if (limitRow >= 0) {
    const total = record('special', 0, bound.limitWorth(rows[limitRow]?.value ?? 0), rows[limitRow]?.value);
    return {
      reading,
      limitsAllowed,
      limitRow,
      points: 0,
      doubles: 0,
      tai: 0,
      raw: total,
      total,
      hoped: total,
      asked: NO_QUESTIONS,
    };
  }
  const { counted, unknown, asked } = sumUp(input.table);
  const { points, doubles, tai } = counted;
  record('sum', 0, points + tai, points + tai);
  const raw = bound.worth(counted, record);
  const cap = capOf(bound, input.context.role);
  const total = raw > cap ? record('limit', raw, cap, cap) : raw;
  const hoped = asked.length > 0 ? Math.min(cap, bound.worth(together(counted, unknown), ignoreStep)) : total;
  return { reading, limitsAllowed, limitRow, points, doubles, tai, raw, total, hoped, asked };
};

type Summed = {
  /** Of the lines that count. */
  readonly counted: Sums;
  /** Of those that would count as well, had every unknown been a yes, and what to ask about them. */
  readonly unknown: Sums;
  readonly asked: readonly string[];
};

const sumUp = ({ rows, findings }: PatternTable): Summed => {
  const { count, found, evidence, excludedBy } = findings;
  const counted = { points: 0, doubles: 0, tai: 0 };
  const unknown = { points: 0, doubles: 0, tai: 0 };
  let asked = NO_QUESTIONS;
  for (let nth = 0; nth < count; nth += 1) {
    const at = found[nth] ?? 0;
    const row = rows[at];
    if (row === undefined || excludedBy[at] !== -1) continue;
    const shown = evidence[at] ?? 0;
    if (shown !== UNKNOWN) add(counted, row, shown);
    else {
      add(unknown, row, shown);
      asked = asked.length === 0 ? row.asks : [...asked, ...row.asks];
    }
  }
  return { counted, unknown, asked };
};

const add = (sums: { -readonly [unit in keyof Sums]: number }, row: BoundPattern, shown: Evidence): void => {
  if (row.unit === 'points') sums.points += worthOf(row, shown);
  else if (row.unit === 'doubles') sums.doubles += worthOf(row, shown);
  else if (row.unit === 'tai') sums.tai += worthOf(row, shown);
};

const together = (one: Sums, two: Sums): Sums => ({
  points: one.points + two.points,
  doubles: one.doubles + two.doubles,
  tai: one.tai + two.tai,
});

/** Worth of one row, in its unit. */
const worthOf = (row: BoundPattern, found: Evidence): number => (row.each ? row.value * timesOf(found) : row.value);

/** Fills the findings; answers the place of the limit row that counts, or -1. */
const detectAll = ({ table, context }: Input, reading: Reading, limitsAllowed: boolean): number => {
  const { rows, needs, findings } = table;
  const { found, evidence, excludedBy } = findings;
  const missing = ~traitsOf(reading, context);
  let count = 0;
  let limitRow = -1;
  let excluding = false;
  for (let at = 0; at < needs.length; at += 1) {
    if (((needs[at] ?? 0) & missing) !== 0) continue;
    const row = rows[at];
    if (row === undefined || (row.unit === 'limit' && !limitsAllowed)) continue;
    const shown = row.detect(reading, context);
    if (shown === 0) continue;
    found[count] = at;
    count += 1;
    evidence[at] = shown;
    excludedBy[at] = -1;
    if (row.excludes.length > 0) excluding = true;
    if (shown > 0 && row.unit === 'limit' && (limitRow < 0 || row.value > (rows[limitRow]?.value ?? 0))) limitRow = at;
  }
  findings.count = count;
  if (limitRow >= 0) excludeOthers(findings, limitRow);
  else if (excluding) excludeWeaker(table);
  return limitRow;
};

const excludeOthers = ({ count, found, excludedBy }: Findings, limitRow: number): void => {
  for (let nth = 0; nth < count; nth += 1) excludedBy[found[nth] ?? 0] = limitRow;
  excludedBy[limitRow] = -1;
};

const excludeWeaker = ({ rows, findings }: PatternTable): void => {
  const { count, found, evidence, excludedBy } = findings;
  for (let nth = 0; nth < count; nth += 1) {
    const at = found[nth] ?? 0;
    if (evidence[at] === UNKNOWN || excludedBy[at] !== -1) continue;
    for (const weaker of rows[at]?.excludes ?? []) if (excludedBy[weaker] === -1) excludedBy[weaker] = at;
  }
};

const sheetOf = (
  { countsTai }: BoundRuleset,
  best: Evaluation,
  rest: Pick<ScoreSheet, 'limitHand' | 'readings' | 'questions'>,
): ScoreSheet => ({
  points: countsTai ? null : best.points,
  doubles: countsTai ? null : best.doubles,
  // A limit hand is worth the tai of the limit, whatever else is in it.
  tai: countsTai ? (best.limitRow < 0 ? best.tai : best.total) : null,
  total: best.total,
  limitHand: rest.limitHand,
  capped: best.raw > best.total,
  from: 'tiles',
  lines: [],
  steps: [],
  reading: [],
  readings: rest.readings,
  questions: rest.questions,
});

/** Evaluates the best reading once more, with the pen out. */
const explainSheet = (input: Input, best: Evaluation, sheet: ScoreSheet): ScoreSheet => {
  const steps: ScoreStep[] = [];
  evaluate(input, best.reading, best.limitsAllowed, recorder(steps));
  const { table, context } = input;
  return {
    ...sheet,
    lines: explainLines({ table, context, reading: best.reading }),
    steps,
    reading: explainReading(best.reading, context.hand),
  };
};

/** Writes each step down as it is taken. */
export const recorder =
  (steps: ScoreStep[]): RecordStep =>
  (kind, before, after, by) => {
    steps.push(by === undefined ? { kind, before, after } : { kind, before, after, by });
    return after;
  };
