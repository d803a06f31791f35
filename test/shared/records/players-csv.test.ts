import { describe, expect, test } from 'vitest';
import type { CsvTable } from '../../../shared/records/csv-cell.ts';
import { matchPlayers } from '../../../shared/records/match-players.ts';
import {
  type CsvError,
  PLAYER_COLUMNS,
  type PlayerRow,
  readPlayers,
  writePlayers,
} from '../../../shared/records/players-csv.ts';
import { aPlayer, uuid } from '../../builders/records.ts';

/** `display_name,club` over rows of `|`-separated cells. */
const table = (header: string, ...rows: readonly string[]): CsvTable => ({
  header: header.split(','),
  rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })),
});

const rowOf = (row: Partial<PlayerRow>): PlayerRow => ({
  line: 2,
  code: '',
  displayName: 'Anna',
  nameMade: false,
  fields: {},
  ...row,
});

describe('players file', () => {
  test('the header is exactly the published one', () => {
    expect(PLAYER_COLUMNS.join()).toBe(
      'player_id,last_name,first_name,display_name,club,country,ema_no,email,status,avoid_group,forbid_group,fixed_table',
    );
  });

  test('a full row', () => {
    const full = table(PLAYER_COLUMNS.join(), '07|Lee|Mei|Lee, Mei "M"|East|NL|123|m@x.org|guest|A|B|3');
    expect(readPlayers(full)).toEqual({
      errors: [],
      rows: [
        {
          line: 2,
          code: '07',
          displayName: 'Lee, Mei "M"',
          nameMade: false,
          fields: {
            lastName: 'Lee',
            firstName: 'Mei',
            club: 'East',
            country: 'NL',
            emaNo: '123',
            email: 'm@x.org',
            status: 'guest',
            avoidGroup: 'A',
            forbidGroup: 'B',
            fixedTable: 3,
          },
        },
      ],
    });
  });

  test.each([
    ['made from both names', 'first_name,last_name', 'Mei|Lee', 'Mei Lee'],
    ['made from the last name alone', 'first_name,last_name', '|Lee', 'Lee'],
    ['made where it is empty', 'display_name,first_name,last_name', '|Mei|Lee', 'Mei Lee'],
    ['taken as it is', 'display_name,first_name', 'Lee Mei|M', 'Lee Mei'],
    ['neutralised formula comes back as typed', 'display_name', "'=1+1", '=1+1'],
    ['formula of another program is kept', 'display_name', '=1+1', '=1+1'],
    ['apostrophe before a letter stays', 'display_name', "'t Hooft", "'t Hooft"],
    ['column names in capitals with spaces around', ' Display_Name ', 'Mei', 'Mei'],
  ])('display name %s', (_, header, row, name) => {
    expect(readPlayers(table(header, row)).rows[0]?.displayName).toBe(name);
  });

  test.each<[string, CsvTable, readonly CsvError[]]>([
    [
      'unknown column',
      table('display_name,nickname', 'Mei|M'),
      [{ code: 'unknown-column', line: 1, column: 'nickname', at: 2 }],
    ],
    [
      'column twice',
      table('display_name,club,club', 'Mei||'),
      [{ code: 'column-twice', line: 1, column: 'club', at: 3 }],
    ],
    ['no name column', table('club', 'East'), [{ code: 'missing-column', line: 1, column: 'display_name' }]],
    ['header only', table('display_name'), [{ code: 'no-rows', line: 1 }]],
    [
      'a name that turns the writing',
      table('display_name,club', 'Anna\u202eLee|East'),
      [{ code: 'hidden-character-in-cell', line: 2, column: 'display_name' }],
    ],
    ['no name', table('display_name,club', ' |East'), [{ code: 'empty-name', line: 2, column: 'display_name' }]],
    [
      'an unquoted comma',
      table('display_name', 'Lee|Mei'),
      [{ code: 'too-many-cells', line: 2, found: 2, expected: 1 }],
    ],
    [
      'status',
      table('display_name,status', 'Mei|boss'),
      [{ code: 'bad-status', line: 2, column: 'status', found: 'boss' }],
    ],
    [
      '201 characters',
      table('display_name,club', `Mei|${'x'.repeat(201)}`),
      [{ code: 'too-long', line: 2, column: 'club', length: 201, most: 200 }],
    ],
    [
      'made name of 201 characters',
      table('first_name,last_name', `${'x'.repeat(100)}|${'y'.repeat(100)}`),
      [{ code: 'too-long', line: 2, column: 'display_name', length: 201, most: 200 }],
    ],
    [
      'id twice',
      table('player_id,display_name', '7|Mei', '8|Jan', '7|Ann'),
      [{ code: 'duplicate-player-id', line: 4, column: 'player_id', found: '7', firstLine: 2 }],
    ],
    ...['0', '-1', '1.5', 'two', '10000', '１'].map(
      (found) =>
        [
          `fixed table ${found}`,
          table('display_name,fixed_table', `Mei|${found}`),
          [{ code: 'bad-fixed-table', line: 2, column: 'fixed_table', found }],
        ] satisfies [string, CsvTable, readonly CsvError[]],
    ),
  ])('error: %s', (_, input, errors) => {
    expect(readPlayers(input).errors).toEqual(errors);
  });

  test('empty columns at the end are passed over', () => {
    expect(readPlayers(table('display_name,club,,', 'Mei|East||', 'Jan'))).toMatchObject({
      errors: [],
      rows: [
        { displayName: 'Mei', fields: { club: 'East' } },
        { displayName: 'Jan', fields: {} },
      ],
    });
  });

  test('200 characters are a name', () => {
    expect(readPlayers(table('display_name', 'x'.repeat(200))).errors).toEqual([]);
  });

  test('all errors at once, in the order of lines, and the good rows beside them', () => {
    const read = readPlayers(table('display_name,status,fixed_table', '|boss|0', 'Mei', '|x|'));
    expect(read.errors.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 empty-name',
      '2 bad-status',
      '2 bad-fixed-table',
      '4 empty-name',
      '4 bad-status',
    ]);
    expect(read.rows.map(({ line }) => line)).toEqual([3]);
  });

  test('written players read back', () => {
    const players = [
      aPlayer({ outsideId: '=7', displayName: "'=1+1", fixedTable: 4, status: 'inactive', emaNo: '-12' }),
      aPlayer({ id: uuid(2), displayName: '王小明' }),
    ];
    const { header, rows } = writePlayers(players);
    const read = readPlayers({ header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) });
    expect(matchPlayers(players, read.rows).map(({ kind }) => kind)).toEqual(['same', 'same']);
    expect(matchPlayers([], read.rows)).toMatchObject([
      {
        kind: 'new',
        player: { outsideId: '=7', displayName: "'=1+1", fixedTable: 4, status: 'inactive', emaNo: '-12' },
      },
      { kind: 'new', player: { outsideId: uuid(2), displayName: '王小明', fixedTable: null } },
    ]);
  });
});

