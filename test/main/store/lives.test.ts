// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME, SCHEMA_VERSION } from '../../../main/store/database.ts';
import type { StoreLink } from '../../../renderer/host/store-client.ts';
import { aChange, aPlayer, uuid } from '../../builders/records.ts';
import { firstOf, makeWorld, statusOf } from './world.ts';

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

test('a rebuild from the journal is the way out of an unreadable database', async () => {
  const world = makeWorld();
  const removed = vi.spyOn(world.indexedDB, 'deleteDatabase');
  const heal = breakDatabase(world);
  removed.mockImplementationOnce((name) => {
    heal();
    return new IDBFactory().deleteDatabase(name);
  });
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
