import type { Table } from '../records/records.ts';
import type { ByChair } from './chair.ts';
import { NOTHING, type Replay, type TableState, tableState } from './replay.ts';

/** What a table comes to. */
export type TableResult = {
  readonly state: TableState;
  /** What its balances come from: its deals, totals handed in instead of them, or nothing. */
  readonly counts: 'deals' | 'totals' | 'nothing';
  /** Half units. */
  readonly balances: ByChair<number>;
  /** Ids of deals that ask for attention; none where the deals count nothing anyway. */
  readonly problems: readonly string[];
};

/**
 * The result of a table. A cancelled one is over and counts nothing; where totals stand it is over too, and its deals, if
 * any, are kept and count nothing.
 */
export const tableResult = (
  { ended, cancelled, totals }: Pick<Table, 'ended' | 'cancelled' | 'totals'>,
  replay: Pick<Replay, 'finished' | 'balances' | 'problems'> & { readonly deals: readonly unknown[] },
): TableResult => {
  if (cancelled) return { state: 'finished', counts: 'nothing', balances: NOTHING, problems: [] };
  if (totals !== null) return { state: 'finished', counts: 'totals', balances: totals, problems: [] };
  return {
    state: tableState(ended, replay),
    counts: replay.deals.length === 0 ? 'nothing' : 'deals',
    balances: replay.balances,
    problems: replay.problems,
  };
};
