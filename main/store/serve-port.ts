import { mapEventIterator } from '@orpc/client';
import { AsyncIteratorClass } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { type CallLog, typedError } from './call-errors.ts';
import { readStoreId } from './database.ts';
import { router } from './router.ts';
import type { Store } from './store.ts';

/** The part of the Web Locks that is needed; tests bring their own. */
export type Locks = Pick<LockManager, 'request'>;

export type ServeInput = {
  /** Rejects when the database cannot be opened: every call is then refused with that reason. */
  readonly store: Promise<Store>;
  readonly locks: Locks;
  /** Name of the lock that this store holds as long as it lives. */
  readonly ownLock: string;
  readonly log: CallLog;
};

/** A port that a page or Node's worker threads give; both dispatch DOM events. */
export type ServablePort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'dispatchEvent' | 'start' | 'close'>;

/** Holds a lock for good: it falls free only when this worker or window dies. Settles once it is held. */
export const holdLock = (locks: Locks, name: string): Promise<void> =>
  new Promise((held, failed) => {
    locks
      .request(name, () => {
        held();
        return new Promise<never>(() => {});
      })
      .catch(failed);
  });

/** Answers the contract over ports, for as long as their clients live. */
export const makePortServer = ({ store, locks, ownLock, log }: ServeInput): ((port: ServablePort) => void) => {
  const handler = new RPCHandler(router, {
    clientInterceptors: [
      async ({ next, path }) => {
        const typed = async (error: unknown): Promise<unknown> => typedError(error, path, log);
        try {
          const output = await next();
          if (!(output instanceof AsyncIteratorClass)) return output;
          return mapEventIterator(output, { value: async (value) => value, error: typed });
        } catch (error) {
          throw await typed(error);
        }
      },
    ],
  });
  return (port) => {
    const hello = async (clientLock: string) => {
      closeWhenFree({ locks, port, name: clientLock });
      return { storeId: await readStoreId((await store).db), lock: ownLock };
    };
    handler.upgrade(port, { context: { opening: store, hello } });
    port.start();
  };
};

/**
 * Chromium tells nobody when the page behind a port reloads or dies, so its live queries would be held for ever. The client
 * holds a lock; asking for the same one is granted when it is gone, and then the port's own close event ends everything.
 */
const closeWhenFree = ({ locks, port, name }: { locks: Locks; port: ServablePort; name: string }): void => {
  locks
    .request(name, () => {
      port.dispatchEvent(new Event('close'));
      port.close();
    })
    .catch(() => {
      // The lock manager refuses only while this worker itself goes down.
    });
};
