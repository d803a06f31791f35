import { useSyncExternalStore } from 'react';
import type { ShortcutId } from './shortcut-list.ts';

type Live = ReadonlyMap<ShortcutId, () => void>;

/** What the page shown answers to now. The newest stands for its key where two screens change places. */
let live: Live = new Map();
const listeners = new Set<() => void>();

const change = (next: Live): void => {
  live = next;
  for (const listener of listeners) listener();
};

/** Says that a shortcut works from now on; the answer ends it. */
export const announceShortcut = (id: ShortcutId, run: () => void): (() => void) => {
  change(new Map([...live, [id, run]]));
  return () => {
    if (live.get(id) === run) change(new Map([...live].filter(([other]) => other !== id)));
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shortcuts that work on the page shown, with what they do. */
export const useLiveShortcuts = (): Live => useSyncExternalStore(subscribe, () => live);
