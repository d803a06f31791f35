import { cutTiles } from '../../../shared/tiles/notation.ts';
import type { BonusTile, Tile } from '../../../shared/tiles/tile.ts';

export type TileInk = 'green' | 'red' | 'blue' | 'black';
/** `sign` is drawn large, `mark` small below it; `word` is the translation key of its name and `rank` the number in it. */
export type TileFace = {
  readonly sign: string;
  readonly mark: string;
  readonly ink: TileInk;
  readonly word: string;
  readonly rank: string;
};

const SUITED: Readonly<Record<string, { readonly mark: string; readonly ink: TileInk }>> = {
  B: { mark: '条', ink: 'green' },
  C: { mark: '萬', ink: 'red' },
  D: { mark: '筒', ink: 'blue' },
};

const HONOURS: Readonly<Record<string, { readonly sign: string; readonly ink: TileInk }>> = {
  E: { sign: '東', ink: 'black' },
  S: { sign: '南', ink: 'black' },
  W: { sign: '西', ink: 'black' },
  N: { sign: '北', ink: 'black' },
  Rd: { sign: '中', ink: 'red' },
  Gd: { sign: '發', ink: 'green' },
  Wd: { sign: '白', ink: 'blue' },
};

const BONUS: Readonly<Record<string, { readonly mark: string; readonly ink: TileInk }>> = {
  F: { mark: '花', ink: 'red' },
  S: { mark: '季', ink: 'blue' },
  A: { mark: '獸', ink: 'black' },
};

/** How a tile looks and what it is called. Honours carry their letter below, for those who do not read Chinese. */
export const tileFace = (tile: Tile | BonusTile): TileFace => {
  const [family, rank] = [tile.slice(0, 1), tile.slice(1)];
  const honour = HONOURS[tile];
  if (honour !== undefined) return { ...honour, mark: tile.slice(0, 1), word: tile, rank: '' };
  const suited = SUITED[family] ?? BONUS[family];
  return { sign: rank, mark: suited?.mark ?? '', ink: suited?.ink ?? 'black', word: bonusWord(tile, family), rank };
};

const bonusWord = (tile: string, family: string): string =>
  family === 'S' ? 'season' : family === 'F' ? 'flower' : family === 'A' ? tile : family;

/** The tiles of a group or a line of a sheet: notation with or without brackets. */
export const tilesOf = (notation: string): readonly (Tile | BonusTile)[] =>
  notation
    .split(/[\s,]+/)
    .map((piece) => piece.replace(/[[\]()+]/g, ''))
    .flatMap((piece) => {
      const { tiles, bonus } = cutTiles(piece);
      return [...tiles, ...bonus];
    });