describe('matching rows with stored players', () => {
  const anna = aPlayer({ id: uuid(1), outsideId: '7', displayName: 'Anna', email: 'a@x.org' });
  const bert = aPlayer({ id: uuid(2), displayName: 'Bert' });
  const twins = [aPlayer({ id: uuid(3), displayName: 'Kim' }), aPlayer({ id: uuid(4), displayName: 'Kim' })];
  const stored = [anna, bert, ...twins];

  test.each<[string, Partial<PlayerRow>, object]>([
    ['by the club id', { code: '7', displayName: 'Anna' }, { kind: 'same', player: anna }],
    ['by our id', { code: uuid(2), displayName: 'Bert' }, { kind: 'same', player: bert }],
    ['by exact name', { displayName: 'Bert' }, { kind: 'same', player: bert }],
    ['by name, taking the new id', { code: '8', displayName: 'Bert' }, { kind: 'changed', fields: ['outsideId'] }],
    ['another spelling is somebody new', { displayName: 'bert' }, { kind: 'new' }],
    [
      'same name, other id: somebody new',
      { code: '9', displayName: 'Anna' },
      { kind: 'new', player: { outsideId: '9' } },
    ],
    ['renamed by id', { code: '7', displayName: 'Anna B' }, { kind: 'changed', fields: ['displayName'] }],
    ['a made name renames nobody', { code: '7', displayName: 'A. B.', nameMade: true }, { kind: 'same' }],
    [
      'an emptied cell empties the field',
      { code: '7', fields: { email: '' } },
      { kind: 'changed', fields: ['email'], player: { email: '' } },
    ],
    ['a lacking column keeps the field', { code: '7', fields: { club: '' } }, { kind: 'same' }],
    ['two of that name', { displayName: 'Kim' }, { kind: 'error', error: { code: 'ambiguous-name', count: 2 } }],
    ['two of that name, told apart by id', { code: uuid(4), displayName: 'Kim' }, { kind: 'same', player: twins[1] }],
  ])('%s', (_, row, expected) => {
    expect(matchPlayers(stored, [rowOf(row)])).toMatchObject([expected]);
  });

  test('two rows for one person are an error on the second', () => {
    const rows = [rowOf({ line: 2, code: '7' }), rowOf({ line: 5, code: uuid(1) })];
    expect(matchPlayers(stored, rows)).toMatchObject([
      { kind: 'same' },
      { kind: 'error', line: 5, error: { code: 'matched-twice', firstLine: 2 } },
    ]);
  });

  test('two new people may have one name', () => {
    const rows = [rowOf({ line: 2, displayName: 'Jo' }), rowOf({ line: 3, displayName: 'Jo' })];
    expect(matchPlayers(stored, rows).map(({ kind }) => kind)).toEqual(['new', 'new']);
  });
});
