import type { PastRound } from '../session/seating/plan.ts';
import { CHAIRS, type Chair, chairOfWind } from '../table/chair.ts';
import { WINDS } from '../tiles/tile.ts';
import { type CsvTable, readText } from './csv-cell.ts';
import type { SEATING_COLUMNS } from './session-csv.ts';

type SeatingColumn = (typeof SEATING_COLUMNS)[number];

/** What is wrong with a seating file; `line` from 1, the header being 1. */
export type SeatingCsvError =
  | { readonly code: 'no-rows'; readonly line: number }
  | { readonly code: 'missing-seating-column'; readonly line: number; readonly column: SeatingColumn }
  | { readonly code: 'column-twice'; readonly line: number; readonly column: string; readonly at: number }
  | { readonly code: 'bad-number'; readonly line: number; readonly column: SeatingColumn; readonly found: string }
  | { readonly code: 'bad-wind'; readonly line: number; readonly column: SeatingColumn; readonly found: string }
  | { readonly code: 'unknown-person'; readonly line: number; readonly column: SeatingColumn; readonly found: string }
  | {
      readonly code: 'several-people';
      readonly line: number;
      readonly column: SeatingColumn;
      readonly found: string;
      readonly count: number;
    }
  | {
      readonly code: 'seat-taken';
      readonly line: number;
      readonly round: number;
      readonly table: number;
      readonly wind: string;
      readonly firstLine: number;
    }
  | { readonly code: 'seat-empty'; readonly line: number; readonly round: number; readonly table: number }
  | { readonly code: 'several-sessions'; readonly line: number; readonly found: readonly string[] };

/** Somebody a row may mean. */
export type SeatingCandidate = {
  readonly id: string;
  readonly player: { readonly id: string; readonly outsideId: string; readonly displayName: string };
};

export type ReadSeatingInput = {
  readonly table: CsvTable;
  readonly people: readonly SeatingCandidate[];
  /** Of a file with several sessions only the rows of this name are read. */
  readonly session: string;
};

/** The rounds that a file seats, by number, and everything that is wrong with it. A file with errors is not imported. */
export type ReadSeating = { readonly rounds: readonly PastRound[]; readonly errors: readonly SeatingCsvError[] };

type SeatRow = {
  readonly line: number;
  readonly round: number;
  readonly person: string;
  /** Null: sits out. */
  readonly seat: { readonly table: number; readonly chair: Chair } | null;
};

/**
 * Reads a seating file: one row a person and round; who sits out has neither table nor wind. People are found by
 * `player_id` (the club's id or ours), else by a name that only one of them has. Columns that are not ours say nothing.
 */
export const readSeating = ({ table, people, session }: ReadSeatingInput): ReadSeating => {
  const columns = table.header.map((name) => name.trim().toLowerCase());
  const headerErrors = checkHeader(columns);
  if (headerErrors.length > 0) return { rounds: [], errors: headerErrors };
  const cellsOf = rowReader(columns);
  const own = rowsOfSession(table.rows, cellsOf, session);
  if (own.errors.length > 0) return { rounds: [], errors: own.errors };
  if (own.rows.length === 0) return { rounds: [], errors: [{ code: 'no-rows', line: 1 }] };
  const find = personFinder(people);
  const read = own.rows.map((row) => readRow(row.line, cellsOf(row.cells), find));
  const rows = read.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const errors = [...read.flatMap((each) => each.errors), ...takenSeats(rows)];
  const built = errors.length > 0 ? { rounds: [], errors: [] } : buildRounds(rows);
  return {
    rounds: built.rounds,
    errors: [...errors, ...built.errors].toSorted((left, right) => left.line - right.line),
  };
};

type Cells = (column: SeatingColumn) => string;
type Row = CsvTable['rows'][number];

const rowReader =
  (columns: readonly string[]) =>
  (cells: readonly string[]): Cells =>
  (column) =>
    readText(cells[columns.indexOf(column)] ?? '').trim();

const checkHeader = (columns: readonly string[]): readonly SeatingCsvError[] => {
  const twice = columns.flatMap((column, index): SeatingCsvError[] =>
    column !== '' && columns.indexOf(column) !== index
      ? [{ code: 'column-twice', line: 1, column, at: index + 1 }]
      : [],
  );
  const needed: readonly SeatingColumn[] = ['round', 'table', 'wind'];
  const missing = needed.filter((column) => !columns.includes(column));
  if (!columns.includes('player_id') && !columns.includes('display_name')) missing.push('player_id');
  return [...twice, ...missing.map((column) => ({ code: 'missing-seating-column', line: 1, column }) as const)];
};

