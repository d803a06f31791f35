import type { Change, Write } from './change.ts';
import { NAME_LENGTH } from './fields.ts';
import { isNeutralName, type Person } from './find-person.ts';
import type { Player, RecordKind, RecordOf } from './records.ts';

/**
 * Erasing a person from a history: every card of theirs becomes a neutral one, then and now, as if it had never said anything else.
 * Records keep their ids, so seats, deals and figures stay as they are; rows stay too and say the neutral name.
 */

/** One erasure, as every copy of the history has to follow it. Names nobody. */
export type Erasure = {
  /** Identity of the store before it: a journal under this one still names the person. */
  readonly was: string;
  /** The person's cards: the one that was erased, those merged into it, and earlier ones that are gone. */
  readonly playerIds: readonly string[];
  /** What stands in place of the name. */
  readonly name: string;
};

/** Whether a card is one that an erasure left: it says nothing but its neutral name. */
export const isErased = (player: Player): boolean => {
  const erased = erasedCard(player.id, player.displayName);
  return isNeutralName(player.displayName) && FIELDS.every((field) => player[field] === erased[field]);
};

const erasedCard = (id: string, displayName: string): Player => ({
  ...{ id, displayName, outsideId: '', lastName: '', firstName: '', club: '', country: '', emaNo: '', email: '' },
  ...{ status: 'inactive', avoidGroup: '', forbidGroup: '', fixedTable: null },
});

const FIELDS = Object.keys(erasedCard('', '')) as readonly (keyof Player)[];

/** Kinds of record that can name somebody: by a card, by a published row, or by what was typed freely. */
export const NAMING_KINDS = [
  'players',
  'sessions',
  'tables',
  'penalties',
  'publications',
  'seasons',
] as const satisfies readonly RecordKind[];
export type NamingKind = (typeof NAMING_KINDS)[number];

/** Rewrites records and changes of one history. */
export type Eraser = {
  readonly record: <K extends NamingKind>(kind: K, record: RecordOf[K]) => RecordOf[K];
  readonly change: (change: Change) => Change;
  /** Sentences that somebody typed and that named the person, as they were; grows with what is rewritten. */
  readonly sentences: ReadonlySet<string>;
};

/** Puts `name` in place of a person. Equal records become equal ones, so that changes still lead to the records. */
export const makeEraser = (person: Person, name: string): Eraser => {
  const sentences = new Set<string>();
  const patterns = [...person.marks]
    .filter(isTelling)
    .toSorted(longestFirst)
    .map((mark) => ({
      mark: patternOf(mark),
      around: [...person.others, name].filter((other) => folded(other).includes(folded(mark))).map(patternOf),
    }));
  const clean = (text: string, longest: number): string => {
    if (person.marks.has(text)) return name;
    // An accent may be a sign of its own or part of the letter, depending on where the text was typed.
    const composed = text.normalize('NFC');
    const cleaned = patterns.reduce(
      (rest, { mark, around }) =>
        rest.replace(mark, (found, at: number) => (isWithin(rest, { found, at }, around) ? found : name)),
      composed,
    );
    if (cleaned === composed) return text;
    sentences.add(text);
    return cleaned.slice(0, longest);
  };
  const clear = clearersOf(person, name, clean);
  const record: Eraser['record'] = (kind, before) => clear[kind](before);
  return {
    record,
    change: (change) => ({
      ...change,
      reason: change.reason === null ? null : clean(change.reason, NOTE_LENGTH),
      about: Object.fromEntries(
        Object.entries(change.about).map(([fact, value]) => [fact, clearFact(fact, value, clean)]),
      ),
      writes: change.writes.map((write) => clearWrite(write, record)),
    }),
    sentences,
  };
};

const clearFact = (fact: string, value: string | number, clean: Clean): string | number =>
  typeof value === 'string' && !NAMELESS_FACTS.has(fact) ? clean(value, NOTE_LENGTH) : value;

/** The path of a command, numbers of tables, an id and a moment name nobody, whatever somebody is called. */
const NAMELESS_FACTS: ReadonlySet<string> = new Set(['command', 'tables', 'roundId', 'from']);

