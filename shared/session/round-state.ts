import type { Round } from '../records/records.ts';
import type { TableState } from '../table/replay.ts';

export type RoundState = TableState | 'confirmed' | 'reopened';

/**
 * Where a round stands, from its tables and from what the organiser said: confirmed rounds take no changes until they are
 * reopened, and a reopened one is called so until it is confirmed again.
 */
export const roundState = (closing: Round['closing'], tables: readonly TableState[]): RoundState => {
  if (closing !== 'open') return closing;
  if (tables.every((state) => state === 'finished')) return 'finished';
  return tables.every((state) => state === 'not-yet') ? 'not-yet' : 'running';
};
