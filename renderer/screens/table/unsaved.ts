import type { TableView } from '../../../shared/contract/views.ts';
import type { SentDeal } from './sent-deal.ts';
import type { Target } from './target.ts';

/** What is said of the deal that was sent last. */
export type Said = { readonly kind: Target['kind'] | 'saving'; readonly deal: number };

/** A deal that takes longer than this to reach the disk is said to. */
const SLOW_MS = 150;

/**
 * The deals that are on their way to the disk, and what became of the last one. Beside the state of the screen, so that an
 * acknowledgement draws one row and one line, not the form somebody types in.
 */
export type Unsaved = {
  /** Calls back after each change; returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
  readonly has: (dealId: string) => boolean;
  readonly said: () => Said | undefined;
  /** `expected`: the table with the deal. */
  readonly add: (deal: SentDeal, expected: TableView) => void;
  readonly settle: (deal: SentDeal, done: boolean) => void;
};

export const makeUnsaved = (): Unsaved => {
  const listeners = new Set<() => void>();
  const going = new Map<SentDeal, number>();
  let said: Said | undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (dealId) => [...going.keys()].some(({ id }) => id === dealId),
    said: () => said,
    add: (deal, { deals }) => {
      const number = deals.find((one) => one.deal.id === deal.id)?.number ?? deals.length;
      going.set(deal, number);
      setTimeout(() => {
        if (!going.has(deal)) return;
        said = { kind: 'saving', deal: number };
        tell();
      }, SLOW_MS);
      tell();
    },
    settle: (deal, done) => {
      const number = going.get(deal);
      going.delete(deal);
      said = done && number !== undefined ? { kind: deal.target.kind, deal: number } : undefined;
      tell();
    },
  };
};
