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

/** The figures of document 001 that a club may change, by the names of the options; a double of 0 is not played. */
export const CLASSICAL_RULES = {
  limit: 1000,
  limitCutsTotals: true,
  rounding: 'none' as 'none' | 'nearest-ten',
  winningPoints: 10,
  selfDrawnPoints: 2,
  outOnPairPoints: 2,
  outOnMajorPairPoints: 2,
  oneChancePoints: 2,
  bonusTilePoints: 4,
  dragonSetDoubles: 1,
  ownWindSetDoubles: 1,
  prevailingWindSetDoubles: 1,
  completeFamilyDoubles: 1,
  threeConcealedTripletsDoubles: 1,
  littleThreeDragonsDoubles: 3,
  bigThreeDragonsDoubles: 5,
  littleFourWindsDoubles: 1,
  bigFourWindsLoserDoubles: 4,
  fullyConcealedDoubles: 1,
  chowHandDoubles: 1,
  pungHandDoubles: 1,
  allTerminalsAndHonoursDoubles: 1,
  oneSuitAndHonoursDoubles: 1,
  oneSuitOnlyDoubles: 3,
  lastWallTileDoubles: 1,
  lastDiscardDoubles: 1,
  supplementTileDoubles: 1,
  robbedKongDoubles: 1,
};
export type ClassicalRules = typeof CLASSICAL_RULES;

/** `uncapped` breaks ties between equal totals; `limitHands` are all that hold. */
export type ClassicalWorth = {
  readonly points: number;
  readonly doubles: number;
  readonly total: number;
  readonly uncapped: number;
  readonly limitHands: readonly string[];
};

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
const bonusDoubles = (bonus: readonly string[], seat: Tile, o: ClassicalRules): number => {
  const number = WIND_TILES.indexOf(seat) + 1;
  const flowers = ['F1', 'F2', 'F3', 'F4'].every((tile) => bonus.includes(tile));
  const seasons = ['S1', 'S2', 'S3', 'S4'].every((tile) => bonus.includes(tile));
  if (flowers && seasons) return 3;
  const own = bonus.includes(`F${number}`) && bonus.includes(`S${number}`);
  return (own ? 1 : 0) + (flowers ? o.completeFamilyDoubles : 0) + (seasons ? o.completeFamilyDoubles : 0);
};

/** 001 5.2.3, all players: dragons, winds, three concealed triplets */
const setDoubles = (groups: readonly Group[], seat: Tile, round: Tile, o: ClassicalRules): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const dragonPair = DRAGON_TILES.some((tile) => hasPair(groups, tile));
  let doubles = dragons * o.dragonSetDoubles;
  if (dragons === 3 && o.bigThreeDragonsDoubles > 0) doubles = o.bigThreeDragonsDoubles;
  else if (dragons === 2 && dragonPair && o.littleThreeDragonsDoubles > 0) doubles = o.littleThreeDragonsDoubles;

  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  if (winds === 4 && o.bigFourWindsLoserDoubles > 0) doubles += o.bigFourWindsLoserDoubles;
  else {
    if (hasTriplet(groups, seat)) doubles += o.ownWindSetDoubles;
    if (hasTriplet(groups, round)) doubles += o.prevailingWindSetDoubles;
    if (winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile))) doubles += o.littleFourWindsDoubles;
  }
  if (groups.filter(isConcealedTriplet).length >= 3) doubles += o.threeConcealedTripletsDoubles;
  return doubles;
};

/** 001 5.3 note, 5.4: points to the nearest ten, 5 up, before the doubles; the total cut to the limit. */
const finish = (points: number, doubles: number, o: ClassicalRules): ClassicalWorth => {
  const rounded = o.rounding === 'none' ? points : points - (points % 10) + (points % 10 >= 5 ? 10 : 0);
  const uncapped = rounded * 2 ** doubles;
  const total = o.limitCutsTotals ? Math.min(o.limit, uncapped) : uncapped;
  return { points, doubles, total, uncapped, limitHands: [] };
};

