import { fail, ok, type Result } from '../../result.ts';
import { CHAIRS } from '../../table/chair.ts';
import type { PastRound, SeatedChairs, SeatingMetrics } from './plan.ts';
import { leastRepeats, leastWindSpread } from './seating-bounds.ts';

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
  const last = rounds.at(-1);
  const faults = [
    ...rounds.flatMap(faultsOfRound),
    ...repeated(rounds.map(({ number }) => number)).map((round) => ({ code: 'round-number-twice', round }) as const),
    ...(last && present ? faultsOfAttendance(last, present) : []),
  ];
  return faults.length > 0 ? fail(faults) : ok(measure(rounds));
};

const playersOf = ({ tables }: PastRound): readonly string[] => tables.flatMap(({ chairs }) => peopleAt(chairs));

const peopleAt = (chairs: SeatedChairs): readonly string[] =>
  CHAIRS.map((chair) => chairs[chair]).filter((person) => person !== null);

const faultsOfRound = (round: PastRound): readonly SeatingFault[] => {
  const { number, tables, sitOuts } = round;
  const players = playersOf(round);
  const seated = new Set(players);
  return [
    ...repeated([...players]).map((person) => ({ code: 'seated-twice', round: number, person }) as const),
    ...repeated([...sitOuts]).map((person) => ({ code: 'seated-twice', round: number, person }) as const),
    ...sitOuts
      .filter((person) => seated.has(person))
      .map((person) => ({ code: 'seated-and-sitting-out', round: number, person }) as const),
    ...repeated(tables.map((table) => table.number)).map(
      (table) => ({ code: 'table-number-twice', round: number, table }) as const,
    ),
  ];
};

const faultsOfAttendance = (round: PastRound, present: readonly string[]): readonly SeatingFault[] => {
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
    ...(round.sitOuts.length > 3
      ? [{ code: 'too-many-sit-outs', round: number, sitOuts: round.sitOuts.length } as const]
      : []),
  ];
};

/** Each value that occurs more than once, once. */
const repeated = <T>(values: readonly T[]): readonly T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const measure = (rounds: readonly PastRound[]): SeatingMetrics => {
  const numbers = new Map<string, number>();
  for (const person of rounds.flatMap((round) => [...playersOf(round), ...round.sitOuts])) {
    if (!numbers.has(person)) numbers.set(person, numbers.size);
  }
  const attended = rounds.map((round) => ({
    tables: round.tables.length,
    players: playersOf(round).map((person) => numbers.get(person) ?? 0),
  }));
  return {
    rounds: rounds.length,
    ...measureMeetings(rounds),
    repeatsBound: leastRepeats(attended, numbers.size),
    ...measureWinds(rounds),
    ...measureSitOuts(rounds),
  };
};

const measureMeetings = (rounds: readonly PastRound[]) => {
  const meetings = new Map<string, number>();
  for (const { chairs } of rounds.flatMap(({ tables }) => tables)) {
    const four = [...peopleAt(chairs)].sort();
    four.forEach((one, index) => {
      for (const other of four.slice(index + 1)) {
        const pair = JSON.stringify([one, other]);
        meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      }
    });
  }
  const counts = [...meetings.values()];
  return {
    repeats: counts.reduce((sum, met) => sum + (met * (met - 1)) / 2, 0),
    mostMeetings: counts.reduce((most, met) => Math.max(most, met), 0),
  };
};

const measureWinds = (rounds: readonly PastRound[]) => {
  const winds = new Map<string, number[]>();
  for (const { chairs } of rounds.flatMap(({ tables }) => tables)) {
    CHAIRS.forEach((chair, index) => {
      const person = chairs[chair];
      if (person === null) return;
      const counts = winds.get(person) ?? [0, 0, 0, 0];
      winds.set(
        person,
        counts.map((count, wind) => (wind === index ? count + 1 : count)),
      );
    });
  }
  const all = [...winds.values()].map((counts) => ({ counts, plays: counts.reduce((sum, count) => sum + count, 0) }));
  return {
    windsUneven: all.filter(({ counts }) => Math.max(...counts) - Math.min(...counts) > 1).length,
    windSpread: all.reduce(
      (sum, { counts, plays }) => sum + counts.reduce((own, count) => own + Math.abs(4 * count - plays), 0),
      0,
    ),
    windSpreadBound: all.reduce((sum, { plays }) => sum + leastWindSpread(plays), 0),
  };
};

const measureSitOuts = (rounds: readonly PastRound[]) => {
  const always = [...new Set(rounds.flatMap((round) => [...playersOf(round), ...round.sitOuts]))].filter((person) =>
    rounds.every((round) => round.sitOuts.includes(person) || playersOf(round).includes(person)),
  );
  const counts = always.map((person) => rounds.filter(({ sitOuts }) => sitOuts.includes(person)).length);
  return {
    sitOutsMost: counts.reduce((most, count) => Math.max(most, count), 0),
    sitOutsFewest: counts.length === 0 ? 0 : counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 0),
  };
};
