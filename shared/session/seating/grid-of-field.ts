import type { PastRound } from './plan.ts';
import type { RandomSource } from './random-source.ts';
import type { GridInput } from './seat-grid.ts';
import { peopleOf } from './seated-people.ts';
import type { NumberedField } from './seating-field.ts';
import { sitOutCounts, threeCounts } from './sit-outs.ts';

/** A field for so many rounds after a history, as the numbers that the search works on. */
export const gridOfField = (field: NumberedField, rounds: number, history: readonly PastRound[]): GridInput => {
  const counts = sitOutCounts(field.ids, history);
  const had = field.ids.map((id) => counts.get(id) ?? 0);
  const fewest = had.reduce((least, own) => Math.min(least, own), had[0] ?? 0);
  const level = had.map((own) => own - fewest);
  const present = (id: string | undefined) => (id === undefined ? undefined : field.numberOf.get(id));
  return {
    people: field.ids.length,
    rounds,
    tables: field.tables,
    benchTurns: benchTurns(level, rounds, field.bench),
    turnsHad:
      field.bench === 0
        ? []
        : level.flatMap((own, person) => Array.from({ length: own }, (_, turn) => ({ person, turn }))),
    restedBefore: (history.at(-1)?.sitOuts ?? []).map(present).filter((person) => person !== undefined),
    weights: field.weights,
    met: meetingsBefore(history, present),
    threesHad: field.empty === 0 ? [] : threesBefore(field.ids, history),
    fixed: field.fixed,
  };
};

/** In every place of the bench sits somebody who has sat out least so far: the turn is how often that is. */
const benchTurns = (level: readonly number[], rounds: number, bench: number): readonly (readonly number[])[] => {
  const waiting: number[] = [];
  for (const own of level) waiting[own] = (waiting[own] ?? 0) + 1;
  const next = (): number => {
    let turn = 0;
    while ((waiting[turn] ?? 0) === 0) turn += 1;
    waiting[turn] = (waiting[turn] ?? 0) - 1;
    waiting[turn + 1] = (waiting[turn + 1] ?? 0) + 1;
    return turn;
  };
  return Array.from({ length: rounds }, () => Array.from({ length: bench }, next));
};

type NumberOf = (id: string | undefined) => number | undefined;

const meetingsBefore = (history: readonly PastRound[], numberOf: NumberOf): GridInput['met'] => {
  const met = new Map<number, { one: number; other: number; times: number }>();
  for (const { chairs } of history.flatMap(({ tables }) => tables)) {
    const four = peopleOf(chairs)
      .map(numberOf)
      .filter((person) => person !== undefined);
    four.forEach((one, index) => {
      for (const other of four.slice(index + 1)) {
        const key = Math.min(one, other) * 65_536 + Math.max(one, other);
        const pair = met.get(key) ?? { one, other, times: 0 };
        pair.times += 1;
        met.set(key, pair);
      }
    });
  }
  return [...met.values()];
};

const threesBefore = (ids: readonly string[], history: readonly PastRound[]): GridInput['threesHad'] => {
  const counts = threeCounts(ids, history);
  return ids.map((id, person) => ({ person, times: counts.get(id) ?? 0 })).filter(({ times }) => times > 0);
};

/** A draw that keeps fixed tables and turns to sit out: where a search begins. Places by round, ghosts on the empty chairs. */
export const firstSeats = (
  input: GridInput,
  field: NumberedField,
  random: RandomSource,
): readonly (readonly number[])[] => {
  return firstTurns(input, random).map(({ bench, playing }) => [...placed(playing, field), ...bench]);
};

/** Whose turn it is to sit out in the next round: fewest sit-outs, then the longest ago, then by lot. */
export const turnsToSitOut = (
  field: NumberedField,
  history: readonly PastRound[],
  random: RandomSource,
): readonly number[] => firstTurns(gridOfField(field, 1, history), random).flatMap(({ bench }) => bench);

type Turns = { readonly bench: readonly number[]; readonly playing: readonly number[] };

const firstTurns = (input: GridInput, random: RandomSource): readonly Turns[] => {
  const turnsOf = new Int32Array(input.people);
  for (const { person } of input.turnsHad) turnsOf[person] = (turnsOf[person] ?? 0) + 1;
  const restedIn = new Int32Array(input.people).fill(-2);
  for (const person of input.restedBefore) restedIn[person] = -1;
  return input.benchTurns.map((turns, round) => {
    const drawn = random.shuffle(Array.from({ length: input.people }, (_, person) => person));
    const waiting = drawn.sort((one, other) => (restedIn[one] ?? 0) - (restedIn[other] ?? 0));
    const bench: number[] = [];
    for (const turn of turns) {
      const free = waiting.filter((person) => !bench.includes(person));
      const chosen = free.find((person) => turnsOf[person] === turn) ?? free[0] ?? 0;
      bench.push(chosen);
    }
    for (const person of bench) {
      turnsOf[person] = (turnsOf[person] ?? 0) + 1;
      restedIn[person] = round;
    }
    const playing = random.shuffle(waiting.filter((person) => !bench.includes(person)));
    return { bench, playing };
  });
};

/** The fixed first, then the empty chairs one to a table where there is most room, then everybody else. */
const placed = (playing: readonly number[], { fixed, tables, empty, ids }: NumberedField): readonly number[] => {
  const seats: number[][] = Array.from({ length: tables }, () => []);
  const isFixed = (person: number) => (fixed.get(person) ?? tables) < tables;
  for (const person of playing.filter(isFixed)) seats[fixed.get(person) ?? 0]?.push(person);
  const roomy = [...seats].sort((one, other) => one.length - other.length);
  for (const four of roomy.slice(0, empty)) four.push(ids.length);
  const others = playing.filter((person) => !isFixed(person));
  for (const four of seats) four.push(...others.splice(0, 4 - four.length));
  return seats.flat();
};
