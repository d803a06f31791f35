import { startStore } from '../store/start-store.ts';

/**
 * Entry of the SharedWorker of web mode: every tab of this version talks to one store. Tabs of two versions have two workers
 * on one database, which is sound because each command is one transaction over all of it.
 */
const serve = startStore();

addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  if (port !== undefined) serve(port);
});
