import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Season } from '../../../shared/records/season.ts';
import { type SeasonRow, seasonTable } from '../../../shared/session/season.ts';
import {
  belongsToSeason,
  inOrderPlayed,
  profileKey,
  type SeasonSession,
  seasonEntries,
} from '../../../shared/session/season-session.ts';
import { uuid } from '../../builders/records.ts';
import { anEntry, aSeasonSession, personId, personName } from '../../builders/season.ts';

type Rules = Pick<Season, 'figure' | 'best' | 'minimumGames'>;
const RULES: Rules = { figure: 'table-points', best: null, minimumGames: 0 };

const tableOf = (sessions: readonly SeasonSession[], rules: Partial<Rules> = {}) =>
  seasonTable({ ...RULES, ...rules }, sessions);

/** `place name tablePoints gamePoints movement`. */
const lines = (rows: readonly SeasonRow[]): readonly string[] =>
  rows.map(
    ({ place, shared, playerId, tablePoints, gamePoints, movement }) =>
      `${place}${shared ? '=' : ''} ${personName(playerId)} ${tablePoints} ${gamePoints} ${movement}`,
  );

const ONE = aSeasonSession(1, [anEntry('A 48 20'), anEntry('B 24 10'), anEntry('C 12 -10'), anEntry('D 0 -20')]);
const TWO = aSeasonSession(2, [anEntry('D 48 60'), anEntry('C 28 0'), anEntry('B 28 0'), anEntry('E 4 -60')]);

describe('season table', () => {
  test('adds sessions up exactly and says who moved since the last', () => {
    expect(lines(tableOf([ONE]).rows)).toEqual([
      '1 A 48 20 null',
      '2 B 24 10 null',
      '3 C 12 -10 null',
      '4 D 0 -20 null',
    ]);
    expect(lines(tableOf([ONE, TWO]).rows)).toEqual([
      '1 B 52 10 1',
      '2 D 48 40 2',
      '3 A 48 20 -2',
      '4 C 40 -10 -1',
      '5 E 4 -60 null',
    ]);
  });

  test('thirds come to whole points (P2)', () => {
    const thirds = [1, 2, 3].map((n) =>
      aSeasonSession(n, [anEntry('A 28 16'), anEntry('B 28 16'), anEntry('C 28 16')]),
    );
    const wholes = aSeasonSession(4, [anEntry('E 84 48')]);
    expect(lines(tableOf([...thirds, wholes]).rows)).toEqual([
      '1= A 84 48 0',
      '1= B 84 48 0',
      '1= C 84 48 0',
      '1= E 84 48 null',
    ]);
  });

  test('the best sessions of each person count, and all are shown', () => {
    const rows = tableOf([ONE, TWO], { best: 1 }).rows;
    expect(lines(rows)).toEqual(['1 D 48 60 3', '2 A 48 20 -1', '3= B 28 0 -1', '3= C 28 0 0', '5 E 4 -60 null']);
    const [d] = rows;
    expect(d?.cells.map((cell) => [cell?.tablePoints, cell?.counted])).toEqual([
      [0, false],
      [48, true],
    ]);
    expect([d?.sessions, d?.counted, d?.games]).toEqual([2, 1, 2]);
  });

  test('between equal sessions the earlier one counts', () => {
    const rows = tableOf([aSeasonSession(1, [anEntry('A 12 0')]), aSeasonSession(2, [anEntry('A 12 0')])], {
      best: 1,
    }).rows;
    expect(rows[0]?.cells.map((cell) => cell?.counted)).toEqual([true, false]);
  });

  test('too few games: listed apart with what is missing', () => {
    const rows = tableOf([ONE, TWO], { minimumGames: 2 }).rows;
    expect(rows.map(({ playerId, place, lacking }) => [personName(playerId), place, lacking])).toEqual([
      ['B', 1, 0],
      ['D', 2, 0],
      ['C', 3, 0],
      ['A', null, 1],
      ['E', null, 1],
    ]);
    expect(rows.map(({ movement }) => movement)).toEqual([null, null, null, null, null]);
  });

  test('games beyond the best sessions count towards the minimum', () => {
    expect(tableOf([ONE, TWO], { minimumGames: 2, best: 1 }).rows[0]).toMatchObject({ place: 1, games: 2, counted: 1 });
  });

  test('a substitute takes no place and their games count in no total (P4)', () => {
    const helped = anEntry('B 48 60', { substitute: true, place: null, placePoints: null });
    const only = anEntry('X 48 60', { substitute: true, place: null, placePoints: null });
    const rows = tableOf([ONE, aSeasonSession(2, [helped, only])]).rows;
    expect(lines(rows)).toEqual(['1 A 48 20 0', '2 B 24 10 0', '3 C 12 -10 0', '4 D 0 -20 0', 'null X 0 0 null']);
    expect(rows.filter(({ playerId }) => playerId === personId('X'))).toHaveLength(1);
    expect(rows[4]).toMatchObject({ substituteOnly: true, games: 0, sessions: 0 });
    expect(rows[1]?.cells[1]).toMatchObject({ tablePoints: 48, counted: false, substitute: true });
  });

  test('who withdrew keeps what was played', () => {
    const rows = tableOf([aSeasonSession(1, [anEntry('A 12 4', { withdrawn: true })])]).rows;
    expect(rows[0]).toMatchObject({ place: 1, tablePoints: 12, games: 1 });
    expect(rows[0]?.cells[0]?.withdrawn).toBe(true);
  });

  test('open sessions make a row provisional while they count', () => {
    const open = aSeasonSession(2, [anEntry('A 0 -4'), anEntry('B 48 4')], { state: 'open' });
    expect(tableOf([ONE, open]).rows.map(({ playerId, provisional }) => [personName(playerId), provisional])).toEqual([
      ['B', true],
      ['A', true],
      ['C', false],
      ['D', false],
    ]);
    expect(tableOf([ONE, open], { best: 1 }).rows.find(({ playerId }) => playerId === personId('A'))?.provisional).toBe(
      false,
    );
  });

  test('sessions that pay other amounts are told apart, and game points then break no tie', () => {
    const singapore = { ruleset: 'sg-payup', version: '1', preset: null, options: { limit: 5 } };
    const other = aSeasonSession(2, [anEntry('A 0 3'), anEntry('B 24 1')], { profile: singapore });
    const { rows, profiles } = tableOf([ONE, other]);
    expect(profiles.map(({ sessionIds }) => sessionIds)).toEqual([[uuid(5001)], [uuid(5002)]]);
    expect(lines(rows).slice(0, 2)).toEqual(['1= A 48 23 0', '1= B 48 11 1']);
    const renamed = aSeasonSession(2, [anEntry('A 0 3')], {
      profile: { ...ONE.session.profile, version: '2', preset: null },
    });
    expect(tableOf([ONE, renamed]).profiles).toHaveLength(1);
  });
});

