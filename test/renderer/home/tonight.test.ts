import { describe, expect, test } from 'vitest';
import { tonightSession } from '../../../renderer/screens/home/tonight.ts';
import type { SessionSummary } from '../../../shared/contract/views.ts';
import { SAMPLE_SESSION } from '../../../shared/records/sample-ids.ts';
import { uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';

const TODAY = '2026-12-04';

const summary = (
  name: string,
  date: string,
  {
    roundsSeated = 0,
    state = 'open',
    id = uuid(1),
  }: { roundsSeated?: number; state?: 'open' | 'finished'; id?: string } = {},
): SessionSummary => ({
  session: {
    ...{ profile: { ruleset: 'classical', version: '', preset: null, options: {} }, oddField: 'sit-out' },
    ...aSessionInput({ name, date, id }),
    ...{ state, createdAt: `${date}T10:00:00.000Z`, tieBreaks: [], seating: 'planned' },
  } as SessionSummary['session'],
  ...{ entrants: 0, present: 0, roundsSeated, deals: 0 },
});

const pick = (...sessions: readonly SessionSummary[]) => tonightSession(sessions, TODAY)?.session.name;

describe('tonight', () => {
  test('is today’s, one that has begun before one that has not', () => {
    const [planned, begun] = [summary('planned', TODAY), summary('begun', TODAY, { roundsSeated: 1 })];
    expect(pick(summary('older', '2026-11-27', { roundsSeated: 3 }), planned)).toBe('planned');
    expect(pick(planned, begun)).toBe('begun');
    expect(pick(summary('done', TODAY, { roundsSeated: 5, state: 'finished' }), planned)).toBe('planned');
  });

  test('is else what was begun last and not finished, else the next to come', () => {
    const next = summary('next', '2026-12-11');
    const later = summary('later', '2026-12-18');
    expect(pick(later, next)).toBe('next');
    expect(pick(next, summary('begun', '2026-11-27', { roundsSeated: 1 }))).toBe('begun');
  });

  test('is nothing where all is over, where one was never begun, and never the sample', () => {
    expect(pick()).toBeUndefined();
    expect(pick(summary('done', '2026-11-27', { roundsSeated: 5, state: 'finished' }))).toBeUndefined();
    expect(pick(summary('forgotten', '2026-11-27'))).toBeUndefined();
    expect(pick(summary('sample', TODAY, { roundsSeated: 4, id: SAMPLE_SESSION }))).toBeUndefined();
  });
});
