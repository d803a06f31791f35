import type { SessionSummary } from '../../../shared/contract/views.ts';
import { isSampleSession } from '../../../shared/records/sample-ids.ts';
import { newestFirst } from './next-step.ts';

/**
 * The session that somebody opens the program for: today's, one that has begun before one that has not; else the newest that was begun
 * and not finished; else the next to come. Undefined where there is none, and never one of the sample's.
 *
 * @param today `YYYY-MM-DD`.
 */
export const tonightSession = (sessions: readonly SessionSummary[], today: string): SessionSummary | undefined => {
  const open = newestFirst(sessions).filter(({ session }) => session.state === 'open' && !isSampleSession(session.id));
  const ofToday = open.filter(({ session }) => session.date === today);
  const begun = ({ roundsSeated }: SessionSummary): boolean => roundsSeated > 0;
  return ofToday.find(begun) ?? ofToday[0] ?? open.find(begun) ?? open.findLast(({ session }) => session.date > today);
};
