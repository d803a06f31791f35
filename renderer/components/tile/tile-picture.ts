import type { AnyTile } from './tile-face.ts';

const FILES = import.meta.glob<string>('../../../assets/tiles/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of the picture of a tile, or of its back. Throws when there is none: the pictures are our own. */
export const tilePicture = (tile: AnyTile | 'back'): string => {
  const address = FILES[`../../../assets/tiles/${tile}.svg`];
  if (address === undefined) throw new Error(`no picture of tile ${tile}`);
  return address;
};
