import { z } from 'zod';
import type { CallLog } from './call-errors.ts';
import { holdLock, makePortServer, type ServablePort } from './serve-port.ts';
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
  const ownLock = `roundwind-store-${crypto.randomUUID()}`;
  const held = holdLock(navigator.locks, ownLock);
  const store = held.then(() => openStore());
  // Every call says so to its client; here only the page's own "unhandled" message is kept away.
  store.catch(() => undefined);
  return makePortServer({ store, locks: navigator.locks, ownLock, log: logToConsole });
};
