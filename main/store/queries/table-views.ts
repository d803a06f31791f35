import type { DealView, EntrantView, TableSummary, TableView } from '../../../shared/contract/views.ts';
import type { Deal, Entrant, Player, Session, Table } from '../../../shared/records/records.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { differsFromEngine, type Replay, tableState } from '../../../shared/table/replay.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import type { StoreDatabase } from '../database.ts';
import { readRules } from '../rules.ts';
import { readSeatedTable, replayStored } from '../seated-table.ts';

/** A seat's person with the name that every screen shows. */
export const viewEntrant = (entrant: Entrant, player: Player): EntrantView => ({
  ...entrant,
  name: player.displayName,
  player,
});

export const mapChairs = <T, U>({ a, b, c, d }: ByChair<T>, map: (value: T) => U): ByChair<U> => ({
  a: map(a),
  b: map(b),
  c: map(c),
  d: map(d),
});

type SummaryInput = {
  readonly session: Session;
  readonly table: Table;
  readonly deals: readonly Deal[];
  readonly names: ByChair<string>;
};

/** Where a table stands, from its deals; the replay comes along for who needs its deals. */
export const summarizeTable = ({
  session,
  table,
  deals,
  names,
}: SummaryInput): { readonly summary: TableSummary; readonly replay: Replay } => {
  const replay = replayStored(session, deals);
  return {
    replay,
    summary: {
      table,
      names,
      state: tableState(table.ended, replay),
      dealCount: deals.length,
      balances: replay.balances,
      next: replay.next,
      problems: replay.problems,
    },
  };
};

/** One table with its deals in their places. NOT_FOUND when there is none. */
export const readTableView = async (db: StoreDatabase, id: string): Promise<TableView> => {
  const { session, round, table, deals } = await readSeatedTable(db, id);
  const entrants = await readChairs(db, table);
  return viewTable({ session, round, table, deals, entrants });
};

type ViewInput = Pick<TableView, 'session' | 'round' | 'entrants'> & {
  readonly table: Table;
  readonly deals: readonly Deal[];
};

export const viewTable = ({ session, round, table, deals, entrants }: ViewInput): TableView => {
  const { summary, replay } = summarizeTable({
    session,
    table,
    deals,
    names: mapChairs(entrants, (entrant) => entrant?.name ?? ''),
  });
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

const readChairs = async (db: StoreDatabase, { chairs }: Table): Promise<ByChair<EntrantView | null>> => {
  const entrants = await db.of('entrants').bulkGet([...seatedEntrants(chairs)]);
  const players = await db.of('players').bulkGet(entrants.map((entrant) => entrant?.playerId ?? ''));
  return mapChairs(chairs, (id) => {
    if (id === null) return null;
    const at = entrants.findIndex((entrant) => entrant?.id === id);
    const entrant = entrants[at];
    const player = players[at];
    if (entrant === undefined || player === undefined) throw new Error(`no person for seat ${id}`);
    return viewEntrant(entrant, player);
  });
};
