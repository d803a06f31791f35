import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSeating, type SeatingCandidate } from '../../../shared/records/seating-csv.ts';
import { SEATING_COLUMNS, writeSeating } from '../../../shared/records/session-csv.ts';
import { planSeating } from '../../../shared/session/seating/plan-seating.ts';

const HEADER = [...SEATING_COLUMNS];
const people: readonly SeatingCandidate[] = [
  ...['Ann', 'Ben', 'Cat', 'Dan', 'Eve', '=1+1', 'Lee, Mei "M"'].map((displayName, index) => ({
    id: `e${index + 1}`,
    player: { id: `p${index + 1}`, outsideId: `M${index + 1}`, displayName },
  })),
  { id: 'e8', player: { id: 'p8', outsideId: '', displayName: 'Twin' } },
  { id: 'e9', player: { id: 'p9', outsideId: '', displayName: 'Twin' } },
];

const read = (rows: readonly (readonly string[])[], header: readonly string[] = HEADER) =>
  readSeating({
    table: { header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) },
    people,
    session: 'Tuesday',
  });

const seats = (round: number, table: number, codes: readonly string[]) =>
  codes.map((code, index) => ['Tuesday', String(round), String(table), 'ESWN'[index] ?? '', code, '']);

describe('a good file', () => {
  test('people are found by the id of the club, ours, or a name of their own; a sit-out has no table', () => {
    const rows = [...seats(2, 3, ['M1', 'p2', 'M3', 'M4']), ['Tuesday', '2', '', '', '', 'Eve']];
    expect(read(rows)).toEqual({
      errors: [],
      rounds: [{ number: 2, tables: [{ number: 3, chairs: { a: 'e1', b: 'e2', c: 'e3', d: 'e4' } }], sitOuts: ['e5'] }],
    });
  });

  test('a table of three has nobody in the North; winds may be words', () => {
    const rows = seats(1, 1, ['M1', 'M2', 'M3']).map((row, index) =>
      row.with(3, ['east', 'South', 'WEST'][index] ?? ''),
    );
    expect(read(rows).rounds[0]?.tables[0]?.chairs).toEqual({ a: 'e1', b: 'e2', c: 'e3', d: null });
  });

  test('columns in any order, strange ones passed over, names that look like formulas', () => {
    const header = ['wind', 'display_name', 'notes', 'table', 'round'];
    const rows = [
      ['E', "'=1+1", 'x', '1', '1'],
      ['S', 'Lee, Mei "M"', '', '1', '1'],
      ['W', 'Ann', '', '1', '1'],
    ];
    expect(read(rows, header).rounds[0]?.tables[0]?.chairs).toEqual({ a: 'e6', b: 'e7', c: 'e1', d: null });
  });

  test('of a file with several sessions the own rows are read', () => {
    const rows = [...seats(1, 1, ['M1', 'M2', 'M3']), ['Friday', '1', '9', 'E', 'M1', '']];
    expect(read(rows).rounds[0]?.tables).toHaveLength(1);
    expect(read(rows.map((row) => (row[0] === 'Tuesday' ? row.with(0, 'Monday') : row))).errors).toEqual([
      { code: 'several-sessions', line: 1, found: ['Monday', 'Friday'] },
    ]);
  });
});

describe('errors by line and column', () => {
  const good = seats(1, 1, ['M1', 'M2', 'M3', 'M4']);
  const withCell = (row: number, column: number, value: string) =>
    good.map((cells, index) => (index === row ? cells.with(column, value) : cells));

  test.each([
    [withCell(1, 1, '0'), { code: 'bad-number', line: 3, column: 'round', found: '0' }],
    [withCell(1, 2, 'x'), { code: 'bad-number', line: 3, column: 'table', found: 'x' }],
    [withCell(1, 3, 'Q'), { code: 'bad-wind', line: 3, column: 'wind', found: 'Q' }],
    [withCell(1, 4, 'M77'), { code: 'unknown-person', line: 3, column: 'player_id', found: 'M77' }],
    [
      withCell(1, 4, '').map((row, index) => (index === 1 ? row.with(5, 'Twin') : row)),
      { code: 'several-people', line: 3, column: 'display_name', found: 'Twin', count: 2 },
    ],
    [withCell(1, 3, 'E'), { code: 'seat-taken', line: 3, round: 1, table: 1, wind: 'E', firstLine: 2 }],
    [good.slice(0, 2), { code: 'seat-empty', line: 2, round: 1, table: 1 }],
  ] as const)('%#', (rows, error) => {
    expect(read(rows).errors).toEqual([error]);
    expect(read(rows).rounds).toEqual(error.code === 'seat-empty' ? [expect.anything()] : []);
  });

  test('all of them at once', () => {
    const rows = [
      ['Tuesday', 'x', '1', 'Q', 'M1', ''],
      ['Tuesday', '1', '1', 'S', 'M99', ''],
    ];
    expect(read(rows).errors.map(({ code, line }) => [code, line])).toEqual([
      ['bad-number', 2],
      ['bad-wind', 2],
      ['unknown-person', 3],
    ]);
  });

  test('of the header', () => {
    expect(read([], ['session', 'round', 'round']).errors.map(({ code }) => code)).toEqual([
      'column-twice',
      'missing-seating-column',
      'missing-seating-column',
      'missing-seating-column',
    ]);
    expect(read([]).errors).toEqual([{ code: 'no-rows', line: 1 }]);
  });
});

test('what is written is read back: any field, with sit-outs and tables of three', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 23 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('sit-out' as const, 'three' as const),
      (count, rounds, tableSizes) => {
        const field = Array.from({ length: count }, (_, index) => ({
          id: `e${index}`,
          player: { id: `p${index}`, outsideId: index % 2 === 0 ? '' : `M${index}`, displayName: `Person ${index}` },
        }));
        const made = planSeating({ players: field, rounds, seed: 3, tableSizes, maxMoves: 2_000 });
        if (!made.ok) throw new Error(JSON.stringify(made.errors));
        const byId = new Map(field.map((each) => [each.id, each]));
        const at = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
        const sheet = writeSeating({
          session: 'Tuesday',
          rounds: made.value.rounds.map(({ number, tables, sitOuts }) => ({
            number,
            tables: tables.map(({ number: table, chairs: { a, b, c, d } }) => ({
              number: table,
              people: { a: at(a), b: at(b), c: at(c), d: at(d) },
            })),
            sitOuts: sitOuts.flatMap((id) => byId.get(id) ?? []),
          })),
        });
        const table = { header: sheet.header, rows: sheet.rows.map((cells, index) => ({ line: index + 2, cells })) };
        const back = readSeating({ table, people: field, session: 'Tuesday' });
        expect(back.errors).toEqual([]);
        const sorted = (list: readonly { readonly number: number }[]) =>
          [...list].sort((one, other) => one.number - other.number);
        expect(back.rounds).toEqual(
          made.value.rounds.map((round) => ({ ...round, tables: sorted(round.tables), sitOuts: [...round.sitOuts] })),
        );
      },
    ),
    { numRuns: 30 },
  );
});
