import { useRef } from 'react';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { useCommand } from '../../components/run-command.ts';
import type { Target } from './target.ts';
import { useArrival } from './use-arrival.ts';

type SendInput = {
  readonly view: TableView;
  readonly target: Target;
  readonly deal: DealView | undefined;
};

/**
 * Sends a deal to the store: a new one, one before another, or a correction. Resolves with its id once it is on disk and the
 * view shows it, with undefined after a refusal, which is then on screen.
 */
export const useSendDeal = ({
  view,
  target,
  deal,
}: SendInput): ((facts: ChairFacts, reason: string) => Promise<string | undefined>) => {
  const command = useCommand();
  const arrival = useArrival(view);
  // What the form was filled from, not what the view shows by now: a correction made elsewhere meanwhile is not overwritten unseen.
  const loaded = useRef(deal?.deal.revision);
  return async (facts, reason) => {
    if (target.kind === 'amend' && deal !== undefined) {
      const { id } = deal.deal;
      const revision = loaded.current ?? deal.deal.revision;
      const given = reason.trim() === '' ? null : reason.trim();
      const answer = await command.run((store) => store.deals.amend({ id, revision, facts, reason: given }));
      if (answer === undefined) return undefined;
      await arrival(id, revision + 1);
      return id;
    }
    const id = crypto.randomUUID();
    const before = target.kind === 'insert' ? target.dealId : null;
    const tableId = view.summary.table.id;
    const answer = await command.run((store) => store.deals.record({ id, tableId, facts, before }));
    if (answer === undefined) return undefined;
    await arrival(id, 1);
    return id;
  };
};
