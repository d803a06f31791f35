import { useEffect, useState } from 'react';
import type { RoundView, TableView } from '../../../shared/contract/views.ts';
import { useStore } from '../../host/store-context.tsx';

/** The tables of a round with their deals, read again whenever the round changes; undefined until they are there. */
export const useRoundDeals = (sessionId: string, { round, tables }: RoundView): readonly TableView[] | undefined => {
  const store = useStore();
  const [found, setFound] = useState<readonly TableView[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tables` is new with each change of the round, and that is when to read again
  useEffect(() => {
    let gone = false;
    store.sessions.deals({ id: sessionId }).then(
      (all) => (gone ? undefined : setFound(all.filter((table) => table.round.id === round.id))),
      // Without them nothing can be shown beforehand, and the button stays off; the round itself says what is wrong.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store, sessionId, round.id, tables]);
  return found;
};
