import type { Deal, Entrant, Penalty, Player, Round, Session, Table } from '../../shared/records/records.ts';
import type { StoreDatabase } from './database.ts';
import { type ReadDeals, readDeals } from './deal-cache.ts';
import { notFound } from './refusal.ts';

/** Everything of one session, in order. */
export type SessionRecords = {
  readonly session: Session;
  /** By number. */
  readonly entrants: readonly Entrant[];
  /** By number. */
  readonly rounds: readonly Round[];
  /** By number, all rounds. */
  readonly tables: readonly Table[];
  /** The register, in the order in which it was entered. */
  readonly penalties: readonly Penalty[];
  readonly playerOf: (entrant: Entrant) => Player;
  /** By position. */
  readonly dealsOf: (tableId: string) => readonly Deal[];
};

/** Reads a session inside a transaction or a live query; NOT_FOUND when there is none. */
export const readSessionRecords = async (
  db: StoreDatabase,
  id: string,
  read: ReadDeals = readDeals,
): Promise<SessionRecords> => {
  const session = await db.of('sessions').get(id);
  if (session === undefined) throw notFound('sessions', id);
  const entrants = byNumber(await db.of('entrants').where('sessionId').equals(id).toArray());
  const rounds = byNumber(await db.of('rounds').where('sessionId').equals(id).toArray());
  const tables = byNumber(await db.of('tables').where('sessionId').equals(id).toArray());
  const penalties = await db.of('penalties').where('sessionId').equals(id).toArray();
  const deals = await read(
    db,
    tables.map((table) => table.id),
  );
  // The whole register in one request: for a hall, one request for each person takes longer than everything else together.
  const players = await db.of('players').toArray();
  const playerById = new Map(players.map((player) => [player.id, player]));
  return {
    session,
    entrants,
    rounds,
    tables,
    penalties: penalties.toSorted(inOrderEntered),
    playerOf: ({ playerId }) => {
      const player = playerById.get(playerId);
      if (player === undefined) throw new Error(`no player ${playerId}`);
      return player;
    },
    dealsOf: (tableId) => deals.get(tableId) ?? [],
  };
};

const byNumber = <T extends { readonly number: number }>(items: readonly T[]): readonly T[] =>
  [...items].sort((left, right) => left.number - right.number);

/** Two entries of the same moment keep one order: ids never change. */
const inOrderEntered = (left: Penalty, right: Penalty): number =>
  `${left.at} ${left.id}` < `${right.at} ${right.id}` ? -1 : 1;
