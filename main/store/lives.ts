import { conflict, Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** The part of the Web Locks that is needed; tests bring their own. */
export type Locks = Pick<LockManager, 'request'>;

/** An open database with the lock that tells every client how long it lives. */
export type Life = { readonly store: Store; readonly lock: string };

export type LivesInput = {
  readonly locks: Locks;
  readonly newLock: () => string;
  /** Opens the store; `gone` is called when its database was taken away (a newer program upgrades it, the browser clears it). */
  readonly open: (gone: () => void) => Promise<Store>;
  /** Removes the database. */
  readonly erase: () => Promise<void>;
};

export type Lives = {
  /**
   * The life there is, or a new one. Refused with the database's own reason, or with CONFLICT `database-unreadable` and the
   * browser's name for the fault; the next call tries again, so what passes by itself (a full disk) heals by itself.
   */
  readonly current: () => Promise<Life>;
  /** As `current`, but an unreadable database is removed first: only for a rebuild or a restore, which somebody asked for. */
  readonly currentOrFresh: () => Promise<Life>;
};

/** Keeps one life of the store open. */
export const keepLives = ({ locks, newLock, open, erase }: LivesInput): Lives => {
  let life: Promise<Life> | undefined;

  const begin = async (): Promise<Life> => {
    const lock = await holdLock(locks, newLock());
    const end = (): void => {
      life = undefined;
      lock.release();
    };
    try {
      return { store: await open(end), lock: lock.name };
    } catch (error) {
      end();
      if (error instanceof Refusal) throw error;
      throw conflict('database-unreadable', { fault: error instanceof Error ? error.name : 'unknown' });
    }
  };

  const current = (): Promise<Life> => {
    life ??= begin();
    return life;
  };

  return {
    current,
    currentOrFresh: async () => {
      try {
        return await current();
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        // What cannot even be removed stays refused for the reason there was.
        await erase().catch(() => Promise.reject(error));
        return current();
      }
    },
  };
};

const isUnreadable = (error: unknown): boolean =>
  error instanceof Refusal && error.refusal.code === 'CONFLICT' && error.refusal.data.code === 'database-unreadable';

/** Holds a lock until `release`, or until this worker or window dies. */
const holdLock = (locks: Locks, name: string): Promise<{ readonly name: string; readonly release: () => void }> =>
  new Promise((held, failed) => {
    locks.request(name, () => new Promise<void>((release) => held({ name, release }))).catch(failed);
  });
