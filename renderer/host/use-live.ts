import { ORPCError } from '@orpc/client';
import { useEffect, useState } from 'react';
import { keepSame } from './keep-same.ts';
import type { StoreClient } from './store-client.ts';
import { useStore } from './store-context.tsx';

export type Live<T> = {
  /** The newest result; stays while the store is away. Undefined until the first one, and once what it showed is removed. */
  readonly data: T | undefined;
  /** Set when the query ended with an error, NOT_FOUND for instance. */
  readonly error: unknown;
  readonly loading: boolean;
};

const STARTING = { data: undefined, error: undefined, loading: true } as const;

/**
 * A live query of the store. It starts again when `deps` change, and forgets the old result then: another table's deals
 * must never stand under this table's name. Within one query what stays the same stays the same object, so that a list
 * of memoized rows draws only those that changed.
 */
export const useLive = <T>(
  open: (client: StoreClient) => Promise<AsyncIterator<T>>,
  deps: readonly unknown[] = [],
): Live<T> => {
  const client = useStore();
  const [live, setLive] = useState<Live<T>>(STARTING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what `open` depends on; the function itself is new at every render.
  useEffect(() => {
    let stopped = false;
    let values: AsyncIterator<T> | undefined;
    const run = async (): Promise<void> => {
      values = await open(client);
      while (!stopped) {
        const result = await values.next();
        if (stopped || result.done === true) break;
        setLive(({ data }) => ({ data: keepSame(data, result.value), error: undefined, loading: false }));
      }
      await values.return?.();
    };
    setLive(STARTING);
    run().catch((error: unknown) => {
      if (!stopped) setLive((before) => ({ data: isGone(error) ? undefined : before.data, error, loading: false }));
    });
    return () => {
      stopped = true;
      // Settles at once; a failure to say goodbye is nobody's concern any more.
      values?.return?.()?.catch(() => undefined);
    };
  }, [client, ...deps]);
  return live;
};

/** Its query is over: nothing would ever tell a screen that what it still shows has come back, changed. */
const isGone = (error: unknown): boolean => error instanceof ORPCError && error.code === 'NOT_FOUND';
