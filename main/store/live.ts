import { Dexie, liveQuery } from 'dexie';
import { isSame } from './plain.ts';

/** Counts the subscriptions that are held, and tells who wants to know. One per store. */
export type SubscriptionCount = {
  readonly held: () => number;
  readonly add: (difference: 1 | -1) => void;
  /** Calls back after each change; returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
};

export const countSubscriptions = (): SubscriptionCount => {
  let held = 0;
  const listeners = new Set<() => void>();
  return {
    held: () => held,
    add: (difference) => {
      held += difference;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** How long a page gets to draw what somebody waits for, before the store and the page turn to everything else. */
const HEAD_START_MS = 80;

/**
 * What nobody waits for begins so much later: the queries that a change starts begin one by one, and the one that somebody waits
 * for may be the last of them.
 */
const LATER_MS = 16;

/** Lets the views that somebody waits for, key in hand, run again before the others. One per store. */
export type HeadStart = {
  /** Called when such a view runs again. */
  readonly take: () => void;
  /** Milliseconds that the others still wait. */
  readonly left: () => number;
};

export const makeHeadStart = (): HeadStart => {
  let until = 0;
  return {
    take: () => {
      until = performance.now() + HEAD_START_MS;
    },
    left: () => Math.max(0, until - performance.now()),
  };
};

export type LiveInput<T> = {
  readonly count: SubscriptionCount;
  readonly signal: AbortSignal | undefined;
  /** Reads from the database; run again whenever something it read has changed. */
  readonly query: () => Promise<T>;
  /** Whether running again takes the head start or waits for it to be over; neither for what has to be quick and keeps nobody waiting. */
  readonly turn?: { readonly headStart: HeadStart; readonly ahead: boolean };
  /** For a result that also tells something the database does not know: `update` brings it up to date. */
  readonly freshen?: {
    readonly watch: (listener: () => void) => () => void;
    readonly update: (value: T) => T;
  };
};

/**
 * A live query as an iterator: the present result at once, then each later one that differs. While the consumer is busy
 * only the newest result is kept. Ends when `signal` aborts or the consumer stops, and gives everything back then; an
 * iterator that is never read holds nothing. Throws what the query throws.
 */
export async function* iterateLive<T>({
  count,
  signal,
  query,
  turn,
  freshen,
}: LiveInput<T>): AsyncGenerator<T, void, undefined> {
  const inbox = makeInbox<T>();
  if (signal?.aborted) return;
  count.add(1);
  let found: { readonly value: T } | undefined;
  const subscription = liveQuery(async () => {
    const again = found !== undefined;
    if (again && turn?.ahead) turn.headStart.take();
    const behind = again && turn?.ahead === false ? turn.headStart : undefined;
    await afterTheEvent(behind === undefined ? 0 : LATER_MS, () => behind?.left() ?? 0);
    return query();
  }).subscribe({
    next: (value) => {
      found = { value };
      inbox.put(freshen?.update(value) ?? value);
    },
    error: inbox.fail,
  });
  const unwatch = freshen?.watch(() => found && inbox.put(freshen.update(found.value)));
  signal?.addEventListener('abort', inbox.close);
  try {
    let last: { readonly value: T } | undefined;
    for (;;) {
      const next = await inbox.take();
      if (next === undefined) return;
      if (last !== undefined && isSame(last.value, next.value)) continue;
      last = next;
      yield next.value;
    }
  } finally {
    signal?.removeEventListener('abort', inbox.close);
    subscription.unsubscribe();
    unwatch?.();
    count.add(-1);
  }
}

/**
 * Dexie starts a query again from within the event of a finished transaction. There it can lose sight of which query is
 * running: what is read then is not watched, and the query goes deaf. (Seen in Chromium, not in memory: after a restore the
 * first query to run again missed every later change.) A macrotask later the event is over; only Dexie's own promise
 * brings the query's context along. `left` is asked then, when every query that the change starts has begun.
 */
const afterTheEvent = (delay: number, left: () => number): PromiseLike<void> =>
  new Dexie.Promise<void>((resolve) => {
    setTimeout(() => {
      const wait = left();
      if (wait > 0) setTimeout(resolve, wait);
      else resolve();
    }, delay);
  });

/** Holds the newest value until it is taken. */
const makeInbox = <T>() => {
  let newest: { readonly value: T } | undefined;
  let failure: { readonly reason: unknown } | undefined;
  let closed = false;
  let wake: () => void = () => {};
  return {
    put: (value: T) => {
      newest = { value };
      wake();
    },
    fail: (reason: unknown) => {
      failure = { reason };
      wake();
    },
    close: () => {
      closed = true;
      wake();
    },
    /** Undefined once closed. */
    take: async (): Promise<{ readonly value: T } | undefined> => {
      while (newest === undefined && failure === undefined && !closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (closed) return undefined;
      if (failure !== undefined) throw failure.reason;
      const taken = newest;
      newest = undefined;
      return taken;
    },
  };
};
