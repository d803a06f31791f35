import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import { isRepeatable } from './repeatable.ts';
import { type LiveSource, resubscribe } from './resubscribe.ts';
import {
  type Connection,
  callBare,
  type Locks,
  NoAnswer,
  openConnection,
  type StoreClient,
} from './store-connection.ts';

export type { StoreClient } from './store-connection.ts';

export type ConnectionState = 'connecting' | 'ready' | 'lost';

/** A client that outlives the store: it reconnects by itself. */
export type StoreLink = {
  readonly client: StoreClient;
  readonly state: () => ConnectionState;
  /** Code of the reason why the store refuses everyone (`database-newer`, …), or undefined. */
  readonly problem: () => string | undefined;
  /** Called after each change of `state` or `problem`; returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
  /** Ends the connection for good; what waits is rejected. */
  readonly close: () => void;
};

export type ConnectOptions = {
  readonly locks?: Locks;
  readonly patienceMs?: number;
  readonly pausesMs?: { readonly first: number; readonly longest: number };
};

type CallOptions = Parameters<ClientLink<Record<never, never>>['call']>[2];

/**
 * Connects to the store and stays connected. Calls made meanwhile wait. When the store dies, live queries subscribe again by
 * themselves, a repeatable command is sent again, and any other is rejected with CONFLICT `store-lost`: the person has to
 * look whether it was done.
 */
export const connectStore = (openPort: () => Promise<MessagePort>, options: ConnectOptions = {}): StoreLink => {
  const { locks = navigator.locks, patienceMs = 10_000, pausesMs = { first: 100, longest: 5_000 } } = options;
  const keeper = keepConnected({ open: () => openConnection({ openPort, locks, patienceMs }), pausesMs });

  const attempt = async (path: readonly string[], input: unknown, callOptions: CallOptions) => {
    for (;;) {
      const connection = await keeper.ready(callOptions.signal);
      try {
        return { connection, output: await connection.call(path, input, callOptions) };
      } catch (error) {
        if (!connection.isGone() || callOptions.signal?.aborted) throw error;
        if (!isRepeatable(path)) throw storeLost();
      }
    }
  };

  const call = async (path: readonly string[], input: unknown, callOptions: CallOptions): Promise<unknown> => {
    if (keeper.problem() === 'database-unreadable' && isWayOut(path)) {
      const answer = await callBare({ openPort, patienceMs }, (link) => link.call(path, input, callOptions));
      keeper.hurry();
      return answer;
    }
    const stop = new AbortController();
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, stop.signal]) : stop.signal;
    const { connection, output } = await attempt(path, input, { ...callOptions, signal });
    if (!isLive(output)) return output;
    const reopen = async (again: unknown): Promise<LiveSource> => {
      const opened = await attempt(path, again, { ...callOptions, signal });
      if (!isLive(opened.output)) throw new Error(`${path.join('.')} is no live query any more`);
      return { values: opened.output, isGone: opened.connection.isGone };
    };
    return resubscribe({ path, input, first: { values: output, isGone: connection.isGone }, reopen, stop, signal });
  };

  return {
    client: createORPCClient<StoreClient>({ call }),
    state: keeper.state,
    problem: keeper.problem,
    watch: keeper.watch,
    close: keeper.close,
  };
};

/** What the store does although its database cannot be opened. */
const isWayOut = (path: readonly string[]): boolean => ['store.restore', 'store.rebuild'].includes(path.join('.'));

const isLive = (output: unknown): output is AsyncIterator<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output;

const storeLost = (): ORPCError<'CONFLICT', { readonly code: 'store-lost' }> =>
  new ORPCError('CONFLICT', { defined: true, data: { code: 'store-lost' } });

type KeeperInput = {
  readonly open: () => Promise<Connection>;
  readonly pausesMs: { readonly first: number; readonly longest: number };
};

type Waiter = { readonly resolve: (connection: Connection) => void; readonly reject: (error: unknown) => void };

/** Keeps one connection open, with growing pauses between attempts that fail. */
const keepConnected = ({ open, pausesMs }: KeeperInput) => {
  const listeners = new Set<() => void>();
  const waiters = new Set<Waiter>();
  let current: Connection | undefined;
  let state: ConnectionState = 'connecting';
  let problem: string | undefined;
  let closed = false;
  let wake: () => void = () => {};

  const become = (next: ConnectionState, reason?: string): void => {
    if (state === next && problem === reason) return;
    state = next;
    problem = reason;
    for (const listener of listeners) listener();
  };

  const live = async (connection: Connection): Promise<void> => {
    current = connection;
    become('ready');
    for (const waiter of waiters) waiter.resolve(connection);
    waiters.clear();
    await connection.gone;
    current = undefined;
    become('lost');
  };

  const run = async (): Promise<void> => {
    let pause = pausesMs.first;
    while (!closed) {
      try {
        await live(await open());
        pause = pausesMs.first;
      } catch (error) {
        become(error instanceof NoAnswer || state === 'lost' ? 'lost' : 'connecting', refusalCode(error));
      }
      if (!closed) {
        await Promise.race([
          sleep(pause),
          new Promise<void>((hurry) => {
            wake = hurry;
          }),
        ]);
      }
      pause = Math.min(pause * 2, pausesMs.longest);
    }
  };
  void run();

  return {
    state: () => state,
    problem: () => problem,
    /** Tries again now. */
    hurry: () => wake(),
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: (signal: AbortSignal | undefined): Promise<Connection> => {
      if (closed) return Promise.reject(storeLost());
      if (current !== undefined) return Promise.resolve(current);
      return new Promise((resolve, reject) => {
        const waiter = { resolve, reject };
        waiters.add(waiter);
        signal?.addEventListener('abort', () => {
          waiters.delete(waiter);
          reject(signal.reason);
        });
      });
    },
    close: (): void => {
      closed = true;
      for (const waiter of waiters) waiter.reject(storeLost());
      waiters.clear();
      current?.end();
    },
  };
};

/** Why the store refused to serve at all, as a code. */
const refusalCode = (error: unknown): string | undefined => {
  if (!(error instanceof ORPCError)) return undefined;
  const { data, code }: { data: unknown; code: unknown } = error;
  const own = typeof data === 'object' && data !== null && 'code' in data ? data.code : code;
  return typeof own === 'string' ? own : undefined;
};

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
