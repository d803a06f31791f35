import { describe, expect, test } from 'vitest';
import { formatCsv, parseCsv } from '../../../renderer/files/csv-file.ts';
import { readText } from '../../../shared/records/csv-cell.ts';
import { writeStandings } from '../../../shared/records/session-csv.ts';
import type { StandingRow } from '../../../shared/session/standing.ts';
import { standings } from '../../../shared/session/standings.ts';
import { tablePoints } from '../../../shared/session/table-points.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import {
  aPenalty,
  aStandingRow,
  entrantsOf,
  idOf,
  standingsInputOf,
  standingsOf,
  tableOf,
} from '../../builders/standings.ts';

/** Faults that other programs had (product.md), each with its whole kind. The screens have theirs in test/e2e/web. */

const SESSION = { ranking: 'table-points', tieBreaks: ['other-figure'] } as const;
const placeText = ({ place, shared }: StandingRow): string => `${place ?? '-'}${shared ? '=' : ''}`;
const placesOf = (rows: readonly StandingRow[]): string => rows.map(placeText).join(' ');
const rowOf = (rows: readonly StandingRow[], name: string): StandingRow => {
  const found = rows.filter((row) => row.name === name);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} rows of ${name}`);
  return found[0];
};

describe('P2: shares of a tie are exact', () => {
  test('three times a third of seven is seven, tied with 4 + 2 + 1', () => {
    const thirds = tableOf('ABCD 32 32 32 -96');
    const whole = ['EFGH 32 16 -16 -32', 'FEGH 32 16 -16 -32', 'FGEH 32 16 -16 -32'].map((text) => tableOf(text));
    const rows = standingsOf(
      whole.map((other) => [thirds, other]),
      { tieBreaks: [] },
    );
    expect(rowOf(rows, 'A').tablePoints).toBe(7 * 12);
    expect(rowOf(rows, 'E').tablePoints).toBe((4 + 2 + 1) * 12);
    expect(['A', 'B', 'C', 'E'].map((name) => placeText(rowOf(rows, name)))).toEqual(['2=', '2=', '2=', '2=']);
    const csv = writeStandings(rows, SESSION);
    const exact = csv.header.indexOf('table_points_exact');
    expect(csv.rows.filter(([place]) => place === '2').map((cells) => cells[exact])).toEqual(['7', '7', '7', '7']);
  });

  // First place of the tie at the table and how many share it: what each of them gets, in twelfths.
  test.each([
    [1, 2, '36 36 12 0'],
    [2, 2, '48 18 18 0'],
    [3, 2, '48 24 6 6'],
    [1, 3, '28 28 28 0'],
    [2, 3, '48 12 12 12'],
    [1, 4, '21 21 21 21'],
  ])('from place %i, %i tied: %s, and twelve rounds of it are whole points', (first, size, points) => {
    const [a = 0, b = 0, c = 0, d = 0] = tiedFigures({ field: 4, first, size });
    const shares = tablePoints({ a, b, c, d });
    expect(CHAIRS.map((chair) => shares[chair]).join(' ')).toBe(points);
    const rounds = Array.from({ length: 12 }, () => [tableOf(`ABCD ${a} ${b} ${c} ${d}`)]);
    for (const row of standingsOf(rounds)) expect(row.tablePoints % 12).toBe(0);
  });

  test.each([
    ['10 0 -10', '48 24 0'],
    ['5 5 -10', '36 36 0'],
    ['10 -5 -5', '48 12 12'],
    ['0 0 0', '24 24 24'],
  ])('a table of three, %s: %s', (balances, points) => {
    const rows = standingsOf([[tableOf(`ABC ${balances}`)]]);
    expect(['A', 'B', 'C'].map((name) => rowOf(rows, name).tablePoints).join(' ')).toBe(points);
    expect(rows).toHaveLength(3);
  });
});

/** Falling figures, those from place `first` on equal for `size` people. */
const tiedFigures = ({ field, first, size }: { field: number; first: number; size: number }): readonly number[] =>
  Array.from({ length: field }, (_, index) => {
    const place = index + 1;
    return 100 - 10 * (place >= first && place < first + size ? first : place);
  });

/** The places that such a tie gives. */
const tiedPlaces = ({ field, first, size }: { field: number; first: number; size: number }): string =>
  Array.from({ length: field }, (_, index) => {
    const place = index + 1;
    return place >= first && place < first + size ? `${first}=` : String(place);
  }).join(' ');

describe('P3: equal totals share a place', () => {
  const kinds = [2, 3, 4].flatMap((size) =>
    [
      ['top', 1],
      ['middle', 3],
      ['end', 9 - size],
    ].map(([where, first]) => ({ where, first: Number(first), size, field: 8 })),
  );

  test.each(kinds)('$size tied at the $where, in standings and CSV', (kind) => {
    const figures = tiedFigures(kind);
    // Everybody at a table of their own kind: each of the eight has just the figure wanted.
    const tables = [...'ABCDEFGH'].map((name, index) =>
      tableOf(`${name}XYZ ${figures[index]} -900 -950 -1000`, { id: name }),
    );
    const rounds = tables.map((table) => [table]);
    const rows = standingsOf(rounds, { ranking: 'game-points', tieBreaks: [], entrants: entrantsOf('ABCDEFGH') });
    expect(placesOf(rows)).toBe(tiedPlaces(kind));
    const { rows: cells } = writeStandings(rows, { ranking: 'game-points', tieBreaks: [] });
    expect(cells.map(([place]) => place).join(' ')).toBe(tiedPlaces(kind).replaceAll('=', ''));
  });

  test('totals 50, 40, 40, 30: 1, 2, 2, 4', () => {
    const rows = standingsOf([[tableOf('AXYZ 50 0 0 0'), tableOf('BPQR 40 0 0 0'), tableOf('CSTU 40 0 0 0')]], {
      ranking: 'game-points',
      tieBreaks: [],
      entrants: entrantsOf('ABC'),
    });
    expect(placesOf(rows)).toBe('1 2= 2=');
    const four = standingsOf([[tableOf('ABCD 50 40 40 30')]], { ranking: 'game-points', tieBreaks: [] });
    expect(placesOf(four)).toBe('1 2= 2= 4');
  });
});

describe('P4: a replacement stands once', () => {
  const EIGHT = [tableOf('ABCD 30 10 -10 -30'), tableOf('EFGH 30 10 -10 -30')];

  test('8 players and a spare; in round 2 X plays the seat of B and comes first', () => {
    const second = [tableOf('AXCD -30 60 -10 -20'), tableOf('EFGH 30 10 -10 -30')];
    const entrants = entrantsOf('ABCDEFGHX', (name) => ({ role: name === 'X' ? 'substitute' : 'player' }));
    const rows = standingsOf([EIGHT, second], { entrants });
    expect(rows).toHaveLength(9);
    expect(rowOf(rows, 'X')).toMatchObject({
      played: 1,
      tablePoints: 48,
      place: null,
      substitute: true,
      movement: null,
    });
    expect(rowOf(rows, 'B')).toMatchObject({ played: 1, tablePoints: 24 });
    // No gap, and the field is eight.
    expect(placesIn(rows)).toHaveLength(8);
    expect(Math.max(...placesIn(rows))).toBeLessThanOrEqual(8);
    const { rows: cells } = writeStandings(rows, SESSION);
    expect(cells.filter((each) => each[2] === 'X').map((each) => [each[0], each[3], each[4], each[8]])).toEqual([
      ['', '1', '4', 'substitute'],
    ]);
  });

  test('whatever comes first, the ranked have the places of a field without substitutes', () => {
    const second = [tableOf('AXCD -30 60 -10 -20'), tableOf('EFGH 30 10 -10 -30')];
    const entrants = (role: 'player' | 'substitute') =>
      entrantsOf('ABCDEFGHX', (name) => ({ role: name === 'X' ? role : 'player' }));
    const without = standings({
      ...standingsInputOf([EIGHT, second]),
      entrants: entrantsOf('ABCDEFGH'),
    });
    const beside = standingsOf([EIGHT, second], { entrants: entrants('substitute') });
    expect(beside.filter(({ name }) => name !== 'X').map((row) => [row.name, placeText(row)])).toEqual(
      without.map((row) => [row.name, placeText(row)]),
    );
    expect(rowOf(standingsOf([EIGHT, second], { entrants: entrants('player') }), 'X').place).not.toBeNull();
  });

  test('a stand-in plays in the name of another: the result stays with the name, and X has played nothing', () => {
    const second = [tableOf('ABCD -30 60 -10 -20', { standIns: { b: idOf('X') } })];
    const entrants = entrantsOf('ABCDEFGHX', (name) => ({ role: name === 'X' ? 'substitute' : 'player' }));
    const rows = standingsOf([EIGHT, second], { entrants });
    expect(rowOf(rows, 'B')).toMatchObject({ played: 2, tablePoints: 24 + 48 });
    expect(rowOf(rows, 'B').rounds[1]?.standIn).toBe(idOf('X'));
    expect(rowOf(rows, 'X')).toMatchObject({ played: 0, tablePoints: 0, place: null });
  });
});

const placesIn = (rows: readonly StandingRow[]): readonly number[] =>
  rows.flatMap(({ place }) => (place === null ? [] : [place]));

describe('P7: penalties come last, and count for seating', () => {
  // P1 100 with a penalty of 200; P2 to P8: 90 to 30 in tens.
  const tables = [tableOf('ABCD 200 180 160 140'), tableOf('EFGH 120 100 80 60')];
  const input = standingsInputOf([tables], {
    ranking: 'game-points',
    penalties: [aPenalty({ entrantId: idOf('A'), gamePoints: 400 })],
  });

  test('P1 counts -100 and takes the last place', () => {
    const rows = standings(input);
    expect(rowOf(rows, 'A')).toMatchObject({ gamePoints: -200, place: 8, penalty: { gamePoints: -400, count: 1 } });
    expect(rows.map(({ name }) => name).join('')).toBe('BCDEFGHA');
  });

  test('the last table seats P1 with 50, 40 and 30', () => {
    // Seating by standings takes people in the order of their places (test/main/store/penalties.test.ts plays it).
    const last = standings(input).slice(-4);
    expect(last.map(({ name, gamePoints }) => [name, gamePoints / 2])).toEqual([
      ['F', 50],
      ['G', 40],
      ['H', 30],
      ['A', -100],
    ]);
  });

  test('table points are taken too, and a cancelled penalty counts nothing', () => {
    const taken = aPenalty({ entrantId: idOf('A'), tablePoints: 30 });
    const by = (penalties: typeof input.penalties) =>
      rowOf(standings({ ...input, ranking: 'table-points', penalties }), 'A');
    expect(by([taken]).tablePoints).toBe(48 - 30);
    expect(by([{ ...taken, cancelled: true }])).toMatchObject({
      tablePoints: 48,
      penalty: { gamePoints: 0, tablePoints: 0, count: 0 },
    });
  });

  test('points that move to others come from nowhere else', () => {
    const gains = ['B', 'C', 'D'].map((name) => ({ entrantId: idOf(name), gamePoints: 100 }));
    const rows = standings({ ...input, penalties: [aPenalty({ entrantId: idOf('A'), gamePoints: 300, gains })] });
    const sum = (some: readonly StandingRow[]) => some.reduce((all, { gamePoints }) => all + gamePoints, 0);
    expect(sum(rows)).toBe(sum(standings({ ...input, penalties: [] })));
    expect(rowOf(rows, 'B')).toMatchObject({ gamePoints: 280, penalty: { gamePoints: 100, count: 0 } });
  });
});

describe('P8: what is deleted leaves nothing', () => {
  const first = [tableOf('ABCD 20 -20 0 0', { id: 'one' })];
  const second = [tableOf('ABCD 10 6 -16 0', { id: 'two' })];

  test('round 2 deleted: +10, -10, 0, 0, played 1', () => {
    const rows = standingsOf([first]);
    expect(['A', 'B', 'C', 'D'].map((name) => rowOf(rows, name).gamePoints / 2)).toEqual([10, -10, 0, 0]);
    expect(rows.every(({ played, movement }) => played === 1 && movement === null)).toBe(true);
    expect(rows).not.toEqual(standingsOf([first, second]));
  });

  test('a cancelled table counts as one that never was, whatever its deals', () => {
    const cancelled = [{ ...second[0]!, counts: 'nothing' as const, dealCount: 12 }];
    const blank = (rows: readonly StandingRow[]) => rows.map(({ rounds, ...rest }) => ({ ...rest, rounds: rounds[0] }));
    expect(blank(standingsOf([first, cancelled]))).toEqual(blank(standingsOf([first])));
  });

  test('totals in place of deals count once', () => {
    const totals = [
      tableOf('ABCD 8 0 0 -8', { id: 'two', counts: 'totals', dealCount: 3, wins: { a: 3, b: 0, c: 0, d: 0 } }),
    ];
    const row = rowOf(standingsOf([first, totals]), 'A');
    expect(row).toMatchObject({ played: 2, gamePoints: 28 });
    expect(row.rounds[1]).toMatchObject({ totalsOnly: true, wins: 0, finished: true });
  });
});

describe('P9: names do not shift columns', () => {
  test.each([
    ['Lee, Mei "M"', '1,A1,"Lee, Mei ""M""",1,'],
    ['=1+1', "1,A1,'=1+1,1,"],
    ["'t Hooft", "1,A1,'t Hooft,1,"],
    ['two\nlines; and a tab\t', '1,A1,"two\nlines; and a tab\t",1,'],
    ['王小明', '1,A1,王小明,1,'],
  ])('%j comes back as typed', (name, line) => {
    const file = formatCsv(writeStandings([aStandingRow({ name })], SESSION));
    expect(
      file
        .replace(/^\uFEFF/, '')
        .split('\r\n')[1]
        ?.startsWith(line),
    ).toBe(true);
    const table = parseCsv(file);
    if (!table.ok) throw new Error('unreadable');
    const { header, rows } = table.value;
    expect(rows).toHaveLength(1);
    expect(readText(rows[0]?.cells[header.indexOf('display_name')] ?? '')).toBe(name);
    expect(rows[0]?.cells[header.indexOf('score')]).toBe('16.5');
  });
});
