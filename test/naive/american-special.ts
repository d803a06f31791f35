import { DRAGONS, type Tile } from '../../shared/tiles/tile.ts';
import {
  countOf,
  DRAGON_TILES,
  type Group,
  hasPair,
  hasTriplet,
  isChow,
  isDragon,
  isHonour,
  isKong,
  isPair,
  isTerminal,
  isTriplet,
  isWind,
  type NaiveWin,
  rankOf,
  suitOf,
  suitsIn,
  tileOf,
  tilesOf,
  WIND_TILES,
  wasConcealed,
} from './hand.ts';

/**
 * Document 004, limit and special hands: those that four sets and a pair can make, seven pairs and knitting among them. The
 * rest of the table (gardens, wind chows, triple knitting …) is never a regular hand: some suit would hold neither sets nor
 * sets and a pair.
 */
type Laid = {
  readonly win: NaiveWin;
  readonly groups: readonly Group[];
  readonly tiles: readonly Tile[];
  readonly pair: Tile;
  readonly triplets: readonly Tile[];
  readonly chows: number;
  readonly suits: number;
  readonly hidden: boolean;
};

const BAMBOO_GREENS: readonly Tile[] = ['B2', 'B3', 'B4', 'B6', 'B8'];
const BAMBOO_REDS: readonly Tile[] = ['B1', 'B5', 'B7', 'B9'];
const PEARLS: readonly Tile[] = ['D2', 'D3', 'D4', 'D6', 'D8'];
const CRACK_REDS: readonly Tile[] = ['C2', 'C3', 'C4', 'C6', 'C8', 'Rd'];
const dragonOfSuit = (suit: string): Tile | undefined => DRAGONS[['C', 'B', 'D'].indexOf(suit)];

const isIn =
  (list: readonly Tile[]) =>
  (tile: Tile): boolean =>
    list.includes(tile);

/** Whether these sets hold each rank from one to another once, beside triplets and the pair. */
const chowRanks = ({ groups }: Laid): string =>
  groups
    .filter(isChow)
    .flatMap(({ tiles }) => tiles)
    .map((tile) => `${suitOf(tile)}${rankOf(tile)}`)
    .sort()
    .join(' ');
const run = (suit: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `${suit}${from + at}`).join(' ');

const isSevenPairs = ({ win: { hand } }: Laid): boolean =>
  hand.melds.length === 0 &&
  hand.concealed.length === 14 &&
  hand.concealed.every((tile) => countOf(hand.concealed, tile) % 2 === 0);

/** 2 to 8 of this suit, one of them twice, as 8 of the tiles; what else there is is for the hand to say. */
const holdsSimples = (tiles: readonly Tile[], suit: string): boolean => {
  const simples = tiles.filter((tile) => suitOf(tile) === suit && !isTerminal(tile)).map(rankOf);
  return simples.length === 8 && new Set(simples).size === 7;
};
/** Three, not a kong. */
const three = (tiles: readonly Tile[], tile: string): boolean => tiles.filter((one) => one === tile).length === 3;

/** A percentage of the limit, and whether one-suit play (filling 14) has nothing against it. */
export type Special = { readonly percent: number; readonly lawful: boolean };
const lawful = (percents: readonly number[]): readonly Special[] =>
  percents.map((percent) => ({ percent, lawful: true }));

/** Rows to which "Chow restrictions apply", or which do not say that suits may be mixed. */
const restricted = ({ groups, tiles, chows, suits }: Laid): readonly Special[] => {
  const found: Special[] = [];
  const besides = (dragon: Tile): readonly Tile[] => tiles.filter((tile) => tile !== dragon);
  const scholars = DRAGON_TILES.every((tile) => hasTriplet(groups, tile));
  if (scholars) found.push({ percent: 100, lawful: suits <= 1 });
  const jade = besides('Gd').every(isIn(BAMBOO_GREENS)) && hasTriplet(groups, 'Gd');
  const pearl = besides('Wd').every(isIn(PEARLS)) && hasTriplet(groups, 'Wd');
  if (jade || pearl) found.push({ percent: 200, lawful: chows <= 1 });
  return found;
};

const pairHands = (laid: Laid): readonly number[] => {
  if (!isSevenPairs(laid)) return [];
  const { tiles, suits } = laid;
  const honours = tiles.some(isHonour);
  const found = [50];
  if (suits === 0) found.push(100);
  if (tiles.every(isTerminal)) found.push(100);
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile)) && honours && suits === 1) found.push(100);
  if (suits === 1) found.push(100);
  return found;
};

/** Pairs of one number in two suits, and nothing left. */
const isKnitted = (tiles: readonly Tile[]): boolean => {
  const [first, ...others] = tiles;
  if (first === undefined) return true;
  return others.some((other, at) => {
    const pairs = !isHonour(first) && rankOf(first) === rankOf(other) && suitOf(first) !== suitOf(other);
    return pairs && isKnitted(others.filter((_, place) => place !== at));
  });
};
const knitting = ({ win: { hand } }: Laid): readonly number[] =>
  hand.melds.length === 0 && isKnitted(hand.concealed) ? [50] : [];

