import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableView } from '../../../shared/contract/views.ts';
import { showRefusal } from '../../components/run-command.ts';
import { storeErrors } from '../../components/store-errors.ts';
import type { StoreClient } from '../../host/store-client.ts';
import { useStore } from '../../host/store-context.tsx';
import { expectView, holds, type SentDeal } from './sent-deal.ts';
import { makeUnsaved, type Unsaved } from './unsaved.ts';

/** Longest wait for a view that already was acknowledged; only a store that is restarting takes longer. */
const PATIENCE_MS = 3000;

/**
 * Turns of the queue of microtasks within which a call has left the page; it takes about ten. A timer in their place would wait for
 * the frame of the key before.
 */
const TURNS_TO_LEAVE = 24;

export type SendInput = {
  readonly deal: SentDeal;
  /** Why a deal was corrected; null without a reason. */
  readonly reason: string | null;
  /** What the form shows next, drawn together with the table as the deal leaves it. */
  readonly draw: (expected: TableView) => void;
  /** Called instead of an acknowledgement; the reason is on screen then. */
  readonly onRefused: () => void;
};

export type SentDeals = {
  /** The table with the deals that are on their way to the disk. */
  readonly view: TableView;
  /** Which those are. */
  readonly unsaved: Unsaved;
  readonly send: (input: SendInput) => void;
};

/**
 * Sends deals to the store and shows the table as they leave it, at once: the disk takes as long as drawing does, so both go on at
 * the same time. Until the store has acknowledged a deal it is marked as not saved. They are written one after the other: what was
 * typed behind a deal that is refused was typed for another dealer, and is not sent.
 */
export const useSentDeals = (stored: TableView): SentDeals => {
  const store = useStore();
  const [sent, setSent] = useState<readonly SentDeal[]>([]);
  const [unsaved] = useState(makeUnsaved);
  const newest = useRef(stored);
  newest.current = stored;
  const last = useRef<Promise<boolean>>(undefined);
  const waiting = useMemo(() => sent.filter((deal) => !holds(stored, deal)), [stored, sent]);
  const view = useMemo(() => expectView(stored, waiting), [stored, waiting]);

  const write = async ({ deal, reason, onRefused }: SendInput): Promise<boolean> => {
    try {
      await command(store, newest.current.summary.table.id, deal, reason);
      return true;
    } catch (error) {
      showRefusal(storeErrors(error));
      onRefused();
      return false;
    }
  };

  const send = async (input: SendInput): Promise<void> => {
    const { deal } = input;
    const forget = (): void => setSent((all) => all.filter((one) => one !== deal));
    const before = last.current;
    const written = before === undefined ? write(input) : before.then((done) => done && write(input));
    last.current = written;
    let settled = false;
    const draw = async (): Promise<void> => {
      for (let turn = 0; turn < TURNS_TO_LEAVE; turn += 1) await undefined;
      if (settled) return;
      const expected = expectView(newest.current, [...waiting, deal]);
      // Whole, and before the next key can come: that one belongs to the next deal.
      flushSync(() => {
        setSent([...waiting, deal]);
        unsaved.add(deal, expected);
        input.draw(expected);
      });
    };
    void draw();
    const done = await written;
    settled = true;
    if (last.current === written) last.current = undefined;
    unsaved.settle(deal, done);
    if (!done) forget();
    // Taken back elsewhere before any view showed it, it would stand here for ever.
    else setTimeout(() => (holds(newest.current, deal) ? undefined : forget()), PATIENCE_MS);
  };

  return { view, unsaved, send: (input) => void send(input) };
};

const command = (store: StoreClient, tableId: string, deal: SentDeal, reason: string | null): Promise<unknown> => {
  const { id, revision, facts, target } = deal;
  if (target.kind === 'amend') return store.deals.amend({ id, revision: revision - 1, facts, reason });
  return store.deals.record({ id, tableId, facts, before: target.kind === 'insert' ? target.dealId : null });
};
