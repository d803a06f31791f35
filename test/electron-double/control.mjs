import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The launcher's line to a running double: functions to run in main, as Playwright's `electronApp.evaluate` has them. */

/** Where Chromium lets the test look at its pages. */
const endpoint = (electron) => {
  const file = join(electron.app.getPath('sessionData'), 'DevToolsActivePort');
  if (!existsSync(file)) return undefined;
  return `http://127.0.0.1:${readFileSync(file, 'utf8').split('\n')[0]}`;
};

const obey = async (electron, order) => {
  if (order.kind === 'endpoint') {
    await electron.app.whenReady();
    return endpoint(electron);
  }
  // The test's own function, sent as text: there is no other way into another process.
  const run = new Function(`return (${order.source})`)();
  return run(electron, order.argument);
};

export const takeOrders = (electron) => {
  process.on('message', async (order) => {
    try {
      process.send({ id: order.id, value: await obey(electron, order) });
    } catch (error) {
      process.send?.({ id: order.id, error: error instanceof Error ? error.stack : String(error) });
    }
  });
  // The test process died.
  if (process.send !== undefined) process.on('disconnect', () => electron.app.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => electron.app.quit());
};
