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

/** The figures of document 000 that a table may change, by the names of the options; a double of 0 is not played. */
export const DOUBLES_RULES = {
  limit: 5,
  minimumDoubles: 1,
  animalDoubles: 1,
  allAnimalsDoubles: 5,
  ownFlowerDoubles: 1,
  completeColourDoubles: 1,
  dragonSetDoubles: 1,
  ownWindSetDoubles: 1,
  prevailingWindSetDoubles: 1,
  pingHuDoubles: 4,
  chaoPingHuDoubles: 1,
  pongPongHuDoubles: 2,
  fullFlushDoubles: 4,
  halfFlushDoubles: 2,
  littleThreeDragonsDoubles: 3,
  littleFourWindsDoubles: 4,
  sevenPairsDoubles: 4,
  pickingThePearlTiles: 5,
  pickingThePearlDoubles: 1,
  robbedKongDoubles: 1,
  flowerUpDoubles: 1,
};
export type DoublesRules = typeof DOUBLES_RULES;

const seatNumber = (seat: Tile): number => WIND_TILES.indexOf(seat) + 1;
const all = (bonus: readonly string[], kind: string): boolean =>
  [1, 2, 3, 4].every((number) => bonus.includes(`${kind}${number}`));

/** 000, doubles from specific tiles: animals and flowers; F are the red flowers, S the blue ones. */
const bonusDoubles = (bonus: readonly string[], seat: Tile, o: DoublesRules): number => {
  const animals = bonus.filter((tile) => tile.startsWith('A')).length;
  let doubles = animals === 4 && o.allAnimalsDoubles > 0 ? o.allAnimalsDoubles : animals * o.animalDoubles;
  for (const colour of ['F', 'S']) {
    if (bonus.includes(`${colour}${seatNumber(seat)}`)) doubles += o.ownFlowerDoubles;
    if (all(bonus, colour)) doubles += o.completeColourDoubles;
  }
  return doubles;
};

/** 000: winds, dragons, and the lesser hands that hold them */
const honourDoubles = (groups: readonly Group[], seat: Tile, round: Tile, o: DoublesRules): number => {
  const dragons = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const winds = WIND_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  const lesserScholars = dragons === 2 && DRAGON_TILES.some((tile) => hasPair(groups, tile));
  const lesserHappiness = winds === 3 && WIND_TILES.some((tile) => hasPair(groups, tile));
  const dragonDoubles =
    lesserScholars && o.littleThreeDragonsDoubles > 0 ? o.littleThreeDragonsDoubles : dragons * o.dragonSetDoubles;
  if (lesserHappiness && o.littleFourWindsDoubles > 0) return dragonDoubles + o.littleFourWindsDoubles;
  const own = hasTriplet(groups, seat) ? o.ownWindSetDoubles : 0;
  return dragonDoubles + own + (hasTriplet(groups, round) ? o.prevailingWindSetDoubles : 0);
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

const flushDoubles = ({ hand }: NaiveWin, o: DoublesRules): number => {
  const tiles = tilesOf(hand);
  if (suitsIn(tiles).length !== 1) return 0;
  return tiles.some(isHonour) ? o.halfFlushDoubles : o.fullFlushDoubles;
};

const patternDoubles = (win: NaiveWin, groups: readonly Group[], o: DoublesRules): number => {
  let doubles = flushDoubles(win, o);
  if (groups.filter(isTriplet).length === 4) doubles += o.pongPongHuDoubles;
  if (isSequenceHand(win, groups)) doubles += win.hand.bonus.length === 0 ? o.pingHuDoubles : o.chaoPingHuDoubles;
  return doubles;
};

/** 000, an extra double */
const extraDoubles = (win: NaiveWin, o: DoublesRules): number => {
  const { winningTile, claimed, tilesLeft } = win;
  const is = (way: string): boolean => happenedTo(win, way);
  const fewLeft = (tilesLeft !== undefined && tilesLeft <= o.pickingThePearlTiles) || is('last-wall-tile');
  let doubles = 0;
  if (!claimed && winningTile === 'D1' && fewLeft) doubles += o.pickingThePearlDoubles;
  if (is('robbed-kong')) doubles += o.robbedKongDoubles;
  if (is('kong-replacement') || is('flower-replacement')) doubles += o.flowerUpDoubles;
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
    (seat === 'E' && Math.max(dealerStays, win.dealerWins) >= 8)
  );
};

/** 000, seven pairs: concealed, four alike are two pairs. */
const isSevenPairs = ({ melds, concealed }: NaiveWin['hand']): boolean =>
  melds.length === 0 && concealed.length === 14 && concealed.every((tile) => countOf(concealed, tile) % 2 === 0);

/** Counted doubles of a regular hand. */
export const doublesOf = (win: NaiveWin, o: DoublesRules = DOUBLES_RULES): number | undefined => {
  const { hand, seat, round } = win;
  const besides = bonusDoubles(hand.bonus, seat, o) + extraDoubles(win, o);
  const counts = readWin(win).map((groups) =>
    isLimitHand(win, groups)
      ? o.limit
      : honourDoubles(groups, seat, round, o) + patternDoubles(win, groups, o) + besides,
  );
  if (counts.length === 0) return undefined;
  // "Patterns can be combined": seven pairs of one suit are a flush as well.
  const pairs =
    isSevenPairs(hand) && o.sevenPairsDoubles > 0 ? [o.sevenPairsDoubles + flushDoubles(win, o) + besides] : [];
  return Math.min(o.limit, Math.max(...counts, ...pairs));
};
