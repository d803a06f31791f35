import type { Deal, Round, Table } from '../../records/records.ts';
import type { ByChair, Chair } from '../../table/chair.ts';
import { takenChairs } from '../../table/seats.ts';
import type { TableResult } from '../../table/table-result.ts';
import type { Wind } from '../../tiles/tile.ts';

/** A deal as the charts need it; the store's view of a deal is one. Amounts are in half units. */
export type ChartDeal = {
  readonly deal: Pick<Deal, 'facts' | 'scored'>;
  /** From 1 within its table. */
  readonly number: number;
  readonly winds: ByChair<Wind>;
  readonly net: ByChair<number>;
};

/** A table with its deals as the charts need it; the store's view of a table is one. */
export type ChartTable = {
  readonly round: Pick<Round, 'number'>;
  readonly summary: Pick<TableResult, 'state' | 'counts' | 'balances'> & {
    readonly table: Pick<Table, 'id' | 'number' | 'chairs' | 'standIns'>;
  };
  readonly deals: readonly ChartDeal[];
};

/** Tables that count, by round and number: neither cancelled nor closed before their first deal, as in the standings. */
export const countingTables = (tables: readonly ChartTable[]): readonly ChartTable[] =>
  tables
    .filter(({ summary }) => summary.counts !== 'nothing')
    .sort(
      (left, right) => left.round.number - right.round.number || left.summary.table.number - right.summary.table.number,
    );

/** Deals that count: none where totals stand instead of them, and none whose payments are unknown or contradicted. */
export const countingDeals = ({ summary, deals }: ChartTable): readonly ChartDeal[] =>
  summary.counts === 'deals' ? deals.filter(({ deal }) => Boolean(deal.scored.outcome?.net)) : [];

/** Who has the result of a chair; a stand-in's belongs to the person whose name it is played in. */
export const entrantOn = ({ summary }: ChartTable, chair: Chair): string | null => summary.table.chairs[chair];

/** The chair whose result is this person's; undefined when it is nobody's here. */
export const chairOf = ({ summary: { table } }: ChartTable, entrantId: string): Chair | undefined =>
  takenChairs(table.chairs).find((chair) => table.chairs[chair] === entrantId);