const rowsOfSession = (
  rows: readonly Row[],
  cellsOf: (cells: readonly string[]) => Cells,
  session: string,
): { readonly rows: readonly Row[]; readonly errors: readonly SeatingCsvError[] } => {
  const names = [...new Set(rows.map(({ cells }) => cellsOf(cells)('session')))];
  if (names.length < 2) return { rows, errors: [] };
  const own = rows.filter(({ cells }) => cellsOf(cells)('session') === session);
  if (own.length > 0) return { rows: own, errors: [] };
  return { rows: [], errors: [{ code: 'several-sessions', line: 1, found: names }] };
};

type Find = (line: number, code: string, name: string) => string | SeatingCsvError;

const personFinder = (people: readonly SeatingCandidate[]): Find => {
  const byCode = new Map<string, string>();
  for (const { id, player } of people) byCode.set(player.id, id);
  for (const { id, player } of people) if (player.outsideId !== '') byCode.set(player.outsideId, id);
  return (line, code, name) => {
    const coded = byCode.get(code);
    if (coded !== undefined) return coded;
    if (code !== '') return { code: 'unknown-person', line, column: 'player_id', found: code };
    const [first, ...others] = people.filter(({ player }) => player.displayName.trim() === name);
    const column = 'display_name';
    if (first === undefined) return { code: 'unknown-person', line, column, found: name };
    if (others.length > 0) return { code: 'several-people', line, column, found: name, count: others.length + 1 };
    return first.id;
  };
};

const readRow = (
  line: number,
  cell: Cells,
  find: Find,
): { readonly row?: SeatRow; readonly errors: readonly SeatingCsvError[] } => {
  const errors: SeatingCsvError[] = [];
  const number = (column: 'round' | 'table'): number => {
    const found = cell(column);
    if (!/^[1-9]\d{0,3}$/.test(found)) errors.push({ code: 'bad-number', line, column, found });
    return Number(found);
  };
  const round = number('round');
  const sitsOut = cell('table') === '' && cell('wind') === '';
  const seat = sitsOut ? null : { table: number('table'), chair: readWind(cell('wind')) };
  if (seat !== null && seat.chair === undefined)
    errors.push({ code: 'bad-wind', line, column: 'wind', found: cell('wind') });
  const person = find(line, cell('player_id'), cell('display_name'));
  if (typeof person !== 'string') errors.push(person);
  if (errors.length > 0 || typeof person !== 'string') return { errors };
  if (seat === null) return { row: { line, round, person, seat: null }, errors };
  if (seat.chair === undefined) return { errors };
  return { row: { line, round, person, seat: { table: seat.table, chair: seat.chair } }, errors };
};

/** The chair that has this wind in the first deal: a letter or the word. */
const readWind = (cell: string): Chair | undefined => {
  const wind = WINDS.find((each) => each === cell.toUpperCase() || WIND_WORDS[each] === cell.toLowerCase());
  return wind === undefined ? undefined : chairOfWind(wind, 'a');
};

const WIND_WORDS = { E: 'east', S: 'south', W: 'west', N: 'north' } as const;

const takenSeats = (rows: readonly SeatRow[]): readonly SeatingCsvError[] => {
  const firstLine = new Map<string, number>();
  return rows.flatMap(({ line, round, seat }): SeatingCsvError[] => {
    if (seat === null) return [];
    const key = `${round} ${seat.table} ${seat.chair}`;
    const first = firstLine.get(key);
    if (first === undefined) {
      firstLine.set(key, line);
      return [];
    }
    const wind = WINDS[CHAIRS.indexOf(seat.chair)] ?? '';
    return [{ code: 'seat-taken', line, round, table: seat.table, wind, firstLine: first }];
  });
};

const buildRounds = (rows: readonly SeatRow[]): ReadSeating => {
  const errors: SeatingCsvError[] = [];
  const numbers = [...new Set(rows.map(({ round }) => round))].toSorted((one, other) => one - other);
  const rounds = numbers.map((number): PastRound => {
    const own = rows.filter(({ round }) => round === number);
    const tables = [...new Set(own.flatMap(({ seat }) => (seat === null ? [] : [seat.table])))]
      .toSorted((one, other) => one - other)
      .flatMap((table): PastRound['tables'] => {
        const seats = own.filter(({ seat }) => seat?.table === table);
        const at = (chair: Chair) => seats.find(({ seat }) => seat?.chair === chair)?.person;
        const [a, b, c] = [at('a'), at('b'), at('c')];
        if (a !== undefined && b !== undefined && c !== undefined)
          return [{ number: table, chairs: { a, b, c, d: at('d') ?? null } }];
        errors.push({ code: 'seat-empty', line: seats[0]?.line ?? 1, round: number, table });
        return [];
      });
    return { number, tables, sitOuts: own.filter(({ seat }) => seat === null).map(({ person }) => person) };
  });
  return { rounds, errors };
};
