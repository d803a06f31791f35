import type { PastRound } from './plan.ts';
import { peopleOf } from './seated-people.ts';
import type { NumberedField } from './seating-field.ts';

/** A round of an old plan fitted to who is there now. */
export type RepairedRound = {
  /** Places four to a table, then the bench; empty chairs have the number of people. */
  readonly seats: readonly number[];
  /** Physical table of each table, from 0: a table that is given up leaves a gap, so that nobody else moves. */
  readonly standing: readonly number[];
  /** Where everybody was: index of the table, `tables` for the bench, -1 for somebody new or whose table is given up. */
  readonly wasAt: readonly number[];
};

/**
 * Takes out who is gone and puts in who is new, leaving everybody else where the old plan has them as far as the number of tables
 * allows: the emptiest tables are given up, but none that somebody is fixed to; new ones take the lowest free numbers.
 */
export const repairRound = (old: PastRound, field: NumberedField): RepairedRound => {
  const found = old.tables.map(({ number, chairs }) => ({
    standing: number - 1,
    people: peopleOf(chairs)
      .map((id) => field.numberOf.get(id))
      .filter((person) => person !== undefined)
      // Fixed to another table since the plan was made.
      .filter((person) => (field.fixed.get(person) ?? number - 1) === number - 1),
  }));
  const kept = keptTables(found, field);
  const tables = [...kept, ...newTables(kept, field)].sort((one, other) => one.standing - other.standing);
  const seated = new Set(tables.flatMap(({ people }) => people));
  const rested = old.sitOuts.map((id) => field.numberOf.get(id)).filter((person) => person !== undefined);
  const isRested = new Set(rested);
  const everybody = field.ids.map((_, person) => person);
  // Those without a place: new people first, then those whose table is given up, last those who had been going to sit out.
  const known = new Set([...found.flatMap(({ people }) => people), ...rested]);
  const waiting = [
    ...everybody.filter((person) => !known.has(person)),
    ...everybody.filter((person) => known.has(person) && !seated.has(person) && !isRested.has(person)),
    ...rested.filter((person) => !seated.has(person)),
  ];
  const wasAt = everybody.map((person) =>
    isRested.has(person) ? field.tables : tables.findIndex(({ people }) => people.includes(person)),
  );
  fill(tables, waiting, field);
  const seats = tables.flatMap(({ people }) => [
    ...people,
    ...new Array<number>(4 - people.length).fill(field.ids.length),
  ]);
  return { seats: [...seats, ...waiting], standing: tables.map(({ standing }) => standing), wasAt };
};

type OpenTable = { readonly standing: number; readonly people: number[] };

const keptTables = (found: readonly OpenTable[], { fixed, tables }: NumberedField): readonly OpenTable[] => {
  const isHeld = ({ standing }: OpenTable) => [...fixed.values()].includes(standing);
  return [...found]
    .sort((one, other) => Number(isHeld(other)) - Number(isHeld(one)) || other.people.length - one.people.length)
    .slice(0, tables);
};

const newTables = (kept: readonly OpenTable[], { tables, fixed }: NumberedField): readonly OpenTable[] => {
  const taken = new Set(kept.map(({ standing }) => standing));
  const wanted = [...new Set(fixed.values())];
  const free = [...wanted, ...Array.from({ length: 2 * tables }, (_, standing) => standing)];
  const added: OpenTable[] = [];
  for (const standing of free) {
    if (kept.length + added.length === tables) break;
    if (taken.has(standing)) continue;
    taken.add(standing);
    added.push({ standing, people: [] });
  }
  return added;
};

/** Takes people from `waiting` until every table has four, or three where chairs stay empty. */
const fill = (tables: readonly OpenTable[], waiting: number[], { fixed, empty }: NumberedField): void => {
  for (const table of tables) {
    for (const person of [...waiting]) {
      if (fixed.get(person) !== table.standing) continue;
      makeRoom(table, waiting, fixed);
      table.people.push(person);
      waiting.splice(waiting.indexOf(person), 1);
    }
  }
  const mayJoin = (person: number, table: OpenTable) => (fixed.get(person) ?? table.standing) === table.standing;
  const seatAt = (table: OpenTable, most: number) => {
    while (table.people.length < most) {
      const next = waiting.find((person) => mayJoin(person, table)) ?? waiting[0];
      if (next === undefined) return;
      table.people.push(next);
      waiting.splice(waiting.indexOf(next), 1);
    }
  };
  for (const table of tables) seatAt(table, 3);
  const full = tables.length - empty;
  for (const table of tables) if (tables.filter(({ people }) => people.length === 4).length < full) seatAt(table, 4);
  if (empty === 0) return;
  // More than one empty chair at a table, because too many tables of four were kept whole.
  for (const table of tables) {
    while (table.people.length < 3) {
      const giver = tables.find(({ people }) => people.length === 4);
      const moved = giver?.people.findLast((person) => !fixed.has(person));
      if (giver === undefined || moved === undefined) return;
      giver.people.splice(giver.people.indexOf(moved), 1);
      table.people.push(moved);
    }
  }
};

/** Somebody fixed to a full table takes the place of somebody who is not. */
const makeRoom = ({ people }: OpenTable, waiting: number[], fixed: ReadonlyMap<number, number>): void => {
  if (people.length < 4) return;
  const leaving = people.findLast((person) => !fixed.has(person)) ?? people[3] ?? 0;
  people.splice(people.indexOf(leaving), 1);
  waiting.push(leaving);
};
