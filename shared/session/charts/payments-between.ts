import { type ChartTable, countingDeals, countingTables, entrantOn } from './chart-table.ts';

/** What one person paid, in half units. */
export type PaymentRow = {
  readonly entrantId: string;
  /** By who was paid; who got nothing from this person is left out. */
  readonly to: Readonly<Record<string, number>>;
  readonly paid: number;
  readonly received: number;
};

export type PaymentsBetween = {
  /** Everybody who sat at a table with deals, in the order in which they first appear. */
  readonly rows: readonly PaymentRow[];
  /** The largest amount that one paid another; 0 when nobody paid. */
  readonly largest: number;
};

/**
 * Who paid whom, over all deals that count; neither side is set off against the other. Who bears somebody else's share is the one
 * who pays it. Totals handed in instead of deals say nothing of who paid, so such tables are left out.
 */
export const paymentsBetween = (tables: readonly ChartTable[]): PaymentsBetween => {
  const paid = new Map<string, Map<string, number>>();
  for (const table of countingTables(tables)) {
    if (table.summary.counts !== 'deals') continue;
    for (const id of Object.values(table.summary.table.chairs))
      if (id !== null && !paid.has(id)) paid.set(id, new Map());
    for (const { deal } of countingDeals(table)) {
      for (const { from, to, amount } of deal.scored.outcome?.payments ?? []) {
        const [payer, payee] = [entrantOn(table, from) ?? '', entrantOn(table, to) ?? ''];
        const own = paid.get(payer);
        own?.set(payee, (own.get(payee) ?? 0) + amount);
      }
    }
  }
  const rows = [...paid].map(([entrantId, to]) => ({
    entrantId,
    to: Object.fromEntries(to),
    paid: sum([...to.values()]),
    received: sum([...paid.values()].map((others) => others.get(entrantId) ?? 0)),
  }));
  return { rows, largest: Math.max(0, ...rows.flatMap(({ to }) => Object.values(to))) };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
