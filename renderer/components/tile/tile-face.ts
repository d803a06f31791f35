import { cutTiles } from '../../../shared/tiles/notation.ts';
import type { BonusTile, Tile } from '../../../shared/tiles/tile.ts';

export type AnyTile = Tile | BonusTile;

/** What a tile is called: the key of its name under `table:tile`, and the number that stands in it. */
export type TileName = { readonly word: string; readonly rank: string };

const RANKED: Readonly<Record<string, string>> = { B: 'B', C: 'C', D: 'D', F: 'flower', S: 'season' };

/** The words of a tile's name; the letter S alone is the south wind, with a number it is a season. */
export const tileName = (tile: AnyTile): TileName => {
  const [family, rank] = [tile.slice(0, 1), tile.slice(1)];
  const word = /^[1-9]$/.test(rank) ? (RANKED[family] ?? tile) : tile;
  return { word, rank };
};

/** The tiles of a group or a line of a sheet: notation with or without brackets. */
export const tilesOf = (notation: string): readonly AnyTile[] =>
  notation
    .split(/[\s,]+/)
    .map((piece) => piece.replace(/[[\]()+]/g, ''))
    .flatMap((piece) => {
      const { tiles, bonus } = cutTiles(piece);
      return [...tiles, ...bonus];
    });
