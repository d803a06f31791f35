import { SERVE_PORT_MESSAGE } from '../../shared/contract/desktop.ts';
import { startStore } from './start-store.ts';

/** Entry of the desktop app's hidden window: serves the ports that the preload script passes on from the main process. */
const serve = startStore();

const isServePort = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === SERVE_PORT_MESSAGE;

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const [port] = event.ports;
  // Only messages that this window posted to itself: the origin alone would also be that of a screen.
  if (event.source !== window || event.origin !== window.location.origin) return;
  if (port !== undefined && isServePort(event.data)) serve(port);
});
