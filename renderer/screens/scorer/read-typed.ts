import type { Hand } from '../../../shared/hand/hand.ts';
import { parseHand } from '../../../shared/hand/notation.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { ValueKind } from '../../../shared/scoring/ruleset.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import type { Tile } from '../../../shared/tiles/tile.ts';
import { plainWidth } from '../../components/plain-width.ts';
import type { Event } from '../../i18n/glossary.ts';
import { translateTyped } from './translate-typed.ts';

export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: SeatValue }
  | {
      readonly kind: 'hand';
      readonly hand: Hand;
      /** Said by `!E` after the tiles. */
      readonly winningTile: Tile | undefined;
      readonly events: readonly Event[];
    };

/** What was not understood: code of `errors.json`, and the piece. */
export type TypedError = { readonly code: string; readonly token: string };

const NUMBER = String.raw`([+-]?\d+(?:[.,]\d+)?)`;
const PAIR = new RegExp(String.raw`^${NUMBER}\s*(?:[/x*×]|points?|pts)\s*${NUMBER}\s*(?:doubles?|fan)?$`, 'i');
const SINGLE = new RegExp(String.raw`^${NUMBER}\s*(total|points?|pts|tai|t|fan|doubles?)?$`, 'i');
const TOTAL = new RegExp(String.raw`^=\s*${NUMBER}$`);
const MARK = /^(z?)(.*)$/i;

/**
 * Reads one field: a worth (`184`, `46/2`, `46 points 2 doubles`, `5 tai`), or tiles in notation or words, with `!E` or `!zE` for the tile
 * that won as at the table. A bare number is tai where the rules count in tai, else the total; `=5` is a total anywhere. Errors: `worth-unreadable`,
 * `mark-unreadable`, and those of the notation.
 */
export const readTyped = (text: string, kinds: readonly ValueKind[]): Result<Typed, TypedError> => {
  const body = plainWidth(text).trim();
  if (body === '') return ok({ kind: 'nothing' });
  const value = readValue(body, kinds);
  if (value !== undefined) return ok({ kind: 'value', value });
  if (/^[+-]?\d+([.,]\d+)?([/x*×]|\s*$)/.test(body)) return fail([{ code: 'worth-unreadable', token: body }]);
  return readTiles(body);
};

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const readValue = (body: string, kinds: readonly ValueKind[]): SeatValue | undefined => {
  // `1,000` may be a thousand or one: better refused than guessed.
  if (/,\d{3}/.test(body)) return undefined;
  const pair = PAIR.exec(body);
  if (pair !== null) return { points: numberOf(pair[1] ?? ''), doubles: numberOf(pair[2] ?? '') };
  const total = TOTAL.exec(body);
  if (total !== null) return { total: numberOf(total[1] ?? '') };
  const single = SINGLE.exec(body);
  if (single === null) return undefined;
  const digits = single[1] ?? '';
  const word = (single[2] ?? '').toLowerCase();
  const number = numberOf(digits);
  if (word !== 'total' && /^(t|fan|double)/.test(word)) return { tai: number };
  if (word === '' && kinds.includes('tai')) return { tai: number };
  return word.startsWith('p') && kinds.includes('points') ? { points: number, doubles: 0 } : { total: number };
};

const readTiles = (body: string): Result<Typed, TypedError> => {
  const at = body.indexOf('!');
  const { notation, events } = translateTyped(at < 0 ? body : body.slice(0, at));
  const mark = at < 0 ? ok({ tile: undefined, events: [] }) : readMark(body.slice(at));
  const hand = parseHand(notation);
  if (!hand.ok || !mark.ok) return fail([...(hand.ok ? [] : hand.errors), ...(mark.ok ? [] : mark.errors)]);
  const { melds, concealed, bonus } = hand.value;
  if (melds.length + concealed.length + bonus.length + events.length === 0) return ok({ kind: 'nothing' });
  return ok({
    kind: 'hand',
    hand: hand.value,
    winningTile: mark.value.tile,
    events: [...events, ...mark.value.events],
  });
};

type Mark = { readonly tile: Tile | undefined; readonly events: readonly Event[] };

const readMark = (token: string): Result<Mark, TypedError> => {
  const [, drawn = '', rest = ''] = MARK.exec(token.slice(1).trim()) ?? [];
  const said = translateTyped(rest);
  const tile = said.notation === '' ? undefined : parseTile(said.notation);
  if (tile === undefined && said.notation !== '') return fail([{ code: 'mark-unreadable', token }]);
  return ok({ tile, events: drawn === '' ? said.events : ['self-drawn', ...said.events] });
};

/** The text without the mark of the winning tile, for when it is chosen by click. */
export const withoutMark = (text: string): string => {
  const at = plainWidth(text).indexOf('!');
  return at < 0 ? text : text.slice(0, at).trimEnd();
};
