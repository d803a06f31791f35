import { SUITS, TILES, type Tile, type Wind } from '../../shared/tiles/tile.ts';

/**
 * What the second scorer goes by: plain lists of names, nothing of the engine. It is slow and means to be: whoever
 * doubts a figure should be able to follow it with the rule book in the other hand.
 */
export type NaiveMeld = {
  readonly type: 'pung' | 'chow' | 'kong';
  readonly tiles: readonly Tile[];
  readonly state: 'exposed' | 'concealed' | 'claimed' | 'promoted';
};

export type NaiveHand = {
  readonly melds: readonly NaiveMeld[];
  readonly concealed: readonly Tile[];
  readonly bonus: readonly string[];
};

export type NaiveWin = {
  readonly hand: NaiveHand;
  readonly seat: Wind;
  readonly round: Wind;
  readonly winningTile: Tile;
  /** From a discard or a robbed kong. */
  readonly claimed: boolean;
  readonly happened: readonly string[];
  readonly dealerWins: number;
  readonly dealerStays: number;
  readonly tilesLeft: number | undefined;
  /** Melds of the other three and what they held concealed, as far as it is known: for waits that are dead. */
  readonly othersMelds: readonly NaiveMeld[];
  readonly othersConcealed: readonly Tile[];
};

export type NaiveLoser = { readonly hand: NaiveHand; readonly seat: Wind; readonly round: Wind };

/** `open` is yes for what lies exposed and for what a claimed tile completed; `kong` says which of the three kinds. */
export type Group = {
  readonly kind: 'pung' | 'chow' | 'kong' | 'pair';
  readonly tiles: readonly Tile[];
  readonly open: boolean;
  readonly kong: 'none' | 'concealed' | 'claimed' | 'promoted';
  /** Whether the winning tile completed it. */
  readonly last: boolean;
};

export const WIND_TILES: readonly Tile[] = ['E', 'S', 'W', 'N'];
export const DRAGON_TILES: readonly Tile[] = ['Rd', 'Gd', 'Wd'];
export const isDragon = (tile: Tile): boolean => DRAGON_TILES.includes(tile);
export const isWind = (tile: Tile): boolean => WIND_TILES.includes(tile);
export const isHonour = (tile: Tile): boolean => isDragon(tile) || isWind(tile);
export const isTerminal = (tile: Tile): boolean => tile.endsWith('1') || tile.endsWith('9');
export const suitOf = (tile: Tile): string => (isHonour(tile) ? '' : tile.slice(0, 1));
export const rankOf = (tile: Tile): number => (isHonour(tile) ? 0 : Number(tile.slice(1)));
export const tileNamed = (name: string): Tile | undefined => TILES.find((tile) => tile === name);
/** The tile a pung, kong or pair is made of, the lowest of a chow. */
export const tileOf = ({ tiles }: Group): Tile => tiles[0] ?? 'E';

export const isChow = ({ kind }: Group): boolean => kind === 'chow';
export const isPair = ({ kind }: Group): boolean => kind === 'pair';
export const isKong = ({ kind }: Group): boolean => kind === 'kong';
export const isTriplet = ({ kind }: Group): boolean => kind === 'pung' || kind === 'kong';
/** Three or four of exactly this tile. */
export const hasTriplet = (groups: readonly Group[], tile: Tile): boolean =>
  groups.some((group) => isTriplet(group) && tileOf(group) === tile);
export const hasPair = (groups: readonly Group[], tile: Tile): boolean =>
  groups.some((group) => isPair(group) && tileOf(group) === tile);

export const tilesOf = ({ melds, concealed }: NaiveHand): readonly Tile[] => [
  ...melds.flatMap(({ tiles }) => tiles),
  ...concealed,
];
export const suitsIn = (tiles: readonly Tile[]): readonly string[] =>
  SUITS.filter((suit) => tiles.some((tile) => suitOf(tile) === suit));
export const countOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

