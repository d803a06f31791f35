import type { Tile } from '../../shared/tiles/tile.ts';
import {
  countOf,
  DRAGON_TILES,
  type Group,
  happenedTo,
  hasPair,
  hasTriplet,
  isChow,
  isDragon,
  isHonour,
  isKong,
  isPair,
  isTerminal,
  isTriplet,
  type NaiveLoser,
  type NaiveWin,
  readLoser,
  readWin,
  suitsIn,
  tileOf,
  tilesOf,
  WIND_TILES,
  waitsOf,
  without,
} from './hand.ts';

/** Document 001, default options. `uncapped` breaks ties between equal totals; `limitHands` are all that hold. */
export type ClassicalWorth = {
  readonly points: number;
  readonly doubles: number;
  readonly total: number;
  readonly limitHands: readonly string[];
};

const LIMIT = 1000;

/** 001 5.2.1 */
const groupPoints = (group: Group, seat: Tile, round: Tile): number => {
  const tile = tileOf(group);
  if (isChow(group)) return 0;
  if (isPair(group)) return (isDragon(tile) ? 2 : 0) + (tile === seat ? 2 : 0) + (tile === round ? 2 : 0);
  const pung = isTerminal(tile) || isHonour(tile) ? 4 : 2;
  return pung * (isKong(group) ? 4 : 1) * (group.open ? 1 : 2);
};

/** 001 5.2.3: a claimed kong counts as concealed here, a promoted one does not. */
const isConcealedTriplet = (group: Group): boolean => isTriplet(group) && (!group.open || group.kong === 'claimed');

/** 001 5.2.3, all players */
const bonusDoubles = (bonus: readonly string[], seat: Tile): number => {
  const number = WIND_TILES.indexOf(seat) + 1;
  const flowers = ['F1', 'F2', 'F3', 'F4'].every((tile) => bonus.includes(tile));
  const seasons = ['S1', 'S2', 'S3', 'S4'].every((tile) => bonus.includes(tile));
  if (flowers && seasons) return 3;
  const own = bonus.includes(`F${number}`) && bonus.includes(`S${number}`);
  return (own ? 1 : 0) + (flowers ? 1 : 0) + (seasons ? 1 : 0);
};

/** 001 5.2.3, all players: dragons, winds, three concealed triplets */
const setDoubles = (groups: readonly Group[], seat: Tile, round: Tile): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const dragonPair = DRAGON_TILES.some((tile) => hasPair(groups, tile));
  let doubles = dragons;
  if (dragons === 3) doubles = 5;
  else if (dragons === 2 && dragonPair) doubles = 3;

  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  if (winds === 4) doubles += 4;
  else {
    if (hasTriplet(groups, seat)) doubles += 1;
    if (hasTriplet(groups, round)) doubles += 1;
    if (winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile))) doubles += 1;
  }
  if (groups.filter(isConcealedTriplet).length >= 3) doubles += 1;
  return doubles;
};

const finish = (points: number, doubles: number): ClassicalWorth => ({
  points,
  doubles,
  total: Math.min(LIMIT, points * 2 ** doubles),
  limitHands: [],
});

/** The better of two: the higher total, a limit hand before none, then what would be more without a limit. */
const isBetter = (a: ClassicalWorth, b: ClassicalWorth): boolean => {
  const order = ({ points, doubles, total, limitHands }: ClassicalWorth) => [
    total,
    limitHands.length > 0 ? 1 : 0,
    points * 2 ** doubles,
    doubles,
    points,
  ];
  const left = order(a);
  const right = order(b);
  const at = left.findIndex((value, place) => value !== right[place]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
};

const best = (worths: readonly ClassicalWorth[]): ClassicalWorth | undefined =>
  worths.reduce<ClassicalWorth | undefined>((found, one) => (found && !isBetter(one, found) ? found : one), undefined);

export const classicalLoser = ({ hand, seat, round }: NaiveLoser): ClassicalWorth => {
  const worths = readLoser(hand).map((groups) => {
    const points = groups.reduce((sum, group) => sum + groupPoints(group, seat, round), 0) + 4 * hand.bonus.length;
    return finish(points, setDoubles(groups, seat, round) + bonusDoubles(hand.bonus, seat));
  });
  return best(worths) ?? finish(0, 0);
};

/**
 * 001 5.2.2: only one kind could finish the hand. Other chances may have been played: B-2345 is the page's example, which
 * holds a copy of both its chances, so that the copies elsewhere are meant. Where there is none elsewhere (B-2345 B-555)
 * nothing has been played.
 */
const isOneChance = (win: NaiveWin, waits: readonly Tile[]): boolean =>
  waits.every((tile) => tile === win.winningTile || isDead(win, tile));

const isDead = (win: NaiveWin, tile: Tile): boolean => {
  const melded = [...win.hand.melds, ...win.othersMelds].flatMap(({ tiles }) => tiles);
  return (
    mayBeDead(win, tile) && (countOf(melded, tile) === elsewhere(win, tile) || happenedTo(win, 'other-waits-dead'))
  );
};

const elsewhere = ({ hand, winningTile }: NaiveWin, tile: Tile): number =>
  4 - countOf(without(hand.concealed, [winningTile]) ?? [], tile);
const mayBeDead = (win: NaiveWin, tile: Tile): boolean =>
  elsewhere(win, tile) > 0 && !win.othersConcealed.includes(tile);

/** Whether somebody said that the other waits were dead of which another player turns out to hold one. */
export const isWronglyDead = (win: NaiveWin): boolean =>
  happenedTo(win, 'other-waits-dead') &&
  waitsOf(win).some((tile) => tile !== win.winningTile && win.othersConcealed.includes(tile));

const isFullyConcealed = (win: NaiveWin, groups: readonly Group[]): boolean =>
  !win.claimed && groups.every((group) => !group.open || group.kong === 'claimed');

/** 001 5.2.2 */
const winnersPoints = (win: NaiveWin, groups: readonly Group[], waits: readonly Tile[]): number => {
  let points = 10;
  if (!win.claimed && !win.happened.includes('last-wall-tile')) points += 2;
  const pair = groups.find((group) => isPair(group) && group.last);
  if (pair) points += 2;
  if (pair && (isTerminal(tileOf(pair)) || isHonour(tileOf(pair)))) points += 2;
  if (isOneChance(win, waits)) points += 2;
  return points;
};

/** 001 5.2.4 */
const winnersDoubles = (win: NaiveWin, groups: readonly Group[]): number => {
  const tiles = tilesOf(win.hand);
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  const pair = groups.find(isPair);
  const pairPoints = pair ? groupPoints(pair, win.seat, win.round) : 0;
  let doubles = 0;
  if (isFullyConcealed(win, groups)) doubles += 1;
  if (groups.filter(isChow).length === 4 && pairPoints === 0) doubles += 1;
  if (groups.filter(isTriplet).length === 4) doubles += 1;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile))) doubles += 1;
  if (suits === 1 && honours) doubles += 1;
  if (suits === 1 && !honours) doubles += 3;
  const ways = ['last-wall-tile', 'last-discard', 'kong-replacement', 'robbed-kong', 'ready-on-first-turn'];
  return doubles + ways.filter((way) => win.happened.includes(way)).length;
};

