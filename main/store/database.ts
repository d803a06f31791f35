import Dexie, { type DexieOptions, type Table, type Transaction } from 'dexie';
import { type Change, changeSchema } from '../../shared/records/change.ts';
import type { Erasure } from '../../shared/records/erase-person.ts';
import { RECORD_SCHEMAS, type RecordKind, type RecordOf } from '../../shared/records/records.ts';
import { conflict } from './refusal.ts';

/** The newest schema this program knows. Every released one stays declared in the constructor. */
export const SCHEMA_VERSION = 3;

/** Name of the database in the browser profile. Never changes: another name would be an empty club. */
export const DATABASE_NAME = 'roundwind';

/** Dexie keeps its versions times ten. */
const NATIVE_FACTOR = 10;

/** How far a file outside the database reaches. */
export type Mark = { readonly seq: number; readonly at: string };

/** Notes beside the records: they are about this database and its files, so no command and no change is behind them. */
export type MetaRow =
  | { readonly key: 'store'; readonly storeId: string }
  | { readonly key: 'journal' | 'backup'; readonly mark: Mark }
  /** People erased here whom files outside may still name. */
  | { readonly key: 'erasures'; readonly erasures: readonly Erasure[] };

/**
 * IndexedDB with the club's records. Written only through the gate (`gate.ts`). Tables are reached by `of`, because one
 * of them is called `tables`, a name that Dexie itself uses.
 */
export class StoreDatabase extends Dexie {
  constructor(name: string = DATABASE_NAME, options: DexieOptions = {}) {
    super(name, {
      ...options,
      // A commit is acknowledged after the disk has it, not after the system's cache has it.
      chromeTransactionDurability: 'strict',
      // Dexie's cache shows live queries what is not committed yet.
      cache: 'disabled',
    });
    this.version(1).stores({
      players: 'id',
      sessions: 'id',
      entrants: 'id, sessionId, playerId',
      rounds: 'id, sessionId',
      tables: 'id, sessionId, roundId',
      deals: 'id, sessionId, tableId',
      changes: 'seq, sessionId, undoes, redoes',
      meta: 'key',
    });
    this.version(2)
      .stores({
        plans: 'id, sessionId',
        penalties: 'id, sessionId',
        publications: 'id, sessionId',
        seasons: 'id',
      })
      .upgrade(fillFields);
    // Deals may hold tiles and a value for one chair. Older ones are right as they are; an older program would refuse the new ones.
    this.version(3).stores({});
  }

  of<K extends RecordKind>(kind: K): Table<RecordOf[K], string> {
    return this.table<RecordOf[K], string>(kind);
  }

  get changes(): Table<Change, number> {
    return this.table<Change, number>('changes');
  }

  get meta(): Table<MetaRow, MetaRow['key']> {
    return this.table<MetaRow, MetaRow['key']>('meta');
  }
}

/** The kinds of record that schema 1 knew. */
const FIRST_KINDS = ['players', 'sessions', 'entrants', 'rounds', 'tables', 'deals'] as const;

/** Schema 2 gave records further fields: old ones get the defaults that the record schemas name, in the changes too. */
const fillFields = async (transaction: Transaction): Promise<void> => {
  for (const kind of FIRST_KINDS) {
    const table = transaction.table(kind);
    const records: readonly unknown[] = await table.toArray();
    await table.bulkPut(records.map((record) => RECORD_SCHEMAS[kind].parse(record)));
  }
  const changes = transaction.table('changes');
  const rows: readonly unknown[] = await changes.toArray();
  await changes.bulkPut(rows.map((row) => changeSchema.parse(row)));
};

export type OpenDatabaseInput = {
  readonly name?: string;
  readonly options?: DexieOptions;
  readonly newId: () => string;
  /** Called once when the open database is taken away: a newer program upgrades it, or the browser clears it. */
  readonly gone?: (() => void) | undefined;
};

/**
 * Opens the database and gives it an identity the first time.
 *
 * Refuses with CONFLICT `database-newer` (with both versions) when a newer program wrote it: it is neither changed nor
 * deleted. Dexie by itself would go on with the newer one, so the version is compared here.
 */
export const openDatabase = async ({ name, options, newId, gone }: OpenDatabaseInput): Promise<StoreDatabase> => {
  const db = new StoreDatabase(name, options);
  try {
    await db.open();
    const stored = db.backendDB().version / NATIVE_FACTOR;
    if (stored > SCHEMA_VERSION) throw conflict('database-newer', { stored, known: SCHEMA_VERSION });
    await db.transaction('rw', db.meta, async () => {
      if ((await db.meta.get('store')) === undefined) await db.meta.add({ key: 'store', storeId: newId() });
    });
  } catch (error) {
    // It is tried again at each hello, and removed when somebody asks for it: nothing may be left open.
    db.close();
    throw error;
  }
  giveWay(db, gone);
  return db;
};

/**
 * Dexie by itself would open the database again and go on under a schema that this program does not know. Closed for good,
 * it stays closed; who needs it opens anew and is then refused or served.
 */
const giveWay = (db: StoreDatabase, gone: (() => void) | undefined): void => {
  const native = db.backendDB();
  const leave = (): void => {
    native.removeEventListener('versionchange', leave);
    native.removeEventListener('close', leave);
    db.close({ disableAutoOpen: true });
    gone?.();
  };
  native.addEventListener('versionchange', leave);
  native.addEventListener('close', leave);
};

/** Removes the database with everything in it. */
export const eraseDatabase = (name: string = DATABASE_NAME, options: DexieOptions = {}): Promise<void> =>
  new StoreDatabase(name, options).delete();

/**
 * Makes Chromium go on in a new log file: it does so when a database is removed, whichever. A kill or a power cut can leave
 * half a record at the end of the log; Chromium reads past it once, goes on writing behind it, and at the start after that
 * takes the log for corrupt and throws away every record of the origin.
 */
export const beginNewLog = async (): Promise<void> => {
  const scrap = new Dexie('roundwind-scrap');
  scrap.version(1).stores({ scrap: '' });
  await scrap.open();
  await scrap.delete();
};

/**
 * Reads within one transaction, so that what is read belongs together: a write waits until the reading is done. The function
 * given to Dexie has to be `async` itself: by that alone it knows to follow the awaits inside.
 */
export const readTogether = <T>(db: StoreDatabase, read: (db: StoreDatabase) => Promise<T>): Promise<T> =>
  db.transaction('r', db.tables, async () => read(db));

/** Identity of this database, made once; a restore and a rebuild change it. */
export const readStoreId = async (db: StoreDatabase): Promise<string> => {
  const row = await db.meta.get('store');
  if (row?.key !== 'store') throw new Error('the database has no identity');
  return row.storeId;
};

/** Sequence of the newest change, 0 when there is none. Changes have no gaps: this is also their number. */
export const readLastSeq = async (db: StoreDatabase): Promise<number> =>
  (await db.changes.toCollection().reverse().limit(1).primaryKeys())[0] ?? 0;

/** Erasures that the files outside have not followed yet, the oldest first. */
export const readErasures = async (db: StoreDatabase): Promise<readonly Erasure[]> => {
  const row = await db.meta.get('erasures');
  return row?.key === 'erasures' ? row.erasures : [];
};
