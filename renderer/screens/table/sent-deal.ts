import { viewTable } from '../../../shared/contract/table-view.ts';
import type { TableView } from '../../../shared/contract/views.ts';
import { readRules } from '../../../shared/session/session-rules.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { type EditedDeal, placeDeals } from '../../../shared/table/place-deals.ts';
import { playersOf } from '../../../shared/table/seats.ts';
import { keepSame } from '../../host/keep-same.ts';
import type { Target } from './target.ts';

/** A deal as it was sent to the store. */
export type SentDeal = {
  readonly id: string;
  /** The one that it gets. */
  readonly revision: number;
  readonly facts: ChairFacts;
  readonly target: Target;
};

/** Whether a view is of after the deal was written. */
export const holds = ({ deals }: TableView, { id, revision }: SentDeal): boolean =>
  deals.some(({ deal }) => deal.id === id && deal.revision >= revision);

/**
 * The table as the store will show it once these deals are written: the very object that is stored without any. Scored by the
 * rules that the store uses; what stays the same stays the same object.
 */
export const expectView = (stored: TableView, sent: readonly SentDeal[]): TableView => {
  if (sent.length === 0) return stored;
  const { session, round, summary, entrants } = stored;
  const { table } = summary;
  const edited = sent.reduce<readonly EditedDeal[]>(
    (deals, one) => edit(deals, one, { sessionId: session.id, tableId: table.id }),
    stored.deals.map(({ deal }) => deal),
  );
  const deals = placeDeals({ ...readRules(session), players: playersOf(table.chairs), deals: edited });
  const names = new Map<string | null | undefined, string>(
    CHAIRS.flatMap((chair) => [
      [table.chairs[chair], summary.names[chair]],
      [table.standIns[chair], summary.standIns[chair] ?? ''],
    ]),
  );
  const expected = viewTable({ session, round, table, deals, nameOf: (id) => names.get(id) ?? '', entrants });
  const known = new Map(stored.deals.map((one) => [one.deal.id, one]));
  return {
    ...expected,
    summary: keepSame(summary, expected.summary),
    deals: expected.deals.map((one) => keepSame(known.get(one.deal.id), one)),
  };
};

type Home = Pick<EditedDeal, 'sessionId' | 'tableId'>;

const edit = (deals: readonly EditedDeal[], sent: SentDeal, home: Home): readonly EditedDeal[] => {
  const { id, revision, facts, target } = sent;
  if (target.kind === 'amend') {
    return deals.map((deal) => (deal.id === id ? { ...deal, facts, revision, scored: null } : deal));
  }
  const fresh = { ...home, id, revision, facts, position: 0, scored: null, enteredAt: new Date().toISOString() };
  const at = target.kind === 'new' ? -1 : deals.findIndex((deal) => deal.id === target.dealId);
  return at < 0 ? [...deals, fresh] : [...deals.slice(0, at), fresh, ...deals.slice(at)];
};
