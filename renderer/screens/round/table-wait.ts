import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Ending, Round } from '../../../shared/records/records.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { type LastDealStep, lastDealStep } from '../../../shared/session/last-deal.ts';

/** What a table waits for, or why it waits for nothing. */
export type TableWait =
  | { readonly kind: 'cancelled' | 'totals' | 'finished' | 'first-deal' | 'deal' }
  | { readonly kind: 'problems'; readonly count: number }
  | { readonly kind: 'time'; readonly step: Exclude<LastDealStep, 'none'> }
  | { readonly kind: 'time-up' };

type Room = { readonly ending: Ending; readonly clock: Round['clock']; readonly now: number };

/** `now` in milliseconds. */
export const tableWait = (summary: TableSummary, { ending, clock, now }: Room): TableWait => {
  const { table, state, counts, problems, dealCount, lateDeals } = summary;
  if (table.cancelled) return { kind: 'cancelled' };
  if (problems.length > 0) return { kind: 'problems', count: problems.length };
  if (counts === 'totals') return { kind: 'totals' };
  if (state === 'finished') return { kind: 'finished' };
  const timeIsUp = readClock(clock, { now, extraMinutes: table.extraMinutes }).state === 'up';
  const step = lastDealStep({ ending, timeIsUp, lateDeals });
  if (step !== 'none') return { kind: 'time', step };
  if (timeIsUp) return { kind: 'time-up' };
  return { kind: dealCount === 0 ? 'first-deal' : 'deal' };
};

/** Tables that need somebody first: what is wrong, then what can be ended, then by number. */
export const attentionOrder = (wait: TableWait): number => {
  if (wait.kind === 'problems') return 0;
  return wait.kind === 'time' && wait.step === 'end-table' ? 1 : 2;
};
