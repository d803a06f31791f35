import { useRef } from 'react';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { showRefusal } from '../../components/run-command.ts';
import { storeErrors } from '../../components/store-errors.ts';
import { useStore } from '../../host/store-context.tsx';
import type { Acknowledged } from './arrivals.ts';
import type { Target } from './target.ts';

type SendInput = {
  readonly view: TableView;
  readonly target: Target;
  readonly deal: DealView | undefined;
};

/**
 * Sends a deal to the store: a new one, one before another, or a correction. Resolves once it is on disk, with undefined after a
 * refusal, which is then on screen. Draws nothing meanwhile: somebody waits for this, key in hand.
 */
export const useSendDeal = ({
  view,
  target,
  deal,
}: SendInput): ((facts: ChairFacts, reason: string) => Promise<Acknowledged | undefined>) => {
  const store = useStore();
  // What the form was filled from, not what the view shows by now: a correction made elsewhere meanwhile is not overwritten unseen.
  const loaded = useRef(deal?.deal.revision);
  const amend = async ({ id, revision: now }: DealView['deal'], facts: ChairFacts, reason: string | null) => {
    const revision = loaded.current ?? now;
    await store.deals.amend({ id, revision, facts, reason });
    return { id, revision: revision + 1 };
  };
  const record = async (facts: ChairFacts) => {
    const id = crypto.randomUUID();
    const before = target.kind === 'insert' ? target.dealId : null;
    await store.deals.record({ id, tableId: view.summary.table.id, facts, before });
    return { id, revision: 1 };
  };
  return async (facts, reason) => {
    try {
      if (target.kind !== 'amend' || deal === undefined) return await record(facts);
      return await amend(deal.deal, facts, reason.trim() === '' ? null : reason.trim());
    } catch (error) {
      showRefusal(storeErrors(error));
      return undefined;
    }
  };
};
