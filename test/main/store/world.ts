// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { holdLock, makePortServer } from '../../../main/store/serve-port.ts';
import { openStore, type Store } from '../../../main/store/store.ts';
import { connectStore, type StoreClient, type StoreLink } from '../../../renderer/host/store-client.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { uuid } from '../../builders/records.ts';
import { FakeLocks } from './fake-locks.ts';

export type Logged = { readonly path: string; readonly name: string; readonly stack: string };

/** One life of the store. */
type Life = { readonly number: number; readonly store: Promise<Store>; readonly serve: (port: MessagePort) => void };

/**
 * A store over the real router and real ports in one process, with a database in memory that outlives `restart`, as
 * the one on disk outlives its worker.
 */
export const makeWorld = (indexedDB: IDBFactory = new IDBFactory()) => {
  const locks = new FakeLocks();
  const logged: Logged[] = [];
  const links: StoreLink[] = [];
  let ids = 1_000_000;
  let minutes = 0;

  const start = (number: number): Life => {
    const ownLock = `store-${number}`;
    const store = holdLock(locks as never, ownLock).then(() =>
      openStore({
        options: { indexedDB, IDBKeyRange },
        newId: () => uuid(ids++),
        now: () => new Date(Date.UTC(2026, 11, 1, 19, minutes++)).toISOString(),
      }),
    );
    store.catch(() => undefined);
    const log = (path: string, error: { name: string; stack: string }) => void logged.push({ path, ...error });
    const serve = makePortServer({ store, locks: locks as never, ownLock, log });
    return { number, store, serve: serve as (port: MessagePort) => void };
  };

  let life = start(1);
  const openPort = async (): Promise<MessagePort> => {
    const { port1, port2 } = new MessageChannel();
    life.serve(port1 as never);
    return port2 as never;
  };

  return {
    indexedDB,
    locks,
    logged,
    store: () => life.store,
    openPort,
    /** A screen's connection. */
    connect: (): StoreLink => {
      const link = connectStore(openPort, {
        locks: locks as never,
        patienceMs: 1000,
        pausesMs: { first: 1, longest: 5 },
      });
      links.push(link);
      return link;
    },
    /** The store's worker dies without a word and another takes its place. */
    restart: async (): Promise<void> => {
      const dead = life;
      (await dead.store).db.close();
      life = start(dead.number + 1);
      locks.die(`store-${dead.number}`);
    },
    close: async (): Promise<void> => {
      for (const link of links) link.close();
      (await life.store.catch(() => undefined))?.db.close();
    },
  };
};

export type World = ReturnType<typeof makeWorld>;

/** The first result of a live query. */
export const firstOf = async <T>(values: Promise<AsyncIterator<T>>): Promise<T> => {
  const iterator = await values;
  const { value, done } = await iterator.next();
  await iterator.return?.();
  if (done === true) throw new Error('no result');
  return value;
};

export const statusOf = (client: StoreClient): Promise<StoreStatus> => firstOf(client.store.status());

/** What a refused call was refused with. */
export const refusalOf = async (call: Promise<unknown>): Promise<{ readonly code: string; readonly data: unknown }> => {
  try {
    await call;
  } catch (error) {
    const { code, data, defined } = error as { code: string; data: unknown; defined: boolean };
    if (!defined) throw error;
    return { code, data };
  }
  throw new Error('was not refused');
};
