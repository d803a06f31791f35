// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { StoreDatabase } from '../../../main/store/database.ts';
import { replayChanges } from '../../../main/store/replay-changes.ts';
import { openStore, type Store } from '../../../main/store/store.ts';
import type { Change } from '../../../shared/records/change.ts';
import { RECORD_KINDS } from '../../../shared/records/records.ts';
import { uuid } from '../../builders/records.ts';

/** The store without router and ports, for tests of what commands do to the database. */
export const openPlainStore = (indexedDB: IDBFactory = new IDBFactory()): Promise<Store> => {
  let ids = 1_000_000;
  let seconds = 0;
  return openStore({
    options: { indexedDB, IDBKeyRange },
    newId: () => uuid(ids++),
    now: () => new Date(Date.UTC(2026, 11, 1, 19, 0, seconds++)).toISOString(),
  });
};

/** Every record by kind, in order of id: what a database holds but its history. */
export const recordsIn = async (db: StoreDatabase): Promise<Record<string, readonly unknown[]>> => {
  const found: Record<string, readonly unknown[]> = {};
  for (const kind of RECORD_KINDS) found[kind] = await db.table(kind).orderBy('id').toArray();
  return found;
};

/** The same from the changes alone. */
export const recordsFrom = (changes: readonly Change[]): Record<string, readonly unknown[]> => {
  const replayed = replayChanges(changes);
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
  return Object.fromEntries(RECORD_KINDS.map((kind) => [kind, [...replayed[kind].values()].sort(byId)]));
};
