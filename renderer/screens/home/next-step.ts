import { linkOptions } from '@tanstack/react-router';
import type { SessionSummary } from '../../../shared/contract/views.ts';

/** Where a session is taken up again: the one thing to do next. */
export type NextStep = 'check-in' | 'round' | 'standings';

/** The next thing to do in a session: people first, then the running or next round, and the standings when all is played. */
export const nextStep = ({ session, roundsSeated }: SessionSummary): NextStep => {
  if (session.state === 'finished') return 'standings';
  return roundsSeated === 0 ? 'check-in' : 'round';
};

/** Where the next thing is done, as links and navigation take it. */
export const nextStepPlace = (step: NextStep, sessionId: string) => {
  switch (step) {
    case 'check-in':
      return linkOptions({ to: '/sessions/$sessionId/people', params: { sessionId } });
    case 'round':
      return linkOptions({ to: '/sessions/$sessionId/rounds/$round', params: { sessionId, round: 'now' } });
    case 'standings':
      return linkOptions({ to: '/sessions/$sessionId/standings', params: { sessionId } });
    default:
      return step satisfies never;
  }
};

/** Newest first: by date, and among sessions of one day the one created last. */
export const newestFirst = (sessions: readonly SessionSummary[]): readonly SessionSummary[] =>
  sessions.toSorted(
    (left, right) =>
      right.session.date.localeCompare(left.session.date) ||
      right.session.createdAt.localeCompare(left.session.createdAt),
  );
