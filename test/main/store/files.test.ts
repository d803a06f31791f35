// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { readBackup, writeBackup } from '../../../shared/records/backup.ts';
import type { Change } from '../../../shared/records/change.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { SESSION, seatTable, viewOf } from './evening.ts';
import { recordsFrom, recordsIn } from './plain-store.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const everything = async (of: World) => recordsIn((await of.store()).db);
const changesOf = async (of: World): Promise<Change[]> => (await of.store()).db.changes.toArray();

/** A small evening with a correction and an undo in its history. */
const play = async (): Promise<void> => {
  const { table } = await seatTable(client);
  await client.deals.record({ id: uuid(1000), tableId: table.id, facts: aWin('a', [40, 4, 6, 8]), before: null });
  await client.deals.amend({ id: uuid(1000), revision: 1, facts: aWin('b', [4, 40, 6, 8]), reason: null });
  const { seq } = await client.tables.end({ id: table.id, ended: true });
  await client.history.undo({ seq });
};

test('a backup restored into another club gives the same club, its history included', async () => {
  await play();
  const { text, seq } = await client.store.backup();
  const other = makeWorld();
  const link = other.connect();
  await link.client.players.add(aPlayer({ id: uuid(70), displayName: 'Zoe' }));
  const before = await statusOf(link.client);
  const restored = await link.client.store.restore({ text });
  expect(await everything(other)).toEqual(await everything(world));
  expect(await viewOf(link.client, SESSION)).toEqual(await viewOf(client, SESSION));
  const changes = await changesOf(other);
  expect(changes.slice(0, -1)).toEqual(await changesOf(world));
  expect(changes.at(-1)).toMatchObject({ seq: seq + 1, command: 'store.restore', writes: [] });
  expect(restored.seq).toBe(seq + 1);

  const after = await statusOf(link.client);
  expect(after.storeId).not.toBe(before.storeId);
  expect(after).toMatchObject({ seq: seq + 1, undo: null, redo: null, journal: null, backup: { seq: seq + 1 } });

  const old = readBackup(restored.replaced);
  expect(old.ok && old.value.records.players.map(({ displayName }) => displayName)).toEqual(['Zoe']);
  await link.client.store.restore({ text: restored.replaced });
  expect((await firstOf(link.client.players.list())).map(({ displayName }) => displayName)).toEqual(['Zoe']);
  await other.close();
});

test('work goes on after a restore, and an undo does not reach behind it', async () => {
  await play();
  const { text } = await client.store.backup();
  const { seq } = await client.store.restore({ text });
  expect((await refusalOf(client.history.undo({ seq }))).data).toEqual({ code: 'nothing-to-undo' });
  const added = await client.players.add(aPlayer({ id: uuid(70) }));
  expect(added.seq).toBe(seq + 1);
  await client.history.undo({ seq: added.seq });
  expect((await refusalOf(client.history.undo({ seq }))).data).toEqual({ code: 'nothing-to-undo' });
});

test('a damaged backup is refused with what is wrong, and changes nothing', async () => {
  await play();
  const before = await everything(world);
  const { text } = await client.store.backup();
  const changes = await changesOf(world);
  const damaged: readonly (readonly [string, string, readonly string[]])[] = [
    ['no backup', 'name,club\n', ['not-a-backup']],
    ['cut off', text.slice(0, -400), ['truncated']],
    ['altered', text.replace('Tuesday', 'Thursday'), ['checksum-mismatch']],
  ];
  for (const [name, broken, codes] of damaged) {
    const { code, data } = await refusalOf(client.store.restore({ text: broken }));
    expect(code, name).toBe('INVALID');
    expect((data as { errors: { code: string }[] }).errors.map((error) => error.code)).toEqual(codes);
  }
  expect(await everything(world)).toEqual(before);
  expect(await changesOf(world)).toEqual(changes);
});

test('a backup whose records and changes disagree is refused', async () => {
  await play();
  const read = readBackup((await client.store.backup()).text);
  if (!read.ok) throw new Error('not read');
  const { records, changes } = read.value;
  const without = writeBackup({ ...read.value, records: { ...records, deals: [] } });
  expect((await refusalOf(client.store.restore({ text: without }))).data).toEqual({
    errors: [{ code: 'record-differs', kind: 'deals', id: uuid(1000) }],
  });
  const gap = writeBackup({ ...read.value, changes: changes.filter(({ seq }) => seq !== 2) });
  expect((await refusalOf(client.store.restore({ text: gap }))).data).toEqual({
    errors: [{ code: 'gap', expected: 2, found: 3 }],
  });
});

test('an empty database is rebuilt from the journal and keeps its identity', async () => {
  await play();
  const { storeId, seq } = await statusOf(client);
  const changes = await changesOf(world);
  const fresh = makeWorld();
  const link = fresh.connect();
  expect(await link.client.store.rebuild({ storeId, changes })).toEqual({ seq });
  expect(await everything(fresh)).toEqual(await everything(world));
  expect(recordsFrom(await changesOf(fresh))).toEqual(await everything(fresh));
  expect(await statusOf(link.client)).toMatchObject({ storeId, seq, redo: { command: 'tables.end' } });
  await fresh.close();
});

test('an older state of the same database is brought up to the journal', async () => {
  await play();
  const { storeId, seq } = await statusOf(client);
  const changes = await changesOf(world);
  const older = makeWorld();
  const link = older.connect();
  await link.client.store.rebuild({ storeId, changes: changes.slice(0, 3) });
  expect(await link.client.store.rebuild({ storeId, changes })).toEqual({ seq });
  expect(await link.client.store.rebuild({ storeId, changes })).toEqual({ seq });
  expect(await everything(older)).toEqual(await everything(world));
  await older.close();
});

test('a journal with a gap, or of another club, is refused and changes nothing', async () => {
  await play();
  const { storeId } = await statusOf(client);
  const changes = await changesOf(world);
  const fresh = makeWorld();
  const link = fresh.connect();
  const gap = await refusalOf(link.client.store.rebuild({ storeId, changes: changes.filter(({ seq }) => seq !== 3) }));
  expect(gap.data).toEqual({ errors: [{ code: 'gap', expected: 3, found: 4 }] });
  expect((await statusOf(link.client)).seq).toBe(0);
  await link.client.players.add(aPlayer({ id: uuid(70) }));
  const other = await refusalOf(link.client.store.rebuild({ storeId, changes }));
  expect(other).toMatchObject({ code: 'CONFLICT', data: { code: 'other-store' } });
  await fresh.close();
});

test('how far the files reach is told in the status', async () => {
  await client.players.add(aPlayer());
  const mark = { seq: 1, at: '2026-12-01T20:00:00.000Z' };
  await client.store.journaled(mark);
  await client.store.backedUp(mark);
  expect(await statusOf(client)).toMatchObject({ journal: mark, backup: mark, seq: 1 });
});
