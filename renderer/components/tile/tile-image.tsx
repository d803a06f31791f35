import classes from './tile.module.css';
import type { AnyTile } from './tile-face.ts';
import { tilePicture } from './tile-picture.ts';

export type TileSize = 'sm' | 'md' | 'lg';

type TileImageProps = {
  readonly tile: AnyTile | 'back';
  readonly size?: TileSize;
};

/** The face alone, without a name: what stands round it (a group, a button) says which tile it is. */
export const TileImage = ({ tile, size = 'md' }: TileImageProps) => (
  <img className={classes.tile} data-size={size} src={tilePicture(tile)} alt="" draggable={false} />
);