/** Longest note that the schemas of the records take. */
const NOTE_LENGTH = 500;

type Clean = (text: string, longest: number) => string;
type Clearers = { readonly [K in NamingKind]: (record: RecordOf[K]) => RecordOf[K] };

const clearersOf = ({ playerIds, entrantIds, names }: Person, name: string, clean: Clean): Clearers => {
  const named = <T extends { readonly name: string }>(record: T): T => ({
    ...record,
    name: clean(record.name, NAME_LENGTH),
  });
  return {
    players: (player) =>
      playerIds.has(player.id)
        ? erasedCard(player.id, name)
        : {
            ...player,
            avoidGroup: clean(player.avoidGroup, NAME_LENGTH),
            forbidGroup: clean(player.forbidGroup, NAME_LENGTH),
          },
    sessions: named,
    seasons: named,
    tables: (table) =>
      table.dispute === undefined
        ? table
        : { ...table, dispute: { ...table.dispute, note: clean(table.dispute.note, NOTE_LENGTH) } },
    penalties: (penalty) => ({ ...penalty, reason: clean(penalty.reason, NOTE_LENGTH) }),
    publications: (publication) => ({
      ...publication,
      rows: publication.rows.map((row) =>
        entrantIds.has(row.entrantId) && names.has(row.name) ? { ...row, name } : row,
      ),
    }),
  };
};

const clearWrite = (write: Write, record: Eraser['record']): Write => {
  const both = <K extends NamingKind>(
    kind: K,
    { before, after }: { before: RecordOf[K] | null; after: RecordOf[K] | null },
  ) => ({
    before: before && record(kind, before),
    after: after && record(kind, after),
  });
  switch (write.kind) {
    case 'players':
      return { ...write, ...both('players', write) };
    case 'sessions':
      return { ...write, ...both('sessions', write) };
    case 'seasons':
      return { ...write, ...both('seasons', write) };
    case 'tables':
      return { ...write, ...both('tables', write) };
    case 'penalties':
      return { ...write, ...both('penalties', write) };
    case 'publications':
      return { ...write, ...both('publications', write) };
    case 'entrants':
    case 'rounds':
    case 'deals':
    case 'plans':
      return write;
    default:
      return write satisfies never;
  }
};

/** A letter alone or a figure stands in sentences that mean nobody; a number of an association is long enough to mean one. */
const isTelling = (mark: string): boolean => /\p{L}.*\S|\S.*\p{L}|\d{6}/u.test(mark);

const longestFirst = (left: string, right: string): number => right.length - left.length;

/**
 * The mark as words of their own; scripts without spaces have no such border. One word alone must be written as on the card, with
 * a capital at its head or all in capitals, since in small letters it may be an ordinary word (May); several are found in any.
 */
const patternOf = (mark: string): RegExp => {
  const text = mark.normalize('NFC').trim();
  const several = /\s|@/u.test(text);
  const [head = '', ...tail] = text;
  const writings = several ? [text] : [text, head.toUpperCase() + tail.join(''), text.toUpperCase()];
  const body = [...new Set(writings)].map(wordsOf).join('|');
  const before = hasBorder(head) ? `(?<!${LETTER})` : '';
  const after = hasBorder([...text].at(-1) ?? '') ? `(?!${LETTER})` : '';
  return new RegExp(`${before}(?:${body})${after}`, several ? 'giu' : 'gu');
};

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const wordsOf = (text: string): string => text.split(/\s+/u).map(escaped).join('\\s+');

/** Apostrophes and hyphens stand for each other: a keyboard has one, a text program puts in another. */
const escaped = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replace(/['’‘ʼ]/gu, "['’‘ʼ]")
    .replace(/[-‐‑]/gu, '[-‐‑]');

const LETTER = '[\\p{L}\\p{M}\\p{N}]';

const hasBorder = (character: string): boolean =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);

type Place = { readonly found: string; readonly at: number };

/** Whether the place lies in something longer that means somebody else. */
const isWithin = (text: string, { found, at }: Place, around: readonly RegExp[]): boolean =>
  around.some((other) =>
    [...text.matchAll(other)].some(({ index, 0: whole }) => index <= at && at + found.length <= index + whole.length),
  );
