import { fail, ok, type Result } from '../../result.ts';
import { measurePlan } from './measure-seating.ts';
import type { PastRound, SeatingMetrics } from './plan.ts';

/** A round as somebody wrote it down: people in the order E, S, W, N, and any number of them at a table. */
export type WrittenRound = {
  readonly number: number;
  readonly tables: readonly { readonly number: number; readonly people: readonly string[] }[];
  readonly sitOuts: readonly string[];
};

/** What makes a seating unsound. `round` is the round's number. */
export type SeatingFault =
  | { readonly code: 'seated-twice'; readonly round: number; readonly person: string }
  | { readonly code: 'seated-and-sitting-out'; readonly round: number; readonly person: string }
  | { readonly code: 'not-present'; readonly round: number; readonly person: string }
  | { readonly code: 'left-out'; readonly round: number; readonly person: string }
  | { readonly code: 'table-number-twice'; readonly round: number; readonly table: number }
  | { readonly code: 'round-number-twice'; readonly round: number }
  | { readonly code: 'too-many-sit-outs'; readonly round: number; readonly sitOuts: number };

/**
 * Judges seatings without knowing how they were made; it shares no code with the makers but the bounds. Finds every fault;
 * a sound seating is measured. `present` is who was there for the last round, where given: each of them sits at one table or
 * sits out, and nobody else does.
 */
export const checkSeating = (
  rounds: readonly PastRound[],
  present?: readonly string[],
): Result<SeatingMetrics, SeatingFault> => {
  const written = rounds.map(asWritten);
  const last = written.at(-1);
  const faults = [
    ...roundFaults(written),
    ...(last && present ? [...attendanceFaults(last, present), ...benchFaults(last)] : []),
  ];
  return faults.length > 0 ? fail(faults) : ok(measure(rounds));
};

/** A round as written down, from a round as it is stored. */
export const asWritten = ({ number, tables, sitOuts }: PastRound): WrittenRound => ({
  number,
  tables: tables.map(({ number: own, chairs: { a, b, c, d } }) => ({
    number: own,
    people: d === null ? [a, b, c] : [a, b, c, d],
  })),
  sitOuts,
});

/** Numbers given twice, and people with more than one place in a round. */
export const roundFaults = (rounds: readonly WrittenRound[]): readonly SeatingFault[] => [
  ...rounds.flatMap(faultsOfRound),
  ...repeated(rounds.map(({ number }) => number)).map((round) => ({ code: 'round-number-twice', round }) as const),
];

const playersOf = ({ tables }: WrittenRound): readonly string[] => tables.flatMap(({ people }) => people);

const faultsOfRound = (round: WrittenRound): readonly SeatingFault[] => {
  const { number, tables, sitOuts } = round;
  const players = playersOf(round);
  const seated = new Set(players);
  return [
    ...repeated(players).map((person) => ({ code: 'seated-twice', round: number, person }) as const),
    ...repeated(sitOuts).map((person) => ({ code: 'seated-twice', round: number, person }) as const),
    ...sitOuts
      .filter((person) => seated.has(person))
      .map((person) => ({ code: 'seated-and-sitting-out', round: number, person }) as const),
    ...repeated(tables.map((table) => table.number)).map(
      (table) => ({ code: 'table-number-twice', round: number, table }) as const,
    ),
  ];
};

/** Who has a place without being there, and who is there without a place. */
export const attendanceFaults = (round: WrittenRound, present: readonly string[]): readonly SeatingFault[] => {
  const expected = new Set(present);
  const there = new Set([...playersOf(round), ...round.sitOuts]);
  const { number } = round;
  return [
    ...[...there]
      .filter((person) => !expected.has(person))
      .map((person) => ({ code: 'not-present', round: number, person }) as const),
    ...present
      .filter((person) => !there.has(person))
      .map((person) => ({ code: 'left-out', round: number, person }) as const),
  ];
};

/** Four who sit out make a table. */
const benchFaults = ({ number, sitOuts }: WrittenRound): readonly SeatingFault[] =>
  sitOuts.length > 3 ? [{ code: 'too-many-sit-outs', round: number, sitOuts: sitOuts.length }] : [];

/** Each value that occurs more than once, once. */
const repeated = <T>(values: readonly T[]): readonly T[] => {
  const seen = new Set<T>();
  const again = new Set<T>();
  for (const value of values) (seen.has(value) ? again : seen).add(value);
  return [...again];
};

const measure = (rounds: readonly PastRound[]): SeatingMetrics => {
  const { repeats, mostMeetings, windSpread, sitOuts, windsUneven } = measurePlan(rounds);
  return {
    rounds: rounds.length,
    repeats: repeats.value,
    repeatsBound: repeats.bound,
    mostMeetings: mostMeetings.value,
    windsUneven,
    windSpread: windSpread.value,
    windSpreadBound: windSpread.bound,
    sitOutsMost: sitOuts.most,
    sitOutsFewest: sitOuts.fewest,
  };
};
