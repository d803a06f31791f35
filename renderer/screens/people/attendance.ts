import type { SessionView } from '../../../shared/contract/views.ts';
import { type CleanRounds, cleanRounds } from '../../../shared/session/seating/clean-rounds.ts';

/** What the people present come to. */
export type Attendance = {
  readonly present: number;
  /** Not here yet. */
  readonly expected: number;
  readonly withdrawn: number;
  readonly tables: number;
  readonly sitOuts: number;
  readonly clean: CleanRounds;
};

/** Counts the people of a session: everybody present plays or sits out, nobody else counts. */
export const attendanceOf = ({ entrants }: Pick<SessionView, 'entrants'>): Attendance => {
  const count = (status: string) => entrants.filter((entrant) => entrant.status === status).length;
  const present = count('present');
  return {
    present,
    expected: count('expected'),
    withdrawn: count('withdrawn'),
    tables: Math.floor(present / 4),
    sitOuts: present < 4 ? present : present % 4,
    clean: cleanRounds(present),
  };
};

/** What the seating waits for, or which round it would seat. */
export type SeatingStep =
  | { readonly kind: 'finished' }
  | { readonly kind: 'too-few'; readonly missing: number }
  | { readonly kind: 'running'; readonly round: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'seat'; readonly round: number };

/** The next step of the evening as this screen sees it. */
export const seatingStep = ({ session, entrants, rounds }: SessionView): SeatingStep => {
  if (session.state === 'finished') return { kind: 'finished' };
  const last = rounds.at(-1);
  if (last?.tables.some(({ state }) => state !== 'finished')) return { kind: 'running', round: last.round.number };
  if (rounds.length >= session.roundCount) return { kind: 'complete' };
  const { present } = attendanceOf({ entrants });
  if (present < 4) return { kind: 'too-few', missing: 4 - present };
  return { kind: 'seat', round: rounds.length + 1 };
};
