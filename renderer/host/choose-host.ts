import type { DesktopBridge } from '../../shared/contract/desktop.ts';
import { desktopHost } from './desktop-host.ts';
import type { Host } from './host.ts';
import { webHost } from './web-host.ts';

/** The preload script of the desktop app puts the bridge here; in a browser there is none. */
type MaybeDesktop = Window & { readonly roundwind?: DesktopBridge };

/** The desktop app's pages carry the bridge; any other page runs in web mode. */
export const chooseHost = (): Host => {
  const { roundwind }: MaybeDesktop = window;
  return roundwind === undefined ? webHost() : desktopHost(roundwind);
};
