import { specialsOf } from './american-special.ts';
import {
  DRAGON_TILES,
  type Group,
  happenedTo,
  hasTriplet,
  isChow,
  isHonour,
  isKong,
  isPair,
  isTerminal,
  type NaiveHand,
  type NaiveLoser,
  type NaiveWin,
  readLoser,
  readWin,
  suitsIn,
  tileOf,
  tilesOf,
  WIND_TILES,
  wasConcealed,
} from './hand.ts';

/** The figures of document 004 that a club may change, by the names of the options; a double of 0 is not played. */
export const AMERICAN_RULES = {
  limit: 500,
  rounding: 'up-to-ten' as 'up-to-ten' | 'nearest-ten' | 'none',
  winningPoints: 20,
  bonusTilePoints: 4,
  dragonSetDoubles: 1,
  ownWindSetDoubles: 1,
  prevailingWindSetDoubles: 1,
  bonusTileDoubles: 1,
  bonusTileDoublesTwice: true,
  concealedHandDoubles: 1,
  allTerminalsAndHonoursDoubles: 3,
  oneSuitAndHonoursDoubles: 1,
  oneSuitOnlyDoubles: 3,
  supplementTileDoubles: 1,
};
export type AmericanRules = typeof AMERICAN_RULES;

/** 004, basic points for completed sets: any wind makes a pair that counts, and no pair counts twice. */
const groupPoints = (group: Group): number => {
  const tile = tileOf(group);
  const major = isTerminal(tile) || isHonour(tile);
  if (isChow(group)) return 0;
  if (isPair(group)) return major ? 2 : 0;
  return (major ? 4 : 2) * (isKong(group) ? 4 : 1) * (group.open ? 1 : 2);
};

const all = (bonus: readonly string[], kind: string): boolean =>
  [1, 2, 3, 4].every((number) => bonus.includes(`${kind}${number}`));

const basicPoints = (groups: readonly Group[], bonus: readonly string[], o: AmericanRules): number =>
  groups.reduce((sum, group) => sum + groupPoints(group), 0) +
  o.bonusTilePoints * bonus.length +
  (all(bonus, 'F') ? 1000 : 0) +
  (all(bonus, 'S') ? 1000 : 0);

/** 004, bonus doubles for sets, flowers and seasons: one tile may be own and of the round. */
const setDoubles = (groups: readonly Group[], { hand, seat, round }: NaiveLoser, o: AmericanRules): number => {
  let doubles = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length * o.dragonSetDoubles;
  if (hasTriplet(groups, seat)) doubles += o.ownWindSetDoubles;
  if (hasTriplet(groups, round)) doubles += o.prevailingWindSetDoubles;
  for (const wind of seat === round && !o.bonusTileDoublesTwice ? [seat] : [seat, round]) {
    const number = WIND_TILES.indexOf(wind) + 1;
    if (hand.bonus.includes(`F${number}`)) doubles += o.bonusTileDoubles;
    if (hand.bonus.includes(`S${number}`)) doubles += o.bonusTileDoubles;
  }
  return doubles;
};

/**
 * 004, doubles for the following hands: for all players, whatever the tiles of a loser are worth as sets. Who lays only
 * a part of the hand down shows no such pattern: thirteen tiles are meant, a kong counted as three.
 */
const handDoubles = (hand: NaiveHand, o: AmericanRules): number => {
  const tiles = tilesOf(hand);
  if (3 * hand.melds.length + hand.concealed.length < 13) return 0;
  const suits = suitsIn(tiles).length;
  let doubles = wasConcealed(hand) ? o.concealedHandDoubles : 0;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile))) doubles += o.allTerminalsAndHonoursDoubles;
  if (suits === 1) doubles += tiles.some(isHonour) ? o.oneSuitAndHonoursDoubles : o.oneSuitOnlyDoubles;
  return doubles;
};

/** 004: basic points go up to the next ten before doubling; "in many rules" to the nearest one. */
const rounded = (points: number, rounding: AmericanRules['rounding']): number => {
  const over = points % 10;
  if (over === 0 || rounding === 'none') return points;
  return rounding === 'up-to-ten' || over >= 5 ? points - over + 10 : points - over;
};
const totalOf = (points: number, doubles: number, { rounding, limit }: AmericanRules): number =>
  Math.min(limit, rounded(points, rounding) * 2 ** doubles);

export const americanLoser = (loser: NaiveLoser, o: AmericanRules = AMERICAN_RULES): number => {
  const { hand } = loser;
  const totals = readLoser(hand).map((groups) =>
    totalOf(basicPoints(groups, hand.bonus, o), setDoubles(groups, loser, o) + handDoubles(hand, o), o),
  );
  return Math.max(...totals);
};

const ordinary = (win: NaiveWin, groups: readonly Group[], o: AmericanRules): number => {
  const doubles = setDoubles(groups, win, o) + handDoubles(win.hand, o);
  const replaced = happenedTo(win, 'kong-replacement') ? o.supplementTileDoubles : 0;
  return totalOf(basicPoints(groups, win.hand.bonus, o) + o.winningPoints, doubles + replaced, o);
};

/** One suit, with honours, and one chow at most: what may go out without being a special hand (filling 14). */
const keepsToOneSuit = (win: NaiveWin, groups: readonly Group[]): boolean =>
  suitsIn(tilesOf(win.hand)).length <= 1 && groups.filter(isChow).length <= 1;

/**
 * A regular hand that went out. What one-suit play allows goes first; a hand that breaks it anyhow counts as it is, which
 * is what a warning means.
 */
export const americanWinner = (win: NaiveWin, o: AmericanRules = AMERICAN_RULES): number | undefined => {
  const { happened, hand } = win;
  const anything = happened.includes('heavenly') || happened.includes('earthly');
  const counts = readWin(win).flatMap((groups) => [
    { total: ordinary(win, groups, o), lawful: anything || keepsToOneSuit(win, groups) },
    ...specialsOf(win, groups).map(({ percent, lawful }) => ({ total: Math.ceil((o.limit * percent) / 100), lawful })),
  ]);
  if (counts.length === 0) return undefined;
  const allowed = counts.filter(({ lawful }) => lawful);
  // A whole family is worth the limit to any player, so also to one whose hand is half of it (filling 17).
  const families = all(hand.bonus, 'F') || all(hand.bonus, 'S') ? o.limit : 0;
  return Math.max(families, ...(allowed.length > 0 ? allowed : counts).map(({ total }) => total));
};