const GATES = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
const GREEN: readonly Tile[] = ['B2', 'B3', 'B4', 'B6', 'B8', 'Gd'];

/** 001 5.2.5, the hands that lie on the table */
const limitHandsOfTiles = (win: NaiveWin, groups: readonly Group[]): readonly string[] => {
  const tiles = tilesOf(win.hand);
  const oneSuit = suitsIn(tiles).length === 1 && !tiles.some(isHonour);
  const gates = GATES.flatMap((rank) => tiles.find((tile) => tile.endsWith(String(rank))) ?? []);
  const found: string[] = [];
  const add = (name: string, holds: boolean): void => {
    if (holds) found.push(name);
  };
  add(
    'all-green',
    tiles.every((tile) => GREEN.includes(tile)),
  );
  add('four-kongs', groups.filter(isKong).length === 4);
  add('hidden-treasure', !win.claimed && groups.filter(isConcealedTriplet).length === 4);
  add('three-great-scholars', DRAGON_TILES.every((tile) => hasTriplet(groups, tile)) && !groups.some(isChow));
  add(
    'big-four-winds',
    WIND_TILES.every((tile) => hasTriplet(groups, tile)),
  );
  add('all-honours', tiles.every(isHonour));
  add('all-terminals', tiles.every(isTerminal));
  add(
    'nine-gates',
    oneSuit && win.hand.melds.length === 0 && without(tiles, gates) !== undefined && gates.length === 13,
  );
  add('concealed-one-suit', oneSuit && isFullyConcealed(win, groups));
  return found;
};

/** 001 5.2.5, the hands that the way of going out makes */
const limitHandsOfEvents = (win: NaiveWin): readonly string[] => {
  const { winningTile, seat, dealerWins } = win;
  const is = (way: string): boolean => happenedTo(win, way);
  const found: string[] = [];
  if (is('heavenly')) found.push('heavenly-hand');
  if (is('earthly')) found.push('earthly-hand');
  if ((is('last-wall-tile') || is('last-discard')) && winningTile === 'D1') found.push('moon-from-the-sea');
  if (is('kong-replacement') && winningTile === 'D5') found.push('plum-blossom');
  if (is('robbed-kong') && winningTile === 'B2') found.push('carrying-pole');
  if (is('kong-on-kong')) found.push('kong-on-kong');
  if (seat === 'E' && dealerWins >= 12) found.push('dealer-win-streak');
  return found;
};

/** A regular hand that went out. */
export const classicalWinner = (win: NaiveWin): ClassicalWorth | undefined => {
  const { hand, seat, round } = win;
  const waits = waitsOf(win);
  const worths = readWin(win).map((groups): ClassicalWorth => {
    const limitHands = [...limitHandsOfTiles(win, groups), ...limitHandsOfEvents(win)];
    if (limitHands.length > 0) return { points: 0, doubles: 0, total: LIMIT, limitHands };
    const basic = groups.reduce((sum, group) => sum + groupPoints(group, seat, round), 0) + 4 * hand.bonus.length;
    const doubles = setDoubles(groups, seat, round) + bonusDoubles(hand.bonus, seat) + winnersDoubles(win, groups);
    return finish(basic + winnersPoints(win, groups, waits), doubles);
  });
  return best(worths);
};
