import { fail, ok, type Result } from '../result.ts';
import { cutTiles, formatTiles } from '../tiles/notation.ts';
import { type BonusTile, TILES, type Tile } from '../tiles/tile.ts';
import { FIRST_WIND, indexOfTile, KINDS } from '../tiles/tile-index.ts';
import type { Hand, Meld, MeldType } from './hand.ts';
import type { NotationError } from './hand-errors.ts';

type Token = { readonly text: string; readonly position: number };

const OPENERS: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** A bracketed group may hold spaces; otherwise space and comma separate. */
const tokenize = (text: string): readonly Token[] =>
  [...text.matchAll(/\[[^\])[(]*[\])]?|\([^\])[(]*[\])]?|[^\s,[(]+/g)].map((found) => ({
    text: found[0],
    position: found.index,
  }));

/** The kind of set that tiles make, whatever their order; undefined for none. */
export const meldTypeOf = (tiles: readonly Tile[], lowest = lowestOf(tiles)): MeldType | undefined => {
  // One bit for each kind by its distance from the lowest.
  let kinds = 0;
  for (const tile of tiles) {
    const distance = indexOfTile(tile) - lowest;
    if (distance > 2) return undefined;
    kinds |= 1 << distance;
  }
  if (kinds === 0b1) return tiles.length === 3 ? 'pung' : tiles.length === 4 ? 'kong' : undefined;
  const inSequence = kinds === 0b111 && tiles.length === 3 && lowest < FIRST_WIND;
  return inSequence && lowest % 9 <= 6 ? 'chow' : undefined;
};

/** Number of the lowest tile. */
const lowestOf = (tiles: readonly Tile[]): number => {
  let lowest = KINDS;
  for (const tile of tiles) {
    const index = indexOfTile(tile);
    if (index < lowest) lowest = index;
  }
  return lowest;
};

const readMeld = ({ text, position }: Token): Result<Meld, NotationError> => {
  const refuse = (code: NotationError['code'], token = text, at = position) => fail([{ code, token, position: at }]);
  const open = text.slice(0, 1);
  if (text.length < 2 || text.slice(-1) !== OPENERS[open]) return refuse('unclosed-bracket');
  const promoted = open === '[' && text.slice(-2, -1) === '+';
  const inside = text.slice(1, promoted ? -2 : -1);
  const tiles: Tile[] = [];
  for (const part of inside.matchAll(/[^\s,]+/g)) {
    const run = cutTiles(part[0]);
    if (run.unread !== undefined)
      return refuse('unknown-tile', run.unread.text, position + 1 + part.index + run.unread.at);
    if (run.bonus.length > 0) return refuse('bonus-tile-in-set');
    for (const tile of run.tiles) tiles.push(tile);
  }
  const type = meldTypeOf(tiles);
  if (type === undefined || (promoted && type !== 'kong')) return refuse('not-a-set');
  const exposed = type !== 'kong' ? 'exposed' : promoted ? 'promoted' : 'claimed';
  return ok({ type, tiles, state: open === '(' ? 'concealed' : exposed });
};

/**
 * A hand from the text of the batch contract: `[C555]` exposed, `[RdRdRdRd]` claimed, `[RdRdRdRd+]` promoted and `(RdRdRdRd)` concealed
 * kong, loose tiles, bonus tiles. Case does not matter. Every piece that cannot be read comes back; legality is decided elsewhere.
 */
export const parseHand = (text: string): Result<Hand, NotationError> => {
  const errors: NotationError[] = [];
  const melds: Meld[] = [];
  const concealed: Tile[] = [];
  const bonus: BonusTile[] = [];
  for (const token of tokenize(text)) {
    if (token.text.startsWith('[') || token.text.startsWith('(')) {
      const meld = readMeld(token);
      if (meld.ok) melds.push(meld.value);
      else for (const error of meld.errors) errors.push(error);
      continue;
    }
    const run = cutTiles(token.text);
    // One by one: spread, a run of a hundred thousand tiles would be as many arguments, more than there may be.
    for (const tile of run.tiles) concealed.push(tile);
    for (const tile of run.bonus) bonus.push(tile);
    if (run.unread !== undefined) {
      errors.push({ code: 'unknown-tile', token: run.unread.text, position: token.position + run.unread.at });
    }
  }
  return errors.length > 0 ? fail(errors) : ok({ melds, concealed, bonus });
};

const formatMeld = (meld: Meld): string => {
  const tiles = formatTiles(sortTiles(meld.tiles));
  if (meld.state === 'concealed') return `(${tiles})`;
  return meld.state === 'promoted' ? `[${tiles}+]` : `[${tiles}]`;
};

const sortTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  [...tiles].sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));

/** Canonical text of a hand: loose tiles sorted, one token a suit or honour; then melds as given; then bonus tiles. */
export const formatHand = (hand: Hand): string => {
  const loose = new Map<string, Tile[]>();
  for (const tile of sortTiles(hand.concealed)) {
    const family = /[0-9]$/.test(tile) ? tile.slice(0, 1) : tile;
    loose.set(family, [...(loose.get(family) ?? []), tile]);
  }
  const tokens = [...loose.values()].map(formatTiles);
  return [...tokens, ...hand.melds.map(formatMeld), ...[...hand.bonus].sort()].join(' ');
};
