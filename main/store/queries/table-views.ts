import { viewTable } from '../../../shared/contract/table-view.ts';
import type { EntrantView, TableView } from '../../../shared/contract/views.ts';
import type { Entrant, Player, Table } from '../../../shared/records/records.ts';
import { type ByChair, mapChairs } from '../../../shared/table/chair.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import type { StoreDatabase } from '../database.ts';
import { readSeatedTable } from '../seated-table.ts';

/** A seat's person with the name that every screen shows. */
export const viewEntrant = (entrant: Entrant, player: Player): EntrantView => ({
  ...entrant,
  name: player.displayName,
  player,
});

/** Who sits on each chair. */
export const viewChairs = (
  { chairs }: Table,
  entrantOf: (entrantId: string) => EntrantView,
): ByChair<EntrantView | null> => mapChairs(chairs, (id) => (id === null ? null : entrantOf(id)));

/** One table with its deals in their places. NOT_FOUND when there is none. */
export const readTableView = async (db: StoreDatabase, id: string): Promise<TableView> => {
  // Beside each other: after each deal somebody waits for this.
  const [{ session, round, table, deals }, people] = await Promise.all([readSeatedTable(db, id), readPeople(db, id)]);
  const entrantOf = (entrantId: string): EntrantView => {
    const found = people.get(entrantId);
    if (found === undefined) throw new Error(`no person for seat ${entrantId}`);
    return found;
  };
  const nameOf = (entrantId: string): string => entrantOf(entrantId).name;
  return viewTable({ session, round, table, deals, nameOf, entrants: viewChairs(table, entrantOf) });
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
