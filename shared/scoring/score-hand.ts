import type { Reading } from '../hand/readings.ts';
import { explainLines, explainReading } from './explain.ts';
import { type Evidence, type HandContext, UNKNOWN } from './pattern.ts';
import { countBits } from './predicates/groups.ts';
import type { BoundPattern, BoundRuleset, RecordStep, Sums } from './ruleset.ts';
import type { ScoreSheet, ScoreStep } from './score-sheet.ts';

type Input = {
  readonly bound: BoundRuleset;
  readonly context: HandContext;
  /** At least one. */
  readonly readings: readonly Reading[];
  readonly explain: boolean;
};

/** What one reading is worth, with enough to compare it and to explain it. */
export type Evaluation = Sums & {
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
};

/** What each row found, and the place of the row that excluded it (-1 for none). */
export type Findings = { readonly evidence: Int32Array; readonly excludedBy: Int16Array };

const ignoreStep: RecordStep = (_kind, _before, after) => after;

/** The best sheet over all readings. Ties go to a limit hand, then to the higher sums, then to the first reading. */
export const scoreReadings = ({ bound, context, readings, explain }: Input): ScoreSheet => {
  const rows = bound.rows[context.role];
  const findings = { evidence: new Int32Array(rows.length), excludedBy: new Int16Array(rows.length) };
  let best: Evaluation | undefined;
  let hoped = 0;
  for (const reading of readings) {
    const found = evaluate({ bound, rows, context, findings }, reading, true);
    if (best === undefined || isBetter(found, best)) best = found;
    hoped = Math.max(hoped, found.hoped);
    if (found.limitRow < 0 || found.total >= bound.cap) continue;
    const counted = evaluate({ bound, rows, context, findings }, reading, false);
    if (isBetter(counted, best)) best = counted;
  }
  if (best === undefined) throw new Error('a hand without a reading');
  const sheet = sheetOf(rows, best, readings.length, hoped);
  return explain ? explainSheet({ bound, rows, context, findings }, best, sheet) : sheet;
};

type Table = {
  readonly bound: BoundRuleset;
  readonly rows: readonly BoundPattern[];
  readonly context: HandContext;
  readonly findings: Findings;
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
  table: Table,
  reading: Reading,
  limitsAllowed: boolean,
  record: RecordStep = ignoreStep,
): Evaluation => {
  const { bound, rows, findings } = table;
  const limitRow = detectAll(table, reading, limitsAllowed);
  if (limitRow >= 0) {
    const total = record('special', 0, bound.limitWorth(rows[limitRow]?.value ?? 0), rows[limitRow]?.value);
    return { reading, limitsAllowed, limitRow, points: 0, doubles: 0, tai: 0, raw: total, total, hoped: total };
  }
  const sums = { points: 0, doubles: 0, tai: 0 };
  let [openPoints, openDoubles, openTai] = [0, 0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const found = findings.evidence[at] ?? 0;
    const row = rows[at];
    if (found === 0 || row === undefined || row.unit === 'limit' || findings.excludedBy[at] !== -1) continue;
    if (found !== UNKNOWN) sums[row.unit] += worthOf(row, found);
    else if (row.unit === 'points') openPoints += row.value;
    else if (row.unit === 'doubles') openDoubles += row.value;
    else openTai += row.value;
  }
  record('sum', 0, sums.points + sums.tai, sums.points + sums.tai);
  const raw = bound.worth(sums, record);
  const total = raw > bound.cap ? record('limit', raw, bound.cap, bound.cap) : raw;
  const open = { points: sums.points + openPoints, doubles: sums.doubles + openDoubles, tai: sums.tai + openTai };
  const hoped = openPoints + openDoubles + openTai === 0 ? total : Math.min(bound.cap, bound.worth(open, ignoreStep));
  return { reading, limitsAllowed, limitRow, ...sums, raw, total, hoped };
};

/** Worth of one row, in its unit. */
const worthOf = (row: BoundPattern, found: Evidence): number => (row.each ? row.value * countBits(found) : row.value);

/** Fills the findings; answers the place of the limit row that counts, or -1. */
const detectAll = ({ rows, context, findings }: Table, reading: Reading, limitsAllowed: boolean): number => {
  const { evidence, excludedBy } = findings;
  let limitRow = -1;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) break;
    const found = row.unit === 'limit' && !limitsAllowed ? 0 : row.detect(reading, context);
    evidence[at] = found;
    if (found > 0 && row.unit === 'limit' && (limitRow < 0 || row.value > (rows[limitRow]?.value ?? 0))) limitRow = at;
  }
  excludedBy.fill(limitRow);
  if (limitRow >= 0) excludedBy[limitRow] = -1;
  else excludeWeaker(rows, findings);
  return limitRow;
};

const excludeWeaker = (rows: readonly BoundPattern[], { evidence, excludedBy }: Findings): void => {
  for (let at = 0; at < rows.length; at += 1) {
    const excludes = rows[at]?.excludes;
    if (excludes === undefined || excludes === 'all' || excludes.length === 0) continue;
    if ((evidence[at] ?? 0) <= 0 || excludedBy[at] !== -1) continue;
    for (const weaker of excludes) if (excludedBy[weaker] === -1) excludedBy[weaker] = at;
  }
};

const sheetOf = (rows: readonly BoundPattern[], best: Evaluation, readings: number, hoped: number): ScoreSheet => {
  const questions = hoped > best.total ? rows.flatMap(({ asks }) => asks ?? []) : [];
  return {
    points: best.points,
    doubles: best.doubles,
    tai: null,
    total: best.total,
    limitHand: rows[best.limitRow]?.id ?? null,
    capped: best.raw > best.total,
    from: 'tiles',
    lines: [],
    steps: [],
    reading: [],
    readings,
    questions,
  };
};

/** Evaluates the best reading once more, with the pen out. */
const explainSheet = (table: Table, best: Evaluation, sheet: ScoreSheet): ScoreSheet => {
  const steps: ScoreStep[] = [];
  evaluate(table, best.reading, best.limitsAllowed, recorder(steps));
  return {
    ...sheet,
    lines: explainLines({ ...table, reading: best.reading }),
    steps,
    reading: explainReading(best.reading, table.context.hand),
  };
};

/** Writes each step down as it is taken. */
export const recorder =
  (steps: ScoreStep[]): RecordStep =>
  (kind, before, after, by) => {
    steps.push(by === undefined ? { kind, before, after } : { kind, before, after, by });
    return after;
  };
