import type { SessionSummary } from '../../../shared/contract/views.ts';
import type { Backup } from '../../../shared/records/backup.ts';
import type { Player } from '../../../shared/records/records.ts';

export const COUNTED = ['players', 'sessions', 'entrants', 'deals'] as const;
export type BackupCounts = Readonly<Record<(typeof COUNTED)[number], number>>;

/** How much a backup holds. */
export const countsOf = ({ records }: Backup): BackupCounts => ({
  players: records.players.length,
  sessions: records.sessions.length,
  entrants: records.entrants.length,
  deals: records.deals.length,
});

/** How much is here now, as the screens see it. */
export const countsHere = (players: readonly Player[], sessions: readonly SessionSummary[]): BackupCounts => ({
  players: players.length,
  sessions: sessions.length,
  entrants: sessions.reduce((sum, { entrants }) => sum + entrants, 0),
  deals: sessions.reduce((sum, { deals }) => sum + deals, 0),
});
