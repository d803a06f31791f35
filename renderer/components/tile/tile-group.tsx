import { useTranslation } from 'react-i18next';
import { joinList } from '../../i18n/locale.ts';
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

/** Tiles side by side, apart where the notation has a space; named as one picture. */
export const TileGroup = ({ tiles, size = 'md', state }: TileGroupProps) => {
  const { t } = useTranslation();
  const sets = tiles.split(/\s+/).map(tilesOf);
  const names = sets
    .flat()
    .map(tileName)
    .map(({ word, rank }) => t(`table:tile.${word}`, { rank }));
  const label = joinList([...names, ...(state === undefined ? [] : [state])]);
  return (
    <span className={classes.group} role="img" aria-label={label} title={label}>
      {sets.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets are in order and never move
        <span key={at} className={classes.set}>
          {set.map((tile, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one set are alike and never move
            <TileImage key={index} tile={tile} size={size} />
          ))}
        </span>
      ))}
    </span>
  );
};
