import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import {
  ENTRANT_FIELDS,
  optionRows,
  PLAYER_FIELDS,
  SEASON_FIELDS,
  SESSION_FIELDS,
} from '../../../renderer/screens/history/club-fields.ts';
import {
  PENALTY_FIELDS,
  PLAN_FIELDS,
  PUBLICATION_FIELDS,
  ROUND_FIELDS,
  TABLE_FIELDS,
} from '../../../renderer/screens/history/evening-fields.ts';
import { changedRows, type RecordWords } from '../../../renderer/screens/history/record-words.ts';
import { RECORD_SCHEMAS, type Session, sessionSchema, type Table } from '../../../shared/records/records.ts';
import { anEntrant, aPlayer } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';

beforeAll(startTranslations);

const words: RecordWords = {
  t: i18next.t,
  player: (id) => `player ${id}`,
  entrant: (id) => `entrant ${id}`,
  table: (id) => `table ${id}`,
};

/** What links records or is kept by the program for itself: it changes only together with what is told. */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  players: ['id'],
  sessions: ['id', 'seed', 'createdAt'],
  entrants: ['id', 'sessionId'],
  rounds: ['id', 'sessionId', 'seed', 'seatedAt'],
  tables: ['id', 'sessionId', 'roundId'],
  plans: ['id', 'sessionId', 'seed', 'makerVersion', 'moves', 'complete'],
  penalties: ['id', 'sessionId', 'at'],
  publications: [
    'id',
    'sessionId',
    'version',
    'roundsSeated',
    'tablesRunning',
    'tablesDisputed',
    'ranking',
    'tieBreaks',
  ],
  seasons: ['id'],
};
const FIELDS = {
  players: PLAYER_FIELDS,
  sessions: SESSION_FIELDS,
  entrants: ENTRANT_FIELDS,
  rounds: ROUND_FIELDS,
  tables: TABLE_FIELDS,
  plans: PLAN_FIELDS,
  penalties: PENALTY_FIELDS,
  publications: PUBLICATION_FIELDS,
  seasons: SEASON_FIELDS,
};

describe('the history of every kind of record', () => {
  test.each(Object.entries(FIELDS))('%s: each field is told, or is known to say nothing', (kind, fields) => {
    const { shape } = RECORD_SCHEMAS[kind as keyof typeof FIELDS];
    expect([...Object.keys(fields), ...(UNTOLD[kind] ?? [])].sort()).toEqual(Object.keys(shape).sort());
  });

  test('what changed is told in words, and nothing else', () => {
    const before = aPlayer({ club: 'North', status: 'guest' });
    expect(
      changedRows(PLAYER_FIELDS, { before, after: aPlayer({ club: 'North', status: 'member', fixedTable: 3 }) }, words),
    ).toEqual([
      { label: 'Status', before: 'Guest', after: 'Member' },
      { label: 'Fixed table', before: '', after: '3' },
    ]);
  });

  test('a record that was made is told by what it holds', () => {
    const rows = changedRows(ENTRANT_FIELDS, { before: null, after: anEntrant({ playerId: '7', number: 3 }) }, words);
    expect(rows.map(({ label, after }) => `${label}: ${after}`)).toEqual([
      ...['Person: player 7', 'Number: 3', 'Status: Here', 'Part: Plays for a place'],
    ]);
  });

  test('people are named, never their ids alone', () => {
    const chairs = { a: '1', b: '2', c: '3', d: null };
    const before: Table = {
      ...{ id: 't', sessionId: 's', roundId: 'r', number: 1, chairs, standIns: {}, ended: false, cancelled: false },
      ...{ totals: null, extraMinutes: 0 },
    };
    const after: Table = {
      ...before,
      ...{
        totals: { a: 40, b: -20, c: -20, d: 0 },
        dispute: { note: 'Who?', since: '2026-12-01T19:00:00Z', dealId: null },
      },
    };
    expect(changedRows(TABLE_FIELDS, { before, after }, words)).toEqual([
      { label: 'Totals', before: '', after: 'entrant 1: +20, entrant 2: −10, entrant 3: −10' },
      { label: 'Dispute', before: '', after: 'Who?' },
    ]);
  });

  test('each option of the rules that changed has a line', () => {
    const profile = (options: Session['profile']['options']) =>
      sessionSchema.parse({
        ...aSessionInput({ profile: { ruleset: 'classical', version: '1', preset: null, options } }),
        ...{ state: 'open', createdAt: '2026-12-04T19:00:00Z' },
      });
    const rows = optionRows(i18next.t, profile({ limit: 500, winning: 10 }), profile({ limit: 300, winning: 10 }));
    expect(rows.map(({ before, after }) => [before, after])).toEqual([['500', '300']]);
  });
});
