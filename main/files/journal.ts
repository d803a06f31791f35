import type { DesktopFault, DesktopResult, JournalInfo, RebuildAnswer } from '../../shared/contract/desktop.ts';
import type { PendingErasures } from '../../shared/contract/views.ts';
import { type Change, changeSchema } from '../../shared/records/change.ts';
import { compareHistory, type HistoryEnd } from '../../shared/records/compare-history.ts';
import { type JournalEnd, journalLine } from '../../shared/records/journal.ts';
import { fail, ok } from '../../shared/result.ts';
import type { StoreClient } from '../store-client.ts';
import { faultOf } from './fault.ts';
import {
  beginJournal,
  type JournalContents,
  type JournalPlace,
  journalPath,
  readEnd,
  readSoundJournal,
  setJournalAside,
  writeJournal,
} from './journal-file.ts';
import { type Found, RebuildDesk, type Reply } from './rebuild-desk.ts';
import { isMoved, isUnreadable, storeFaultOf } from './store-fault.ts';

type Dependencies = JournalPlace & {
  readonly changed: (info: JournalInfo) => void;
  readonly log: (message: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Keeps what there is of a database that cannot be opened; where, or undefined when there is nothing or it failed. */
  readonly keepUnreadable: (how: 'copy' | 'move') => Promise<string | undefined>;
  /** Makes the journal and every other copy follow erasures. Throws the system's error. */
  readonly erase: (pending: PendingErasures) => Promise<void>;
  /** Resolves after so long, or at once when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The file could not be read or written; the store is well. */
class FileTrouble extends Error {
  readonly fault: DesktopFault;
  constructor(reason: unknown, path: string) {
    super('journal file', { cause: reason });
    this.fault = faultOf(reason, path);
  }
}

/** Compared as lines, after the same schema has put the fields of both in one order. */
const isSameChange = (left: Change, right: Change): boolean =>
  journalLine(changeSchema.parse(left)) === journalLine(changeSchema.parse(right));

/** What stands behind the line where a sound journal ends. */
const endOf = ({ storeId, changes }: JournalContents): JournalEnd => ({ storeId, last: changes.at(-1) });

/**
 * Mirrors the store's changes into the journal file. A change counts as saved to file only after fsync; only then the store
 * is told (`store.journaled`), which is what screens show. The store is always ahead of the file, so whatever goes wrong
 * here is cured by looking at both again and reading on from where the file ends.
 */
export class JournalMirror {
  readonly #its: Dependencies;
  #info: JournalInfo;
  #following: AbortController | undefined;
  #running: Promise<void> = Promise.resolve();
  readonly #desk = new RebuildDesk();

  constructor(its: Dependencies) {
    this.#its = its;
    const path = journalPath(its);
    this.#info = { state: 'starting', path, seq: 0, at: null, fault: null, offer: null, setAside: null };
  }

  get info(): JournalInfo {
    return this.#info;
  }

  /** Follows a store, in place of the one before. Tries again for ever, with growing pauses. */
  follow(client: StoreClient): void {
    this.unfollow();
    const following = new AbortController();
    this.#following = following;
    // One after the other: two writers on one file would mix their lines.
    this.#running = this.#running.then(() => this.#keepFollowing(client, following.signal));
  }

  /** The store is gone. */
  unfollow(): void {
    this.#following?.abort();
    this.#following = undefined;
  }

  /** Unfollows and resolves when nothing more will be written. */
  async stop(): Promise<void> {
    this.unfollow();
    await this.#running;
  }

  /** Rebuilds the store from the journal that is offered now. */
  accept(): Promise<DesktopResult<RebuildAnswer>> {
    return this.#desk.accept();
  }

  /** Sets the offered journal aside and begins a new one. */
  decline(): Promise<DesktopResult<{ readonly keptAs: string }>> {
    return this.#desk.decline();
  }

  #tell(next: Partial<JournalInfo>): void {
    this.#info = { ...this.#info, ...next };
    this.#its.changed(this.#info);
  }

  async #onFile<T>(action: Promise<T>): Promise<T> {
    try {
      return await action;
    } catch (error) {
      throw new FileTrouble(error, this.#info.path);
    }
  }

  async #setAside(): Promise<string> {
    const kept = await this.#onFile(setJournalAside(this.#its));
    this.#its.log('journal set aside', { kept });
    // The next file begins with nothing in it.
    this.#tell({ state: 'starting', seq: 0, at: null, setAside: kept });
    return kept;
  }

  async #keepFollowing(client: StoreClient, signal: AbortSignal): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await this.#pass(client, signal);
        pause = FIRST_PAUSE_MS;
      } catch (error) {
        if (signal.aborted) return;
        const fault = error instanceof FileTrouble ? error.fault : storeFaultOf(error);
        // Other changes took the place of those already read (a restore): only look again.
        if (isMoved(fault)) continue;
        this.#its.log('journal not written', { code: fault.code, detail: 'detail' in fault ? fault.detail : '' });
        this.#tell({ state: 'failed', fault });
        await this.#its.pause(pause, signal);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /**
   * Looks at the ends of file and store, then does what their relation asks for. Returns when both must be looked at again.
   * The whole file is read only when its end is not sound, and to be rebuilt from.
   */
  async #pass(client: StoreClient, signal: AbortSignal): Promise<void> {
    await this.#followErasures(client);
    const end = (await this.#onFile(readEnd(this.#its))) ?? (await this.#readWhole())?.end;
    const store = await this.#storeEnd(client, end, signal);
    const relation = compareHistory(end, store);
    if (store === undefined || relation === 'empty' || relation === 'older') {
      const whole = await this.#readWhole();
      // Less of it is sound than its end promised, and the rest is set aside: look again.
      if (whole === undefined || compareHistory(whole.end, store) !== relation) return;
      const why = relation === 'empty' || relation === 'older' ? relation : 'unreadable';
      await this.#offer(client, { contents: whole.contents, why, storeSeq: store?.seq ?? 0 }, signal);
      return;
    }
    if (relation === 'other') await this.#setAside();
    if (relation !== 'follows') await this.#onFile(beginJournal(this.#its, store.storeId));
    const outcome = await this.#copy(client, relation === 'follows' ? end?.last : undefined, signal);
    if (outcome === 'diverged') await this.#setAside();
  }

  /** First of all, or the journal of before would be another store's and be kept with the names in it. */
  async #followErasures(client: StoreClient): Promise<void> {
    const pending = await client.store.erasures().catch((error: unknown) => {
      if (isUnreadable(storeFaultOf(error))) return undefined;
      throw error;
    });
    if (pending === undefined || pending.erasures.length === 0) return;
    this.#tell({ state: 'saving', fault: null, offer: null });
    await this.#onFile(this.#its.erase(pending));
    await client.store.erased({ was: pending.erasures.map(({ was }) => was) });
    this.#its.log('copies followed an erasure', { erasures: pending.erasures.length });
  }

  /** Reads all of the journal, and leaves the file sound. Undefined when there is none. */
  async #readWhole(): Promise<{ readonly contents: JournalContents; readonly end: JournalEnd } | undefined> {
    const { contents, setAside } = await this.#onFile(readSoundJournal(this.#its));
    if (setAside !== undefined) this.#tell({ setAside });
    return contents && { contents, end: endOf(contents) };
  }

  /** Undefined when its database cannot be opened, as long as the journal holds something to rebuild it from. */
  async #storeEnd(
    client: StoreClient,
    journal: JournalEnd | undefined,
    signal: AbortSignal,
  ): Promise<HistoryEnd | undefined> {
    try {
      for await (const { storeId, seq } of await client.store.status(undefined, { signal })) return { storeId, seq };
    } catch (error) {
      if (journal?.last !== undefined && isUnreadable(storeFaultOf(error))) return undefined;
      throw error;
    }
    throw new Error('no status');
  }

  /** Appends what the store has beyond `last`, for as long as both go on. */
  async #copy(client: StoreClient, last: Change | undefined, signal: AbortSignal): Promise<'ended' | 'diverged'> {
    const writer = await this.#onFile(writeJournal(this.#its));
    try {
      let reached = last?.seq ?? 0;
      // From the last line itself on: the store must hold the very change that the file ends with.
      let toCompare = last;
      for await (const batch of await client.store.changes({ after: Math.max(reached - 1, 0) }, { signal })) {
        const [first] = batch;
        if (toCompare !== undefined && (first === undefined || !isSameChange(first, toCompare))) return 'diverged';
        toCompare = undefined;
        const fresh = batch.filter(({ seq }) => seq > reached);
        if (fresh.some(({ seq }, index) => seq !== reached + 1 + index)) throw new Error(`gap after ${reached}`);
        if (fresh.length > 0) {
          this.#tell({ state: 'saving', fault: null, offer: null });
          await this.#onFile(writer.append(fresh));
          reached += fresh.length;
        }
        await this.#saved(client, reached);
      }
      return 'ended';
    } finally {
      await writer.close();
    }
  }

  /** The file holds everything up to `seq`, on the medium. Also said when nothing was written: a crash may have come between. */
  async #saved(client: StoreClient, seq: number): Promise<void> {
    const at = seq === 0 ? null : this.#its.now().toISOString();
    if (at !== null) await client.store.journaled({ seq, at });
    this.#tell({ state: 'saved', seq, at, fault: null, offer: null });
  }

  async #offer(client: StoreClient, found: Found, signal: AbortSignal): Promise<void> {
    const tell = (offer: NonNullable<JournalInfo['offer']>): void =>
      this.#tell({ state: 'rebuild-offered', fault: null, offer });
    const reply = await this.#desk.ask({ client, found, signal, pause: this.#its.pause, tell });
    if (reply.kind === 'accept') reply.settle(await this.#rebuild(client, found));
    else if (reply.kind !== 'readable') await this.#goOnWithout(reply);
  }

  async #goOnWithout(reply: Extract<Reply, { readonly kind: 'decline' | 'entered' }>): Promise<void> {
    try {
      const keptAs = await this.#setAside();
      if (reply.kind === 'decline') reply.settle(ok({ keptAs }));
    } catch (error) {
      if (reply.kind === 'decline' && error instanceof FileTrouble) reply.settle(fail([error.fault]));
      throw error;
    }
  }

  async #rebuild(client: StoreClient, { contents, why }: Found): Promise<DesktopResult<RebuildAnswer>> {
    const { storeId, changes } = contents;
    const rebuild = () => client.store.rebuild({ storeId, changes: [...changes] });
    try {
      if (why !== 'unreadable') return ok(await rebuild());
      // Copied first: the browser may still hold its files, and removes them itself.
      const copied = await this.#its.keepUnreadable('copy');
      const kept = (keptAs: string | undefined) => (keptAs === undefined ? {} : { keptAs });
      try {
        return ok({ ...(await rebuild()), ...kept(copied) });
      } catch (error) {
        if (!isUnreadable(storeFaultOf(error))) throw error;
        // What the browser can neither open nor remove, it does not hold either.
        const moved = await this.#its.keepUnreadable('move');
        return ok({ ...(await rebuild()), ...kept(moved) });
      }
    } catch (error) {
      const fault = storeFaultOf(error);
      this.#its.log('rebuild refused', { detail: fault.detail });
      return fail([fault]);
    }
  }
}
