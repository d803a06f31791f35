import type { Tile } from '../../shared/tiles/tile.ts';
import {
  callsOf,
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
  type NaiveWin,
  rankOf,
  readWin,
  suitsIn,
  tileOf,
  tilesOf,
  WIND_TILES,
} from './hand.ts';

/** Document 000, default options: doubles after the agreed limit of five. */
const LIMIT = 5;

const seatNumber = (seat: Tile): number => WIND_TILES.indexOf(seat) + 1;
const all = (bonus: readonly string[], kind: string): boolean =>
  [1, 2, 3, 4].every((number) => bonus.includes(`${kind}${number}`));

/** 000, doubles from specific tiles: animals and flowers; F are the red flowers, S the blue ones. */
const bonusDoubles = (bonus: readonly string[], seat: Tile): number => {
  const animals = bonus.filter((tile) => tile.startsWith('A')).length;
  let doubles = animals === 4 ? 5 : animals;
  for (const colour of ['F', 'S']) {
    if (bonus.includes(`${colour}${seatNumber(seat)}`)) doubles += 1;
    if (all(bonus, colour)) doubles += 1;
  }
  return doubles;
};

/** 000: winds, dragons, and the lesser hands that hold them */
const honourDoubles = (groups: readonly Group[], seat: Tile, round: Tile): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const lesserScholars = dragons === 2 && DRAGON_TILES.some((tile) => hasPair(groups, tile));
  const lesserHappiness = winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile));
  const windDoubles = (hasTriplet(groups, seat) ? 1 : 0) + (hasTriplet(groups, round) ? 1 : 0);
  return (lesserScholars ? 3 : dragons) + (lesserHappiness ? 4 : windDoubles);
};

/** 000, Ping Hu: four chi, a pair that could not score, three sets exposed at most, two tiles to wait for unless drawn. */
const isSequenceHand = (win: NaiveWin, groups: readonly Group[]): boolean => {
  const pair = groups.find(isPair);
  if (groups.filter(isChow).length !== 4 || pair === undefined) return false;
  const tile = tileOf(pair);
  if (isDragon(tile) || tile === win.seat || tile === win.round) return false;
  if (win.hand.melds.length === 4) return false;
  return !win.claimed || callsOf(win).length >= 2;
};

const flushDoubles = ({ hand }: NaiveWin): number => {
  const tiles = tilesOf(hand);
  if (suitsIn(tiles).length !== 1) return 0;
  return tiles.some(isHonour) ? 2 : 4;
};

const patternDoubles = (win: NaiveWin, groups: readonly Group[]): number => {
  let doubles = flushDoubles(win);
  if (groups.filter(isTriplet).length === 4) doubles += 2;
  if (isSequenceHand(win, groups)) doubles += win.hand.bonus.length === 0 ? 4 : 1;
  return doubles;
};

/** 000, an extra double */
const extraDoubles = (win: NaiveWin): number => {
  const { winningTile, claimed, tilesLeft } = win;
  const is = (way: string): boolean => happenedTo(win, way);
  const fewLeft = (tilesLeft !== undefined && tilesLeft <= 5) || is('last-wall-tile');
  let doubles = 0;
  if (!claimed && winningTile === 'D1' && fewLeft) doubles += 1;
  if (is('robbed-kong')) doubles += 1;
  if (is('kong-replacement') || is('flower-replacement')) doubles += 1;
  return doubles;
};

const GREEN: readonly Tile[] = ['B2', 'B3', 'B4', 'B6', 'B8', 'Gd'];
const BLUE: readonly Tile[] = ['E', 'S', 'W', 'N', 'D8', 'Wd'];

const isNineGates = ({ hand }: NaiveWin): boolean => {
  const tiles = tilesOf(hand);
  if (hand.melds.length > 0 || suitsIn(tiles).length !== 1 || tiles.some(isHonour)) return false;
  const ranks = tiles.map(rankOf);
  const times = (rank: number): number => ranks.filter((one) => one === rank).length;
  return times(1) >= 3 && times(9) >= 3 && [2, 3, 4, 5, 6, 7, 8].every((rank) => times(rank) >= 1);
};

/** 000, concealed triplets: zhi mo, or a discard that makes the pair, which leaves all four pongs concealed. */
const isConcealedTriplets = (groups: readonly Group[]): boolean =>
  groups.filter((group) => isTriplet(group) && !group.open).length === 4;

const isLimitHand = (win: NaiveWin, groups: readonly Group[]): boolean => {
  const tiles = tilesOf(win.hand);
  const { happened, hand, seat, dealerStays } = win;
  return (
    DRAGON_TILES.every((tile) => hasTriplet(groups, tile)) ||
    WIND_TILES.every((tile) => hasTriplet(groups, tile)) ||
    tiles.every(isTerminal) ||
    tiles.every(isHonour) ||
    tiles.every((tile) => GREEN.includes(tile)) ||
    (tiles.every((tile) => BLUE.includes(tile)) && !groups.some(isChow)) ||
    groups.filter(isKong).length === 4 ||
    isNineGates(win) ||
    isConcealedTriplets(groups) ||
    (all(hand.bonus, 'F') && all(hand.bonus, 'S')) ||
    // The original fourteen tiles, or after replenishing flowers: no kong.
    (happened.includes('heavenly') && hand.melds.length === 0) ||
    happened.includes('earthly') ||
    (seat === 'E' && dealerStays >= 8)
  );
};

/** 000, seven pairs: concealed, four alike are two pairs. */
const isSevenPairs = ({ melds, concealed }: NaiveWin['hand']): boolean =>
  melds.length === 0 && concealed.length === 14 && concealed.every((tile) => countOf(concealed, tile) % 2 === 0);

/** Counted doubles of a regular hand. */
export const doublesOf = (win: NaiveWin): number | undefined => {
  const { hand, seat, round } = win;
  const besides = bonusDoubles(hand.bonus, seat) + extraDoubles(win);
  const counts = readWin(win).map((groups) =>
    isLimitHand(win, groups) ? LIMIT : honourDoubles(groups, seat, round) + patternDoubles(win, groups) + besides,
  );
  if (counts.length === 0) return undefined;
  // "Patterns can be combined": seven pairs of one suit are a flush as well.
  const pairs = isSevenPairs(hand) ? [4 + flushDoubles(win) + besides] : [];
  return Math.min(LIMIT, Math.max(...counts, ...pairs));
};
