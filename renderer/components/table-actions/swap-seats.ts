import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Seats } from '../../../shared/records/seating.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';

/** Who shall sit where, by table id. */
export type Seating = ReadonlyMap<string, Seats>;

export type Place = { readonly tableId: string; readonly chair: Chair };

export const seatingOf = (tables: readonly Pick<TableSummary, 'table'>[]): Seating =>
  new Map(tables.map(({ table }) => [table.id, table.chairs]));

/**
 * Puts somebody into a chair; who sat there goes where they came from, so that nobody is ever lost or doubled. Into the empty chair of a
 * table of three somebody comes from a table of four, where whoever sits in its last chair moves up.
 */
export const seatAt = (seating: Seating, { tableId, chair }: Place, entrantId: string): Seating => {
  const from = placeOf(seating, entrantId);
  const seats = seating.get(tableId);
  const leaving = seats?.[chair];
  if (from === undefined || seats === undefined || leaving === undefined) return seating;
  if (leaving === null) return joinTable(seating, { from, tableId }, entrantId);
  const next = new Map(seating);
  const put = (place: Place, id: string): void => {
    const own = next.get(place.tableId);
    if (own !== undefined) next.set(place.tableId, { ...own, [place.chair]: id });
  };
  put(from, leaving);
  put({ tableId, chair }, entrantId);
  return next;
};

type Join = { readonly from: Place; readonly tableId: string };

const joinTable = (seating: Seating, { from, tableId }: Join, entrantId: string): Seating => {
  const left = seating.get(from.tableId);
  const joined = seating.get(tableId);
  const last = left?.d ?? null;
  if (left === undefined || joined === undefined || last === null || from.tableId === tableId) return seating;
  return new Map([
    ...seating,
    [from.tableId, { ...left, [from.chair]: last, d: null }],
    [tableId, { ...joined, d: entrantId }],
  ]);
};

const placeOf = (seating: Seating, entrantId: string): Place | undefined => {
  for (const [tableId, seats] of seating) {
    const chair = CHAIRS.find((each) => seats[each] === entrantId);
    if (chair !== undefined) return { tableId, chair };
  }
  return undefined;
};

/** The tables where somebody sits elsewhere than before. */
export const changedTables = (
  tables: readonly Pick<TableSummary, 'table'>[],
  seating: Seating,
): readonly { readonly id: string; readonly chairs: Seats }[] =>
  tables.flatMap(({ table }) => {
    const chairs = seating.get(table.id) ?? table.chairs;
    return CHAIRS.some((chair) => chairs[chair] !== table.chairs[chair]) ? [{ id: table.id, chairs }] : [];
  });