/** Four totals, the places they must get, by each figure. */
const TIES: readonly (readonly [string, readonly number[], readonly string[]])[] = [
  ['none', [50, 40, 30, 20], ['1', '2', '3', '4']],
  ['two at the top', [50, 50, 40, 30], ['1=', '1=', '3', '4']],
  ['two in the middle', [50, 40, 40, 30], ['1', '2=', '2=', '4']],
  ['two at the end', [50, 40, 30, 30], ['1', '2', '3=', '3=']],
  ['two and two', [50, 50, 30, 30], ['1=', '1=', '3=', '3=']],
  ['three at the top', [50, 50, 50, 30], ['1=', '1=', '1=', '4']],
  ['three at the end', [50, 40, 40, 40], ['1', '2=', '2=', '2=']],
  ['all four', [40, 40, 40, 40], ['1=', '1=', '1=', '1=']],
];

describe.each(['table-points', 'game-points', 'place'] as const)('equal totals by %s share a place (P3)', (figure) => {
  test.each(TIES)('%s', (_, totals, places) => {
    // Split over two sessions, differently for each: only the sums are equal.
    const entry = (total: number, index: number, part: 0 | 1) => {
      const share = part === 0 ? index : total - index;
      return anEntry(`${'ABCD'[index]} 0 0`, {
        tablePoints: figure === 'table-points' ? share : 0,
        gamePoints: figure === 'game-points' ? share : 0,
        placePoints: figure === 'place' ? share : 0,
      });
    };
    const sessions = ([0, 1] as const).map((part) =>
      aSeasonSession(
        part + 1,
        totals.map((total, index) => entry(total, index, part)),
      ),
    );
    const { rows } = tableOf(sessions, { figure });
    expect(rows.map(({ place, shared }) => `${place}${shared ? '=' : ''}`)).toEqual(places);
  });
});

