import { describe, expect, test } from 'vitest';
import {
  DEAL_COLUMNS,
  STANDING_COLUMNS,
  writeDeals,
  writeSeating,
  writeStandings,
} from '../../../shared/records/session-csv.ts';
import type { StandingRow } from '../../../shared/session/standing.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { aStandingRow } from '../../builders/standings.ts';
import { classicalTable, recordedDeals } from '../../builders/table.ts';

const people = {
  a: { player: aPlayer({ outsideId: 'A1', displayName: 'Lee, Mei "M"' }) },
  b: { player: aPlayer({ outsideId: 'B2', displayName: '=1+1' }) },
  c: { player: aPlayer({ id: uuid(3), displayName: '王小明' }) },
  d: { player: aPlayer({ outsideId: '-4', displayName: 'Dörte' }) },
};

type TableSaid = { readonly totals?: ByChair<number>; readonly cancelled?: boolean };

const dealRows = (facts: readonly ChairFacts[], { totals, cancelled = false }: TableSaid = {}) =>
  writeDeals([
    {
      session: { name: 'Friday' },
      round: { number: 2 },
      summary: {
        counts: cancelled ? 'nothing' : totals === undefined ? 'deals' : 'totals',
        table: { number: 3, totals: totals ?? null, cancelled },
      },
      entrants: people,
      deals: replayTable(classicalTable(recordedDeals(facts))).deals,
    },
  ]).rows.map((row) => Object.fromEntries(row.map((cell, index) => [DEAL_COLUMNS[index], cell])));

const PLAYED = {
  tablePoints: 48,
  gamePoints: -3,
  tableId: 't',
  table: 1,
  finished: true,
  totalsOnly: false,
  wins: 0,
  deals: 1,
  standIn: null,
} as const;

describe('seating', () => {
  test('by round and table, with the winds of the first deal and those who sit out', () => {
    const sheet = writeSeating({
      session: 'Friday',
      rounds: [{ number: 1, tables: [{ number: 1, people }], sitOuts: [{ player: aPlayer({ outsideId: 'E5' }) }] }],
    });
    expect(sheet.header.join()).toBe('session,round,table,wind,player_id,display_name');
    expect(sheet.rows.map((row) => row.join('|'))).toEqual([
      'Friday|1|1|E|A1|Lee, Mei "M"',
      "Friday|1|1|S|B2|'=1+1",
      `Friday|1|1|W|${uuid(3)}|王小明`,
      "Friday|1|1|N|'-4|Dörte",
      'Friday|1|||E5|Anna',
    ]);
  });
});

describe('deals', () => {
  test('begin with the published columns', () => {
    expect(DEAL_COLUMNS.join()).toMatch(
      /^session,round,table,deal,dealer,prevailing_wind,result,winner_id,discarder_id,value,delta_e,delta_s,delta_w,delta_n,entered_at,supersedes/,
    );
  });

  test('amounts follow the winds of the deal', () => {
    const [, second] = dealRows([aWin('b', [20, 32, 8, 0]), { ...aWin('a', [16, 0, 0, 0]), discarder: 'd' }]);
    expect(second).toMatchObject({
      session: 'Friday',
      round: '2',
      table: '3',
      deal: '2',
      dealer: 'B2',
      prevailing_wind: 'E',
      result: 'win',
      winner_id: 'A1',
      discarder_id: "'-4",
      value: '16',
      delta_e: '-32',
      delta_s: '-16',
      delta_w: '-16',
      delta_n: '64',
      supersedes: '',
      revision: '1',
      extra_deals: '0',
      east_id: 'B2',
      south_id: uuid(3),
      west_id: "'-4",
      north_id: 'A1',
    });
  });

  test('tiles and a value that differ are both named, by the wind of the deal', () => {
    const hand = { melds: [], concealed: cutTiles('B123456C789D22RdRdRd').tiles, bonus: [] };
    const both = { ...aWin('b', [20, 24, 8, 0]), winningTile: 'D2', hands: { b: hand } } as const;
    const rows = dealRows([
      { ...both, stands: { b: 'value' } },
      { ...both, stands: { b: 'tiles' } },
      { ...both, hands: { b: { ...hand, concealed: hand.concealed.slice(1) } }, stands: { b: 'value' } },
      aWin('b', [20, 24, 8, 0]),
    ]);
    expect(rows.map(({ value, beside }) => [value, beside])).toEqual([
      ['24', 'S:tiles:96'],
      ['96', 'E:value:24'],
      ['24', 'E:tiles:none'],
      ['24', ''],
    ]);
  });

  test('what was paid on the spot follows the winds too, with who was named to pay', () => {
    const [, second] = dealRows([
      aWin('b', [20, 32, 8, 0]),
      someFacts({
        instant: [
          { seat: 'a', kind: 'cat-rat', opening: true },
          { seat: 'b', kind: 'kong-exposed', payer: 'c' },
        ],
      }),
    ]);
    expect(second).toMatchObject({ on_the_spot: 'N:cat-rat:opening E:kong-exposed:by-S', liable_cause: '' });
  });

  test('unknown payments are empty, not nought', () => {
    const [row] = dealRows([someFacts({ result: 'win', winner: 'b', values: { b: { total: 32 } } })]);
    expect(row).toMatchObject({ value: '32', delta_e: '', delta_s: '', delta_w: '', delta_n: '' });
  });

  test('totals have a row of their own, and the deals they stand for do not count', () => {
    const totals = { a: 80, b: -21, c: -19, d: -40 };
    const [deal, row] = dealRows([someFacts()], { totals });
    expect(deal).toMatchObject({ deal: '1', counts: 'no' });
    expect(row).toMatchObject({
      deal: '',
      dealer: '',
      result: 'totals',
      delta_e: '40',
      delta_s: '-10.5',
      counts: 'yes',
    });
    expect(row).toMatchObject({ east_id: 'A1', south_id: 'B2', table: '3', round: '2', deal_id: '' });
    expect(dealRows([someFacts()], { cancelled: true })[0]).toMatchObject({ counts: 'no' });
    expect(dealRows([someFacts()])).toMatchObject([{ counts: 'yes' }]);
  });

  test('a washout has nobody and four noughts; a false win its offender', () => {
    expect(dealRows([someFacts()])[0]).toMatchObject({ result: 'washout', winner_id: '', value: '', delta_e: '0' });
    expect(dealRows([someFacts({ result: 'false-win', offender: 'c' })])[0]).toMatchObject({
      result: 'false-win',
      offender_id: uuid(3),
      delta_w: '-900',
    });
  });
});

