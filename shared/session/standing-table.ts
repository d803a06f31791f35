import type { Ending, Table } from '../records/records.ts';
import type { Seats } from '../records/seating.ts';
import type { ByChair, Chair } from '../table/chair.ts';
import type { ReplayableDeal, ReplayedDeal } from '../table/replay.ts';
import { takenChairs } from '../table/seats.ts';
import type { TableResult } from '../table/table-result.ts';
import { tablePoints } from './table-points.ts';

/** A table as the standings need it: who sat where, how it stands, what its result comes to. */
export type StandingTable = Pick<TableResult, 'state' | 'counts' | 'balances'> & {
  readonly id: string;
  readonly number: number;
  readonly chairs: Seats;
  readonly standIns: Table['standIns'];
  /** Deals entered there, whether they count or not. */
  readonly dealCount: number;
  /** Won deals that count, by chair. */
  readonly wins: ByChair<number>;
  readonly ending: Ending;
};

type StandingTableInput = {
  readonly table: Pick<Table, 'id' | 'number' | 'chairs' | 'standIns'>;
  readonly result: Pick<TableResult, 'state' | 'counts' | 'balances'>;
  readonly deals: readonly ReplayedDeal<ReplayableDeal>[];
  readonly ending: Ending;
};

/** A stored table with its result and its replayed deals, as the standings need it. */
export const standingTable = ({ table, result, deals, ending }: StandingTableInput): StandingTable => ({
  id: table.id,
  number: table.number,
  chairs: table.chairs,
  standIns: table.standIns,
  state: result.state,
  counts: result.counts,
  balances: result.balances,
  dealCount: deals.length,
  wins: winsOf(deals),
  ending,
});

/** A deal that contradicts its context, or whose payments are unknown, counts nothing: it is no win either. */
const winsOf = (deals: StandingTableInput['deals']): ByChair<number> => {
  const wins = { a: 0, b: 0, c: 0, d: 0 };
  for (const { deal, score } of deals) {
    const { result, winner } = deal.facts;
    if (result === 'win' && winner !== undefined && score.outcome?.net) wins[winner] += 1;
  }
  return wins;
};

/** One played table as it counts now. */
export type PlayedTable = {
  readonly table: StandingTable;
  readonly chairs: readonly Chair[];
  readonly finished: boolean;
  /** Half units. */
  readonly gamePoints: ByChair<number>;
  /** Twelfths, whether the table is finished or not. */
  readonly tablePoints: ByChair<number>;
  readonly wins: ByChair<number>;
  /** Deals that an average divides by; null where nobody knows how many there were. */
  readonly deals: number | null;
};

const NO_WINS: ByChair<number> = { a: 0, b: 0, c: 0, d: 0 };

/**
 * What a table brings, or undefined when it brings nothing: it was cancelled, or closed before its first deal (four
 * equal noughts would give everybody table points for nothing). Totals that were handed in are a finished result.
 */
export const playedTable = (table: StandingTable): PlayedTable | undefined => {
  if (table.counts === 'nothing') return undefined;
  const chairs = takenChairs(table.chairs);
  const byDeals = table.counts === 'deals';
  return {
    table,
    chairs,
    finished: table.state === 'finished',
    gamePoints: table.balances,
    tablePoints: tablePoints(table.balances, chairs),
    wins: byDeals ? table.wins : NO_WINS,
    deals: byDeals ? table.dealCount : dealsBehindTotals(table, chairs.length),
  };
};

/** Totals do not say how many deals they took: those entered before, else as many as the ending asks for at the least. */
const dealsBehindTotals = ({ dealCount, ending }: StandingTable, players: number): number | null => {
  if (dealCount > 0) return dealCount;
  switch (ending.kind) {
    case 'deals':
      return ending.count;
    case 'winds':
      return ending.count * players;
    case 'minutes':
    case 'open':
      return null;
    default:
      return ending satisfies never;
  }
};
