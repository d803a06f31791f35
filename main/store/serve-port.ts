import { mapEventIterator } from '@orpc/client';
import { AsyncIteratorClass } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { type CallLog, typedError } from './call-errors.ts';
import { readStoreId } from './database.ts';
import type { Lives, Locks } from './lives.ts';
import { router } from './router.ts';

export type ServeInput = {
  readonly lives: Lives;
  readonly locks: Locks;
  readonly log: CallLog;
};

/** A port that a page or Node's worker threads give; both dispatch DOM events. */
export type ServablePort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'dispatchEvent' | 'start' | 'close'>;

/** Answers the contract over ports, for as long as their clients live. */
export const makePortServer = ({ lives, locks, log }: ServeInput): ((port: ServablePort) => void) => {
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
      const { store, lock } = await lives.current();
      return { storeId: await readStoreId(store.db), lock };
    };
    handler.upgrade(port, { context: { lives, hello } });
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
