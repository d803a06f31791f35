import { takenChairs } from '../../table/seats.ts';
import { WINDS, type Wind } from '../../tiles/tile.ts';
import { type ChartTable, chairOf, countingDeals, countingTables } from './chart-table.ts';

export type WindLuck = {
  readonly wind: Wind;
  /** Seats of deals: at a table of four each deal has one of each wind, at a table of three none of North. */
  readonly deals: number;
  /** Half units, all of those deals together; the average is over `deals`. */
  readonly net: number;
  readonly wins: number;
};

export type TableLuck = {
  readonly round: number;
  readonly table: number;
  /** Deals that count; null where totals stand instead of them. */
  readonly deals: number | null;
  /** Half units, before penalties. */
  readonly net: number;
};

/** What each seat wind brought: to one person, or (`entrantId` null) to everybody who sat there. */
export const luckByWind = (tables: readonly ChartTable[], entrantId: string | null): readonly WindLuck[] => {
  const winds = new Map<Wind, { deals: number; net: number; wins: number }>(
    WINDS.map((wind) => [wind, { deals: 0, net: 0, wins: 0 }]),
  );
  for (const table of countingTables(tables)) {
    const chairs = takenChairs(table.summary.table.chairs);
    const own = entrantId === null ? chairs : chairs.filter((chair) => chair === chairOf(table, entrantId));
    for (const { deal, net, winds: seats } of countingDeals(table)) {
      for (const chair of own) {
        const luck = winds.get(seats[chair]);
        if (luck === undefined) continue;
        luck.deals += 1;
        luck.net += net[chair];
        if (deal.facts.result === 'win' && deal.facts.winner === chair) luck.wins += 1;
      }
    }
  }
  return [...winds].map(([wind, luck]) => ({ wind, ...luck }));
};

/** What each table brought to one person, by round. Over everybody a table comes to nought, so it has no luck of its own. */
export const luckByTable = (tables: readonly ChartTable[], entrantId: string): readonly TableLuck[] =>
  countingTables(tables).flatMap((table) => {
    const chair = chairOf(table, entrantId);
    if (chair === undefined) return [];
    const { summary, round } = table;
    return [
      {
        round: round.number,
        table: summary.table.number,
        deals: summary.counts === 'totals' ? null : countingDeals(table).length,
        net: summary.balances[chair],
      },
    ];
  });
