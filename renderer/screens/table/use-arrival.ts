import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../../shared/contract/views.ts';

type Waiting = { readonly id: string; readonly revision: number; readonly resolve: () => void };

/** Longest wait for a view that already was acknowledged; only a store that is restarting takes longer. */
const PATIENCE_MS = 3000;

const holds = ({ deals }: TableView, { id, revision }: Waiting): boolean =>
  deals.some(({ deal }) => deal.id === id && deal.revision >= revision);

/**
 * Waits until the view shows a deal that was just acknowledged. The next deal's dealer comes with that view: a form that
 * opened before it would seat the wrong person East.
 */
export const useArrival = (view: TableView): ((id: string, revision: number) => Promise<void>) => {
  const waiting = useRef<readonly Waiting[]>([]);
  const newest = useRef(view);
  // Before the frame is painted: the list with the deal and the form for the next one appear together.
  useLayoutEffect(() => {
    newest.current = view;
    for (const one of waiting.current) if (holds(view, one)) one.resolve();
    waiting.current = waiting.current.filter((one) => !holds(view, one));
  }, [view]);
  return useCallback(
    (id, revision) =>
      new Promise((resolve) => {
        const one = { id, revision, resolve };
        if (holds(newest.current, one)) return resolve();
        waiting.current = [...waiting.current, one];
        setTimeout(resolve, PATIENCE_MS);
      }),
    [],
  );
};