const aPlayedRound = {
  tablePoints: 0,
  gamePoints: 0,
  tableId: uuid(3),
  finished: true,
  totalsOnly: false,
  wins: 0,
  deals: 1,
  standIn: null,
  table: 1,
};

type Row = Parameters<typeof seasonEntries>[0][number];

const standingRow = (row: Partial<Row>): Row => ({
  playerId: uuid(1),
  place: 1,
  shared: false,
  played: 1,
  tablePoints: 0,
  gamePoints: 0,
  penalty: { gamePoints: 0, tablePoints: 0, count: 0 },
  rounds: [aPlayedRound],
  substitute: false,
  withdrawn: false,
  ...row,
});

describe('what a session gives to the season', () => {
  test('place points: as many as the field for the first, one for the last, shared places share', () => {
    const places = [1, 2, 2, 4, 5, 5, 5, 8];
    const rows = places.map((place, index) =>
      standingRow({ playerId: uuid(index), place, shared: place === 2 || place === 5 }),
    );
    const { entries, field } = seasonEntries(rows);
    expect(field).toBe(8);
    expect(entries.map(({ placePoints }) => (placePoints ?? 0) / 12)).toEqual([8, 6.5, 6.5, 5, 3, 3, 3, 1]);
  });

  test('who was there and never sat down has no entry', () => {
    const rows = [standingRow({}), standingRow({ playerId: uuid(2), rounds: [null, null], place: 2 })];
    expect(seasonEntries(rows)).toMatchObject({ field: 2, entries: [{ playerId: uuid(1) }] });
  });

  test('both days of the span belong to it; a rule system shuts others out', () => {
    const on = (date: string) =>
      belongsToSeason({ from: '2026-01-01', to: '2026-06-30', ruleset: null }, { ...ONE.session, date });
    expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([false, true, true, false]);
    expect(belongsToSeason({ from: null, to: null, ruleset: 'american' }, ONE.session)).toBe(false);
    expect(belongsToSeason({ from: null, to: null, ruleset: 'classical' }, ONE.session)).toBe(true);
  });

  test('sessions of one day come in the order in which they were set up', () => {
    const early = { ...ONE.session, id: uuid(3), createdAt: '2026-01-01T10:00:00.000Z' };
    expect(inOrderPlayed([TWO.session, ONE.session, early]).map(({ id }) => id)).toEqual([
      uuid(3),
      uuid(5001),
      uuid(5002),
    ]);
  });

  test('the order of options makes no other profile', () => {
    const profile = (options: Record<string, unknown>) => ({ ...ONE.session.profile, options });
    expect(profileKey(profile({ a: 1, b: 2 }))).toBe(profileKey(profile({ b: 2, a: 1, c: undefined })));
    expect(profileKey(profile({ a: 1 }))).not.toBe(profileKey(profile({ a: 2 })));
  });
});

test('places never depend on the order of people, and totals are the sums of what counts', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -2, max: 2 })), { maxLength: 6 });
  const evenings = fc.array(amounts, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(evenings, fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }), (all, best) => {
      const make = (reversed: boolean) =>
        all.map((people, n) => {
          const entries = people.map(([table, game], at) => anEntry(`${'ABCDEF'[at]} ${table * 4} ${game}`));
          return aSeasonSession(n + 1, reversed ? entries.toReversed() : entries);
        });
      const placesBy = (sessions: readonly SeasonSession[]) =>
        tableOf(sessions, { best })
          .rows.map(({ playerId, place }) => `${personName(playerId)}${place}`)
          .sort();
      expect(placesBy(make(true))).toEqual(placesBy(make(false)));
      for (const row of tableOf(make(false), { best }).rows) {
        const counted = row.cells.filter((cell) => cell?.counted);
        expect(counted).toHaveLength(Math.min(best ?? row.sessions, row.sessions));
        expect(row.tablePoints).toBe(counted.reduce((sum, cell) => sum + (cell?.tablePoints ?? 0), 0));
        const least = Math.min(...counted.map((cell) => cell?.tablePoints ?? 0));
        for (const cell of row.cells) if (cell && !cell.counted) expect(cell.tablePoints).toBeLessThanOrEqual(least);
      }
    }),
  );
});
