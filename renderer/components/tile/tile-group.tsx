import { useTranslation } from 'react-i18next';
import classes from './tile.module.css';
import { tileName, tilesOf } from './tile-face.ts';
import { TileImage, type TileSize } from './tile-image.tsx';

type TileGroupProps = {
  /** Notation, with or without brackets. */
  readonly tiles: string;
  readonly size?: TileSize;
  /** Said after the tiles: exposed, concealed. */
  readonly state?: string;
};

/** Tiles side by side, named as one picture. */
export const TileGroup = ({ tiles, size = 'md', state }: TileGroupProps) => {
  const { t } = useTranslation();
  const shown = tilesOf(tiles);
  const names = shown.map(tileName).map(({ word, rank }) => t(`table:tile.${word}`, { rank }));
  const label = [names.join(', '), ...(state === undefined ? [] : [state])].join('; ');
  return (
    <span className={classes.group} role="img" aria-label={label} title={label}>
      {shown.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one group are alike and never move
        <TileImage key={index} tile={tile} size={size} />
      ))}
    </span>
  );
};
