import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';

/** A deal typed before somebody's eyes into the form of a table. What they typed there themselves stays beneath it. */
type Shown = { readonly tableId: string; readonly draft: Draft };

let shown: Shown | undefined;
const listeners = new Set<() => void>();

/** Shows what is being typed; nothing any more with undefined. */
export const showTyping = (next: Shown | undefined): void => {
  shown = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is typed before somebody's eyes at this table, or undefined. */
export const useShownTyping = (tableId: string): Draft | undefined =>
  useSyncExternalStore(subscribe, () => (shown?.tableId === tableId ? shown.draft : undefined));
