import { describe, expect, test } from 'vitest';
import {
  DEAL_COLUMNS,
  STANDING_COLUMNS,
  writeDeals,
  writeSeating,
  writeStandings,
} from '../../../shared/records/session-csv.ts';
import type { StandingRow } from '../../../shared/session/standing.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { classicalTable, recordedDeals } from '../../builders/table.ts';

const people = {
  a: { player: aPlayer({ outsideId: 'A1', displayName: 'Lee, Mei "M"' }) },
  b: { player: aPlayer({ outsideId: 'B2', displayName: '=1+1' }) },
  c: { player: aPlayer({ id: uuid(3), displayName: '王小明' }) },
  d: { player: aPlayer({ outsideId: '-4', displayName: 'Dörte' }) },
};

const dealRows = (facts: readonly ChairFacts[]) =>
  writeDeals([
    {
      session: { name: 'Friday' },
      round: { number: 2 },
      summary: { table: { number: 3 } },
      entrants: people,
      deals: replayTable(classicalTable(recordedDeals(facts))).deals,
    },
  ]).rows.map((row) => Object.fromEntries(row.map((cell, index) => [DEAL_COLUMNS[index], cell])));

const standing = (row: Partial<StandingRow>): StandingRow => ({
  entrantId: uuid(1),
  playerId: uuid(2),
  playerCode: 'A1',
  name: 'Anna',
  place: 1,
  shared: false,
  played: 1,
  tablePoints: 28,
  gamePoints: 33,
  rounds: [],
  movement: null,
  withdrawn: false,
  ...row,
});

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

  test.each<[string, Partial<StandingRow>, string]>([
    ['thirds and halves', {}, '1|A1|Anna|1|2.3333|16.5|0|16.5||7/3'],
    ['a formula as a name', { name: '=1+1' }, "1|A1|'=1+1|1|2.3333|16.5|0|16.5||7/3"],
    ['withdrawn', { withdrawn: true, tablePoints: 0 }, '1|A1|Anna|1|0|16.5|0|16.5|withdrawn|0'],
    [
      'still playing',
      { rounds: [null, { tablePoints: null, gamePoints: -3, tableId: 't', finished: false }], gamePoints: -3 },
      '1|A1|Anna|1|2.3333|-1.5|0|-1.5|running|7/3',
    ],
  ])('%s', (_, row, cells) => {
    expect(writeStandings([standing(row)], 'table-points').rows[0]?.join('|')).toBe(cells);
  });

  test('ranked by game points the table points break ties', () => {
    expect(writeStandings([standing({})], 'game-points').rows[0]?.[7]).toBe('2.3333');
  });

  test('shared places are written as they are (P3)', () => {
    const rows = [1, 2, 2, 4].map((place) => standing({ place }));
    expect(writeStandings(rows, 'table-points').rows.map(([place]) => place)).toEqual(['1', '2', '2', '4']);
  });
});
