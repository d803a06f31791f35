import type { Tile } from '../../shared/tiles/tile.ts';
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

/** Document 004, default options. */
const LIMIT = 500;

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

const basicPoints = (groups: readonly Group[], bonus: readonly string[]): number =>
  groups.reduce((sum, group) => sum + groupPoints(group), 0) +
  4 * bonus.length +
  (all(bonus, 'F') ? 1000 : 0) +
  (all(bonus, 'S') ? 1000 : 0);

/** 004, bonus doubles for sets, flowers and seasons: one tile may be own and of the round. */
const setDoubles = (groups: readonly Group[], bonus: readonly string[], seat: Tile, round: Tile): number => {
  let doubles = DRAGON_TILES.filter((tile) => hasTriplet(groups, tile)).length;
  for (const wind of [seat, round]) {
    const number = WIND_TILES.indexOf(wind) + 1;
    if (hasTriplet(groups, wind)) doubles += 1;
    if (bonus.includes(`F${number}`)) doubles += 1;
    if (bonus.includes(`S${number}`)) doubles += 1;
  }
  return doubles;
};

/**
 * 004, doubles for the following hands: for all players, whatever the tiles of a loser are worth as sets. Who lays only
 * a part of the hand down shows no such pattern: thirteen tiles are meant, a kong counted as three.
 */
const handDoubles = (hand: NaiveHand): number => {
  const tiles = tilesOf(hand);
  if (3 * hand.melds.length + hand.concealed.length < 13) return 0;
  const suits = suitsIn(tiles).length;
  let doubles = wasConcealed(hand) ? 1 : 0;
  if (tiles.every((tile) => isTerminal(tile) || isHonour(tile))) doubles += 3;
  if (suits === 1) doubles += tiles.some(isHonour) ? 1 : 3;
  return doubles;
};

/** 004: basic points go up to the next ten before doubling. */
const totalOf = (points: number, doubles: number): number =>
  Math.min(LIMIT, Math.ceil(points / 10) * 10 * 2 ** doubles);

export const americanLoser = ({ hand, seat, round }: NaiveLoser): number => {
  const totals = readLoser(hand).map((groups) =>
    totalOf(basicPoints(groups, hand.bonus), setDoubles(groups, hand.bonus, seat, round) + handDoubles(hand)),
  );
  return Math.max(...totals);
};

const ordinary = (win: NaiveWin, groups: readonly Group[]): number => {
  const doubles = setDoubles(groups, win.hand.bonus, win.seat, win.round) + handDoubles(win.hand);
  const replaced = happenedTo(win, 'kong-replacement') ? 1 : 0;
  return totalOf(basicPoints(groups, win.hand.bonus) + 20, doubles + replaced);
};

/** One suit, with honours, and one chow at most: what may go out without being a special hand (filling 14). */
const keepsToOneSuit = (win: NaiveWin, groups: readonly Group[]): boolean =>
  suitsIn(tilesOf(win.hand)).length <= 1 && groups.filter(isChow).length <= 1;

/**
 * A regular hand that went out. What one-suit play allows goes first; a hand that breaks it anyhow counts as it is, which
 * is what a warning means.
 */
export const americanWinner = (win: NaiveWin): number | undefined => {
  const { happened, hand } = win;
  const anything = happened.includes('heavenly') || happened.includes('earthly');
  const counts = readWin(win).flatMap((groups) => [
    { total: ordinary(win, groups), lawful: anything || keepsToOneSuit(win, groups) },
    ...specialsOf(win, groups).map(({ percent, lawful }) => ({ total: (LIMIT * percent) / 100, lawful })),
  ]);
  if (counts.length === 0) return undefined;
  const allowed = counts.filter(({ lawful }) => lawful);
  // A whole family is worth the limit to any player, so also to one whose hand is half of it (filling 17).
  const families = all(hand.bonus, 'F') || all(hand.bonus, 'S') ? LIMIT : 0;
  return Math.max(families, ...(allowed.length > 0 ? allowed : counts).map(({ total }) => total));
};
