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

/** The figures of document 003 and filling 34 that a table may change, by the names of the options; 0 is not played. */
export const CLUB_RULES = {
  limit: 5,
  minimumTai: 1,
  animalTai: 1,
  allAnimalsTai: 5,
  ownFlowerTai: 1,
  ownSeasonTai: 1,
  completeFamilyTai: 1,
  dragonSetTai: 1,
  ownWindSetTai: 1,
  prevailingWindSetTai: 1,
  halfFlushTai: 2,
  fullFlushTai: 4,
  allPungsTai: 2,
  pinHuTai: 4,
  pinHuWithBonusTilesTai: 1,
  littleThreeDragonsTai: 3,
  littleFourWindsTai: 2,
  mixedTerminalsTai: 2,
  replacementTai: 1,
  lastWallTileTai: 1,
  robbedKongTai: 1,
  concealedSelfDrawnTai: 1,
  selfDrawnTai: 0,
};
export type ClubRules = typeof CLUB_RULES;

const seatNumber = (seat: Tile): number => WIND_TILES.indexOf(seat) + 1;
const all = (bonus: readonly string[], kind: string): boolean =>
  [1, 2, 3, 4].every((number) => bonus.includes(`${kind}${number}`));

const bonusTai = (bonus: readonly string[], seat: Tile, o: ClubRules): number => {
  const animals = bonus.filter((tile) => tile.startsWith('A')).length;
  let tai = animals === 4 && o.allAnimalsTai > 0 ? o.allAnimalsTai : animals * o.animalTai;
  if (bonus.includes(`F${seatNumber(seat)}`)) tai += o.ownFlowerTai;
  if (bonus.includes(`S${seatNumber(seat)}`)) tai += o.ownSeasonTai;
  if (all(bonus, 'F')) tai += o.completeFamilyTai;
  if (all(bonus, 'S')) tai += o.completeFamilyTai;
  return tai;
};

const honourTai = (groups: readonly Group[], seat: Tile, round: Tile, o: ClubRules): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const littleDragons = dragons === 2 && DRAGON_TILES.some((tile) => hasPair(groups, tile));
  let tai = littleDragons && o.littleThreeDragonsTai > 0 ? o.littleThreeDragonsTai : dragons * o.dragonSetTai;
  if (hasTriplet(groups, seat)) tai += o.ownWindSetTai;
  if (hasTriplet(groups, round)) tai += o.prevailingWindSetTai;
  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  if (winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile))) tai += o.littleFourWindsTai;
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

const patternTai = (win: NaiveWin, groups: readonly Group[], o: ClubRules): number => {
  const tiles = tilesOf(win.hand);
  const suits = suitsIn(tiles).length;
  const honours = tiles.some(isHonour);
  let tai = 0;
  if (suits === 1) tai += honours ? o.halfFlushTai : o.fullFlushTai;
  if (groups.filter(isTriplet).length === 4) tai += o.allPungsTai;
  if (isPinHu(win, groups)) tai += win.hand.bonus.length === 0 ? o.pinHuTai : o.pinHuWithBonusTilesTai;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile)) && honours && suits > 0) tai += o.mixedTerminalsTai;
  return tai;
};

const eventTai = (win: NaiveWin, o: ClubRules): number => {
  const is = (way: string): boolean => happenedTo(win, way);
  let tai = 0;
  if (is('kong-replacement') || is('flower-replacement')) tai += o.replacementTai;
  if (is('last-wall-tile')) tai += o.lastWallTileTai;
  if (is('robbed-kong')) tai += o.robbedKongTai;
  if (!win.claimed) tai += o.selfDrawnTai;
  if (!win.claimed && wasConcealed(win.hand)) tai += o.concealedSelfDrawnTai;
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
export const clubTai = (win: NaiveWin, o: ClubRules = CLUB_RULES): number | undefined => {
  const tai = readWin(win).map((groups) => {
    if (isLimitHand(win, groups)) return o.limit;
    const sum =
      bonusTai(win.hand.bonus, win.seat, o) +
      honourTai(groups, win.seat, win.round, o) +
      patternTai(win, groups, o) +
      eventTai(win, o);
    return Math.min(o.limit, sum);
  });
  return tai.length === 0 ? undefined : Math.max(...tai);
};