/** The better of two: the higher total, a limit hand before none, then what would be more without a limit. */
const isBetter = (a: ClassicalWorth, b: ClassicalWorth): boolean => {
  const order = ({ points, doubles, total, uncapped, limitHands }: ClassicalWorth) => [
    total,
    limitHands.length > 0 ? 1 : 0,
    uncapped,
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

export const classicalLoser = (
  { hand, seat, round }: NaiveLoser,
  o: ClassicalRules = CLASSICAL_RULES,
): ClassicalWorth => {
  const worths = readLoser(hand).map((groups) => {
    const points = groups.reduce((sum, group) => sum + groupPoints(group, seat, round), 0);
    const doubles = setDoubles(groups, seat, round, o) + bonusDoubles(hand.bonus, seat, o);
    return finish(points + o.bonusTilePoints * hand.bonus.length, doubles, o);
  });
  return best(worths) ?? finish(0, 0, o);
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
const winnersPoints = (win: NaiveWin, groups: readonly Group[], waits: readonly Tile[], o: ClassicalRules): number => {
  let points = o.winningPoints;
  const lastTile = win.happened.includes('last-wall-tile') && o.lastWallTileDoubles > 0;
  if (!win.claimed && !lastTile) points += o.selfDrawnPoints;
  const pair = groups.find((group) => isPair(group) && group.last);
  if (pair) points += o.outOnPairPoints;
  if (pair && (isTerminal(tileOf(pair)) || isHonour(tileOf(pair)))) points += o.outOnMajorPairPoints;
  if (isOneChance(win, waits)) points += o.oneChancePoints;
  return points;
};

/** 001 5.2.4 */
const winnersDoubles = (win: NaiveWin, groups: readonly Group[], o: ClassicalRules): number => {
  const tiles = tilesOf(win.hand);
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  const pair = groups.find(isPair);
  const pairPoints = pair ? groupPoints(pair, win.seat, win.round) : 0;
  let doubles = 0;
  if (isFullyConcealed(win, groups)) doubles += o.fullyConcealedDoubles;
  if (groups.filter(isChow).length === 4 && pairPoints === 0) doubles += o.chowHandDoubles;
  if (groups.filter(isTriplet).length === 4) doubles += o.pungHandDoubles;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile))) doubles += o.allTerminalsAndHonoursDoubles;
  if (suits === 1 && honours) doubles += o.oneSuitAndHonoursDoubles;
  if (suits === 1 && !honours) doubles += o.oneSuitOnlyDoubles;
  const ways = {
    'last-wall-tile': o.lastWallTileDoubles,
    'last-discard': o.lastDiscardDoubles,
    'kong-replacement': o.supplementTileDoubles,
    'robbed-kong': o.robbedKongDoubles,
    'ready-on-first-turn': 1,
  };
  for (const [way, worth] of Object.entries(ways)) if (happenedTo(win, way)) doubles += worth;
  return doubles;
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
export const classicalWinner = (win: NaiveWin, o: ClassicalRules = CLASSICAL_RULES): ClassicalWorth | undefined => {
  const { hand, seat, round } = win;
  const waits = waitsOf(win);
  const worths = readWin(win).flatMap((groups): readonly ClassicalWorth[] => {
    const limitHands = [...limitHandsOfTiles(win, groups), ...limitHandsOfEvents(win)];
    const limitWorth = { points: 0, doubles: 0, total: o.limit, uncapped: o.limit, limitHands };
    if (limitHands.length > 0 && o.limitCutsTotals) return [limitWorth];
    const sets = groups.reduce((sum, group) => sum + groupPoints(group, seat, round), 0);
    const points = sets + o.bonusTilePoints * hand.bonus.length + winnersPoints(win, groups, waits, o);
    const doubles =
      setDoubles(groups, seat, round, o) + bonusDoubles(hand.bonus, seat, o) + winnersDoubles(win, groups, o);
    // Without a cap a limit hand may be worth less than it would count.
    return [...(limitHands.length > 0 ? [limitWorth] : []), finish(points, doubles, o)];
  });
  return best(worths);
};
