import type { Hand } from '../../../shared/hand/hand.ts';
import { parseHand } from '../../../shared/hand/notation.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import type { Tile } from '../../../shared/tiles/tile.ts';
import { plainWidth } from '../plain-width.ts';

/** What one field says a seat's hand is worth. */
export type Worth =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: SeatValue }
  | { readonly kind: 'hand'; readonly hand: Hand };

/** What a field says besides: who won, how, and who discarded. */
export type Marks = {
  readonly won: boolean;
  /** Only with `won`. */
  readonly selfDrawn: boolean;
  readonly discarded: boolean;
  /** Only with `won`. */
  readonly winningTile: Tile | undefined;
};

export type WorthReading = { readonly worth: Worth; readonly marks: Marks };

/** `token` is the piece that was not understood, `position` where it begins in the field, counted from 0. */
export type WorthError = {
  readonly code: string;
  readonly token: string;
  readonly position: number;
  /** The number as typed, as the engine's own errors about numbers carry it. */
  readonly value?: string;
};

export const NO_MARKS: Marks = { won: false, selfDrawn: false, discarded: false, winningTile: undefined };

// The plus and minus keys stand beside the digits of a number block: `184+` won, `40-` discarded.
const NUMBER_MARKS: Readonly<Record<string, Partial<Marks>>> = {
  w: { won: true },
  '+': { won: true },
  '!': { won: true },
  z: { won: true, selfDrawn: true },
  d: { discarded: true },
  '-': { discarded: true },
};

const NUMBER = /^([+-]?\d+(?:[.,]\d+)?)(?:\s*[/x*×]\s*([+-]?\d+(?:[.,]\d+)?))?\s*([wzd!+-]?)$/i;

/**
 * Reads one entry field: a total (`184`), points and doubles (`46/2`, `46x2`), or tiles in the notation of the batch
 * contract; nothing at all is `none`. A number may end in a mark: `w`, `+` or `!` won, `z` won by drawing, `d` or `-`
 * discarded. After tiles a mark begins with `!`, because W and D are tiles themselves: `!` won, `!E` won with that tile,
 * `!z` and `!zE` by drawing, `!d` discarded. Errors: `value-negative`, `value-fractional`, `worth-unreadable`,
 * `mark-unreadable`, and those of `parseHand`, each with the piece and its place.
 */
export const parseWorth = (typed: string): Result<WorthReading, WorthError> => {
  const text = plainWidth(typed);
  const lead = text.length - text.trimStart().length;
  const body = text.trim();
  if (body === '') return ok({ worth: { kind: 'none' }, marks: NO_MARKS });
  const alone = markAlone(body);
  if (alone !== undefined) return ok({ worth: { kind: 'none' }, marks: { ...NO_MARKS, ...alone } });
  const read = isTilesText(body) ? parseTiles(body) : parseNumber(body);
  return read.ok ? read : fail(read.errors.map((error) => ({ ...error, position: error.position + lead })));
};

const markAlone = (body: string): Partial<Marks> | undefined =>
  body.length === 1 ? NUMBER_MARKS[body.toLowerCase()] : undefined;

/** Whether a field's text means tiles, right or wrong, and no number. */
export const isTilesText = (text: string): boolean => {
  const body = plainWidth(text).trim();
  return body !== '' && !/^[\d.,+-]/.test(body) && markAlone(body) === undefined;
};

const parseNumber = (body: string): Result<WorthReading, WorthError> => {
  const found = NUMBER.exec(body);
  // `1,000` may be a thousand or one: better asked than guessed.
  if (found === null || /,\d{3}/.test(body)) return fail([{ code: 'worth-unreadable', token: body, position: 0 }]);
  const [, first = '', second, mark = ''] = found;
  const errors = [first, second].flatMap((part) => numberErrors(body, part));
  if (errors.length > 0) return fail(errors);
  const marks = { ...NO_MARKS, ...NUMBER_MARKS[mark.toLowerCase()] };
  const value: SeatValue =
    second === undefined ? { total: Number(first) } : { points: Number(first), doubles: Number(second) };
  return ok({ worth: { kind: 'value', value }, marks });
};

const numberErrors = (body: string, part: string | undefined): readonly WorthError[] => {
  if (part === undefined) return [];
  const place = { token: part, position: body.indexOf(part), value: part };
  const negative = part.startsWith('-') && Number(part.replace(',', '.')) !== 0;
  return [
    ...(negative ? [{ code: 'value-negative', ...place }] : []),
    ...(/[.,]\d*[1-9]/.test(part) ? [{ code: 'value-fractional', ...place }] : []),
  ];
};

const parseTiles = (body: string): Result<WorthReading, WorthError> => {
  const at = body.indexOf('!');
  const marks = at < 0 ? ok(NO_MARKS) : parseMark(body.slice(at), at);
  const hand = parseHand(at < 0 ? body : body.slice(0, at));
  if (!hand.ok || !marks.ok) return fail([...(hand.ok ? [] : hand.errors), ...(marks.ok ? [] : marks.errors)]);
  const empty = hand.value.concealed.length + hand.value.melds.length + hand.value.bonus.length === 0;
  return ok({ worth: empty ? { kind: 'none' } : { kind: 'hand', hand: hand.value }, marks: marks.value });
};

const parseMark = (token: string, position: number): Result<Marks, WorthError> => {
  const inside = token.slice(1).trim();
  if (inside === '') return ok({ ...NO_MARKS, won: true });
  if (/^d$/i.test(inside)) return ok({ ...NO_MARKS, discarded: true });
  const selfDrawn = /^z/i.test(inside);
  const tileText = selfDrawn ? inside.slice(1) : inside;
  const winningTile = parseTile(tileText);
  if (winningTile === undefined && tileText !== '') return fail([{ code: 'mark-unreadable', token, position }]);
  return ok({ won: true, selfDrawn, discarded: false, winningTile });
};

/** The field's text without its mark, for when somebody says by key or click what the mark said. */
export const withoutMark = (text: string): string => {
  const body = plainWidth(text).trim();
  if (markAlone(body) !== undefined) return '';
  if (isTilesText(body)) return body.includes('!') ? body.slice(0, body.indexOf('!')).trim() : text;
  const found = NUMBER.exec(body);
  return found?.[3] ? body.slice(0, -found[3].length).trim() : text;
};

/** The text of tiles without the winning tile in its mark, for when that is chosen by click. */
export const withoutTileMark = (text: string): string => {
  const at = plainWidth(text).indexOf('!');
  if (at < 0 || !isTilesText(text)) return text;
  const mark = text.slice(at + 1).trim();
  if (/^d$/i.test(mark)) return text;
  return `${text.slice(0, at).trimEnd()} !${/^z/i.test(mark) ? 'z' : ''}`;
};
