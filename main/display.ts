import { SCREEN_PAGE } from './app-pages.ts';

/** The page for the projector of one session. The id was checked to be one before it came here. */
export const displayAddress = (sessionId: string): string => `${SCREEN_PAGE}#/display/${sessionId}`;

type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Display = { readonly id: number; readonly bounds: Bounds };

/** Where the window for the projector opens: whole on a second display, or as an ordinary window where there is none. */
export const displayPlace = (
  displays: readonly Display[],
  primary: number,
): Partial<Bounds> & { readonly fullscreen?: true } => {
  const second = displays.find(({ id }) => id !== primary);
  return second === undefined ? {} : { ...second.bounds, fullscreen: true };
};
