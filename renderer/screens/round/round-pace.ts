import type { TableSummary } from '../../../shared/contract/views.ts';

type Played = Pick<TableSummary, 'state' | 'counts' | 'dealCount'> & {
  readonly table: Pick<TableSummary['table'], 'cancelled'>;
};

/** One deal more or less is the luck of the deals; two are a slow table. */
const NOTICED = 2;

/** Deals entered at the middle one of the tables that play by deals: what a table's pace is measured against. */
export const middleDeals = (tables: readonly Played[]): number => {
  const counts = tables
    .filter(({ table, counts: what }) => !table.cancelled && what !== 'totals')
    .map(({ dealCount }) => dealCount)
    .toSorted((one, other) => one - other);
  return counts[Math.floor(counts.length / 2)] ?? 0;
};

/** How many deals a table that still plays is behind the middle one; 0 where nobody would notice. */
export const dealsBehind = ({ state, dealCount }: Played, middle: number): number =>
  state === 'finished' || middle - dealCount < NOTICED ? 0 : middle - dealCount;
