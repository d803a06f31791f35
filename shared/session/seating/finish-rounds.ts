import type { MadeRounds } from './make-rounds.ts';
import { MoveSource } from './move-source.ts';
import type { PastRound, SeatedChairs } from './plan.ts';
import type { RandomSource } from './random-source.ts';
import { peopleOf } from './seated-people.ts';
import type { NumberedField } from './seating-field.ts';
import { numberTables } from './table-numbers.ts';
import { windsBySearch } from './winds-by-search.ts';
import { windsForWholePlan } from './winds-whole-plan.ts';

type FinishInput = {
  readonly field: NumberedField;
  readonly made: MadeRounds;
  readonly history: readonly PastRound[];
  readonly random: RandomSource;
};

type Tables = readonly (readonly number[])[];

/** Gives tables and winds to rounds of fours, and people their ids again. Rounds are numbered on from the history. */
export const finishRounds = ({ field, made, history, random }: FinishInput): readonly PastRound[] => {
  const people = field.ids.length;
  const source = new MoveSource(random.below(2 ** 31), random.below(2 ** 31));
  const standing = made.seats.map((round, at) => tablesOf(round, field, made.tables?.[at]));
  const settled = made.tables !== undefined && made.tables.length === made.seats.length && made.tables.every(Boolean);
  const numbered = settled
    ? standing
    : numberTables({
        rounds: standing,
        people,
        visited: visitedBefore(history, field),
        isHeld: (round, table) => (standing[round]?.[table] ?? []).some((person) => field.fixed.has(person)),
        source,
      });
  const exact = history.length === 0 && field.empty === 0;
  const seated = exact
    ? windsForWholePlan(
        numbered.map((round) => round.flat()),
        random,
      ).map((round) => tablesOf(round, field))
    : windsBySearch({ rounds: numbered, people, had: windsHad(history, field), source });
  const bench = made.seats.map((round) => round.slice(4 * field.tables));
  const last = history.reduce((most, { number }) => Math.max(most, number), 0);
  return asRounds(field, seated, last, bench);
};

/** Rounds of tables of people by number, in the order of the winds, as rounds of ids numbered after `last`. */
export const asRounds = (
  { ids }: NumberedField,
  rounds: readonly Tables[],
  last: number,
  bench: readonly (readonly number[])[] = [],
): readonly PastRound[] =>
  rounds.map((tables, at) => ({
    number: last + at + 1,
    tables: tables.map((four, table) => ({ number: table + 1, chairs: chairsOf(four, ids) })),
    sitOuts: [...(bench[at] ?? [])].sort((one, other) => one - other).map((person) => ids[person] ?? ''),
  }));

const tablesOf = (round: readonly number[], field: NumberedField, order?: readonly number[]): Tables => {
  const tables: (readonly number[])[] = [];
  for (let at = 0; at < field.tables; at++) {
    const four = round.slice(4 * at, 4 * at + 4).filter((person) => person < field.ids.length);
    tables[order?.[at] ?? at] = four;
  }
  return tables;
};

const visitedBefore = (history: readonly PastRound[], { numberOf }: NumberedField) =>
  history.flatMap(({ tables }) =>
    tables.flatMap(({ number, chairs }) =>
      peopleOf(chairs)
        .map((id) => numberOf.get(id))
        .filter((person) => person !== undefined)
        .map((person) => ({ person, table: number - 1 })),
    ),
  );

/** How often everybody has had each wind: person x 4 + wind. */
export const windsHad = (history: readonly PastRound[], { ids, numberOf }: NumberedField): Int16Array => {
  const had = new Int16Array(4 * ids.length);
  for (const { chairs } of history.flatMap(({ tables }) => tables)) {
    peopleOf(chairs).forEach((id, wind) => {
      const person = numberOf.get(id);
      if (person !== undefined) had[4 * person + wind] = (had[4 * person + wind] ?? 0) + 1;
    });
  }
  return had;
};

const chairsOf = (four: readonly number[], ids: readonly string[]): SeatedChairs => {
  const [a = '', b = '', c = '', d = null] = four.map((person) => ids[person] ?? '');
  return { a, b, c, d };
};
