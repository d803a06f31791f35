import type { Deal } from '../../shared/records/records.ts';
import { readLastSeq, readStoreId, type StoreDatabase } from './database.ts';
import { byPosition } from './seated-table.ts';

/** Deals by table, each table's in order. */
export type DealsByTable = ReadonlyMap<string, readonly Deal[]>;

/** Reads the deals of these tables inside a transaction. */
export type ReadDeals = (db: StoreDatabase, tableIds: readonly string[]) => Promise<DealsByTable>;

export const readDeals: ReadDeals = async (db, tableIds) => {
  // One request a table: `anyOf` would walk from deal to deal with a cursor.
  const found = await Promise.all(tableIds.map((id) => db.of('deals').where('tableId').equals(id).toArray()));
  return new Map(tableIds.map((id, at) => [id, byPosition(found[at] ?? [])]));
};

/** So many tables are kept at most: two evenings of the largest kind. */
const MOST_TABLES = 400;
/** With more changes than these to look through, reading everything again is quicker. */
const MOST_CHANGES = 50;

/**
 * Remembers the deals that were read. Views of a session read every deal with its sheets again after each one entered,
 * which at forty players keeps the next entry waiting. What is remembered is checked against `changes`, which every write passes
 * through, also that of another worker: a table that a later change touched is read again.
 */
export const makeDealCache = (): ReadDeals => {
  const tables = new Map<string, readonly Deal[]>();
  let storeId = '';
  let seq = 0;

  const forget = (): void => tables.clear();

  const catchUp = async (db: StoreDatabase): Promise<void> => {
    const found = { storeId: await readStoreId(db), seq: await readLastSeq(db) };
    const known = found.storeId === storeId && found.seq >= seq && found.seq - seq <= MOST_CHANGES;
    if (!known) forget();
    else if (found.seq > seq) {
      const changes = await db.changes.where('seq').above(seq).toArray();
      for (const { before, after } of changes.flatMap(({ writes }) => writes)) {
        for (const record of [before, after]) if (record !== null && 'facts' in record) tables.delete(record.tableId);
      }
    }
    ({ storeId, seq } = found);
  };

  return async (db, tableIds) => {
    await catchUp(db);
    const at = { storeId, seq };
    const kept = new Map([...tables].filter(([id]) => tableIds.includes(id)));
    const missing = tableIds.filter((id) => !kept.has(id));
    const fresh = missing.length === 0 ? new Map<string, readonly Deal[]>() : await readDeals(db, missing);
    // Another query may have caught up with a newer change meanwhile; what was read here may be from before it.
    if (at.storeId === storeId && at.seq === seq) {
      if (tables.size + fresh.size > MOST_TABLES) forget();
      for (const [id, deals] of fresh) tables.set(id, deals);
    }
    return new Map([...kept, ...fresh]);
  };
};
