// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME, SCHEMA_VERSION } from '../../../main/store/database.ts';
import type { StoreLink } from '../../../renderer/host/store-client.ts';
import { aChange, aPlayer, uuid } from '../../builders/records.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

afterEach(() => vi.restoreAllMocks());

const until = (link: StoreLink, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => holds() && resolve();
    link.watch(look);
    look();
  });

/** What a newer program does when it starts beside this one. */
const upgrade = (indexedDB: IDBFactory): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, (SCHEMA_VERSION + 1) * 10);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

test('a newer program that upgrades the database is let in, and this one then says so', async () => {
  const world = makeWorld();
  const link = world.connect();
  await link.client.players.add(aPlayer());
  await upgrade(world.indexedDB);
  await until(link, () => link.problem() === 'database-newer');
  expect(link.state()).toBe('lost');
  await world.close();
});

test('when the browser clears the database the store goes on with a new and empty one', async () => {
  const world = makeWorld();
  const link = world.connect();
  await link.client.players.add(aPlayer());
  const before = await statusOf(link.client);
  await new Promise((resolve, reject) => {
    const request = world.indexedDB.deleteDatabase(DATABASE_NAME);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  await until(link, () => link.state() === 'ready');
  const after = await statusOf(link.client);
  expect(after.seq).toBe(0);
  expect(after.storeId).not.toBe(before.storeId);
  await world.close();
});

/** The database cannot be opened until it is healed or removed. */
const breakDatabase = (world: { readonly indexedDB: IDBFactory }) => {
  const fault = Object.assign(new Error('Internal error opening backing store'), { name: 'UnknownError' });
  const broken = vi.spyOn(world.indexedDB, 'open').mockImplementation(() => {
    throw fault;
  });
  return () => broken.mockRestore();
};

test('an unreadable database is told as such, and tried again', async () => {
  const world = makeWorld();
  const heal = breakDatabase(world);
  const link = world.connect();
  await until(link, () => link.problem() === 'database-unreadable');
  heal();
  expect(await link.client.players.add(aPlayer())).toEqual({ seq: 1, id: uuid(1) });
  expect(link.problem()).toBeUndefined();
  await world.close();
});

/** Removing it brings it back to life. */
const healWhenRemoved = (world: World) => {
  const heal = breakDatabase(world);
  const removed = vi.spyOn(world.indexedDB, 'deleteDatabase');
  removed.mockImplementationOnce((name) => {
    heal();
    return new IDBFactory().deleteDatabase(name);
  });
  return removed;
};

/** A backup of a club with one player. */
const someBackup = async (): Promise<string> => {
  const world = makeWorld();
  const { client } = world.connect();
  await client.players.add(aPlayer());
  const { text } = await client.store.backup();
  await world.close();
  return text;
};

test('a screen restores a backup into an unreadable database, which is removed for it', async () => {
  const text = await someBackup();
  const world = makeWorld();
  const removed = healWhenRemoved(world);
  const link = world.connect();
  await until(link, () => link.problem() === 'database-unreadable');
  expect(await link.client.store.restore({ text })).toMatchObject({ seq: 2 });
  expect(removed).toHaveBeenCalledOnce();
  expect(await firstOf(link.client.players.list())).toEqual([aPlayer()]);
  expect(link.problem()).toBeUndefined();
  await world.close();
});

test('a screen starts anew in place of an unreadable database by a rebuild from nothing', async () => {
  const world = makeWorld();
  healWhenRemoved(world);
  const link = world.connect();
  await until(link, () => link.problem() === 'database-unreadable');
  await link.client.store.rebuild({ storeId: uuid(500), changes: [] });
  expect(await statusOf(link.client)).toMatchObject({ storeId: uuid(500), seq: 0 });
  await world.close();
});

test('a file that is no backup removes nothing, and what can be neither opened nor removed stays as it is', async () => {
  const text = await someBackup();
  const world = makeWorld();
  breakDatabase(world);
  const removed = vi.spyOn(world.indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new Error('Internal error');
  });
  const link = world.connect();
  await until(link, () => link.problem() === 'database-unreadable');
  expect(await refusalOf(link.client.store.restore({ text: text.slice(1) }))).toMatchObject({ code: 'INVALID' });
  expect(removed).not.toHaveBeenCalled();
  const stuck = { code: 'CONFLICT', data: { code: 'database-unreadable', fault: 'UnknownError' } };
  expect(await refusalOf(link.client.store.restore({ text }))).toEqual(stuck);
  await world.close();
});

test('a rebuild from the journal is the way out of an unreadable database', async () => {
  const world = makeWorld();
  const removed = healWhenRemoved(world);
  // Main holds a bare port: it says no hello, so nothing keeps its call back.
  const port = await world.openPort();
  port.start();
  const client: StoreLink['client'] = createORPCClient(new RPCLink({ port }));
  const storeId = uuid(500);
  expect(await client.store.rebuild({ storeId, changes: [aChange()] })).toEqual({ seq: 1 });
  expect(removed).toHaveBeenCalledWith(DATABASE_NAME);
  expect(await firstOf(client.players.list())).toEqual([aPlayer()]);
  expect((await statusOf(client)).storeId).toBe(storeId);
  port.close();
  await world.close();
});
