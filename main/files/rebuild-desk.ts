import type { DesktopFault, DesktopResult, RebuildAnswer, RebuildOffer } from '../../shared/contract/desktop.ts';
import { fail } from '../../shared/result.ts';
import type { StoreClient } from '../store-client.ts';
import type { JournalContents } from './journal-file.ts';
import { isUnreadable, storeFaultOf } from './store-fault.ts';

/** A journal that holds what the store lacks. */
export type Found = {
  readonly contents: JournalContents;
  readonly why: RebuildOffer['why'];
  /** 0 when it cannot be told. */
  readonly storeSeq: number;
};

/** What a screen says to an offer, `settle` carrying the result back to it; or what ended the offer by itself. */
export type Reply =
  | { readonly kind: 'accept'; readonly settle: (result: DesktopResult<RebuildAnswer>) => void }
  | { readonly kind: 'decline'; readonly settle: (result: DesktopResult<{ readonly keptAs: string }>) => void }
  | { readonly kind: 'entered' }
  | { readonly kind: 'readable' };

type Asking = {
  readonly client: StoreClient;
  readonly found: Found;
  readonly signal: AbortSignal;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called when screens may answer. */
  readonly tell: (offer: RebuildOffer) => void;
};

/** How often a database that cannot be opened is tried again: what passes by itself (a full disk) heals by itself. */
const LOOK_AGAIN_MS = 10_000;

const NO_OFFER: DesktopFault = { code: 'store-refused', detail: 'no-offer' };

/** Where an offer waits for its answer, one at a time. */
export class RebuildDesk {
  #waiting: { readonly why: RebuildOffer['why']; readonly take: (reply: Reply) => void } | undefined;

  /** Says yes to the offer there is. */
  accept(): Promise<DesktopResult<RebuildAnswer>> {
    return new Promise((settle) => {
      if (this.#waiting === undefined) settle(fail([NO_OFFER]));
      else this.#waiting.take({ kind: 'accept', settle });
    });
  }

  /** Says no to it. Without a database there is nothing to go on with: refused. */
  decline(): Promise<DesktopResult<{ readonly keptAs: string }>> {
    return new Promise((settle) => {
      if (this.#waiting === undefined || this.#waiting.why === 'unreadable') settle(fail([NO_OFFER]));
      else this.#waiting.take({ kind: 'decline', settle });
    });
  }

  /** Makes an offer. Rejects when the store goes meanwhile. Whoever comes first takes it; a later reply hears that there is none. */
  async ask({ client, found, signal, pause, tell }: Asking): Promise<Reply> {
    const { contents, why, storeSeq } = found;
    const last = contents.changes.at(-1);
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    try {
      return await new Promise<Reply>((resolve, reject) => {
        this.#waiting = { why, take: resolve };
        tell({ why, storeSeq, journalSeq: last?.seq ?? 0, journalAt: last?.at ?? null });
        const ends = why === 'unreadable' ? readable(client, until, pause) : entered(client, storeSeq, until);
        ends.then(resolve, reject);
      });
    } finally {
      this.#waiting = undefined;
      over.abort();
    }
  }
}

/** Resolves when something new is entered: from then on the store can no longer be rebuilt. */
const entered = async (client: StoreClient, storeSeq: number, signal: AbortSignal): Promise<Reply> => {
  for await (const { seq } of await client.store.status(undefined, { signal })) {
    if (seq > storeSeq) return { kind: 'entered' };
  }
  throw new Error('store ended');
};

/** Resolves when a database that could not be opened can be after all. */
const readable = async (client: StoreClient, signal: AbortSignal, pause: Asking['pause']): Promise<Reply> => {
  for (;;) {
    await pause(LOOK_AGAIN_MS, signal);
    signal.throwIfAborted();
    try {
      for await (const _status of await client.store.status(undefined, { signal })) return { kind: 'readable' };
    } catch (error) {
      if (!isUnreadable(storeFaultOf(error))) throw error;
    }
  }
};
