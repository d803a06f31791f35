import { useSyncExternalStore } from 'react';
import type { Backup } from '../../../shared/records/backup.ts';
import type { CodedError } from '../../components/error-text.ts';

/** How far a restore has come. */
export type RestoreState =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly name: string; readonly errors: readonly CodedError[] }
  | { readonly step: 'preview'; readonly name: string; readonly text: string; readonly backup: Backup }
  /** `replaced` is the state before, as a backup. */
  | { readonly step: 'done'; readonly replaced: string };

/**
 * Kept outside the screen: `replaced` is the only copy of what was there before, and going to look at the restored
 * sessions must not lose it.
 */
let state: RestoreState = { step: 'idle' };
const listeners = new Set<() => void>();

/** Goes on to a step, for every part of the screen that watches. */
export const setRestoreState = (next: RestoreState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The step a restore is at. */
export const useRestoreState = (): RestoreState => useSyncExternalStore(subscribe, () => state);
