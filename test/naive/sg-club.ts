import type { Tile } from '../../shared/tiles/tile.ts';
import {
  callsOf,
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
  type NaiveWin,
  rankOf,
  readWin,
  suitsIn,
  tileOf,
  tilesOf,
  WIND_TILES,
  wasConcealed,
  without,
} from './hand.ts';

/** Document 003 with filling 34, default options: tai before and after the cap of five. */
const CAP = 5;

const seatNumber = (seat: Tile): number => WIND_TILES.indexOf(seat) + 1;
const all = (bonus: readonly string[], kind: string): boolean =>
  [1, 2, 3, 4].every((number) => bonus.includes(`${kind}${number}`));

const bonusTai = (bonus: readonly string[], seat: Tile): number => {
  const animals = bonus.filter((tile) => tile.startsWith('A')).length;
  let tai = animals === 4 ? 5 : animals;
  if (bonus.includes(`F${seatNumber(seat)}`)) tai += 1;
  if (bonus.includes(`S${seatNumber(seat)}`)) tai += 1;
  if (all(bonus, 'F')) tai += 1;
  if (all(bonus, 'S')) tai += 1;
  return tai;
};

const honourTai = (groups: readonly Group[], seat: Tile, round: Tile): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const littleDragons = dragons === 2 && DRAGON_TILES.some((tile) => hasPair(groups, tile));
  let tai = littleDragons ? 3 : dragons;
  if (hasTriplet(groups, seat)) tai += 1;
  if (hasTriplet(groups, round)) tai += 1;
  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  if (winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile))) tai += 2;
  return tai;
};

/** 003, common questions: no dragon, seat wind or round wind for a pair, and on a discard more than one kind to win on. */
const isPinHu = (win: NaiveWin, groups: readonly Group[]): boolean => {
  const pair = groups.find(isPair);
  if (groups.filter(isChow).length !== 4 || pair === undefined) return false;
  const tile = tileOf(pair);
  if (isDragon(tile) || tile === win.seat || tile === win.round) return false;
  return !win.claimed || callsOf(win).length >= 2;
};

const patternTai = (win: NaiveWin, groups: readonly Group[]): number => {
  const tiles = tilesOf(win.hand);
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  let tai = 0;
  if (suits === 1) tai += honours ? 2 : 4;
  if (groups.filter(isTriplet).length === 4) tai += 2;
  if (isPinHu(win, groups)) tai += win.hand.bonus.length === 0 ? 4 : 1;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile)) && honours && suits > 0) tai += 2;
  return tai;
};

const eventTai = (win: NaiveWin): number => {
  const is = (way: string): boolean => happenedTo(win, way);
  let tai = 0;
  if (is('kong-replacement') || is('flower-replacement')) tai += 1;
  if (is('last-wall-tile')) tai += 1;
  if (is('robbed-kong')) tai += 1;
  if (!win.claimed && wasConcealed(win.hand)) tai += 1;
  return tai;
};

const GREEN: readonly Tile[] = ['B2', 'B3', 'B4', 'B6', 'B8', 'Gd'];

/** 003: nine gates waits on any tile of the suit. */
const isNineGates = ({ hand, winningTile }: NaiveWin): boolean => {
  const before = without(hand.concealed, [winningTile]) ?? [];
  const ranks = before.map(rankOf).sort();
  return (
    hand.melds.length === 0 &&
    suitsIn(hand.concealed).length === 1 &&
    ranks.join('') === '1112345678999' &&
    !hand.concealed.some(isHonour)
  );
};

const isLimitHand = (win: NaiveWin, groups: readonly Group[]): boolean => {
  const tiles = tilesOf(win.hand);
  return (
    // As dealt: no kong, not even a concealed one.
    (win.happened.includes('heavenly') && win.hand.melds.length === 0) ||
    win.happened.includes('earthly') ||
    tiles.every(isHonour) ||
    tiles.every(isTerminal) ||
    tiles.every((tile) => GREEN.includes(tile)) ||
    DRAGON_TILES.every((tile) => hasTriplet(groups, tile)) ||
    WIND_TILES.every((tile) => hasTriplet(groups, tile)) ||
    groups.filter(isKong).length === 4 ||
    (!win.claimed && groups.filter((group) => isTriplet(group) && !group.open).length === 4) ||
    isNineGates(win)
  );
};

/** Counted tai of a regular hand. */
export const clubTai = (win: NaiveWin): number | undefined => {
  const tai = readWin(win).map((groups) => {
    if (isLimitHand(win, groups)) return CAP;
    const sum =
      bonusTai(win.hand.bonus, win.seat) +
      honourTai(groups, win.seat, win.round) +
      patternTai(win, groups) +
      eventTai(win);
    return Math.min(CAP, sum);
  });
  return tai.length === 0 ? undefined : Math.max(...tai);
};
