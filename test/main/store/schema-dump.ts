import type { StoreDatabase } from '../../../main/store/database.ts';

/** A database as IndexedDB keeps it, in a file: what upgrade tests start from. */
export type SchemaDump = {
  /** Version as IndexedDB counts it (Dexie's times ten). */
  readonly nativeVersion: number;
  readonly stores: Readonly<
    Record<string, { readonly keyPath: string; readonly indexes: readonly string[]; readonly rows: readonly unknown[] }>
  >;
};

/** Reads everything, stores and indexes included. */
export const dumpDatabase = async (db: StoreDatabase): Promise<SchemaDump> => {
  const native = db.backendDB();
  const stores: Record<string, SchemaDump['stores'][string]> = {};
  for (const { name, schema } of db.tables) {
    stores[name] = {
      keyPath: String(schema.primKey.keyPath),
      indexes: schema.indexes.map(({ keyPath }) => String(keyPath)),
      rows: await db.table(name).toArray(),
    };
  }
  return { nativeVersion: native.version, stores };
};

/** Makes the database of a dump with bare IndexedDB, as the program of that day left it. */
export const restoreDump = (indexedDB: IDBFactory, name: string, dump: SchemaDump): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, dump.nativeVersion);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(dump.stores)) {
        const made = request.result.createObjectStore(store, { keyPath });
        for (const index of indexes) made.createIndex(index, index);
        for (const row of rows) made.add(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
