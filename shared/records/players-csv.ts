import { type CsvSheet, type CsvTable, readText, writeText } from './csv-cell.ts';
import { NAME_LENGTH, PLAIN_TEXT } from './fields.ts';
import { PLAYER_STATUSES, type Player } from './records.ts';

/** Columns of the players file in their order. The header is English in every language of the screens. */
export const PLAYER_COLUMNS = [
  'player_id',
  'last_name',
  'first_name',
  'display_name',
  'club',
  'country',
  'ema_no',
  'email',
  'status',
  'avoid_group',
  'forbid_group',
  'fixed_table',
] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/** The columns that are plain text, with their field. */
const TEXT_FIELDS = {
  player_id: 'outsideId',
  last_name: 'lastName',
  first_name: 'firstName',
  display_name: 'displayName',
  club: 'club',
  country: 'country',
  ema_no: 'emaNo',
  email: 'email',
  avoid_group: 'avoidGroup',
  forbid_group: 'forbidGroup',
} as const satisfies Partial<Record<PlayerColumn, keyof Player>>;
type TextColumn = keyof typeof TEXT_FIELDS;
const TEXT_COLUMNS = PLAYER_COLUMNS.filter((column): column is TextColumn => column in TEXT_FIELDS);

/** Players as a sheet; `player_id` is the club's own id, else ours, so that the file always leads back to the person. */
export const writePlayers = (players: readonly Player[]): CsvSheet => ({
  header: PLAYER_COLUMNS,
  rows: players.map((player) => PLAYER_COLUMNS.map((column) => writeCell(player, column))),
});

const writeCell = (player: Player, column: PlayerColumn): string => {
  if (column === 'player_id') return writeText(player.outsideId || player.id);
  if (column === 'status') return player.status;
  if (column === 'fixed_table') return player.fixedTable === null ? '' : String(player.fixedTable);
  return writeText(player[TEXT_FIELDS[column]]);
};

/** What one row says; fields whose column the file lacks are absent, so that an import never empties them. */
export type PlayerRow = {
  readonly line: number;
  /** `player_id` as written; empty when there is none. */
  readonly code: string;
  readonly displayName: string;
  /** `displayName` was made from first and last name: it never renames somebody who is known. */
  readonly nameMade: boolean;
  readonly fields: Partial<Omit<Player, 'id' | 'outsideId' | 'displayName'>>;
};

/** `line` from 1, the header being 1; `column` is the header of the column where there is one. */
export type CsvError =
  | { readonly code: 'no-rows'; readonly line: number }
  | { readonly code: 'unknown-column'; readonly line: number; readonly column: string; readonly at: number }
  | { readonly code: 'column-twice'; readonly line: number; readonly column: string; readonly at: number }
  | { readonly code: 'missing-column'; readonly line: number; readonly column: PlayerColumn }
  | { readonly code: 'too-many-cells'; readonly line: number; readonly found: number; readonly expected: number }
  | { readonly code: 'hidden-character-in-cell'; readonly line: number; readonly column: PlayerColumn }
  | { readonly code: 'empty-name'; readonly line: number; readonly column: PlayerColumn }
  | {
      readonly code: 'too-long';
      readonly line: number;
      readonly column: PlayerColumn;
      readonly length: number;
      readonly most: number;
    }
  | { readonly code: 'bad-status'; readonly line: number; readonly column: PlayerColumn; readonly found: string }
  | { readonly code: 'bad-fixed-table'; readonly line: number; readonly column: PlayerColumn; readonly found: string }
  | {
      readonly code: 'duplicate-player-id';
      readonly line: number;
      readonly column: PlayerColumn;
      readonly found: string;
      readonly firstLine: number;
    };

/** The good rows, and everything that is wrong with the file. A file with errors is not imported. */
export type ReadPlayers = { readonly rows: readonly PlayerRow[]; readonly errors: readonly CsvError[] };

/**
 * Reads player rows. Columns may come in any order and may be left out, but for a name: `display_name`, or first and last
 * name, from which it is made where it is empty. A row may stop early, which says nothing about the columns left. Cells
 * beyond the header are an error: they mean that an unquoted comma shifted the columns.
 */
export const readPlayers = ({ header, rows }: CsvTable): ReadPlayers => {
  const columns = withoutEmptyEnd(header).map((name) => name.trim().toLowerCase());
  const headerErrors = checkHeader(columns);
  if (headerErrors.length > 0) return { rows: [], errors: headerErrors };
  if (rows.length === 0) return { rows: [], errors: [{ code: 'no-rows', line: 1 }] };
  const read = rows.map(({ line, cells }) => readRow({ line, cells, columns }));
  const errors = [...read.flatMap((row) => row.errors), ...duplicateCodes(read.map(({ row }) => row))];
  const bad = new Set(errors.map(({ line }) => line));
  return {
    rows: read.map(({ row }) => row).filter(({ line }) => !bad.has(line)),
    errors: errors.sort((left, right) => left.line - right.line),
  };
};

