/** A live query on one life of the store. */
export type LiveSource = { readonly values: AsyncIterator<unknown>; readonly isGone: () => boolean };

export type ResubscribeInput = {
  readonly path: readonly string[];
  readonly input: unknown;
  readonly first: LiveSource;
  readonly reopen: (input: unknown) => Promise<LiveSource>;
  /** Aborted when the consumer stops. */
  readonly stop: AbortController;
  /** Aborted by `stop` or by the caller. */
  readonly signal: AbortSignal;
};

/**
 * A live query that goes on when the store comes back. Written out rather than as a generator, whose `return` would wait for
 * the value it is waiting for: a screen that closes must let go at once.
 */
export const resubscribe = ({
  path,
  input,
  first,
  reopen,
  stop,
  signal,
}: ResubscribeInput): AsyncIterableIterator<unknown> => {
  let source = first;
  let next = input;
  let over = false;
  const done = (): IteratorResult<unknown> => {
    over = true;
    return { done: true, value: undefined };
  };
  const iterator: AsyncIterableIterator<unknown> = {
    [Symbol.asyncIterator]: () => iterator,
    next: async () => {
      while (!over) {
        try {
          const result = await source.values.next();
          if (signal.aborted) return done();
          if (result.done !== true) {
            next = inputAfter(path, next, result.value);
            return result;
          }
          if (!source.isGone()) return done();
        } catch (error) {
          if (signal.aborted) return done();
          if (!source.isGone()) {
            over = true;
            throw error;
          }
        }
        source = await reopen(next);
      }
      return done();
    },
    return: async () => {
      over = true;
      stop.abort();
      return { done: true, value: undefined };
    },
  };
  return iterator;
};

/** `store.changes` goes on after what it has given; every other live query gives the present state, so its input stays. */
const inputAfter = (path: readonly string[], input: unknown, value: unknown): unknown => {
  if (path.join('.') !== 'store.changes' || !Array.isArray(value)) return input;
  const last: unknown = value.at(-1);
  return typeof last === 'object' && last !== null && 'seq' in last ? { after: last.seq } : input;
};
