import { meldTypeOf } from '../../../shared/hand/notation.ts';
import { formatTiles } from '../../../shared/tiles/notation.ts';
import { TILES, type Tile } from '../../../shared/tiles/tile.ts';
import { plainWidth } from '../plain-width.ts';
import type { AnyTile } from './tile-face.ts';

/** What a click on a tile of the picker puts down. */
export const PUT_KINDS = ['loose', 'pung', 'chow', 'kong', 'concealed-kong', 'promoted-kong'] as const;
export type PutKind = (typeof PUT_KINDS)[number];

const isTile = (tile: AnyTile): tile is Tile => TILES.some((one) => one === tile);

const times = (tile: Tile, count: number): string => formatTiles(Array.from({ length: count }, () => tile));

/** The set that begins with a tile, as text; undefined where there is none (a chow of honours). Bonus tiles stand alone. */
export const putText = (tile: AnyTile, put: PutKind): string | undefined => {
  if (!isTile(tile)) return tile;
  switch (put) {
    case 'loose':
      return tile;
    case 'pung':
      return `[${times(tile, 3)}]`;
    case 'chow': {
      const at = TILES.indexOf(tile);
      const run = TILES.slice(at, at + 3);
      return meldTypeOf(run) === 'chow' ? `[${formatTiles(run)}]` : undefined;
    }
    case 'kong':
      return `[${times(tile, 4)}]`;
    case 'concealed-kong':
      return `(${times(tile, 4)})`;
    case 'promoted-kong':
      return `[${times(tile, 4)}+]`;
    default:
      return put satisfies never;
  }
};

/** The tiles of a field's text without the mark behind them, which begins with `!`. */
const withoutMark = (text: string): string => {
  const at = plainWidth(text).indexOf('!');
  return at < 0 ? text : text.slice(0, at).trimEnd();
};

/** The text of a field with one more piece; a mark of the winning tile stays at the end. */
export const appendPiece = (text: string, piece: string): string => {
  const tiles = withoutMark(text).trim();
  const mark = text.slice(withoutMark(text).length).trim();
  return [tiles, piece, mark].filter((part) => part !== '').join(' ');
};

/** The text without its last piece: what a click put down last, or the last word that was typed. */
export const dropLastPiece = (text: string): string => {
  const tiles = withoutMark(text).trimEnd();
  return tiles.replace(/(\[[^\]]*\]?|\([^)]*\)?|[^\s,[(\])]+)[\s,]*$/, '').trimEnd();
};
