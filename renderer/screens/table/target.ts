import type { DealView, NextDeal, TableView } from '../../../shared/contract/views.ts';
import type { Draft } from '../../components/deal-entry/draft.ts';

/** What the form begins with in place of an empty deal or the stored one: a slip's proposal, or what was refused. */
export type Start = {
  readonly draft: Draft;
  /** Of the deal that the draft corrects, where that is not the one stored now. */
  readonly revision?: number | undefined;
};

/** What the form will do: a new deal at the end, one before another, or a stored one corrected. */
export type Target = { readonly start?: Start } & (
  | { readonly kind: 'new' }
  | { readonly kind: 'insert'; readonly dealId: string }
  | { readonly kind: 'amend'; readonly dealId: string }
);

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
