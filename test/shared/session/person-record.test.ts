import { expect, test } from 'vitest';
import { personRecord } from '../../../shared/session/person-record.ts';
import type { SeasonSession } from '../../../shared/session/season-session.ts';
import { uuid } from '../../builders/records.ts';
import { aGame, anEntry, aSeasonSession, personId } from '../../builders/season.ts';

const evening = (n: number, place: number | null, field: number, games: readonly string[]): SeasonSession => ({
  ...aSeasonSession(n, [anEntry('A 12 4', { place, substitute: place === null })]),
  field,
  games: games.map((text, index) => aGame(text, { evening: n, round: index + 1 })),
});

test('totals, places at the table, and what stands out', () => {
  const record = personRecord(personId('A'), [
    evening(1, 1, 8, ['ABCD 20 10 -10 -20', 'BACD 9 9 -8 -10']),
    evening(2, 1, 40, ['BCDA 30 0 0 -30']),
    evening(3, 8, 8, ['ABCD 20 0 -10 -10']),
    evening(4, null, 12, ['BCAD 4 0 -2 -2']),
  ]);
  expect(record).toMatchObject({
    sessions: 3,
    substituted: 1,
    games: 5,
    tablePoints: 36,
    gamePoints: 12,
    places: [3, 0, 1, 1],
    bestSession: { sessionId: uuid(5002), place: 1, field: 40 },
    worstSession: { sessionId: uuid(5003), place: 8, field: 8 },
    bestTable: { sessionId: uuid(5003), balance: 20 },
    worstTable: { sessionId: uuid(5002), balance: -30 },
  });
});

test('nothing played, nothing stands out', () => {
  expect(personRecord(personId('Z'), [evening(1, 1, 8, ['ABCD 20 10 -10 -20'])])).toMatchObject({
    sessions: 0,
    games: 0,
    places: [0, 0, 0, 0],
    bestSession: null,
    bestTable: null,
  });
});
