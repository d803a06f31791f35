import { meldTypeOf } from '../../../shared/hand/notation.ts';
import { CIRCUMSTANCES } from '../../../shared/scoring/deal-facts.ts';
import { cutTiles, formatTiles } from '../../../shared/tiles/notation.ts';
import { BONUS_TILES, SUITS, type Suit, TILES, type Tile } from '../../../shared/tiles/tile.ts';
import { foldText } from '../../components/search-text.ts';
import {
  BONUS_WORDS,
  EVENT_WORDS,
  EVENTS,
  type Event,
  FILLERS,
  HONOUR_WORDS,
  SET_KINDS,
  SET_WORDS,
  type SetKind,
  SUIT_WORDS,
} from '../../i18n/glossary.ts';

type Meaning =
  | { readonly kind: 'tile'; readonly notation: string }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'set'; readonly set: SetKind }
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'filler' };

/** The words of the glossary by what they mean; the first meaning of a word stands. */
const MEANINGS: ReadonlyMap<string, Meaning> = (() => {
  const meanings = new Map<string, Meaning>();
  const add = (words: readonly string[], meaning: Meaning) => {
    for (const word of words) if (!meanings.has(word)) meanings.set(word, meaning);
  };
  for (const set of SET_KINDS) add(SET_WORDS[set], { kind: 'set', set });
  for (const [tile, words] of Object.entries(HONOUR_WORDS)) add(words, { kind: 'tile', notation: tile });
  for (const tile of BONUS_TILES) add(BONUS_WORDS[tile], { kind: 'tile', notation: tile });
  for (const suit of SUITS) add(SUIT_WORDS[suit], { kind: 'suit', suit });
  for (const event of [...EVENTS, ...CIRCUMSTANCES]) add(EVENT_WORDS[event], { kind: 'event', event });
  add(FILLERS, { kind: 'filler' });
  return meanings;
})();

const LONGEST_PHRASE = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));

/** Suit letters after the ranks, as many write them: `123b`, and `m p s` of other notations. */
const TRAILING: Readonly<Record<string, Suit>> = { b: 'B', s: 'B', c: 'C', m: 'C', d: 'D', p: 'D' };
const HAN = /^\p{Script=Han}+$/u;
const NUMERALS = '一二三四五六七八九';

/** Notation for what was typed, and what was said besides the tiles. */
export type Translated = { readonly notation: string; readonly events: readonly Event[] };

/**
 * Turns words into the notation of the batch contract: `pong east, chow 123 bam, pair of reds, zi mo` becomes
 * `[EEE] [B123] RdRd` and self-drawn. Whatever is no word passes as it stands; the notation's own check judges it.
 */
export const translateTyped = (text: string): Translated => {
  const pieces = cut(text);
  const out: string[] = [];
  const events: Event[] = [];
  let set: SetKind | undefined;
  for (let at = 0; at < pieces.length; ) {
    const found = meaningAt(pieces, at) ?? tilesAt(pieces, at);
    const piece = pieces[at] ?? '';
    at += found?.used ?? 1;
    if (found?.meaning.kind === 'filler') continue;
    if (found?.meaning.kind === 'event') {
      events.push(found.meaning.event);
      continue;
    }
    if (found?.meaning.kind === 'set') {
      if (set !== undefined) out.push(set);
      set = found.meaning.set;
      continue;
    }
    const tiles = found?.meaning.kind === 'tile' ? found.meaning.notation : inBrackets(piece);
    out.push(set === undefined ? tiles : asSet(set, tiles));
    set = undefined;
  }
  // A set word without tiles is left standing, so that it is named in the error.
  if (set !== undefined) out.push(set);
  return { notation: out.join(' '), events };
};

/** Words are understood between brackets too: `[east east east]`. */
const inBrackets = (piece: string): string => {
  const [, open = '', inside = '', close = ''] = /^([[(])(.*?)(\+?[\])])$/.exec(piece) ?? [];
  return open === '' ? piece : `${open}${translateTyped(inside).notation}${close}`;
};

/** Pieces between spaces and commas; a bracketed group is one. Signs of the language are pieces of their own. */
const cut = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /\[[^\])[(]*[\])]?|\([^\])[(]*[\])]?|[一二三四五六七八九]?\p{Script=Han}|[^\s,[(\p{Script=Han}]+/gu,
    ),
  ].map(([piece]) => piece);

type Found = { readonly meaning: Meaning; readonly used: number };

/** The longest phrase of the glossary that begins here. */
const meaningAt = (pieces: readonly string[], at: number): Found | undefined => {
  for (let used = Math.min(LONGEST_PHRASE, pieces.length - at); used > 0; used -= 1) {
    const taken = pieces.slice(at, at + used);
    const phrase = taken.join(taken.every((piece) => HAN.test(piece)) ? '' : ' ');
    const meaning = MEANINGS.get(foldText(phrase.replaceAll('-', ' ')));
    // A suit needs its ranks, which may stand on either side.
    if (meaning !== undefined && meaning.kind !== 'suit') return { meaning, used };
  }
  return undefined;
};

/** Ranks beside a suit: `123 bam`, `bam 123`, `123b`, `三萬`. */
const tilesAt = (pieces: readonly string[], at: number): Found | undefined => {
  const [here = '', next = ''] = [pieces[at], pieces[at + 1]];
  const ranked = (suit: Suit | undefined, ranks: string, used: number): Found | undefined =>
    suit === undefined || !/^[1-9]+$/.test(ranks)
      ? undefined
      : { meaning: { kind: 'tile', notation: suit + ranks }, used };
  const glued = /^([1-9]+)(\p{L}+)$/u.exec(here);
  const [, ranks = '', word = ''] = glued ?? [];
  const numeral = NUMERALS.indexOf(here.slice(0, 1)) + 1;
  return (
    ranked(suitOf(next), here, 2) ??
    ranked(suitOf(here), next, 2) ??
    ranked(TRAILING[word.toLowerCase()] ?? suitOf(word), ranks, 1) ??
    ranked(here.length === 2 ? suitOf(here.slice(1)) : undefined, String(numeral), 1)
  );
};

const suitOf = (word: string): Suit | undefined => {
  const meaning = MEANINGS.get(foldText(word));
  return meaning?.kind === 'suit' ? meaning.suit : undefined;
};

const COPIES: Readonly<Record<SetKind, number>> = {
  pung: 3,
  chow: 1,
  kong: 4,
  'concealed-kong': 4,
  'promoted-kong': 4,
  pair: 2,
};

/** The tiles of a set that was named: one tile stands for all of them, and a chow may be named by its lowest. */
const asSet = (set: SetKind, notation: string): string => {
  const bare = notation.replace(/[[\]()+]/g, '');
  const { tiles, unread } = cutTiles(bare);
  const [first] = tiles;
  const whole = unread === undefined && first !== undefined && tiles.length === 1 ? wholeSet(set, first) : bare;
  switch (set) {
    case 'pair':
      return whole;
    case 'concealed-kong':
      return `(${whole})`;
    case 'promoted-kong':
      return `[${whole}+]`;
    case 'pung':
    case 'chow':
    case 'kong':
      return `[${whole}]`;
    default:
      return set satisfies never;
  }
};

const wholeSet = (set: SetKind, tile: Tile): string => {
  if (set !== 'chow') return formatTiles(Array.from({ length: COPIES[set] }, () => tile));
  const at = TILES.indexOf(tile);
  const run = TILES.slice(at, at + 3);
  return meldTypeOf(run) === 'chow' ? formatTiles(run) : tile;
};