/** Spreadsheets write separators for columns that were once used; what is empty to the end says nothing. */
const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

const checkHeader = (columns: readonly string[]): readonly CsvError[] => {
  const known: readonly string[] = PLAYER_COLUMNS;
  const errors: CsvError[] = columns.flatMap((column, index): CsvError[] => {
    const at = index + 1;
    if (!known.includes(column)) return [{ code: 'unknown-column', line: 1, column, at }];
    return columns.indexOf(column) === index ? [] : [{ code: 'column-twice', line: 1, column, at }];
  });
  const names: readonly PlayerColumn[] = ['display_name', 'last_name', 'first_name'];
  if (!names.some((name) => columns.includes(name))) {
    errors.push({ code: 'missing-column', line: 1, column: 'display_name' });
  }
  return errors;
};

type RowInput = { readonly line: number; readonly cells: readonly string[]; readonly columns: readonly string[] };

const readRow = ({
  line,
  cells,
  columns,
}: RowInput): { readonly row: PlayerRow; readonly errors: readonly CsvError[] } => {
  const errors: CsvError[] = [];
  const found = withoutEmptyEnd(cells).length;
  if (found > columns.length) errors.push({ code: 'too-many-cells', line, found, expected: columns.length });
  const cell = (column: PlayerColumn): string | undefined => {
    const written = cells[columns.indexOf(column)];
    return written === undefined ? undefined : readText(written);
  };
  const text = Object.fromEntries(TEXT_COLUMNS.map((column) => [column, cell(column)]));
  const nameMade = !text.display_name?.trim();
  const displayName = nameMade
    ? [text.first_name, text.last_name].filter((part) => part?.trim()).join(' ')
    : (text.display_name ?? '');
  if (displayName === '') errors.push({ code: 'empty-name', line, column: 'display_name' });
  for (const column of TEXT_COLUMNS) {
    const { length } = column === 'display_name' ? displayName : (text[column] ?? '');
    if (length > NAME_LENGTH) errors.push({ code: 'too-long', line, column, length, most: NAME_LENGTH });
    if (!PLAIN_TEXT.test(text[column] ?? '')) errors.push({ code: 'hidden-character-in-cell', line, column });
  }
  const status = readStatus(line, cell('status'));
  const fixedTable = readFixedTable(line, cell('fixed_table'));
  errors.push(...status.errors, ...fixedTable.errors);
  const fields = { ...textFields(text), ...status.field, ...fixedTable.field };
  return { row: { line, code: text.player_id ?? '', displayName, nameMade, fields }, errors };
};

const textFields = (text: Partial<Record<string, string | undefined>>): PlayerRow['fields'] => {
  const fields: { -readonly [K in keyof PlayerRow['fields']]: PlayerRow['fields'][K] } = {};
  for (const column of TEXT_COLUMNS) {
    const value = text[column];
    const field = TEXT_FIELDS[column];
    if (value !== undefined && field !== 'outsideId' && field !== 'displayName') fields[field] = value;
  }
  return fields;
};

/** An empty status says nothing: a new player becomes a member, a known one keeps theirs. */
const readStatus = (line: number, cell: string | undefined) => {
  const found = cell?.trim().toLowerCase() ?? '';
  if (found === '') return { field: {}, errors: [] };
  const status = PLAYER_STATUSES.find((each) => each === found);
  return status
    ? { field: { status }, errors: [] }
    : { field: {}, errors: [{ code: 'bad-status', line, column: 'status', found: cell ?? '' } as const] };
};

const readFixedTable = (line: number, cell: string | undefined) => {
  if (cell === undefined) return { field: {}, errors: [] };
  const found = cell.trim();
  if (found === '') return { field: { fixedTable: null }, errors: [] };
  return /^[1-9]\d{0,3}$/.test(found)
    ? { field: { fixedTable: Number(found) }, errors: [] }
    : { field: {}, errors: [{ code: 'bad-fixed-table', line, column: 'fixed_table', found: cell } as const] };
};

const duplicateCodes = (rows: readonly PlayerRow[]): readonly CsvError[] => {
  const firstLine = new Map<string, number>();
  return rows.flatMap(({ code, line }): CsvError[] => {
    const first = firstLine.get(code);
    if (code !== '' && first === undefined) firstLine.set(code, line);
    return code === '' || first === undefined
      ? []
      : [{ code: 'duplicate-player-id', line, column: 'player_id', found: code, firstLine: first }];
  });
};
