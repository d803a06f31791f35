import { type ClientLink, createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../shared/contract/contract.ts';

/** The contract as functions. */
export type StoreClient = ContractRouterClient<typeof contract>;

/** The part of the Web Locks that is needed; tests bring their own. */
export type Locks = Pick<LockManager, 'request'>;

/** One port to one life of the store. */
export type Connection = {
  readonly call: ClientLink<Record<never, never>>['call'];
  /** Settles when the store died or `end` was called. */
  readonly gone: Promise<void>;
  readonly isGone: () => boolean;
  readonly end: () => void;
};

export type OpenInput = {
  readonly openPort: () => Promise<MessagePort>;
  readonly locks: Locks;
  /** How long a port and its answer to `hello` may take. */
  readonly patienceMs: number;
};

/**
 * Opens a port and says hello. Both sides hold a lock of their own as long as they live and wait for the other's: a port
 * says nothing when its other end dies. Rejects with the store's refusal, or when it does not answer in time.
 */
export const openConnection = async ({ openPort, locks, patienceMs }: OpenInput): Promise<Connection> => {
  const port = await inTime(openPort(), patienceMs);
  const link = new RPCLink({ port });
  port.start();
  const own = await holdLock(locks);
  const waiting = new AbortController();
  let gone = false;
  let tell: () => void = () => {};
  const goneSoon = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const end = (): void => {
    if (gone) return;
    gone = true;
    waiting.abort();
    own.release();
    // Rejects every call that waits for an answer on this port.
    port.dispatchEvent(new Event('close'));
    port.close();
    tell();
  };
  try {
    const client: StoreClient = createORPCClient(link);
    const { lock } = await inTime(client.hello({ lock: own.name }), patienceMs);
    locks.request(lock, { mode: 'shared', signal: waiting.signal }, end).catch(() => {
      // Ended on our side: nobody waits for the store's lock any more.
    });
  } catch (error) {
    end();
    throw error;
  }
  return { call: (path, input, options) => link.call(path, input, options), gone: goneSoon, isGone: () => gone, end };
};

/** One call on a port of its own that says no hello: an unreadable database refuses that, but not its ways out. */
export const callBare = async (
  { openPort, patienceMs }: Omit<OpenInput, 'locks'>,
  call: (link: Pick<Connection, 'call'>) => Promise<unknown>,
): Promise<unknown> => {
  const port = await inTime(openPort(), patienceMs);
  const link = new RPCLink({ port });
  port.start();
  try {
    return await call(link);
  } finally {
    port.close();
  }
};

/** A lock under a name that nobody else has, held until `release` or the end of the page. */
const holdLock = (locks: Locks): Promise<{ readonly name: string; readonly release: () => void }> =>
  new Promise((resolve, reject) => {
    const name = `roundwind-client-${crypto.randomUUID()}`;
    locks.request(name, () => new Promise<void>((release) => resolve({ name, release }))).catch(reject);
  });

/** Thrown by `openConnection` when the store does not answer. */
export class NoAnswer extends Error {}

const inTime = async <T>(promise: Promise<T>, patienceMs: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), patienceMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
