import { fail, ok, type Result } from '../../result.ts';
import { MAKER_VERSION } from './certify.ts';
import { checkSeating } from './check-seating.ts';
import type {
  FullTable,
  PastRound,
  PlanMethod,
  RoundSeating,
  SeatedTable,
  SeatingError,
  SeatRoundInput,
} from './plan.ts';
import { planSeating } from './plan-seating.ts';

const TABLE_SIZE = 4;
/** Forty people wait while a round is seated: a whole plan made beforehand may search longer. */
const MOST_MOVES = 2_000_000;

/**
 * Seats the next round, tables of four and sit-outs. The whole evening is drawn from the seed when nobody has played yet, and each
 * later round is taken from that plan as long as the same people are present and sat as planned; when people came, left or were
 * re-seated, the rounds to come are planned again around the meetings, winds and sit-outs there have been. Always ends; the
 * same arguments give the same seating everywhere. Fewer than four people: `too-few-players`.
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
  const { round, method } = continuedPlan(input) ?? freshPlan(input);
  const tables = round.tables.map(fullTable);
  const sitOuts = present.filter((person) => round.sitOuts.includes(person));
  const measured = checkSeating([...past, { number: roundNumber, tables, sitOuts }], present);
  if (!measured.ok) throw new Error(`unsound seating: ${JSON.stringify(measured.errors)}`);
  return ok({ tables, sitOuts, certificate: { ...measured.value, seed, method, makerVersion: MAKER_VERSION } });
};

type PlannedRound = { readonly round: PastRound; readonly method: PlanMethod };

/** The planner sorts by id, and ids may be random: here the draw goes by the order of `present`, so that one seed and one list give one plan. */
const drawPlan = (
  { seed, present }: SeatRoundInput,
  history: readonly PastRound[],
  rounds: number,
): readonly PlannedRound[] => {
  const numbers = new Map(present.map((person, at) => [person, String(at).padStart(DIGITS, '0')]));
  const planned = planSeating({
    players: [...numbers.values()].map((id) => ({ id })),
    rounds,
    seed,
    tableSizes: 'sit-out',
    history: history.map((round) => renamed(round, (person) => numbers.get(person) ?? `gone ${person}`)),
    maxMoves: MOST_MOVES,
  });
  if (!planned.ok) throw new Error(`not planned: ${JSON.stringify(planned.errors)}`);
  const { method } = planned.value.certificate;
  return planned.value.rounds.map((round) => ({ round: renamed(round, (id) => present[Number(id)] ?? id), method }));
};

const DIGITS = 6;

const renamed = ({ number, tables, sitOuts }: PastRound, nameOf: (id: string) => string): PastRound => ({
  number,
  tables: tables.map(({ number: own, chairs: { a, b, c, d } }) => ({
    number: own,
    chairs: { a: nameOf(a), b: nameOf(b), c: nameOf(c), d: d === null ? null : nameOf(d) },
  })),
  sitOuts: sitOuts.map(nameOf),
});

const freshPlan = (input: SeatRoundInput): PlannedRound => {
  const [first] = drawPlan(input, input.past, Math.max(1, input.roundsPlanned - input.past.length));
  if (first === undefined) throw new Error('empty plan');
  return first;
};

/** The next round of the plan drawn when the people present now were first complete, if that plan was kept to. */
const continuedPlan = (input: SeatRoundInput): PlannedRound | undefined => {
  const { present, past, roundsPlanned } = input;
  const start = past.findLastIndex((round) => !sameField(round, present)) + 1;
  if (start === past.length || roundsPlanned <= past.length) return undefined;
  const plan = drawPlan(input, past.slice(0, start), roundsPlanned - start);
  const kept = past.slice(start).every((round, index) => sameSeats(round.tables, plan[index]?.round.tables ?? []));
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

const fullTable = ({ number, chairs: { a, b, c, d } }: SeatedTable): FullTable => {
  if (d === null) throw new Error(`table ${number} has three people where others sit out`);
  return { number, chairs: { a, b, c, d } };
};
