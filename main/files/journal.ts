import type { DesktopFault, DesktopResult, JournalInfo, RebuildOffer } from '../../shared/contract/desktop.ts';
import { type Change, changeSchema } from '../../shared/records/change.ts';
import { journalLine } from '../../shared/records/journal.ts';
import { fail, ok } from '../../shared/result.ts';
import type { StoreClient } from '../store-client.ts';
import { compareJournal, type HistoryEnd } from './compare-journal.ts';
import { faultOf } from './fault.ts';
import {
  beginJournal,
  type JournalContents,
  type JournalPlace,
  journalPath,
  readSoundJournal,
  setJournalAside,
  writeJournal,
} from './journal-file.ts';
import { storeFaultOf } from './store-fault.ts';

type Dependencies = JournalPlace & {
  readonly changed: (info: JournalInfo) => void;
  readonly log: (message: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Resolves after so long, or at once when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** What a screen says to an offer; `settle` carries the result back to it. */
type Reply =
  | { readonly kind: 'accept'; readonly settle: (result: DesktopResult<{ readonly seq: number }>) => void }
  | { readonly kind: 'decline'; readonly settle: (result: DesktopResult<{ readonly keptAs: string }>) => void }
  | { readonly kind: 'entered' };

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

const NO_OFFER: DesktopFault = { code: 'store-refused', detail: 'no-offer' };

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
  #reply: ((reply: Reply) => void) | undefined;

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
  accept(): Promise<DesktopResult<{ readonly seq: number }>> {
    return new Promise((settle) => {
      if (this.#reply === undefined) settle(fail([NO_OFFER]));
      else this.#reply({ kind: 'accept', settle });
    });
  }

  /** Sets the offered journal aside and begins a new one. */
  decline(): Promise<DesktopResult<{ readonly keptAs: string }>> {
    return new Promise((settle) => {
      if (this.#reply === undefined) settle(fail([NO_OFFER]));
      else this.#reply({ kind: 'decline', settle });
    });
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
        if (fault.code === 'store-refused' && fault.detail.startsWith('CONFLICT')) continue;
        this.#its.log('journal not written', { code: fault.code, detail: 'detail' in fault ? fault.detail : '' });
        this.#tell({ state: 'failed', fault });
        await this.#its.pause(pause, signal);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Looks at file and store, then does what their relation asks for. Returns when both must be looked at again. */
  async #pass(client: StoreClient, signal: AbortSignal): Promise<void> {
    const { contents, setAside } = await this.#onFile(readSoundJournal(this.#its));
    if (setAside !== undefined) this.#tell({ setAside });
    const last = contents?.changes.at(-1);
    const journal = contents && { storeId: contents.storeId, seq: last?.seq ?? 0 };
    const store = await this.#storeEnd(client, signal);
    const relation = compareJournal(journal, store);
    if (contents !== undefined && (relation === 'empty' || relation === 'older')) {
      await this.#offer(client, { contents, why: relation, storeSeq: store.seq }, signal);
      return;
    }
    if (relation === 'other') await this.#setAside();
    if (relation !== 'follows') await this.#onFile(beginJournal(this.#its, store.storeId));
    const outcome = await this.#copy(client, relation === 'follows' ? last : undefined, signal);
    if (outcome === 'diverged') await this.#setAside();
  }

  async #storeEnd(client: StoreClient, signal: AbortSignal): Promise<HistoryEnd> {
    for await (const { storeId, seq } of await client.store.status(undefined, { signal })) return { storeId, seq };
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

  async #offer(
    client: StoreClient,
    found: { readonly contents: JournalContents; readonly why: RebuildOffer['why']; readonly storeSeq: number },
    signal: AbortSignal,
  ): Promise<void> {
    const { contents, why, storeSeq } = found;
    const last = contents.changes.at(-1);
    const offer = { why, storeSeq, journalSeq: last?.seq ?? 0, journalAt: last?.at ?? null };
    const over = new AbortController();
    try {
      const reply = await new Promise<Reply>((resolve, reject) => {
        // Whoever comes first takes the offer; a later reply hears that there is none.
        const take = (reply: Reply): void => {
          this.#reply = undefined;
          resolve(reply);
        };
        this.#reply = take;
        this.#tell({ state: 'rebuild-offered', fault: null, offer });
        this.#entered(client, storeSeq, AbortSignal.any([signal, over.signal])).then(
          () => take({ kind: 'entered' }),
          reject,
        );
      });
      await this.#obey(client, contents, reply);
    } finally {
      this.#reply = undefined;
      over.abort();
    }
  }

  /** Resolves when something new is entered: from then on the store can no longer be rebuilt. */
  async #entered(client: StoreClient, storeSeq: number, signal: AbortSignal): Promise<void> {
    for await (const { seq } of await client.store.status(undefined, { signal })) if (seq > storeSeq) return;
    throw new Error('store ended');
  }

  async #obey(client: StoreClient, contents: JournalContents, reply: Reply): Promise<void> {
    if (reply.kind === 'accept') {
      reply.settle(await this.#rebuild(client, contents));
      return;
    }
    try {
      const keptAs = await this.#setAside();
      if (reply.kind === 'decline') reply.settle(ok({ keptAs }));
    } catch (error) {
      if (reply.kind === 'decline' && error instanceof FileTrouble) reply.settle(fail([error.fault]));
      throw error;
    }
  }

  async #rebuild(
    client: StoreClient,
    { storeId, changes }: JournalContents,
  ): Promise<DesktopResult<{ readonly seq: number }>> {
    try {
      const { seq } = await client.store.rebuild({ storeId, changes: [...changes] });
      return ok({ seq });
    } catch (error) {
      const fault = storeFaultOf(error);
      this.#its.log('rebuild refused', { detail: fault.detail });
      return fail([fault]);
    }
  }
}
