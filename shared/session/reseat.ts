import type { Deal, Table } from '../records/records.ts';
import type { Seats } from '../records/seating.ts';
import type { StoredScore } from '../records/stored-score.ts';
import { fail, ok, type Result } from '../result.ts';
import { type ByChair, CHAIRS, type Chair } from '../table/chair.ts';
import { moveChairs, moveFacts } from '../table/move-facts.ts';
import { type ReplayInput, replayTable } from '../table/replay.ts';
import { chairOfEntrant, playersOf, seatedEntrants, takenChairs } from '../table/seats.ts';
import { tableResult } from '../table/table-result.ts';

/**
 * Wrong seats put right after deals were entered. Either what was entered was right by seat and only the names were wrong
 * (`seats`: the people change places, what happened stays with the chairs), or it was entered by name and the seats were wrong
 * (`people`: whoever won has still won, in the chair they now have, and everything is scored again).
 */
export const FOLLOWS = ['seats', 'people'] as const;
export type Follow = (typeof FOLLOWS)[number];

export type ReseatTable = { readonly table: Table; readonly deals: readonly Deal[] };

/** A deal that is scored again where `scored` is null. */
export type ReseatedDeal = Omit<Deal, 'scored'> & { readonly scored: StoredScore | null };
export type ReseatedTable = { readonly table: Table; readonly deals: readonly ReseatedDeal[] };

export type ReseatInput = {
  /** The tables that change, of one round. */
  readonly tables: readonly ReseatTable[];
  /** Who shall sit where, by table id. */
  readonly chairs: ReadonlyMap<string, Seats>;
  readonly follow: Follow;
};

export type ReseatError =
  /** Somebody is missing, there twice, or does not belong to these tables. */
  | { readonly code: 'reseat-other-people' }
  /** Somebody joins or leaves a table that has a result: what was played there was played by as many as sat there. */
  | { readonly code: 'reseat-empty-chair'; readonly table: number }
  /** Deals can follow people only where those who played together stay together. */
  | { readonly code: 'reseat-people-parted'; readonly table: number };

/** The tables as they shall be, in the order given. Every error found. */
export const reseat = ({ tables, chairs, follow }: ReseatInput): Result<readonly ReseatedTable[], ReseatError> => {
  const seatsOf = (table: Table): Seats => chairs.get(table.id) ?? table.chairs;
  const errors = [
    ...checkPeople(tables, seatsOf),
    ...(follow === 'seats' ? checkShapes(tables, seatsOf) : []),
    ...(follow === 'people' ? checkTogether(tables, seatsOf) : []),
  ];
  if (errors.length > 0) return fail(errors);
  const standIns = standInsOf(tables);
  return ok(
    tables.map((own) => {
      const seats = seatsOf(own.table);
      const played = follow === 'seats' ? own : moved(tables, { target: own.table, seats });
      return { ...played, table: { ...played.table, chairs: seats, standIns: standInsAt(seats, standIns) } };
    }),
  );
};

type SeatsOf = (table: Table) => Seats;

const checkPeople = (tables: readonly ReseatTable[], seatsOf: SeatsOf): readonly ReseatError[] => {
  const before = tables.flatMap(({ table }) => seatedEntrants(table.chairs)).toSorted();
  const after = tables.flatMap(({ table }) => seatedEntrants(seatsOf(table))).toSorted();
  const same = before.length === after.length && before.every((id, index) => id === after[index]);
  return same ? [] : [{ code: 'reseat-other-people' }];
};

/** With the people go whole tables only, so that there the number of players goes along. */
const checkShapes = (tables: readonly ReseatTable[], seatsOf: SeatsOf): readonly ReseatError[] =>
  tables
    .filter((own) => isPlayed(own) && shapeOf(own.table.chairs) !== shapeOf(seatsOf(own.table)))
    .map(({ table }) => ({ code: 'reseat-empty-chair', table: table.number }));

const shapeOf = (seats: Seats): string => takenChairs(seats).join('');

/** Something was entered there that names people. */
const isPlayed = ({ table, deals }: ReseatTable): boolean => deals.length > 0 || table.totals !== null;

const checkTogether = (tables: readonly ReseatTable[], seatsOf: SeatsOf): readonly ReseatError[] =>
  tables
    .filter((own) => isPlayed(own) && !tables.some(({ table }) => samePeople(own.table.chairs, seatsOf(table))))
    .map(({ table }) => ({ code: 'reseat-people-parted', table: table.number }));

const samePeople = (one: Seats, other: Seats): boolean => {
  const people = seatedEntrants(other);
  return seatedEntrants(one).length === people.length && seatedEntrants(one).every((id) => people.includes(id));
};

