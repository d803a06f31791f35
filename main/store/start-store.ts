import { z } from 'zod';
import type { CallLog } from './call-errors.ts';
import { beginNewLog, eraseDatabase } from './database.ts';
import { keepLives } from './lives.ts';
import { makePortServer, type ServablePort } from './serve-port.ts';
import { openStore } from './store.ts';

/** No name, no figure: the log may be sent by mail. */
const logToConsole: CallLog = (path, { name, stack }) => console.error(`store call ${path} failed: ${name}\n${stack}`);

/**
 * Starts the store of a worker or a hidden window on its origin's own IndexedDB. Ports may be given at once; their calls are
 * answered when the database is open.
 */
export const startStore = (): ((port: ServablePort) => void) => {
  // The content policy forbids compiling code from text.
  z.config({ jitless: true });
  const lives = keepLives({
    locks: navigator.locks,
    newLock: () => `roundwind-store-${crypto.randomUUID()}`,
    open: async (gone) => {
      const store = await openStore({ gone });
      // Nobody waits for it, and without it the records are as safe as the browser left them.
      beginNewLog().catch(() => undefined);
      return store;
    },
    erase: () => eraseDatabase(),
  });
  return makePortServer({ lives, locks: navigator.locks, log: logToConsole });
};
