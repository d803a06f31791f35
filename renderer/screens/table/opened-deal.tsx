import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { DealExplanation } from './deal-explanation.tsx';
import { DealMore } from './deal-more.tsx';

type OpenedDealProps = {
  readonly view: TableView;
  readonly deal: DealView;
  readonly rules: TableRules;
  readonly editable: boolean;
};

/** What a row of the list shows when it is opened: how the deal came to what it did, and what is rarely done with it. */
export const OpenedDeal = ({ view, deal, rules, editable }: OpenedDealProps) => (
  <>
    <DealExplanation deal={deal} names={view.summary.names} rules={rules} />
    <DealMore view={view} deal={deal} editable={editable} />
  </>
);
