import { z } from 'zod';
import { fail, ok, type Result } from '../result.ts';
import { type Change, changeSchema } from './change.ts';
import { checksum } from './checksum.ts';

export const JOURNAL_FORMAT = 'roundwind-journal';
/** Raised with the schema of the records, which fills in what older lines lack. */
export const JOURNAL_VERSION = 3;

/** First line of a journal, with its line feed. */
export const journalHeader = (storeId: string): string =>
  `${JSON.stringify({ format: JOURNAL_FORMAT, version: JOURNAL_VERSION, storeId })}\n`;

/** One change as a line with its line feed: the checksum of the JSON, a space, the JSON. JSON text holds no line feed. */
export const journalLine = (change: Change): string => {
  const json = JSON.stringify(change);
  return `${checksum(json)} ${json}\n`;
};

export type JournalProblem =
  /** Altered or cut off in the middle of the file; `line` counts from 1, the header being 1. */
  | { readonly code: 'corrupt-line'; readonly line: number }
  /** A line whose checksum is right but which is no change: `path` says where. */
  | { readonly code: 'broken-change'; readonly line: number; readonly path: string }
  | { readonly code: 'gap'; readonly line: number; readonly expected: number; readonly found: number };

export type Journal = {
  readonly storeId: string;
  /** True when an older program began it, which would cut off changes of this one as damaged. */
  readonly older: boolean;
  /** Changes in order without a gap, up to the first problem. */
  readonly changes: readonly Change[];
  readonly problems: readonly JournalProblem[];
  /** `whole`; `unterminated`: the last line is complete but its line feed is missing; `torn`: the last line was cut off while written. */
  readonly end: 'whole' | 'unterminated' | 'torn';
  /** Characters of the text that are sound from the start: a torn end is cut off here before anything is appended. */
  readonly soundLength: number;
};

export type JournalError =
  | { readonly code: 'not-a-journal' }
  | { readonly code: 'newer-version'; readonly found: number; readonly supported: number };

/**
 * Reads a journal as far as it is sound. A last line cut off by a crash is no problem, only said; anything else that is wrong is
 * named with its line, and the changes stop before it.
 */
export const readJournal = (text: string): Result<Journal, JournalError> => {
  const [first = '', ...rest] = text.split('\n');
  const header = headerSchema.safeParse(parseJson(first));
  if (!header.success) return fail([{ code: 'not-a-journal' }]);
  const { version, storeId } = header.data;
  if (version > JOURNAL_VERSION) return fail([{ code: 'newer-version', found: version, supported: JOURNAL_VERSION }]);
  const older = version < JOURNAL_VERSION;
  if (rest.length === 0) {
    return ok({ storeId, older, changes: [], problems: [], end: 'unterminated', soundLength: first.length });
  }
  return ok({ storeId, older, ...readLines(rest, first.length + 1) });
};

/** Who a journal belongs to and where it ends. */
export type JournalEnd = {
  readonly storeId: string;
  /** Undefined when no change stands in it. */
  readonly last: Change | undefined;
};

/**
 * The same from the first and the last line alone (empty when the header is the only one), each without its line feed.
 * Undefined when either is unsound, or when another version wrote it: then the whole has to be read.
 */
export const readJournalEnd = (first: string, last: string): JournalEnd | undefined => {
  const header = headerSchema.safeParse(parseJson(first));
  if (!header.success || header.data.version !== JOURNAL_VERSION) return undefined;
  const { storeId } = header.data;
  if (last === '') return { storeId, last: undefined };
  const read = readLine(last);
  return read.kind === 'change' ? { storeId, last: read.change } : undefined;
};

const headerSchema = z.object({
  format: z.literal(JOURNAL_FORMAT),
  version: z.int().positive(),
  storeId: z.string().min(1),
});

/** `lines` are what stands between line feeds after the header; the last one is empty in a whole file. */
const readLines = (lines: readonly string[], headerLength: number): Omit<Journal, 'storeId' | 'older'> => {
  const changes: Change[] = [];
  const problems: JournalProblem[] = [];
  let soundLength = headerLength;
  let end: Journal['end'] = 'whole';
  let expected: number | undefined;
  lines.forEach((text, index) => {
    const line = index + 2;
    const last = index === lines.length - 1;
    if (last && text === '') return;
    const read = readLine(text);
    if (last && read.kind === 'corrupt') {
      end = 'torn';
      return;
    }
    if (last) end = 'unterminated';
    if (read.kind !== 'change') {
      problems.push(
        read.kind === 'corrupt' ? { code: 'corrupt-line', line } : { code: 'broken-change', line, path: read.path },
      );
      expected = expected === undefined ? undefined : expected + 1;
      return;
    }
    const { seq } = read.change;
    if (expected !== undefined && seq !== expected) problems.push({ code: 'gap', line, expected, found: seq });
    expected = seq + 1;
    if (problems.length > 0) return;
    changes.push(read.change);
    soundLength += text.length + (last ? 0 : 1);
  });
  return { changes, problems, end, soundLength };
};

type ReadLine =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'corrupt' }
  | { readonly kind: 'broken'; readonly path: string };

const readLine = (text: string): ReadLine => {
  const json = text.slice(9);
  if (text[8] !== ' ' || text.slice(0, 8) !== checksum(json)) return { kind: 'corrupt' };
  const change = changeSchema.safeParse(parseJson(json));
  if (change.success) return { kind: 'change', change: change.data };
  return { kind: 'broken', path: (change.error.issues[0]?.path ?? []).map(String).join('.') };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
