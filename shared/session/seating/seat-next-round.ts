import { fail, ok, type Result } from '../../result.ts';
import { checkSeating } from './check-seating.ts';
import { drawPlan, type PlannedRound } from './draw-plan.ts';
import type { PastRound, RoundSeating, SeatedTable, SeatingError, SeatRoundInput } from './plan.ts';

/** Raised when the same arguments could give another plan than before. */
export const MAKER_VERSION = 1;

const TABLE_SIZE = 4;

/**
 * Seats the next round. The whole evening is drawn from the seed when nobody has played yet, and each later round is taken
 * from that plan as long as the same people are present and sat as planned; when people came, left or were re-seated, the
 * rounds to come are planned again around the meetings, winds and sit-outs there have been. Always ends; the same arguments
 * give the same seating everywhere. Fewer than four people: `too-few-players`.
 */
export const seatNextRound = (input: SeatRoundInput): Result<RoundSeating, SeatingError> => {
  const { seed, present, past, roundNumber } = input;
  const twice = present.filter((person, index) => present.indexOf(person) !== index);
  const errors: SeatingError[] = [];
  if (present.length < TABLE_SIZE) {
    errors.push({ code: 'too-few-players', present: present.length, needed: TABLE_SIZE });
  }
  if (twice.length > 0) errors.push({ code: 'present-twice', entrants: [...new Set(twice)] });
  if (errors.length > 0) return fail(errors);
  const { tables, sitOuts, method } = continuedPlan(input) ?? freshPlan(input);
  const measured = checkSeating([...past, { number: roundNumber, tables, sitOuts }], present);
  if (!measured.ok) throw new Error(`unsound seating: ${JSON.stringify(measured.errors)}`);
  return ok({ tables, sitOuts, certificate: { ...measured.value, seed, method, makerVersion: MAKER_VERSION } });
};

const freshPlan = ({ seed, present, past, roundsPlanned }: SeatRoundInput): PlannedRound => {
  const rounds = Math.max(1, roundsPlanned - past.length);
  return first(drawPlan({ seed, present, past, rounds }));
};

/** The next round of the plan drawn when the people present now were first complete, if that plan was kept to. */
const continuedPlan = ({ seed, present, past, roundsPlanned }: SeatRoundInput): PlannedRound | undefined => {
  const start = past.findLastIndex((round) => !sameField(round, present)) + 1;
  if (start === past.length || roundsPlanned <= past.length) return undefined;
  const plan = drawPlan({ seed, present, past: past.slice(0, start), rounds: roundsPlanned - start });
  const kept = past.slice(start).every((round, index) => sameSeats(round.tables, plan[index]?.tables ?? []));
  return kept ? plan[past.length - start] : undefined;
};

const sameField = ({ tables, sitOuts }: PastRound, present: readonly string[]): boolean => {
  const there = new Set([...tables.flatMap(({ chairs }) => Object.values(chairs)), ...sitOuts]);
  return there.size === present.length && present.every((person) => there.has(person));
};

const sameSeats = (left: readonly SeatedTable[], right: readonly SeatedTable[]): boolean =>
  seatKey(left) === seatKey(right);

const seatKey = (tables: readonly SeatedTable[]): string =>
  JSON.stringify(
    tables
      .map(({ number, chairs: { a, b, c, d } }) => ({ number, people: [a, b, c, d] }))
      .sort((one, other) => one.number - other.number),
  );

const first = (plan: readonly PlannedRound[]): PlannedRound => {
  const [round] = plan;
  if (round === undefined) throw new Error('empty plan');
  return round;
};
