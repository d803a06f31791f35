import { useSyncExternalStore } from 'react';

/** `began` by somebody's word on this page; `cut-off` by a reload, which ends no rehearsal. */
type Opened = 'began' | 'cut-off';

/** Of this tab, until it is closed: another window has its own. */
const KEY = 'roundwind-rehearsal';

const kept = (): Opened | undefined => {
  try {
    return sessionStorage.getItem(KEY) === null ? undefined : 'cut-off';
  } catch {
    return undefined;
  }
};

const keep = (open: boolean): void => {
  try {
    if (open) sessionStorage.setItem(KEY, 'open');
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing for us plays as well; only a reload ends it there.
  }
};

let opened = kept();
const listeners = new Set<() => void>();

const become = (next: Opened | undefined): void => {
  opened = next;
  keep(next !== undefined);
  for (const listener of listeners) listener();
};

/** Opens the player, which begins at once, or goes on where the records of an earlier rehearsal stand. */
export const beginRehearsal = (): void => become('began');

/** Closes the player; what was entered stays. */
export const endRehearsal = (): void => become(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the player was opened, or undefined while it is not. */
export const useRehearsalOpened = (): Opened | undefined => useSyncExternalStore(subscribe, () => opened);
