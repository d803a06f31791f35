import type { DealView, NextDeal, TableView } from '../../../shared/contract/views.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';

/** What the form will do: a new deal at the end, one before another, or a stored one corrected. */
export type Target =
  | { readonly kind: 'new' }
  | { readonly kind: 'insert'; readonly dealId: string }
  /** `facts`: what the deal shall be, to be looked at before it is recorded. */
  | { readonly kind: 'amend'; readonly dealId: string; readonly facts?: ChairFacts };

export const NEW_DEAL: Target = { kind: 'new' };

/** Where a stored deal stands, in the terms of a deal to come. */
export const placeOf = ({ number, dealer, prevailingWind, extra, deal }: DealView): NextDeal => ({
  number,
  dealer,
  prevailingWind,
  extra,
  dealerWins: deal.scored.context.dealerWins,
  dealerStays: deal.scored.context.dealerStays,
  players: deal.scored.context.players,
});

/** The target in this view; undefined when its deal is gone, removed in another window for instance. */
export const resolveTarget = (
  target: Target,
  view: TableView,
): { readonly place: NextDeal; readonly deal: DealView | undefined } | undefined => {
  if (target.kind === 'new') return { place: view.summary.next, deal: undefined };
  const deal = view.deals.find(({ deal: { id } }) => id === target.dealId);
  return deal && { place: placeOf(deal), deal };
};
