// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { addPlayer } from '../../../main/store/commands/players.ts';
import { DATABASE_NAME, SCHEMA_VERSION } from '../../../main/store/database.ts';
import { Refusal } from '../../../main/store/refusal.ts';
import { RECORD_KINDS, RECORD_SCHEMAS } from '../../../shared/records/records.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION } from './evening.ts';
import { openPlainStore, recordsFrom, recordsIn } from './plain-store.ts';
import { dumpDatabase, restoreDump, type SchemaDump } from './schema-dump.ts';
import { makeWorld, statusOf } from './world.ts';

const fixture = (version: number): URL => new URL(`../../fixtures/schema-${version}.json`, import.meta.url);
const readFixture = (version: number): SchemaDump => JSON.parse(readFileSync(fixture(version), 'utf8'));

const WINNERS_TILES = { melds: [], concealed: cutTiles('B123456C789D22RdRdRd').tiles, bonus: [] };

/** An evening with something of everything: what the fixture of a new schema version is dumped from. */
const dumpEvening = async (): Promise<SchemaDump> => {
  const world = makeWorld();
  const { client } = world.connect();
  await checkIn(client, 9);
  await client.rounds.seat({ sessionId: SESSION });
  const [first, second] = (await roundOf(client, 1)).tables.map(({ table }) => table.id);
  const record = (id: number, tableId: string | undefined, facts = someFacts()) =>
    client.deals.record({ id: uuid(id), tableId: tableId ?? '', facts, before: null });
  await record(1000, first, aWin('a', [40, 10, 10, 10]));
  await record(1001, first, aWin('c', [4, 6, 40, 8]));
  await record(1002, second);
  await record(1003, first, {
    ...aWin('a', [24, 6, 8, 10]),
    hands: { a: WINNERS_TILES },
    winningTile: 'D2',
    stands: { a: 'tiles' },
  });
  await client.deals.amend({ id: uuid(1001), revision: 1, facts: aWin('d', [4, 6, 8, 64]), reason: 'wrong chair' });
  const { seq } = await client.deals.remove({ id: uuid(1002), revision: 1, reason: null });
  await client.history.undo({ seq });
  await client.tables.end({ id: second ?? '', ended: true });
  await client.store.backedUp({ seq: 5, at: '2026-12-01T20:00:00.000Z' });
  const dump = await dumpDatabase((await world.store()).db);
  await world.close();
  return dump;
};

test.each([1, 2, 3])('the stored database of schema %i opens, and its records and changes agree', async (version) => {
  const dump = readFixture(version);
  const indexedDB = new IDBFactory();
  await restoreDump(indexedDB, DATABASE_NAME, dump);
  const world = makeWorld(indexedDB);
  const { client } = world.connect();
  const status = await statusOf(client);
  expect(status.seq).toBe(dump.stores.changes?.rows.length);
  expect(status.undo?.command).toBe('tables.end');
  const { db } = await world.store();
  const records = await recordsIn(db);
  expect(recordsFrom(await db.changes.toArray())).toEqual(records);
  for (const kind of RECORD_KINDS) {
    expect(records[kind]?.length, kind).toBeGreaterThanOrEqual(dump.stores[kind]?.rows.length ?? 0);
    for (const record of records[kind] ?? []) expect(RECORD_SCHEMAS[kind].parse(record)).toEqual(record);
  }
  expect(records.deals).not.toHaveLength(0);
  await client.history.undo({ seq: status.undo?.seq ?? 0 });
  await world.close();
});

test('every schema version up to the present one has a fixture', async () => {
  if (process.env.WRITE_SCHEMA_FIXTURE === '1' && !existsSync(fixture(SCHEMA_VERSION))) {
    writeFileSync(fixture(SCHEMA_VERSION), `${JSON.stringify(await dumpEvening(), null, 1)}\n`);
  }
  for (let version = 1; version <= SCHEMA_VERSION; version += 1) {
    expect(readFixture(version).nativeVersion).toBe(version * 10);
  }
});

test('a new database has exactly the stores and indexes of the fixture of its version', async () => {
  const store = await openPlainStore();
  const { stores, nativeVersion } = await dumpDatabase(store.db);
  const shape = ({ keyPath, indexes }: SchemaDump['stores'][string]) => ({ keyPath, indexes });
  const known = readFixture(SCHEMA_VERSION);
  expect(nativeVersion).toBe(known.nativeVersion);
  expect(Object.keys(stores).sort()).toEqual(Object.keys(known.stores).sort());
  for (const [name, made] of Object.entries(stores)) expect(shape(made)).toEqual(shape(known.stores[name]!));
});

test('strict durability is asked of every write: an acknowledged one is on the disk', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = await openPlainStore();
  await addPlayer(store, aPlayer());
  const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes).toHaveLength(2);
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  asked.mockRestore();
});

test('a database of a newer program is refused with both versions and left as it is', async () => {
  const indexedDB = new IDBFactory();
  const newer = { ...readFixture(SCHEMA_VERSION), nativeVersion: (SCHEMA_VERSION + 1) * 10 };
  await restoreDump(indexedDB, DATABASE_NAME, newer);
  const refusal = await openPlainStore(indexedDB).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).refusal).toEqual({
    code: 'CONFLICT',
    data: { code: 'database-newer', stored: SCHEMA_VERSION + 1, known: SCHEMA_VERSION },
  });
  expect(await indexedDB.databases()).toEqual([{ name: DATABASE_NAME, version: (SCHEMA_VERSION + 1) * 10 }]);

  const world = makeWorld(indexedDB);
  const link = world.connect();
  await new Promise<void>((resolve) => {
    link.watch(() => link.problem() === 'database-newer' && resolve());
  });
  expect(link.state()).not.toBe('ready');
  await world.close();
});
