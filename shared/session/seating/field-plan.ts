import { type FiniteField, finiteField } from './finite-field.ts';

/** A round of places, four to a table in order; `tables` says which physical table each is, from 0. */
export type DesignedRound = { readonly places: readonly number[]; readonly tables?: readonly number[] };

/**
 * As many rounds as tables, when the number of tables T is a power of a prime and at least five: nobody meets twice and nobody
 * sits at one table twice. People are four groups of the field's T elements; table c of round m takes from each group i
 * the element c + a_i m, and stands at c + b m. Two groups' people meet when two lines of different slopes cross: once. People
 * of one group never meet. `slopes` are five different elements: the four a and b.
 */
export const fieldPlan = (tables: number, slopes: readonly number[]): readonly DesignedRound[] | undefined => {
  const field = fieldFor(tables);
  if (field === undefined) return undefined;
  const all = Array.from({ length: tables }, (_, element) => element);
  const [stand = 4, ...groups] = slopes;
  const at = (table: number, slope: number, round: number) => field.add(table, field.times(slope, round));
  return all.map((round) => ({
    places: all.flatMap((table) => groups.map((slope, group) => group * tables + at(table, slope, round))),
    tables: all.map((table) => at(table, stand, round)),
  }));
};

const known = new Map<number, FiniteField | undefined>();

/** Making a field takes longer than using it. */
const fieldFor = (tables: number): FiniteField | undefined => {
  if (tables < 5) return undefined;
  if (!known.has(tables)) known.set(tables, finiteField(tables));
  return known.get(tables);
};

export const hasFieldPlan = (tables: number): boolean => fieldFor(tables) !== undefined;
