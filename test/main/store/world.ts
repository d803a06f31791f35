// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { eraseDatabase } from '../../../main/store/database.ts';
import { keepLives, type Lives } from '../../../main/store/lives.ts';
import { makePortServer } from '../../../main/store/serve-port.ts';
import { openStore, type Store } from '../../../main/store/store.ts';
import { connectStore, type StoreClient, type StoreLink } from '../../../renderer/host/store-client.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { uuid } from '../../builders/records.ts';
import { FakeLocks } from './fake-locks.ts';

export type Logged = { readonly path: string; readonly name: string; readonly stack: string };

/** Under jsdom `Event` is jsdom's, which Node's ports refuse; their own `emit` makes one that they take. */
const bridgeEvents = (): void => {
  if (typeof window === 'undefined') return;
  const ports = MessagePort.prototype as unknown as {
    emit: (type: string) => boolean;
    dispatchEvent: (event: { readonly type: string }) => boolean;
  };
  ports.dispatchEvent = function (event) {
    return this.emit(event.type);
  };
};

/** One worker of the store. */
type Worker = { readonly number: number; readonly lives: Lives; readonly serve: (port: MessagePort) => void };

/**
 * A store over the real router and real ports in one process, with a database in memory that outlives `restart`, as
 * the one on disk outlives its worker.
 */
export const makeWorld = (indexedDB: IDBFactory = new IDBFactory()) => {
  bridgeEvents();
  const locks = new FakeLocks();
  const logged: Logged[] = [];
  const links: StoreLink[] = [];
  const options = { indexedDB, IDBKeyRange };
  let ids = 1_000_000;
  let minutes = 0;

  const start = (number: number): Worker => {
    let life = 0;
    const lives = keepLives({
      locks: locks as never,
      newLock: () => `store-${number}-${life++}`,
      open: (gone) =>
        openStore({
          options,
          gone,
          newId: () => uuid(ids++),
          // Long past: what a club made here has done is never of the day on which a journey runs.
          now: () => new Date(Date.UTC(2025, 11, 1, 19, minutes++)).toISOString(),
        }),
      erase: () => eraseDatabase(undefined, options),
    });
    const log = (path: string, error: { name: string; stack: string }) => void logged.push({ path, ...error });
    const serve = makePortServer({ lives, locks: locks as never, log });
    return { number, lives, serve: serve as (port: MessagePort) => void };
  };

  let worker = start(1);
  const store = async (): Promise<Store> => (await worker.lives.current()).store;
  const openPort = async (): Promise<MessagePort> => {
    const { port1, port2 } = new MessageChannel();
    worker.serve(port1 as never);
    return port2 as never;
  };

  return {
    indexedDB,
    locks,
    logged,
    store,
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
      const dead = worker;
      (await store()).db.close();
      worker = start(dead.number + 1);
      locks.die(`store-${dead.number}-`);
    },
    close: async (): Promise<void> => {
      for (const link of links) link.close();
      (await store().catch(() => undefined))?.db.close();
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
