import { type ChartTable, chairOf, countingDeals, countingTables } from './chart-table.ts';

/** Where a balance is read: after a deal of a round, or (`deal` null) after all that the round brought. */
export type BalanceStep = { readonly round: number; readonly deal: number | null };

export type BalanceLine = {
  readonly entrantId: string;
  /** Half units won or lost up to each step, before penalties; null where the person played nothing in that step. */
  readonly values: readonly (number | null)[];
};

export type BalanceLines = { readonly steps: readonly BalanceStep[]; readonly lines: readonly BalanceLine[] };

type Gain = BalanceStep & { readonly amount: number };

/**
 * What people have won or lost after each deal of their tables. Rounds stand under each other, whoever sat at which table;
 * totals handed in instead of deals are one step at the end of their round.
 */
export const balanceOverDeals = (tables: readonly ChartTable[], entrantIds: readonly string[]): BalanceLines =>
  linesOf(countingTables(tables), entrantIds, gainsByDeal);

/** What people have won or lost after each round. */
export const balanceOverRounds = (tables: readonly ChartTable[], entrantIds: readonly string[]): BalanceLines =>
  linesOf(countingTables(tables), entrantIds, gainOfTable);

const gainsByDeal = (table: ChartTable, entrantId: string): readonly Gain[] => {
  if (table.summary.counts === 'totals') return gainOfTable(table, entrantId);
  const chair = chairOf(table, entrantId);
  if (chair === undefined) return [];
  const { number: round } = table.round;
  return countingDeals(table).map(({ number, net }) => ({ round, deal: number, amount: net[chair] }));
};

const gainOfTable = (table: ChartTable, entrantId: string): readonly Gain[] => {
  const chair = chairOf(table, entrantId);
  if (chair === undefined) return [];
  return [{ round: table.round.number, deal: null, amount: table.summary.balances[chair] }];
};

const linesOf = (
  tables: readonly ChartTable[],
  entrantIds: readonly string[],
  gainsAt: (table: ChartTable, entrantId: string) => readonly Gain[],
): BalanceLines => {
  const gains = entrantIds.map((entrantId) => tables.flatMap((table) => gainsAt(table, entrantId)));
  const steps = new Map(gains.flat().map(({ round, deal }) => [keyOf({ round, deal }), { round, deal }]));
  const sorted = [...steps.values()].sort(
    (left, right) => left.round - right.round || (left.deal ?? Infinity) - (right.deal ?? Infinity),
  );
  const lines = entrantIds.map((entrantId, index): BalanceLine => {
    const own = new Map((gains[index] ?? []).map((gain) => [keyOf(gain), gain.amount]));
    let balance = 0;
    const values = sorted.map((step) => {
      const amount = own.get(keyOf(step));
      balance += amount ?? 0;
      return amount === undefined ? null : balance;
    });
    return { entrantId, values };
  });
  return { steps: sorted, lines };
};

const keyOf = ({ round, deal }: BalanceStep): string => `${round}.${deal}`;
