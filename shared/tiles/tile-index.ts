import { BONUS_TILES, type BonusTile, TILES, type Tile } from './tile.ts';

/** Kinds of tiles; inside the engine a tile is its number in `TILES`, so that counts fit small integer arrays. */
export const KINDS = 34;
/** 0–8 bamboo, 9–17 characters, 18–26 dots. */
export const FIRST_WIND = 27;
export const FIRST_DRAGON = 31;

const indexes: ReadonlyMap<string, number> = new Map(TILES.map((tile, index) => [tile, index]));
const bonusIndexes: ReadonlyMap<string, number> = new Map(BONUS_TILES.map((tile, index) => [tile, index]));

/** Number of a tile, 0–33. */
export const indexOfTile = (tile: Tile): number => indexes.get(tile) ?? -1;

/** Number of a bonus tile, 0–11: also its bit in a mask of bonus tiles. */
export const indexOfBonus = (tile: BonusTile): number => bonusIndexes.get(tile) ?? -1;

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
