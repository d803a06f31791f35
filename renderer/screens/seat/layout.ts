import type { SessionView } from '../../../shared/contract/views.ts';
import type { PastRound, SeatedTable } from '../../../shared/session/seating/plan.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';

/**
 * Places on the screen in the order in which one walks through them: four chairs of each table, East first, then the bench, which
 * always ends with an empty place.
 */
export type Layout = { readonly tables: number; readonly slots: readonly (string | null)[] };

const SEATS = CHAIRS.length;

/** Everybody who is here, in order of entry: who may be given a seat. */
export const peopleHere = ({ entrants }: SessionView) => entrants.filter(({ status }) => status === 'present');

/** Empty tables, with everybody on the bench. */
export const emptyLayout = (view: SessionView): Layout => {
  const people = peopleHere(view).map(({ id }) => id);
  const tables = Math.max(1, Math.floor(people.length / SEATS));
  return withBench({ tables, slots: Array.from({ length: tables * SEATS }, () => null) }, people);
};

/** The seats of a round; who is here and has none is on the bench, and who is not here leaves an empty chair. */
export const layoutOf = (view: SessionView, round: Pick<PastRound, 'tables'>): Layout => {
  const here = peopleHere(view).map(({ id }) => id);
  const tables = Math.max(1, ...round.tables.map(({ number }) => number));
  const slots: (string | null)[] = Array.from({ length: tables * SEATS }, () => null);
  for (const { number, chairs } of round.tables) {
    CHAIRS.forEach((chair, index) => {
      const person = chairs[chair];
      if (person !== null && here.includes(person)) slots[(number - 1) * SEATS + index] = person;
    });
  }
  return withBench(
    { tables, slots },
    here.filter((id) => !slots.includes(id)),
  );
};

const withBench = ({ tables, slots }: Layout, bench: readonly string[]): Layout => ({
  tables,
  slots: [...slots.slice(0, tables * SEATS), ...bench, null],
});

/** What two places hold changes hands. */
export const exchange = ({ tables, slots }: Layout, from: number, to: number): Layout => {
  const moved = [...slots];
  moved[from] = slots[to] ?? null;
  moved[to] = slots[from] ?? null;
  const bench = moved.slice(tables * SEATS).filter((person) => person !== null);
  return withBench({ tables, slots: moved }, bench);
};

/** One more table, empty. */
export const addTable = ({ tables, slots }: Layout): Layout => ({
  tables: tables + 1,
  slots: [...slots.slice(0, tables * SEATS), null, null, null, null, ...slots.slice(tables * SEATS)],
});

/** The place that a table's number and a wind name; undefined where there is none. */
export const slotAt = ({ tables }: Layout, table: number, chair: (typeof CHAIRS)[number]): number | undefined =>
  table >= 1 && table <= tables ? (table - 1) * SEATS + CHAIRS.indexOf(chair) : undefined;

/** A table as far as it is filled. Nobody in the first three chairs makes it one that cannot be played. */
export type DraftTable = { readonly number: number; readonly people: readonly (string | null)[] };

/** Tables at which anybody sits. */
export const draftTables = ({ tables, slots }: Layout): readonly DraftTable[] =>
  Array.from({ length: tables }, (_, index) => ({
    number: index + 1,
    people: slots.slice(index * SEATS, (index + 1) * SEATS),
  })).filter(({ people }) => people.some((person) => person !== null));

/** The tables as they are seated, or undefined while one of them has an empty chair that needs somebody. */
export const seatedTables = (layout: Layout, threes: boolean): readonly SeatedTable[] | undefined => {
  const tables = draftTables(layout).flatMap(({ number, people: [a, b, c, d] }): SeatedTable[] =>
    a && b && c && (d || threes) ? [{ number, chairs: { a, b, c, d: d ?? null } }] : [],
  );
  return tables.length === draftTables(layout).length && tables.length > 0 ? tables : undefined;
};
