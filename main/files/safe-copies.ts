import { join } from 'node:path';
import type { DesktopResult, JournalInfo, SnapshotReason } from '../../shared/contract/desktop.ts';
import { fail, ok } from '../../shared/result.ts';
import type { StoreConnection } from '../store-client.ts';
import { type AppState, readAppState, writeAppState } from './app-state.ts';
import type { Disk } from './disk.ts';
import { eraseFromCopies } from './erase-copies.ts';
import { faultOf } from './fault.ts';
import { JournalMirror } from './journal.ts';
import { journalPath } from './journal-file.ts';
import { keepDatabase } from './keep-database.ts';
import { keepSnapshots } from './snapshots.ts';
import { storeFaultOf } from './store-fault.ts';

/** Where everything outside the browser profile is, below the app's data folder. */
export const foldersIn = (data: string) =>
  ({
    /** The browser profile with IndexedDB in it: lost as a whole when it is lost. */
    profile: join(data, 'profile'),
    journal: join(data, 'journal'),
    backups: join(data, 'backups'),
    logs: join(data, 'logs'),
    state: join(data, 'state.json'),
  }) as const;

type Dependencies = {
  readonly disk: Disk;
  readonly folders: ReturnType<typeof foldersIn>;
  readonly version: string;
  readonly now: () => Date;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly changed: (info: JournalInfo) => void;
  readonly log: (message: string, facts: Readonly<Record<string, string | number>>) => void;
};

/** Longest that closing the app waits for the last lines and the snapshot. */
const PATIENCE_AT_CLOSE_MS = 8000;
const LOOK_MS = 25;

/** `YYYY-MM-DD` by the wall clock: an evening's day, not Greenwich's. */
const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The copies of the club's records that live in ordinary files: the journal, and snapshots before what could go wrong. */
export class SafeCopies {
  readonly #its: Dependencies;
  readonly #snapshots;
  readonly journal: JournalMirror;
  #connection: StoreConnection | undefined;
  #state: AppState = { version: null, closedOn: null };
  #updatedFrom: string | null = null;
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(its: Dependencies) {
    this.#its = its;
    const { disk, now, folders } = its;
    this.#snapshots = keepSnapshots({ disk, now, folder: folders.backups });
    this.journal = new JournalMirror({
      ...its,
      folder: folders.journal,
      keepUnreadable: (how) => this.#keepUnreadable(how),
      erase: (pending) => this.#inTurn(() => eraseFromCopies(its, pending)),
    });
  }

  /**
   * To be awaited before the store opens: after an update the new version may change the database at once, so the journal,
   * which needs no database to be read, is copied first. A copy that fails is logged and holds nobody up.
   */
  async prepare(): Promise<void> {
    const { disk, folders, version, now, log } = this.#its;
    this.#state = await readAppState(disk, folders.state);
    if (this.#state.version === version) return;
    if (this.#state.version !== null) {
      this.#updatedFrom = this.#state.version;
      const journal = journalPath({ disk, now, folder: folders.journal });
      await this.#snapshots
        .copyJournal(journal)
        .catch((error: unknown) => log('journal not copied', { detail: faultOf(error, journal).detail }));
    }
    await this.#remember({ version });
  }

  /** A store to follow, in place of the one before. */
  connected(connection: StoreConnection): void {
    this.#connection = connection;
    this.journal.follow(connection.client);
    if (this.#updatedFrom === null) return;
    this.#updatedFrom = null;
    void this.#snapshotIfAny('update');
  }

  /** The store died. */
  lost(): void {
    this.journal.unfollow();
    this.#connection?.end();
    this.#connection = undefined;
  }

  /** Writes the store's backup into the folder of snapshots and tells the store. */
  snapshot(reason: SnapshotReason): Promise<DesktopResult<{ readonly path: string }>> {
    return this.#inTurn(() => this.#writeSnapshot(reason));
  }

  /** One after the other: a snapshot taken before an erasure must not reach the folder after it. */
  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(action);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #writeSnapshot(reason: SnapshotReason): Promise<DesktopResult<{ readonly path: string }>> {
    const connection = this.#connection;
    if (connection === undefined) return fail([{ code: 'store-unavailable', detail: 'starting' }]);
    const { client } = connection;
    const made = await client.store.backup().catch((error: unknown) => fail([storeFaultOf(error)]));
    if ('ok' in made) return made;
    try {
      const path = await this.#snapshots.save(reason, made.text);
      await client.store.backedUp({ seq: made.seq, at: this.#its.now().toISOString() }).catch(() => undefined);
      return ok({ path });
    } catch (error) {
      return fail([faultOf(error, this.#its.folders.backups)]);
    }
  }

  /** What cannot be opened today may be read by somebody who knows how. When it cannot be kept, that is logged and holds nobody up. */
  async #keepUnreadable(how: 'copy' | 'move'): Promise<string | undefined> {
    const { disk, folders, now, log } = this.#its;
    return keepDatabase({ disk, now, profile: folders.profile, how }).catch((error: unknown) => {
      log('unreadable database not kept', { how, detail: faultOf(error, folders.profile).detail });
      return undefined;
    });
  }

  /** Before the app ends: the last lines reach the file, and once a day a snapshot is written. Never longer than a few seconds. */
  async close(): Promise<void> {
    const over = AbortSignal.timeout(PATIENCE_AT_CLOSE_MS);
    const timeUp = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()));
    await Promise.race([this.#finish(over), timeUp]);
    this.lost();
  }

  async #finish(over: AbortSignal): Promise<void> {
    const seq = await this.#storeSeq();
    if (seq === undefined || seq === 0) return;
    while (this.#isBehind(seq)) {
      if (over.aborted) return;
      await this.#its.pause(LOOK_MS, over);
    }
    const today = localDay(this.#its.now());
    if (this.#state.closedOn === today) return;
    const written = await this.snapshot('close');
    if (written.ok) await this.#remember({ closedOn: today });
    else this.#its.log('no snapshot at close', { code: written.errors[0]?.code ?? '' });
  }

  #isBehind(seq: number): boolean {
    const { state, seq: reached } = this.journal.info;
    // A file that fails or waits for an answer will not catch up now; it does at the next start.
    return reached < seq && (state === 'saved' || state === 'saving' || state === 'starting');
  }

  async #storeSeq(): Promise<number | undefined> {
    try {
      for await (const { seq } of (await this.#connection?.client.store.status()) ?? []) return seq;
    } catch (error) {
      this.#its.log('store gave no status', { detail: storeFaultOf(error).detail });
    }
    return undefined;
  }

  async #snapshotIfAny(reason: SnapshotReason): Promise<void> {
    if (!(await this.#storeSeq())) return;
    const written = await this.snapshot(reason);
    if (!written.ok) this.#its.log('no snapshot', { reason, code: written.errors[0]?.code ?? '' });
  }

  async #remember(part: Partial<AppState>): Promise<void> {
    this.#state = { ...this.#state, ...part };
    const { disk, folders, log } = this.#its;
    await writeAppState(disk, folders.state, this.#state).catch((error: unknown) =>
      log('state not written', { detail: faultOf(error, folders.state).detail }),
    );
  }
}
