import type { Write } from '../../shared/records/change.ts';
import type { Deal, Session } from '../../shared/records/records.ts';
import { type SeasonSession, seasonSession } from '../../shared/session/season-session.ts';
import { readLastSeq, readStoreId, readTogether, type StoreDatabase } from './database.ts';
import type { ReadDeals } from './deal-cache.ts';
import { byPosition } from './seated-table.ts';
import { readSessionRecords } from './session-records.ts';
import { standingsInput } from './standings-input.ts';

/** With more changes than these to look through, reading everything again is quicker. */
const MOST_CHANGES = 500;

/** What sessions come to in a season, in the order asked for. */
export type SeasonCache = {
  /** Within a transaction. */
  readonly read: (db: StoreDatabase, sessions: readonly Session[]) => Promise<readonly SeasonSession[]>;
  /** Session after session in a transaction each, so that no deal waits to be entered while years of them are read. */
  readonly warm: (db: StoreDatabase) => Promise<void>;
};

/**
 * Remembers what each session came to: a season is a hundred thousand deals, and one more changes a single session. Nothing
 * of it is stored. What is remembered is checked against `changes`, which every write passes through, also that of another worker.
 *
 * @param cached Reads the deals of sessions that are still open, which come again and again.
 */
export const makeSeasonCache = (cached: ReadDeals): SeasonCache => {
  const known = new Map<string, SeasonSession>();
  let storeId = '';
  let seq = 0;

  const catchUp = async (db: StoreDatabase): Promise<void> => {
    const found = { storeId: await readStoreId(db), seq: await readLastSeq(db) };
    const follows = found.storeId === storeId && found.seq >= seq && found.seq - seq <= MOST_CHANGES;
    if (!follows) known.clear();
    else if (found.seq > seq) {
      const changes = await db.changes.where('seq').above(seq).toArray();
      for (const write of changes.flatMap(({ writes }) => writes)) for (const id of sessionsOf(write)) known.delete(id);
    }
    ({ storeId, seq } = found);
  };

  const read: SeasonCache['read'] = async (db, sessions) => {
    await catchUp(db);
    const at = { storeId, seq };
    const found: SeasonSession[] = [];
    for (const session of sessions) {
      const kept = known.get(session.id) ?? (await readSession(db, session, cached));
      // Another query may have caught up with a newer change meanwhile; what was read here may be from before it.
      if (at.storeId === storeId && at.seq === seq) known.set(session.id, kept);
      found.push(kept);
    }
    return found;
  };

  return {
    read,
    warm: async (db) => {
      for (const session of await db.of('sessions').toArray()) {
        if (!known.has(session.id)) await readTogether(db, () => readOne(db, session.id, read));
      }
    },
  };
};

/** The session may have been removed since it was listed. */
const readOne = async (db: StoreDatabase, id: string, read: SeasonCache['read']): Promise<void> => {
  const session = await db.of('sessions').get(id);
  if (session !== undefined) await read(db, [session]);
};

const readSession = async (db: StoreDatabase, session: Session, cached: ReadDeals): Promise<SeasonSession> => {
  const records = await readSessionRecords(db, session.id, session.state === 'open' ? cached : readWhole(session.id));
  const numbers = new Map(records.tables.map(({ id, number }) => [id, number]));
  const { id, name, date, state, profile, createdAt } = session;
  return seasonSession({
    session: { id, name, date, state, profile, createdAt },
    input: standingsInput(records),
    tableNumber: (tableId) => numbers.get(tableId) ?? 0,
  });
};

/** All deals of a session at one go: asked for table by table, a cursor walks through them one by one. */
const readWhole =
  (sessionId: string): ReadDeals =>
  async (db, tableIds) => {
    const groups = new Map<string, Deal[]>(tableIds.map((id) => [id, []]));
    for (const deal of await db.of('deals').where('sessionId').equals(sessionId).toArray()) {
      groups.get(deal.tableId)?.push(deal);
    }
    return new Map([...groups].map(([id, deals]) => [id, byPosition(deals)]));
  };

/** Sessions whose figures a write can change. */
const sessionsOf = ({ kind, id, before, after }: Write): readonly string[] =>
  kind === 'sessions'
    ? [id]
    : [before, after].flatMap((record) => (record !== null && 'sessionId' in record ? [record.sessionId] : []));
