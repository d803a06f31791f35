import { BONUS_TILES, type BonusTile, TILES, type Tile } from './tile.ts';

/** Kinds of tiles; inside the engine a tile is its number in `TILES`, so that counts fit small integer arrays. */
export const KINDS = 34;
/** 0–8 bamboo, 9–17 characters, 18–26 dots. */
export const FIRST_WIND = 27;
export const FIRST_DRAGON = 31;

/** A place for each notation by its letter and its rank or `d`: quicker than to look up the text, which is done for every tile. */
const placeOf = (notation: string): number =>
  ((notation.charCodeAt(0) & 31) << 4) | (notation.length > 1 ? notation.charCodeAt(1) & 15 : 0);

const placesOf = (notations: readonly string[]): Int8Array => {
  const places = new Int8Array(32 << 4).fill(-1);
  for (const [index, notation] of notations.entries()) places[placeOf(notation)] = index;
  return places;
};

const indexes = placesOf(TILES);
const bonusIndexes = placesOf(BONUS_TILES);

/** Number of a tile, 0–33. */
export const indexOfTile = (tile: Tile): number => indexes[placeOf(tile)] ?? -1;

/** Number of a bonus tile, 0–11: also its bit in a mask of bonus tiles. */
export const indexOfBonus = (tile: BonusTile): number => bonusIndexes[placeOf(tile)] ?? -1;

/** The tile of a number; throws on a number that is none. */
export const tileAt = (index: number): Tile => {
  const tile = TILES[index];
  if (tile === undefined) throw new RangeError(`no tile ${index}`);
  return tile;
};

export const isHonour = (index: number): boolean => index >= FIRST_WIND;
/** 1 or 9 of a suit. */
export const isTerminal = (index: number): boolean => index < FIRST_WIND && (index % 9 === 0 || index % 9 === 8);
/** 2 to 8 of a suit. */
export const isSimple = (index: number): boolean => index < FIRST_WIND && index % 9 !== 0 && index % 9 !== 8;
/** 0 bamboo, 1 characters, 2 dots; 3 for honours. */
export const suitOf = (index: number): number => Math.floor(index / 9);
