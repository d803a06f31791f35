import type { ChartTable } from '../../shared/session/charts/chart-table.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { replayTable } from '../../shared/table/replay.ts';
import { tableResult } from '../../shared/table/table-result.ts';
import { loadEvening } from './evening.ts';
import { uuid } from './records.ts';
import { classicalTable, recordedDeals } from './table.ts';

type ChartTableInput = {
  readonly round?: number;
  readonly number?: number;
  readonly chairs: ByChair<string>;
  readonly facts: readonly ChairFacts[];
  readonly cancelled?: boolean;
  /** Half units. */
  readonly totals?: ByChair<number> | null;
};

/** A classical table of six deals as the charts get it, scored deal after deal. */
export const chartTable = ({
  round = 1,
  number = 1,
  chairs,
  facts,
  cancelled = false,
  totals = null,
}: ChartTableInput): ChartTable => {
  const replay = replayTable(classicalTable(recordedDeals(facts), { kind: 'deals', count: 6 }));
  return {
    round: { number: round },
    summary: {
      table: { id: uuid(round * 100 + number), number, chairs, standIns: {} },
      ...tableResult({ ended: false, cancelled, totals }, replay),
    },
    deals: replay.deals,
  };
};

/** The tables of the fixture evening, people by their keys. */
export const eveningTables = (): readonly ChartTable[] =>
  loadEvening().rounds.flatMap(({ number: round, tables }) =>
    tables.map(({ number, chairs, deals }) =>
      chartTable({ round, number, chairs, facts: deals.map(({ facts }) => facts) }),
    ),
  );