type Target = { readonly target: Table; readonly seats: Seats };

/** What the people of `seats` played, at whichever table that was, in the chairs they have now. */
const moved = (tables: readonly ReseatTable[], { target, seats }: Target): ReseatedTable => {
  const source = tables.find(({ table }) => samePeople(table.chairs, seats));
  if (source === undefined) {
    const { dispute: _, ...table } = target;
    return { table: { ...table, ended: false, cancelled: false, totals: null }, deals: [] };
  }
  const to = chairsTo(source.table.chairs, seats);
  const { ended, cancelled, totals, dispute } = source.table;
  const still = CHAIRS.every((chair) => to[chair] === chair);
  return {
    table: { ...target, ended, cancelled, totals: totals && moveAmounts(totals, to), dispute },
    deals: source.deals.map((deal) =>
      still
        ? { ...deal, tableId: target.id }
        : {
            ...deal,
            tableId: target.id,
            facts: moveFacts(deal.facts, to),
            scored: null,
            revision: deal.revision + 1,
          },
    ),
  };
};

/** Where everybody goes who sat in `before`; the empty chair of a table of three stays where it is. */
const chairsTo = (before: Seats, after: Seats): ByChair<Chair> => {
  const to = (chair: Chair): Chair => {
    const entrantId = before[chair];
    return (entrantId === null ? undefined : chairOfEntrant(after, entrantId)) ?? chair;
  };
  return { a: to('a'), b: to('b'), c: to('c'), d: to('d') };
};

const moveAmounts = (amounts: ByChair<number>, to: ByChair<Chair>): ByChair<number> => {
  const { a = 0, b = 0, c = 0, d = 0 } = moveChairs(amounts, to);
  return { a, b, c, d };
};

/** Who plays in whose name, by the entrant whose name it is: that goes with the person. */
const standInsOf = (tables: readonly ReseatTable[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap(({ table: { chairs, standIns } }) =>
      takenChairs(chairs).flatMap((chair) => {
        const own = chairs[chair];
        const standIn = standIns[chair];
        return own === null || standIn === undefined ? [] : [[own, standIn] as const];
      }),
    ),
  );

const standInsAt = (seats: Seats, standIns: ReadonlyMap<string, string>): Table['standIns'] => {
  const found: Partial<Record<Chair, string>> = {};
  for (const chair of takenChairs(seats)) {
    const standIn = standIns.get(seats[chair] ?? '');
    if (standIn !== undefined) found[chair] = standIn;
  }
  return found;
};

/** Where somebody sat and what they had, and where they will sit and what they will have. Half units. */
export type SeatDifference = {
  readonly entrantId: string;
  readonly before: SeatedAt;
  readonly after: SeatedAt;
};
type SeatedAt = { readonly table: number; readonly chair: Chair; readonly points: number };

export type ReseatDifference = {
  readonly people: readonly SeatDifference[];
  /** Deals that contradict their new context: they will count nothing until they are corrected. */
  readonly contradictions: readonly { readonly table: number; readonly deal: number }[];
};

type Rules = Omit<ReplayInput, 'deals' | 'players'>;

/** What reseating changes, to be shown before it is done. */
export const reseatDifference = (
  rules: Rules,
  { before, after }: { readonly before: readonly ReseatTable[]; readonly after: readonly ReseatedTable[] },
): ReseatDifference => {
  const then = placesIn(rules, before);
  const now = placesIn(rules, after);
  const people = [...then.places].flatMap(([entrantId, place]): readonly SeatDifference[] => {
    const next = now.places.get(entrantId);
    return next === undefined ? [] : [{ entrantId, before: place, after: next }];
  });
  return {
    people,
    contradictions: now.problems.filter(({ id }) => !then.problems.some((known) => known.id === id)),
  };
};

const placesIn = (rules: Rules, tables: readonly ReseatedTable[]) => {
  const places = new Map<string, SeatedAt>();
  const problems: { readonly id: string; readonly table: number; readonly deal: number }[] = [];
  for (const { table, deals } of tables) {
    const replay = replayTable({ ...rules, players: playersOf(table.chairs), deals });
    const result = tableResult(table, replay);
    for (const chair of takenChairs(table.chairs)) {
      places.set(table.chairs[chair] ?? '', { table: table.number, chair, points: result.balances[chair] });
    }
    for (const { deal, number } of replay.deals) {
      if (result.problems.includes(deal.id)) problems.push({ id: deal.id, table: table.number, deal: number });
    }
  }
  return { places, problems };
};
