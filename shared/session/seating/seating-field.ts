import { fail, ok, type Result } from '../../result.ts';
import type { Pair, PlanError, SeatingField, SeatingPlayer, TableSizes } from './plan.ts';
import { type PairWeight, WEIGHTS } from './seat-grid.ts';

/** Who is to be seated, by number in the order of ids, with all wishes by number. */
export type NumberedField = {
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly weights: readonly PairWeight[];
  /** Table by person, both from 0. */
  readonly fixed: ReadonlyMap<number, number>;
  readonly tables: number;
  /** How many sit out in each round. */
  readonly bench: number;
  /** How many chairs stay empty in each round. */
  readonly empty: number;
};

/** Tables, bench and empty chairs for so many people. Five can't be split into threes and fours, so one of five sits out. */
export const shapeOf = (
  people: number,
  sizes: TableSizes,
): { readonly tables: number; readonly bench: number; readonly empty: number } => {
  const up = Math.ceil(people / 4);
  const empty = 4 * up - people;
  if (sizes === 'three' && empty <= up) return { tables: up, bench: 0, empty };
  return { tables: Math.floor(people / 4), bench: people % 4, empty: 0 };
};

/**
 * Checks what can be seen to be wrong before any search, all of it at once, and numbers the people: sorted by id, so that the order of
 * entry does not matter. `standing` is how many tables stand in the room already, where a plan is changed.
 */
export const readField = (field: SeatingField, sizes: TableSizes, standing = 0): Result<NumberedField, PlanError> => {
  const players = [...field.players].sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  const ids = players.map(({ id }) => id);
  const shape = shapeOf(players.length, sizes);
  const forbids = pairsOf(players, 'forbidGroup', field.forbidPairs);
  const errors = [...errorsOfNumbers(ids, sizes), ...errorsOfFixed(players, Math.max(shape.tables, standing), forbids)];
  if (errors.length > 0) return fail(errors);
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  const weigh = (pairs: readonly Pair[], weight: number): readonly PairWeight[] =>
    pairs.map(([one, other]) => ({ one: numberOf.get(one) ?? 0, other: numberOf.get(other) ?? 0, weight }));
  const fixed = new Map<number, number>();
  players.forEach(({ fixedTable }, number) => {
    if (fixedTable !== undefined) fixed.set(number, fixedTable - 1);
  });
  const avoids = pairsOf(players, 'avoidGroup', field.avoidPairs);
  const weights = [...weigh(avoids, WEIGHTS.avoid), ...weigh(forbids, WEIGHTS.forbid)];
  return ok({ ids, numberOf, weights, fixed, ...shape });
};

/** All pairs of a kind among the people given, from their groups and by name, each once, in the order of ids. */
export const pairsOf = (
  players: readonly SeatingPlayer[],
  group: 'avoidGroup' | 'forbidGroup',
  named: readonly Pair[] = [],
): readonly Pair[] => {
  const present = new Set(players.map(({ id }) => id));
  const members = new Map<string, string[]>();
  for (const player of players) {
    const name = player[group];
    if (name !== undefined) members.set(name, [...(members.get(name) ?? []), player.id]);
  }
  const grouped = [...members.values()].flatMap((ids) =>
    ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => [one, other])),
  );
  const pairs = new Map<string, Pair>();
  for (const [one, other] of [...grouped, ...named]) {
    if (one === other || !present.has(one) || !present.has(other)) continue;
    const pair: Pair = one < other ? [one, other] : [other, one];
    pairs.set(JSON.stringify(pair), pair);
  }
  return [...pairs.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
};

const errorsOfNumbers = (ids: readonly string[], sizes: TableSizes): readonly PlanError[] => {
  const twice = [...new Set(ids.filter((id, index) => ids[index - 1] === id))];
  const needed = sizes === 'three' ? 3 : 4;
  return [
    ...(ids.length < needed ? [{ code: 'too-few-players', present: ids.length, needed } as const] : []),
    ...(twice.length > 0 ? [{ code: 'present-twice', entrants: twice } as const] : []),
  ];
};

const errorsOfFixed = (
  players: readonly SeatingPlayer[],
  tables: number,
  forbids: readonly Pair[],
): readonly PlanError[] => {
  const at = new Map<number, string[]>();
  const tableOf = new Map<string, number>();
  for (const { id, fixedTable } of players) {
    if (fixedTable === undefined) continue;
    at.set(fixedTable, [...(at.get(fixedTable) ?? []), id]);
    tableOf.set(id, fixedTable);
  }
  return [
    ...[...tableOf]
      .filter(([, table]) => !Number.isInteger(table) || table < 1 || table > tables)
      .map(([person, table]) => ({ code: 'fixed-table-too-high', person, table, tables }) as const),
    ...[...at]
      .filter(([, people]) => people.length > 4)
      .map(([table, people]) => ({ code: 'fixed-table-full', table, people }) as const),
    ...forbids.flatMap(([one, other]): readonly PlanError[] => {
      const table = tableOf.get(one);
      return table !== undefined && table === tableOf.get(other)
        ? [{ code: 'fixed-and-forbidden', table, people: [one, other] }]
        : [];
    }),
  ];
};