describe('standings', () => {
  test('begin with the published columns', () => {
    expect(STANDING_COLUMNS.join()).toMatch(
      /^place,player_id,display_name,played,table_points,score,penalty,tie_break_1,note/,
    );
  });

  const DEFAULTS = { ranking: 'table-points', tieBreaks: ['other-figure'] } as const;
  /** The published columns and the exact table points. */
  const first = (row: Partial<StandingRow>): string | undefined =>
    writeStandings([aStandingRow(row)], DEFAULTS)
      .rows[0]?.slice(0, 10)
      .join('|');
  const cellsOf = (row: Partial<StandingRow>, session: Parameters<typeof writeStandings>[1]) => {
    const { header, rows } = writeStandings([aStandingRow(row)], session);
    return Object.fromEntries(header.map((column, index) => [column, rows[0]?.[index]]));
  };

  test.each<[string, Partial<StandingRow>, string]>([
    ['thirds and halves', {}, '1|A1|Anna|1|2.3333|16.5|0|16.5||7/3'],
    ['a formula as a name', { name: '=1+1' }, "1|A1|'=1+1|1|2.3333|16.5|0|16.5||7/3"],
    ['withdrawn', { withdrawn: true, tablePoints: 0 }, '1|A1|Anna|1|0|16.5|0|16.5|withdrawn|0'],
    [
      'a substitute has no place',
      { place: null, substitute: true, tablePoints: 48 },
      '|A1|Anna|1|4|16.5|0|16.5|substitute|4',
    ],
    [
      'a penalty is in the score already',
      { gamePoints: -367, tieBreaks: [-367], penalty: { gamePoints: -400, tablePoints: -12, count: 1 } },
      '1|A1|Anna|1|2.3333|-183.5|-200|-183.5||7/3',
    ],
    [
      'still playing',
      { rounds: [null, { ...PLAYED, tablePoints: null, finished: false }], gamePoints: -3, tieBreaks: [-3] },
      '1|A1|Anna|1|2.3333|-1.5|0|-1.5|running|7/3',
    ],
  ])('%s', (_, row, cells) => {
    expect(first(row)).toBe(cells);
  });

  test('ranked by game points the table points break ties', () => {
    const cells = cellsOf({ tieBreaks: [28] }, { ranking: 'game-points', tieBreaks: ['other-figure'] });
    expect(cells.tie_break_1).toBe('2.3333');
  });

  test('all six tie-breaks in the order of the session, with the one that was needed', () => {
    const tieBreaks = ['organiser', 'head-to-head', 'best-table', 'wins', 'fewest-penalties', 'other-figure'] as const;
    const row = { tieBreaks: [null, -1, 33, 7, 0, 28], decidedBy: 'head-to-head' } as const;
    expect(cellsOf(row, { ranking: 'points-per-deal', tieBreaks })).toMatchObject({
      tie_break_1: '',
      tie_break_2: '-1',
      tie_break_3: '16.5',
      tie_break_4: '7',
      tie_break_5: '0',
      tie_break_6: '2.3333',
      decided_by: 'head-to-head',
      ranked_by: 'points-per-deal organiser head-to-head best-table wins fewest-penalties other-figure',
    });
  });

  test('points per deal as a decimal and exactly; none without a deal', () => {
    expect(cellsOf({ perDeal: { over: -5, under: 6 } }, DEFAULTS)).toMatchObject({
      deals: '6',
      points_per_deal: '-0.4167',
      points_per_deal_exact: '-5/12',
    });
    expect(cellsOf({ perDeal: { over: 0, under: 0 } }, DEFAULTS)).toMatchObject({
      deals: '0',
      points_per_deal: '',
      points_per_deal_exact: '',
    });
  });
});
