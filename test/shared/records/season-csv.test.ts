import { describe, expect, test } from 'vitest';
import {
  MEETING_COLUMNS,
  RATING_COLUMNS,
  RATING_HISTORY_COLUMNS,
  SEASON_COLUMNS,
  type SeasonToWrite,
  writeMeetings,
  writeRatingHistory,
  writeRatings,
  writeSeason,
} from '../../../shared/records/season-csv.ts';
import { type SeasonRow, seasonTable } from '../../../shared/session/season.ts';
import { anEntry, aSeasonSession, personName } from '../../builders/season.ts';

/** Four people with these table points in one evening, in halves of a point so that nothing is round. */
const seasonOf = (totals: readonly number[], change: Partial<SeasonToWrite> = {}): SeasonToWrite => {
  const entries = totals.map((total, index) => anEntry(`${'ABCD'[index]} ${total * 6} 0`));
  const sessions = [aSeasonSession(1, entries)];
  const { rows, profiles } = seasonTable({ figure: 'table-points', best: null, minimumGames: 0 }, sessions);
  return {
    season: { figure: 'table-points' },
    sessions: sessions.map(({ session }) => session),
    profiles,
    rows: rows.map((row) => named(row)),
    ...change,
  };
};
const named = (row: SeasonRow, name = personName(row.playerId)) => ({
  ...row,
  name,
  playerCode: `M-${personName(row.playerId)}`,
});

const column = (sheet: ReturnType<typeof writeSeason>, name: string): readonly (string | undefined)[] =>
  sheet.rows.map((row) => row[sheet.header.indexOf(name)]);

/** P3: ties of two, three and four, at the top, in the middle and at the end. */
const TIES: readonly (readonly [string, readonly number[], readonly string[]])[] = [
  ['nobody', [50, 40, 30, 20], ['1', '2', '3', '4']],
  ['two at the top', [50, 50, 40, 30], ['1', '1', '3', '4']],
  ['two in the middle', [50, 40, 40, 30], ['1', '2', '2', '4']],
  ['two at the end', [50, 40, 30, 30], ['1', '2', '3', '3']],
  ['three at the top', [50, 50, 50, 30], ['1', '1', '1', '4']],
  ['three at the end', [50, 40, 40, 40], ['1', '2', '2', '2']],
  ['all four', [40, 40, 40, 40], ['1', '1', '1', '1']],
];

describe('the season as CSV', () => {
  test.each(TIES)('equal totals have equal places: %s (P3)', (_, totals, places) => {
    expect(column(writeSeason(seasonOf(totals)), 'place')).toEqual(places);
  });

  test('fixed English headers, then a column for each session', () => {
    const sheet = writeSeason(seasonOf([5, 4, 3, 2]));
    expect(sheet.header).toEqual([...SEASON_COLUMNS, '2026-01-07 Evening 1']);
    expect(sheet.rows[0]).toEqual(['1', 'M-A', 'A', '1', '1', '1', '2.5', '0', '1', '1', '', '', '5/2', '1', '2.5']);
    expect(sheet.rows.every((row) => row.length === sheet.header.length)).toBe(true);
  });

  test('thirds are exact beside their decimals', () => {
    const rows = seasonTable({ figure: 'table-points', best: null, minimumGames: 0 }, [
      aSeasonSession(1, [anEntry('A 28 16')]),
    ]).rows.map((row) => named(row));
    const sheet = writeSeason({ ...seasonOf([]), rows });
    expect([column(sheet, 'table_points'), column(sheet, 'table_points_exact')]).toEqual([['2.3333'], ['7/3']]);
  });

  test('what does not count stands in brackets, who was not there has an empty cell, and notes are codes', () => {
    const sessions = [
      aSeasonSession(1, [anEntry('A 48 2'), anEntry('B 12 1')]),
      aSeasonSession(2, [anEntry('A 24 2'), anEntry('X 48 9', { substitute: true, place: null, placePoints: null })], {
        state: 'open',
        profile: { ruleset: 'american', version: '1', preset: null, options: {} },
      }),
    ];
    const { rows, profiles } = seasonTable({ figure: 'table-points', best: 1, minimumGames: 2 }, sessions);
    const sheet = writeSeason({
      season: { figure: 'table-points' },
      sessions: sessions.map(({ session }) => session),
      profiles,
      rows: rows.map((row) => named(row)),
    });
    expect(column(sheet, 'note')).toEqual(['mixed-rules', 'lacks-1 mixed-rules', 'substitute mixed-rules']);
    expect(column(sheet, '2026-01-14 Evening 2')).toEqual(['(2)', '', '(4)']);
    expect(column(sheet, 'place')).toEqual(['1', '', '']);
  });

  test('a name with comma and quotes stays one cell, and a formula is neutralised (P9)', () => {
    const input = seasonOf([5, 4, 3, 2]);
    const rows = input.rows.map((row, index) => named(row, index === 0 ? 'Lee, Mei "M"' : '=1+1'));
    expect(column(writeSeason({ ...input, rows }), 'display_name')).toEqual([
      'Lee, Mei "M"',
      "'=1+1",
      "'=1+1",
      "'=1+1",
    ]);
  });
});

test('ratings, their history and meetings have a row for each, with every column', () => {
  const person = { playerCode: 'M1', name: 'Anna' };
  const ratings = writeRatings([
    { ...person, place: 1, games: 3, figure: 1.23456, mu: 26, sigma: 8.25, change: -0.5, lacking: 0 },
  ]);
  expect(ratings).toEqual({
    header: RATING_COLUMNS,
    rows: [['1', 'M1', 'Anna', '3', '1.2346', '26', '8.25', '-0.5', '']],
  });
  const before = { mu: 25, sigma: 8.3333333 };
  const history = writeRatingHistory({
    ...person,
    steps: [
      {
        session: { name: 'Tuesday', date: '2026-12-01' },
        round: 2,
        table: 3,
        place: 1,
        before,
        after: { mu: 26, sigma: 8.3 },
        figureBefore: 0,
        figureAfter: 1.1,
        opponents: [{ name: 'Ben' }, { name: 'Cho' }],
      },
    ],
  });
  expect(history.header).toEqual(RATING_HISTORY_COLUMNS);
  expect(history.rows).toEqual([
    ['M1', 'Anna', '1', '2026-12-01', 'Tuesday', '2', '3', '1', '0', '1.1', '25', '8.3333', '26', '8.3', 'Ben; Cho'],
  ]);
  const meetings = writeMeetings({
    people: [person, { playerCode: 'M2', name: 'Ben' }],
    meetings: [{ one: 0, other: 1, games: 4, ahead: 2, behind: 1, level: 1, difference: -33 }],
  });
  expect(meetings).toEqual({
    header: MEETING_COLUMNS,
    rows: [['M1', 'Anna', 'M2', 'Ben', '4', '2', '1', '1', '-16.5']],
  });
});
