import { type ReplayInput, replayTable } from '../table/replay.ts';
import { playersOf, takenChairs } from '../table/seats.ts';
import { tableResult } from '../table/table-result.ts';
import type { ReseatTable } from './reseat.ts';

export type Rules = Omit<ReplayInput, 'deals' | 'players'>;

export type RulesDifference = {
  /** Everybody who played, with what they have over all rounds, in half units. */
  readonly people: readonly { readonly entrantId: string; readonly before: number; readonly after: number }[];
  /** Deals that contradict the other rules: they will count nothing until they are corrected. */
  readonly contradictions: readonly { readonly tableId: string; readonly deal: number }[];
};

/** What other options or another ending would make of deals that are entered, to be shown before it is done. */
export const rulesDifference = (
  tables: readonly ReseatTable[],
  { before, after }: { readonly before: Rules; readonly after: Rules },
): RulesDifference => {
  const then = totalsUnder(before, tables);
  const now = totalsUnder(
    after,
    tables.map(({ table, deals }) => ({ table, deals: deals.map((deal) => ({ ...deal, scored: null })) })),
  );
  const known = new Set(then.problems.map(({ id }) => id));
  return {
    people: [...then.points].map(([entrantId, points]) => ({
      entrantId,
      before: points,
      after: now.points.get(entrantId) ?? 0,
    })),
    contradictions: now.problems
      .filter(({ id }) => !known.has(id))
      .map(({ tableId, number }) => ({ tableId, deal: number })),
  };
};

type ScoredOrNot = {
  readonly table: ReseatTable['table'];
  readonly deals: readonly (Omit<ReseatTable['deals'][number], 'scored'> & {
    readonly scored: ReseatTable['deals'][number]['scored'] | null;
  })[];
};

const totalsUnder = (rules: Rules, tables: readonly ScoredOrNot[]) => {
  const points = new Map<string, number>();
  const problems: { readonly id: string; readonly tableId: string; readonly number: number }[] = [];
  for (const { table, deals } of tables) {
    const replay = replayTable({ ...rules, players: playersOf(table.chairs), deals });
    const result = tableResult(table, replay);
    for (const chair of takenChairs(table.chairs)) {
      const entrantId = table.chairs[chair] ?? '';
      points.set(entrantId, (points.get(entrantId) ?? 0) + result.balances[chair]);
    }
    for (const { deal, number } of replay.deals)
      if (result.problems.includes(deal.id)) problems.push({ id: deal.id, tableId: table.id, number });
  }
  return { points, problems };
};
