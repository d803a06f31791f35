import { flushSync } from 'react-dom';
import type { TableView } from '../../../shared/contract/views.ts';

/** A deal as the store acknowledged it. */
export type Acknowledged = { readonly id: string; readonly revision: number };

/**
 * Waits for the view of a deal that was acknowledged: the next deal's dealer comes with it, and a form that opened before it
 * would seat the wrong person East.
 */
export type Arrivals = {
  /** Calls `then` once a view holds the deal; what it sets is drawn together with that view. */
  readonly wait: (deal: Acknowledged, then: (view: TableView) => void) => void;
  /** Shows a view by `set`, with what those who waited for it set. For `useLive`. */
  readonly show: (view: TableView, set: () => void) => void;
};

type Waiting = { readonly deal: Acknowledged; readonly then: (view: TableView) => void };

/** Longest wait for a view that already was acknowledged; only a store that is restarting takes longer. */
const PATIENCE_MS = 3000;

const holds = ({ deals }: TableView, { id, revision }: Acknowledged): boolean =>
  deals.some(({ deal }) => deal.id === id && deal.revision >= revision);

export const makeArrivals = (): Arrivals => {
  let newest: TableView | undefined;
  let waiting: readonly Waiting[] = [];

  // Drawn at once: a key that came between the old form and the new cursor would land in the deal before.
  const tell = (ready: readonly Waiting[], view: TableView, set = () => {}): void => {
    waiting = waiting.filter((one) => !ready.includes(one));
    flushSync(() => {
      set();
      for (const { then } of ready) then(view);
    });
  };

  return {
    wait: (deal, then) => {
      const one = { deal, then };
      if (newest !== undefined && holds(newest, deal)) return tell([one], newest);
      waiting = [...waiting, one];
      setTimeout(() => {
        if (newest !== undefined && waiting.includes(one)) tell([one], newest);
      }, PATIENCE_MS);
    },
    show: (view, set) => {
      newest = view;
      const ready = waiting.filter(({ deal }) => holds(view, deal));
      if (ready.length > 0) tell(ready, view, set);
      else set();
    },
  };
};
