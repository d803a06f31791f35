import type { Group } from '../../../hand/group.ts';
import { FIRST_DRAGON, FIRST_WIND, indexOfTile, isTerminal, suitOf } from '../../../tiles/tile-index.ts';

type Groups = readonly Group[];

const [RED, GREEN, WHITE] = [indexOfTile('Rd'), indexOfTile('Gd'), indexOfTile('Wd')];

const isSet = ({ kind }: Group): boolean => kind === 'pung' || kind === 'kong';
const isPair = ({ kind }: Group): boolean => kind === 'pair';
const isDragon = ({ tile }: Group): boolean => tile >= FIRST_DRAGON;
const isWind = ({ tile }: Group): boolean => tile >= FIRST_WIND && tile < FIRST_DRAGON;
const isSetOf =
  (tile: number) =>
  (group: Group): boolean =>
    isSet(group) && group.tile === tile;
const rankOf = (tile: number): number => (tile % 9) + 1;
const countOf = (groups: Groups, test: (group: Group) => boolean): number => groups.filter(test).length;
const distinct = (values: readonly number[]): number => new Set(values).size;

export const isFourKongs = (groups: Groups): boolean => countOf(groups, ({ kind }) => kind === 'kong') === 4;
export const isThreeGreatScholars = (groups: Groups): boolean => countOf(groups, (g) => isSet(g) && isDragon(g)) === 3;
export const isBigFourWinds = (groups: Groups): boolean => countOf(groups, (g) => isSet(g) && isWind(g)) === 4;
export const isAllHonours = (groups: Groups): boolean => groups.every(({ tile }) => tile >= FIRST_WIND);
export const isAllTerminals = (groups: Groups): boolean =>
  groups.every(({ kind, tile }) => kind !== 'chow' && isTerminal(tile));

/** 1 to 9 in chows of one suit, with a set and a pair of which one is of dragons and one of winds. */
export const isGreatSnake = (groups: Groups): boolean => {
  const chows = groups.filter(({ kind }) => kind === 'chow');
  const rest = groups.filter(({ kind }) => kind !== 'chow');
  return (
    chows.length === 3 &&
    distinct(chows.map(({ tile }) => suitOf(tile))) === 1 &&
    [1, 4, 7].every((rank) => chows.some(({ tile }) => rankOf(tile) === rank)) &&
    rest.some(isDragon) &&
    rest.some(isWind)
  );
};

const ranksIn = (suit: number, ranks: readonly number[]): readonly number[] => ranks.map((rank) => suit * 9 + rank - 1);

const GREEN_RANKS = [2, 3, 4, 6, 8];
export const GREEN_BAMBOOS = ranksIn(0, GREEN_RANKS);
export const RED_BAMBOOS = ranksIn(0, [1, 5, 7, 9]);
export const GREEN_DOTS = ranksIn(2, GREEN_RANKS);
const RED_TILES = [...ranksIn(1, GREEN_RANKS), RED];

/** Whether a group is made of these tiles alone; a chow of 2, 3 and 4 can be. */
const isOf =
  (tiles: readonly number[]) =>
  ({ kind, tile }: Group): boolean =>
    kind === 'chow' ? [tile, tile + 1, tile + 2].every((one) => tiles.includes(one)) : tiles.includes(tile);

const isPairOf =
  (tile: number) =>
  (group: Group): boolean =>
    isPair(group) && group.tile === tile;

/** Four sets of certain tiles and a pair of the dragon of their colour: jade, pearl. */
const isJewel =
  (tiles: readonly number[], dragon: number) =>
  (groups: Groups): boolean =>
    countOf(groups, (g) => !isPair(g) && isOf(tiles)(g)) === 4 && groups.some(isPairOf(dragon));
export const isJade = isJewel(GREEN_BAMBOOS, GREEN);
export const isPearl = isJewel(GREEN_DOTS, WHITE);

const hasEverySet = (groups: Groups, tiles: readonly number[]): boolean =>
  tiles.every((tile) => groups.some(isSetOf(tile)));
export const isRuby = (groups: Groups): boolean => hasEverySet(groups, RED_BAMBOOS) && groups.some(isPairOf(RED));

/** Three sets and a pair of certain tiles, and a set of the dragon of their colour. */
const isImperial =
  (tiles: readonly number[], dragon: number) =>
  (groups: Groups): boolean =>
    groups.some(isSetOf(dragon)) && countOf(groups, isOf(tiles)) === 4;
export const isImperialJade = isImperial(GREEN_BAMBOOS, GREEN);
export const isImperialPearl = isImperial(GREEN_DOTS, WHITE);
/** Of the four red bamboos three are sets and the fourth is the pair. */
export const isImperialRuby = (groups: Groups): boolean =>
  groups.some(isSetOf(RED)) && RED_BAMBOOS.every((tile) => groups.some((g) => g.kind !== 'chow' && g.tile === tile));

/** Sets of both dragons, of a green and of a red bamboo, and a pair of bamboos. */
export const isRubyJade = (groups: Groups): boolean =>
  hasEverySet(groups, [RED, GREEN]) &&
  countOf(groups, (g) => isSet(g) && GREEN_BAMBOOS.includes(g.tile)) === 1 &&
  countOf(groups, (g) => isSet(g) && RED_BAMBOOS.includes(g.tile)) === 1 &&
  groups.some((g) => isPair(g) && g.tile < 9);

export const isAllRed = (groups: Groups): boolean => groups.every(isOf(RED_TILES));

/** The sets of suit tiles, and the honours that remain: both of dragons or both of winds. */
const suitSets = (groups: Groups): readonly number[] =>
  groups.flatMap((g) => (isSet(g) && g.tile < FIRST_WIND ? [g.tile] : []));

/** One rank in three suits, with a set and a pair of dragons or of winds. */
export const isNumbersRacket = (groups: Groups): boolean => {
  const tiles = suitSets(groups);
  const sameFamily = countOf(groups, isDragon) === 2 || countOf(groups, isWind) === 2;
  return tiles.length === 3 && distinct(tiles.map(rankOf)) === 1 && sameFamily;
};

/** Two ranks in two suits, and a pair of honours. */
export const isDoubleNumbers = (groups: Groups): boolean => {
  const tiles = suitSets(groups);
  return (
    tiles.length === 4 &&
    distinct(tiles.map(rankOf)) === 2 &&
    distinct(tiles.map(suitOf)) === 2 &&
    groups.some((g) => isPair(g) && g.tile >= FIRST_WIND)
  );
};

export const isGoneWithTheWind = (groups: Groups): boolean =>
  isBigFourWinds(groups) && groups.some((g) => isPair(g) && isDragon(g));

/** Sets of 2 and 5 of one suit, red and green dragons, and a pair of white ones: the 25th. */
export const isChristmas = (groups: Groups): boolean => {
  const tiles = suitSets(groups);
  return (
    hasEverySet(groups, [RED, GREEN]) &&
    groups.some(isPairOf(WHITE)) &&
    distinct(tiles.map(suitOf)) === 1 &&
    [2, 5].every((rank) => tiles.some((tile) => rankOf(tile) === rank))
  );
};
