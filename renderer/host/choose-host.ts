import { desktopHost } from './desktop-host.ts';
import type { Host } from './host.ts';
import { webHost } from './web-host.ts';

/** The desktop app's pages carry the bridge; any other page runs in web mode. */
export const chooseHost = (): Host => (window.roundwind === undefined ? webHost() : desktopHost(window.roundwind));
