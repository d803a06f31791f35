import { TWELFTHS } from '../session/table-points.ts';

/** A CSV file after the separators are gone: what the columns work on. Quoting and encoding belong to `renderer/files`. */
export type CsvTable = {
  readonly header: readonly string[];
  /** `line` is where the row begins in the file, from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

/** A file to write: cells are final, only quoting is left to do. */
export type CsvSheet = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a spreadsheet would run as a formula, with any apostrophes before it: `'=1` needs one more to come back as typed. */
const RUNS = /^'*[=+\-@\t\r\n]/;
const NEUTRALISED = /^'+[=+\-@\t\r\n]/;

/** A text as a cell: one that a spreadsheet would run gets a leading apostrophe. `readText` takes it off again. */
export const writeText = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** The text that was typed. An apostrophe that no formula follows (`'t Hooft`) is part of the name. */
export const readText = (cell: string): string => (NEUTRALISED.test(cell) ? cell.slice(1) : cell);

/** A whole number. Numbers are never neutralised: -8 stays a number. */
export const writeInteger = (value: number): string => String(value);

/** Half units as an exact decimal: 33 is `16.5`. */
export const writeHalves = (halves: number): string => String(halves / 2);

/** Twelfths as a decimal with four places at most, for sorting and adding; beside it stands the exact fraction. */
export const writeTwelfths = (twelfths: number): string => writeQuotient(twelfths, TWELFTHS);

/** Twelfths as a whole number or a reduced fraction: 28 is `7/3`. */
export const writeTwelfthsExact = (twelfths: number): string => writeQuotientExact(twelfths, TWELFTHS);

/** `over` / `under` as a decimal with four places at most; `under` is positive. */
export const writeQuotient = (over: number, under: number): string =>
  String(Math.round((over * 10_000) / under) / 10_000);

/** `over` / `under` as a whole number or a reduced fraction; `under` is positive. */
export const writeQuotientExact = (over: number, under: number): string => {
  const divisor = greatestDivisor(Math.abs(over), under);
  const [numerator, denominator] = [over / divisor, under / divisor];
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
};

/** Reads what `writeTwelfthsExact` wrote; undefined for anything that is not a whole number of twelfths. */
export const readTwelfthsExact = (cell: string): number | undefined => {
  const match = /^(-?\d{1,9})(?:\/([1-9]\d?))?$/.exec(cell.trim());
  if (!match) return undefined;
  const twelfths = (Number(match[1]) * TWELFTHS) / Number(match[2] ?? 1);
  return Number.isInteger(twelfths) ? twelfths : undefined;
};

const greatestDivisor = (left: number, right: number): number =>
  right === 0 ? left : greatestDivisor(right, left % right);