/** The list without these tiles, or undefined when one of them is not in it. */
export const without = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] | undefined => {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** The three tiles of a chow from this one up; undefined where there is none. */
export const chowFrom = (tile: Tile): readonly Tile[] | undefined => {
  if (isHonour(tile) || rankOf(tile) > 7) return undefined;
  const second = tileNamed(`${suitOf(tile)}${rankOf(tile) + 1}`);
  const third = tileNamed(`${suitOf(tile)}${rankOf(tile) + 2}`);
  return second && third ? [tile, second, third] : undefined;
};

const inHand = (kind: Group['kind'], tiles: readonly Tile[]): Group => ({
  kind,
  tiles,
  open: false,
  kong: 'none',
  last: false,
});

const fromMeld = ({ type, tiles, state }: NaiveMeld): Group => ({
  kind: type,
  tiles: [...tiles].sort(byName),
  open: state !== 'concealed',
  kong: type === 'kong' && state !== 'exposed' ? state : 'none',
  last: false,
});

const byName = (a: Tile, b: Tile): number => TILES.indexOf(a) - TILES.indexOf(b);

/** Every way to cut tiles into chows, pungs and at most one pair, nothing left over. */
const cutAll = (tiles: readonly Tile[], pairs: number): readonly (readonly Group[])[] => {
  const [first] = tiles;
  if (first === undefined) return pairs === 0 ? [[]] : [];
  const tries: Group[] = [inHand('pung', [first, first, first])];
  if (pairs > 0) tries.push(inHand('pair', [first, first]));
  const chow = chowFrom(first);
  if (chow !== undefined) tries.push(inHand('chow', chow));
  return tries.flatMap((group) => {
    const rest = without(tiles, group.tiles);
    if (rest === undefined) return [];
    return cutAll(rest, isPair(group) ? pairs - 1 : pairs).map((others) => [group, ...others]);
  });
};

/** Whether tiles are sets and a pair, as many as are missing. */
export const isComplete = (concealed: readonly Tile[]): boolean => cutAll([...concealed].sort(byName), 1).length > 0;

/** Every way to see a won hand as four sets and a pair, and every group that the winning tile may have completed. */
export const readWin = ({ hand, winningTile, claimed }: NaiveWin): readonly (readonly Group[])[] => {
  const melds = hand.melds.map(fromMeld);
  return cutAll([...hand.concealed].sort(byName), 1)
    .filter((groups) => groups.length + melds.length === 5)
    .flatMap((groups) =>
      groups.flatMap((finished, at) => {
        if (!finished.tiles.includes(winningTile)) return [];
        const done = { ...finished, last: true, open: claimed };
        return [[...melds, ...groups.map((group, place) => (place === at ? done : group))]];
      }),
    );
};

/** Every way to see a hand that did not win as pungs and pairs, the rest worth nothing. */
export const readLoser = (hand: NaiveHand): readonly (readonly Group[])[] => {
  const kinds = TILES.filter((tile) => hand.concealed.includes(tile));
  let ways: readonly (readonly Group[])[] = [hand.melds.map(fromMeld)];
  for (const tile of kinds) {
    const count = countOf(hand.concealed, tile);
    ways = ways.flatMap((groups) => {
      const more = [groups];
      if (count >= 3) more.push([...groups, inHand('pung', [tile, tile, tile])]);
      if (count >= 2) more.push([...groups, inHand('pair', [tile, tile])]);
      return more;
    });
  }
  return ways;
};

/** Which kinds of tile would have completed the hand before the last one came. A fifth copy counts: it was not played. */
export const waitsOf = ({ hand, winningTile }: NaiveWin): readonly Tile[] => {
  const before = without(hand.concealed, [winningTile]) ?? [];
  return TILES.filter((tile) => isComplete([...before, tile]));
};

/** Waits that can still come: whoever holds all four of a kind does not call for a fifth. */
export const callsOf = (win: NaiveWin): readonly Tile[] => {
  const before = without(tilesOf(win.hand), [win.winningTile]) ?? [];
  return waitsOf(win).filter((tile) => countOf(before, tile) < 4);
};

/** Nothing lies exposed, but for the set that a claimed last tile completed. */
export const wasConcealed = ({ melds }: NaiveHand): boolean => melds.every(({ state }) => state === 'concealed');

/** A kong on a kong gave a supplement tile like any kong. */
export const happenedTo = ({ happened }: NaiveWin, way: string): boolean =>
  happened.includes(way) || (way === 'kong-replacement' && happened.includes('kong-on-kong'));
