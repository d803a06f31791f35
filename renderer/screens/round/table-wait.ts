import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Ending, Round } from '../../../shared/records/records.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { type LastDealStep, lastDealStep } from '../../../shared/session/last-deal.ts';

/** What a table waits for, or why it waits for nothing. */
export type TableWait =
  | { readonly kind: 'cancelled' | 'totals' | 'finished' | 'first-deal' | 'deal' }
  /** Somebody disputes its result. */
  | { readonly kind: 'disputed'; readonly note: string }
  | { readonly kind: 'problems'; readonly count: number }
  /** Ended by hand, and neither deals nor totals were handed in. */
  | { readonly kind: 'no-result' }
  | { readonly kind: 'time'; readonly step: Exclude<LastDealStep, 'none'> }
  | { readonly kind: 'time-up' };

type Room = { readonly ending: Ending; readonly clock: Round['clock']; readonly now: number };

/** `now` in milliseconds. */
export const tableWait = (summary: TableSummary, { ending, clock, now }: Room): TableWait => {
  const { table, state, counts, problems, dealCount, lateDeals } = summary;
  if (table.dispute !== undefined) return { kind: 'disputed', note: table.dispute.note };
  if (table.cancelled) return { kind: 'cancelled' };
  if (problems.length > 0) return { kind: 'problems', count: problems.length };
  if (counts === 'totals') return { kind: 'totals' };
  if (state === 'finished') return { kind: counts === 'nothing' ? 'no-result' : 'finished' };
  const timeIsUp = readClock(clock, { now, extraMinutes: table.extraMinutes }).state === 'up';
  const step = lastDealStep({ ending, timeIsUp, lateDeals });
  if (step !== 'none') return { kind: 'time', step };
  if (timeIsUp) return { kind: 'time-up' };
  return { kind: dealCount === 0 ? 'first-deal' : 'deal' };
};

/** What needs somebody, the most urgent first. */
const URGENT: readonly TableWait['kind'][] = ['disputed', 'problems', 'no-result'];

const DONE: readonly TableWait['kind'][] = ['finished', 'totals', 'cancelled'];

/** Whether something is wrong at a table, rather than merely not done yet. */
export const isTrouble = ({ kind }: TableWait): boolean => URGENT.includes(kind);

/**
 * Tables that need somebody first: what is wrong, then what can be ended, then who falls behind the others, the slowest first, then
 * who plays; those that are done come last. Equals come in the order of their numbers.
 */
export const attentionOrder = (wait: TableWait, behind: number): number => {
  const at = URGENT.indexOf(wait.kind);
  if (at >= 0) return at;
  if (wait.kind === 'time' && wait.step === 'end-table') return URGENT.length;
  return DONE.includes(wait.kind) ? URGENT.length + 3 : URGENT.length + 1 + 1 / (1 + behind);
};

/** Since when a table that plays has waited: its last deal, or the moment when it was seated; null where nobody knows or waits. */
export const waitingSince = (
  { state, lastDealAt }: Pick<TableSummary, 'state' | 'lastDealAt'>,
  { seatedAt }: Pick<Round, 'seatedAt'>,
): { readonly from: 'deal' | 'seating'; readonly at: number } | null => {
  if (state === 'finished') return null;
  if (lastDealAt !== null) return { from: 'deal', at: Date.parse(lastDealAt) };
  return seatedAt === undefined ? null : { from: 'seating', at: Date.parse(seatedAt) };
};

const MINUTE_MS = 60_000;
/** Longer than an evening: the table does not wait, the evening is over. */
const MOST_MINUTES = 300;

/** Whole minutes since then; undefined where they say nothing. */
export const minutesSince = (at: number, now: number): number | undefined => {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  return minutes < 1 || minutes > MOST_MINUTES ? undefined : minutes;
};
