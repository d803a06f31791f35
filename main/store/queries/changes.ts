import type { Change } from '../../../shared/records/change.ts';
import { readLastSeq, readStoreId, readTogether, type StoreDatabase } from '../database.ts';
import { iterateLive } from '../live.ts';
import { conflict } from '../refusal.ts';
import type { Store } from '../store.ts';

/** Changes carry whole records; so many at a time keep a message small. */
const BATCH = 200;

/**
 * Every change after `after`, in order and without gaps, then each new one. The first batch comes at once and is empty when
 * there is nothing yet. CONFLICT `store-behind` when the database ends before `after` (it is older than the reader's file),
 * `store-replaced` when a restore or a rebuild put other changes in place of those already read.
 */
export async function* iterateChanges(
  { db, subscriptions }: Store,
  { after }: { readonly after: number },
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Change[], void, undefined> {
  const storeId = await readStoreId(db);
  let reached = after;
  let first = true;
  const query = () => readTogether(db, async () => ({ storeId: await readStoreId(db), last: await readLastSeq(db) }));
  for await (const found of iterateLive({ count: subscriptions, signal, query })) {
    if (found.storeId !== storeId) throw conflict('store-replaced', { storeId: found.storeId });
    if (found.last < reached) throw conflict('store-behind', { seq: found.last });
    while (reached < found.last || first) {
      const changes = await readBatch(db, reached, found.last);
      first = false;
      reached = changes.at(-1)?.seq ?? reached;
      yield changes;
    }
  }
}

const readBatch = (db: StoreDatabase, after: number, last: number): Promise<readonly Change[]> =>
  db.changes.where('seq').between(after, last, false, true).limit(BATCH).toArray();
