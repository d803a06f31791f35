import type { DealView, EntrantView, TableSummary, TableView } from '../../../shared/contract/views.ts';
import type { Deal, Entrant, Player, Round, Session, Table } from '../../../shared/records/records.ts';
import { dealsSince, readClock } from '../../../shared/session/clock.ts';
import { type ByChair, CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { differsFromEngine, type Replay } from '../../../shared/table/replay.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { tableResult } from '../../../shared/table/table-result.ts';
import type { StoreDatabase } from '../database.ts';
import { readRules } from '../rules.ts';
import { readSeatedTable, replayStored } from '../seated-table.ts';

/** A seat's person with the name that every screen shows. */
export const viewEntrant = (entrant: Entrant, player: Player): EntrantView => ({
  ...entrant,
  name: player.displayName,
  player,
});

const mapChairs = <T, U>({ a, b, c, d }: ByChair<T>, map: (value: T) => U): ByChair<U> => ({
  a: map(a),
  b: map(b),
  c: map(c),
  d: map(d),
});

type SummaryInput = {
  readonly session: Session;
  readonly round: Round;
  readonly table: Table;
  readonly deals: readonly Deal[];
  /** The name of an entrant. */
  readonly nameOf: (entrantId: string) => string;
};

/** Where a table stands, from its deals; the replay comes along for who needs its deals. */
export const summarizeTable = ({
  session,
  round,
  table,
  deals,
  nameOf,
}: SummaryInput): { readonly summary: TableSummary; readonly replay: Replay } => {
  const replay = replayStored(session, table, deals);
  const { state, counts, balances, problems } = tableResult(table, replay);
  return {
    replay,
    summary: {
      table,
      names: mapChairs(table.chairs, (id) => (id === null ? '' : nameOf(id))),
      standIns: standInNames(table, nameOf),
      state,
      counts,
      dealCount: deals.length,
      lastDealAt:
        deals
          .map(({ enteredAt }) => enteredAt)
          .toSorted()
          .at(-1) ?? null,
      lateDeals: lateDeals(round, table, deals),
      balances,
      next: replay.next,
      problems,
    },
  };
};

/** Deals entered after the table's time was up; while its clock is held or was never started it is not. */
const lateDeals = ({ clock }: Round, { extraMinutes }: Table, deals: readonly Deal[]): number => {
  const { endsAt } = readClock(clock, { now: 0, extraMinutes });
  return endsAt === null
    ? 0
    : dealsSince(
        endsAt,
        deals.map(({ enteredAt }) => enteredAt),
      );
};

const standInNames = ({ standIns }: Table, nameOf: SummaryInput['nameOf']): TableSummary['standIns'] => {
  const names: Partial<Record<Chair, string>> = {};
  for (const chair of CHAIRS) {
    const id = standIns[chair];
    if (id !== undefined) names[chair] = nameOf(id);
  }
  return names;
};

/** One table with its deals in their places. NOT_FOUND when there is none. */
export const readTableView = async (db: StoreDatabase, id: string): Promise<TableView> => {
  // Beside each other: after each deal somebody waits for this.
  const [{ session, round, table, deals }, people] = await Promise.all([readSeatedTable(db, id), readPeople(db, id)]);
  const entrantOf = (entrantId: string): EntrantView => {
    const found = people.get(entrantId);
    if (found === undefined) throw new Error(`no person for seat ${entrantId}`);
    return found;
  };
  return viewTable({ session, round, table, deals, entrantOf });
};

type ViewInput = Pick<TableView, 'session' | 'round'> & {
  readonly table: Table;
  readonly deals: readonly Deal[];
  readonly entrantOf: (entrantId: string) => EntrantView;
};

export const viewTable = ({ session, round, table, deals, entrantOf }: ViewInput): TableView => {
  const { summary, replay } = summarizeTable({ session, round, table, deals, nameOf: (id) => entrantOf(id).name });
  const entrants = mapChairs(table.chairs, (id) => (id === null ? null : entrantOf(id)));
  const rules = readRules(session);
  const views = replay.deals.map(
    (replayed): DealView => ({
      deal: replayed.deal,
      number: replayed.number,
      dealer: replayed.dealer,
      prevailingWind: replayed.prevailingWind,
      extra: replayed.extra,
      winds: replayed.winds,
      net: replayed.net,
      balances: replayed.balances,
      differs: differsFromEngine(rules, replayed),
    }),
  );
  return { session, round, summary, deals: views, entrants };
};

/** Everybody who sits at a table or plays there in another's name; nobody where there is no table. */
const readPeople = async (db: StoreDatabase, tableId: string): Promise<ReadonlyMap<string, EntrantView>> => {
  const table = await db.of('tables').get(tableId);
  const ids = table === undefined ? [] : [...seatedEntrants(table.chairs), ...Object.values(table.standIns)];
  const entrants = await db.of('entrants').bulkGet(ids);
  const players = await db.of('players').bulkGet(entrants.map((entrant) => entrant?.playerId ?? ''));
  return new Map(
    entrants.flatMap((entrant, at) => {
      const player = players[at];
      return entrant === undefined || player === undefined ? [] : [[entrant.id, viewEntrant(entrant, player)]];
    }),
  );
};
