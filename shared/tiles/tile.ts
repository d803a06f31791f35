/** The four winds in seat order; E deals. Also the notation of the wind tiles. */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];
export type BySeat<T> = Readonly<Record<Wind, T>>;

/** Red, green, white. */
export const DRAGONS = ['Rd', 'Gd', 'Wd'] as const;
export type Dragon = (typeof DRAGONS)[number];

/** Bamboo, characters, dots. */
export const SUITS = ['B', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Rank = (typeof RANKS)[number];

export type SuitTile = `${Suit}${Rank}`;
export type HonourTile = Wind | Dragon;
export type Tile = SuitTile | HonourTile;

const suitTiles: readonly SuitTile[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}` as const));

/** All 34 kinds, suits first: the index of a tile in this list is its number inside the engine. */
export const TILES: readonly Tile[] = [...suitTiles, ...WINDS, ...DRAGONS];

/** F flowers, S seasons (East 1, South 2, West 3, North 4), A animals (cat, rat, rooster, centipede). */
export const BONUS_TILES = ['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4', 'A1', 'A2', 'A3', 'A4'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

/** How many of each of the 34 kinds a set of tiles holds. */
export const COPIES = 4;
