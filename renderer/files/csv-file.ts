import Papa from 'papaparse';
import type { CsvSheet, CsvTable } from '../../shared/records/csv-cell.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export type CsvFileError =
  | { readonly code: 'empty-file' }
  /** A quote that is never closed, or text after a closing quote; `line` from 1. */
  | { readonly code: 'unbalanced-quotes'; readonly line: number };

const BYTE_ORDER_MARK = '\ufeff';

/** A sheet as the text of a file: byte order mark (Excel needs it to see UTF-8), comma, CRLF, quotes where needed. */
export const formatCsv = ({ header, rows }: CsvSheet): string => {
  const table = [[...header], ...rows.map((row) => [...row])];
  return `${BYTE_ORDER_MARK}${Papa.unparse(table, { delimiter: ',', newline: '\r\n', header: false })}\r\n`;
};

/** Reads a file with comma, semicolon or tab, whichever its first line holds most of. Blank lines are passed over. */
export const parseCsv = (text: string): Result<CsvTable, CsvFileError> => {
  const content = oneLineBreak(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  if (content.trim() === '') return fail([{ code: 'empty-file' }]);
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content), newline: '\n' });
  const lines = lineNumbers(data);
  const unbalanced = errors.find(({ type }) => type === 'Quotes');
  if (unbalanced) return fail([{ code: 'unbalanced-quotes', line: lines[unbalanced.row ?? 0] ?? 1 }]);
  const rows = data
    .map((cells, index) => ({ line: lines[index] ?? 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rest] = rows;
  return first === undefined ? fail([{ code: 'empty-file' }]) : ok({ header: first.cells, rows: rest });
};

/** Every line break outside quotes as a line feed, so that files put together on two systems still have their rows. */
const oneLineBreak = (content: string): string =>
  content
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replace(/\r\n?/g, '\n') : part))
    .join('"');

const delimiterOf = (content: string): string => {
  const [firstLine = ''] = content.trimStart().split('\n', 1);
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
};

/** The line in the file on which each row begins: a quoted cell may hold line breaks. */
const lineNumbers = (rows: readonly (readonly string[])[]): readonly number[] => {
  let line = 1;
  return rows.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return begins;
  });
};
