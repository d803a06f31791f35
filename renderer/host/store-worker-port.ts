const start = (): SharedWorker =>
  new SharedWorker(new URL('../../main/web/store-worker.ts', import.meta.url), {
    type: 'module',
    name: 'roundwind-store',
  });

/**
 * Of all that a page of web mode waits for, the store's worker takes longest to be ready. So this module is a script of its own, the
 * first of `index.html`, and starts the worker while the page's other scripts are still being read. The desktop app has its own store.
 */
let started = 'roundwind' in globalThis ? undefined : start();

/** A fresh port to the store's worker. */
export const openWorkerPort = (): MessagePort => {
  const { port } = started ?? start();
  started = undefined;
  port.start();
  return port;
};
