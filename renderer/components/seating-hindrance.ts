import type { SessionView } from '../../shared/contract/views.ts';

/** What keeps the next round from being seated, as a code of `errors.json` with its facts; undefined when nothing does. */
export const seatingHindrance = ({
  session,
  entrants,
  rounds,
}: SessionView): { readonly code: string; readonly [fact: string]: unknown } | undefined => {
  if (session.state === 'finished') return { code: 'session-finished' };
  if (rounds.length >= session.roundCount) return { code: 'rounds-complete', rounds: session.roundCount };
  const running = rounds.flatMap(({ tables }) => tables.filter(({ state }) => state !== 'finished'));
  if (running.length > 0) return { code: 'tables-running', tables: running.map(({ table }) => table.number) };
  const present = entrants.filter(({ status }) => status === 'present').length;
  const needed = session.oddField === 'three' ? FEWEST_OF_THREE : TABLE_SIZE;
  return present < needed ? { code: 'too-few-players', present, needed } : undefined;
};

const TABLE_SIZE = 4;
const FEWEST_OF_THREE = 3;