const bigHands = ({ groups, triplets, tiles, pair, win }: Laid): readonly number[] => {
  const found: number[] = [];
  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  if (groups.filter(isKong).length === 4) found.push(100);
  if (winds === 4) found.push(200);
  if (tiles.every(isHonour)) found.push(100);
  if (tiles.every(isTerminal)) found.push(100);
  if (winds === 4 && isDragon(pair) && wasConcealed(win.hand)) found.push(200);
  const [two] = triplets.filter((tile) => rankOf(tile) === 2);
  const christmas = two !== undefined && triplets.some((tile) => rankOf(tile) === 5 && suitOf(tile) === suitOf(two));
  if (christmas && hasTriplet(groups, 'Rd') && hasTriplet(groups, 'Gd') && hasPair(groups, 'Wd')) found.push(200);
  return found;
};

const snakes = (laid: Laid): readonly number[] => {
  const { triplets, pair, tiles, suits, hidden, groups } = laid;
  const [suit] = suitsIn(tiles);
  if (suits !== 1 || suit === undefined || chowRanks(laid) !== run(suit, 1, 9)) return [];
  const [triplet] = triplets;
  if (triplet === undefined) return [];
  const found: number[] = [];
  if ((isDragon(triplet) && isWind(pair)) || (isWind(triplet) && isDragon(pair))) found.push(hidden ? 100 : 50);
  const pung = groups.some(({ kind }) => kind === 'pung');
  if (pung && !tiles.some(isHonour) && hidden) found.push(100);
  return found;
};

const colours = ({ groups, triplets, pair, tiles }: Laid): readonly number[] => {
  const found: number[] = [];
  const sets = groups.filter((group) => !isPair(group)).flatMap((group) => group.tiles);
  const besides = (dragon: Tile): readonly Tile[] => tiles.filter((tile) => tile !== dragon);
  if (sets.every(isIn(BAMBOO_GREENS)) && pair === 'Gd') found.push(100);
  if (sets.every(isIn(PEARLS)) && pair === 'Wd') found.push(100);
  if (sets.every(isIn(BAMBOO_REDS)) && pair === 'Rd') found.push(100);
  if (besides('Rd').every(isIn(BAMBOO_REDS)) && hasTriplet(groups, 'Rd')) found.push(200);
  const rubyJade = hasTriplet(groups, 'Gd') && hasTriplet(groups, 'Rd') && suitOf(pair) === 'B';
  if (rubyJade && triplets.some(isIn(BAMBOO_GREENS)) && triplets.some(isIn(BAMBOO_REDS))) found.push(100);
  if (tiles.every(isIn(CRACK_REDS))) found.push(100);
  return found;
};

const numbers = ({ triplets, pair, hidden }: Laid): readonly number[] => {
  if (!hidden || triplets.length !== 4) return [];
  const suited = triplets.filter((tile) => !isHonour(tile));
  const honour = triplets.find(isHonour);
  const ranks = new Set(suited.map(rankOf)).size;
  const suits = suitsIn(suited).length;
  const found: number[] = [];
  const alike = honour !== undefined && ((isDragon(honour) && isDragon(pair)) || (isWind(honour) && isWind(pair)));
  if (suited.length === 3 && ranks === 1 && suits === 3 && alike) found.push(200);
  if (suited.length === 4 && ranks === 2 && suits === 2 && isHonour(pair)) found.push(200);
  return found;
};

const gates = ({ tiles, hidden, groups }: Laid): readonly number[] => {
  const found: number[] = [];
  // A chow laid open over a 1 or 9 leaves no pung of them.
  if (groups.some((group) => isChow(group) && group.open && !group.last && group.tiles.some(isTerminal))) return [];
  for (const suit of suitsIn(tiles)) {
    if (!holdsSimples(tiles, suit)) continue;
    const [ones, nines] = [`${suit}1`, `${suit}9`];
    if (three(tiles, ones) && three(tiles, nines)) found.push(hidden ? 100 : 50);
    if (!hidden) continue;
    const others = tiles.filter((tile) => suitOf(tile) !== suit);
    const confused = [1, 9].every((rank) => others.some((tile) => rankOf(tile) === rank && three(tiles, tile)));
    if (confused && others.length === 6 && suitsIn(others).length === 2) found.push(100);
    const dragon = dragonOfSuit(suit);
    const oneEnd = three(tiles, ones) || three(tiles, nines);
    if (oneEnd && dragon !== undefined && three(tiles, dragon) && tiles.length === 14) found.push(100);
  }
  return found;
};

/** What a laid hand may claim. */
export const specialsOf = (win: NaiveWin, groups: readonly Group[]): readonly Special[] => {
  const tiles = tilesOf(win.hand);
  const [pair] = groups.filter(isPair).map(tileOf);
  const laid: Laid = {
    win,
    groups,
    tiles,
    pair: pair ?? 'E',
    triplets: groups.filter(isTriplet).map(tileOf),
    chows: groups.filter(isChow).length,
    suits: suitsIn(tiles).length,
    hidden: wasConcealed(win.hand),
  };
  return [
    ...lawful(win.happened.includes('heavenly') ? [200] : []),
    ...lawful(win.happened.includes('earthly') ? [100] : []),
    ...[pairHands, knitting, bigHands, snakes, colours, numbers, gates].flatMap((hands) => lawful(hands(laid))),
    ...restricted(laid),
  ];
};
