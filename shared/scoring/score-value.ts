import { noCodes } from '../hand/blocks.ts';
import { readingOf } from '../hand/readings.ts';
import { noTiles } from '../tiles/counts.ts';
import type { Wind } from '../tiles/tile.ts';
import type { SeatValue } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import type { HandContext, Role } from './hand-context.ts';
import type { BoundRuleset, Ruleset, ValueKind } from './ruleset.ts';
import { capOf, recorder, scoreReadings } from './score-hand.ts';
import type { ScoreError, ScoreSheet, ScoreStep } from './score-sheet.ts';

/** Above these a number is a slip of the keyboard, and products would leave the safe integers. */
const MOST: Readonly<Record<string, number>> = { points: 10_000, doubles: 30, total: 1_000_000_000, tai: 1_000 };

const kindOfValue = (value: SeatValue): ValueKind =>
  'points' in value ? 'points' : 'total' in value ? 'total' : 'tai';

type Checked = {
  readonly ruleset: Ruleset;
  readonly bound: BoundRuleset;
  readonly seat: Wind;
  readonly role: Role;
  readonly value: SeatValue;
};

/** Everything wrong with a worth that a person typed. */
export const checkValue = ({ ruleset, bound, seat, role, value }: Checked): readonly ScoreError[] => {
  const kind = kindOfValue(value);
  if (!ruleset.valueKinds.includes(kind)) {
    return [scoreError('value-kind-not-in-system', { seat, kind, allowed: ruleset.valueKinds })];
  }
  const errors = Object.entries(value).flatMap(([field, given]) => {
    const facts = { seat, field, value: given };
    if (!Number.isInteger(given)) return [scoreError('value-fractional', facts)];
    if (given < 0) return [scoreError('value-negative', facts)];
    const max = MOST[field] ?? 0;
    return given > max ? [scoreError('value-too-large', { ...facts, max })] : [];
  });
  const limit = capOf(bound, role);
  if (errors.length === 0 && 'total' in value && value.total > limit && !isLimitHand(bound, role, value.total)) {
    return [scoreError('total-above-limit', { seat, total: value.total, limit })];
  }
  return errors;
};

/** Whether a limit hand is worth just that: some are worth more than the limit. */
const isLimitHand = ({ tables, limitWorth }: BoundRuleset, role: Role, total: number): boolean =>
  tables[role].rows.some(({ unit, value }) => unit === 'limit' && limitWorth(value) === total);

type Worth = {
  readonly bound: BoundRuleset;
  readonly value: SeatValue;
  readonly context: HandContext;
  readonly explain: boolean;
};

/** The sheet of a checked value. A total is final; points and doubles, and tai, still give way to a limit hand that needs no tiles. */
export const scoreValue = ({ bound, value, context, explain }: Worth): ScoreSheet => {
  const steps: ScoreStep[] = [];
  const record = recorder(steps);
  const sheet = { ...EMPTY_SHEET, from: kindOfValue(value) };
  const noted = () => (explain ? steps : []);
  if ('total' in value) {
    const total = record('entered', 0, value.total);
    return { ...sheet, total, steps: noted() };
  }
  const event = scoreEvent(bound, context, explain);
  if (event !== undefined) return { ...event, from: sheet.from };
  const given = 'tai' in value ? { points: 0, doubles: 0, tai: value.tai } : { ...value, tai: 0 };
  const first = record('entered', 0, given.points + given.tai);
  const raw = bound.worth('tai' in value ? { ...given, tai: first } : { ...given, points: first }, record);
  const cap = capOf(bound, context.role);
  const capped = raw > cap;
  const total = capped ? record('limit', raw, cap, cap) : raw;
  const counted = 'tai' in value ? { tai: value.tai } : { points: value.points, doubles: value.doubles };
  return { ...sheet, ...counted, total, capped, steps: noted() };
};

const EMPTY_SHEET = {
  points: null,
  doubles: null,
  tai: null,
  limitHand: null,
  capped: false,
  lines: [],
  reading: [],
  readings: 0,
  questions: [],
} satisfies Partial<ScoreSheet>;

/** A hand without tiles, for the rows that look at none. */
export const NO_HAND = {
  melds: [],
  concealed: noTiles(),
  all: noTiles(),
  concealedCodes: noCodes(),
  allCodes: noCodes(),
  bonus: 0,
};
const NO_READING = readingOf('partial', [], -1);

/** The limit hand that the course of the deal made by itself, such as the thirteenth win of a dealer. */
const scoreEvent = (bound: BoundRuleset, context: HandContext, explain: boolean): ScoreSheet | undefined => {
  if (context.role === 'loser') return undefined;
  const sheet = scoreReadings({ bound, table: bound.events, context, readings: [NO_READING], explain });
  return sheet.limitHand === null ? undefined : { ...sheet, readings: 0 };
};
