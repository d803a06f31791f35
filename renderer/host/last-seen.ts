import { useEffect, useSyncExternalStore } from 'react';
import type { StoreStatus } from '../../shared/contract/views.ts';
import { compareHistory } from '../../shared/records/compare-history.ts';

/**
 * What a page of web mode last saw of the club's records. A browser keeps no journal, so this is what tells that records are
 * gone: it lies outside IndexedDB, which Chromium empties without a word when it finds it damaged.
 */
export type LastSeen = Pick<StoreStatus, 'storeId' | 'seq' | 'backup'> & {
  /** When they were seen, ISO. */
  readonly at: string;
  /** The store that was found in their place; null while nothing is missing. Stays until somebody says what shall be. */
  readonly found: string | null;
};

const KEY = 'roundwind-last-seen';

/**
 * Read once, before the page asks the store anything, and from then on only written: what another tab notes meanwhile may be
 * newer than what the store has told this one.
 */
let seen: LastSeen | undefined;
const listeners = new Set<() => void>();

const read = (): LastSeen | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastSeen(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

const isLastSeen = (kept: unknown): kept is LastSeen =>
  typeof kept === 'object' &&
  kept !== null &&
  'storeId' in kept &&
  typeof kept.storeId === 'string' &&
  'seq' in kept &&
  typeof kept.seq === 'number' &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'backup' in kept &&
  'found' in kept;

const become = (next: LastSeen | undefined): void => {
  seen = next;
  for (const listener of listeners) listener();
};

const keep = (next: LastSeen | undefined): void => {
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing for us still knows it until the page goes.
  }
  become(next);
};

/** Whether records that were seen are missing. */
export const isMissing = (last: LastSeen | undefined): last is LastSeen => last !== undefined && last.found !== null;

/** Remembers what was seen before, and follows the answer that somebody gives in another tab. */
export const startLastSeen = (): void => {
  become(read());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && (newValue === null || (isMissing(seen) && !isMissing(read())))) become(undefined);
  });
};

/** Holds what the store says now against what was seen before, and notes it unless something is missing. */
export const noteStatus = ({ storeId, seq, backup }: Pick<StoreStatus, 'storeId' | 'seq' | 'backup'>): void => {
  if (seen !== undefined && (seen.found === storeId || isShortOf(seen, { storeId, seq }))) {
    if (seen.found !== storeId) keep({ ...seen, found: storeId });
    return;
  }
  keep({ storeId, seq, backup, at: new Date().toISOString(), found: null });
};

const isShortOf = (last: LastSeen, store: { readonly storeId: string; readonly seq: number }): boolean => {
  const relation = compareHistory({ ...last, last: last.seq === 0 ? undefined : last }, store);
  return relation === 'empty' || relation === 'older';
};

/** What is here is what there is from now on: somebody said so. */
export const forgetLastSeen = (): void => keep(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was last seen of the records; undefined where nothing was, and on the desktop, whose journal knows better. */
export const useLastSeen = (): LastSeen | undefined => useSyncExternalStore(subscribe, () => seen);

/** Notes each status that a screen hears; undefined while there is none to note. */
export const useNoteStatus = (status: StoreStatus | undefined): void => {
  const nothingKnown = useLastSeen() === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once forgotten, what is here is noted anew.
  useEffect(() => {
    if (status !== undefined) noteStatus(status);
  }, [status, nothingKnown]);
};
