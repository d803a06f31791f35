import { lookAlikes } from '../../../shared/records/likely-duplicates.ts';
import { type MatchError, matchPlayers, type PlayerMatch } from '../../../shared/records/match-players.ts';
import { type CsvError, PLAYER_COLUMNS, readPlayers } from '../../../shared/records/players-csv.ts';
import type { Player } from '../../../shared/records/records.ts';
import { type CsvFileError, parseCsv } from '../../files/csv-file.ts';
import { decodeText, type Encoding, isBinary } from '../../files/decode-text.ts';
import type { IncomingFile } from '../../host/host.ts';

export type ImportError = { readonly code: 'not-a-text-file' } | CsvFileError | CsvError | MatchError;

export type ImportColumn = { readonly name: string; readonly at: number; readonly known: boolean };

/** One line of the preview: what importing it would do, or everything that is wrong with it. */
export type ImportRow =
  | {
      readonly kind: 'new';
      readonly line: number;
      readonly player: Omit<Player, 'id'>;
      /** Stored players who may be this one under another spelling or id. */
      readonly alike: readonly Player[];
    }
  | {
      readonly kind: 'changed';
      readonly line: number;
      readonly player: Player;
      readonly changes: readonly { readonly field: keyof Player; readonly before: string; readonly after: string }[];
    }
  | { readonly kind: 'same'; readonly line: number; readonly player: Player }
  | { readonly kind: 'error'; readonly line: number; readonly errors: readonly ImportError[] };

export const ROW_KINDS = ['new', 'changed', 'same', 'error'] as const satisfies readonly ImportRow['kind'][];

/** What a file would do to the register. Nothing is stored by making it. */
export type ImportPlan = {
  readonly encoding: Encoding;
  readonly columns: readonly ImportColumn[];
  /** Errors of the file as a whole (empty, headers): nothing can be imported while there are any. */
  readonly fileErrors: readonly ImportError[];
  /** In the order of the file. */
  readonly rows: readonly ImportRow[];
};

type PlanInput = {
  readonly file: IncomingFile;
  readonly players: readonly Player[];
  /** Leaves out the columns that are not ours instead of refusing the file. */
  readonly withoutUnknown: boolean;
};

/** Codes that concern the file rather than one of its rows. */
const FILE_CODES: readonly string[] = ['no-rows', 'unknown-column', 'column-twice', 'missing-column'];

/** Reads a file of any of the known encodings and separators and compares it with the register. */
export const planImport = ({ file, players, withoutUnknown }: PlanInput): ImportPlan => {
  if (isBinary(file.bytes)) {
    return { encoding: 'utf-8', columns: [], fileErrors: [{ code: 'not-a-text-file' }], rows: [] };
  }
  const { text, encoding } = decodeText(file.bytes);
  const parsed = parseCsv(text);
  if (!parsed.ok) return { encoding, columns: [], fileErrors: parsed.errors, rows: [] };
  const columns = parsed.value.header.map((name, index) => ({ name, at: index + 1, known: isKnown(name) }));
  const table = withoutUnknown ? keepColumns(parsed.value, columns) : parsed.value;
  const { rows, errors } = readPlayers(table);
  const fileErrors = errors.filter(({ code }) => FILE_CODES.includes(code));
  const alike = lookAlikes(players);
  const matched = matchPlayers(players, rows).map((match) => importRow(match, alike));
  const refused = refusedRows(errors.filter(({ code }) => !FILE_CODES.includes(code)));
  return {
    encoding,
    columns,
    fileErrors,
    rows: [...matched, ...refused].toSorted((left, right) => left.line - right.line),
  };
};

/** The players that importing the good rows would write; new ones get their id here. */
export const playersToImport = (rows: readonly ImportRow[], newId: () => string): readonly Player[] =>
  rows.flatMap((row): Player[] => {
    if (row.kind === 'new') return [{ ...row.player, id: newId() }];
    return row.kind === 'changed' ? [row.player] : [];
  });

const isKnown = (name: string): boolean => PLAYER_COLUMNS.some((column) => column === name.trim().toLowerCase());

type Table = {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

const keepColumns = ({ header, rows }: Table, columns: readonly ImportColumn[]): Table => {
  // A cell beyond the header stays: it is what shows that a comma shifted the columns.
  const keep = (_: string, index: number) => columns[index]?.known ?? true;
  return { header: header.filter(keep), rows: rows.map(({ line, cells }) => ({ line, cells: cells.filter(keep) })) };
};

const importRow = (match: PlayerMatch, alike: ReturnType<typeof lookAlikes>): ImportRow => {
  if (match.kind === 'error') return { kind: 'error', line: match.line, errors: [match.error] };
  if (match.kind === 'new') return { ...match, alike: alike(match.player) };
  if (match.kind !== 'changed') return match;
  const { line, before, player, fields } = match;
  const changes = fields.map((field) => ({
    field,
    before: String(before[field] ?? ''),
    after: String(player[field] ?? ''),
  }));
  return { kind: 'changed', line, player, changes };
};

/** The errors of each row together. */
const refusedRows = (errors: readonly CsvError[]): readonly ImportRow[] => {
  const lines = new Map<number, CsvError[]>();
  for (const error of errors) {
    const known = lines.get(error.line);
    if (known === undefined) lines.set(error.line, [error]);
    else known.push(error);
  }
  return [...lines].map(([line, found]) => ({ kind: 'error', line, errors: found }));
};
