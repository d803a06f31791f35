import { useTranslation } from 'react-i18next';
import classes from './tile.module.css';
import { type TileFace, tileFace, tilesOf } from './tile-face.ts';

type TileGroupProps = {
  /** Notation, with or without brackets. */
  readonly tiles: string;
  readonly size?: 'sm' | 'md';
  /** Said after the tiles: exposed, concealed. */
  readonly state?: string;
};

/** Tiles side by side, named as one picture. */
export const TileGroup = ({ tiles, size = 'md', state }: TileGroupProps) => {
  const { t } = useTranslation();
  const faces = tilesOf(tiles).map(tileFace);
  const names = faces.map(({ word, rank }) => t(`table:tile.${word}`, { rank }));
  const label = [names.join(', '), ...(state === undefined ? [] : [state])].join('; ');
  return (
    <span className={classes.group} data-size={size} role="img" aria-label={label} title={label}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one group are alike and never move
        <Face key={index} {...face} />
      ))}
    </span>
  );
};

const Face = ({ sign, mark, ink }: TileFace) => (
  <span className={classes.tile} data-ink={ink} aria-hidden>
    <span className={classes.sign}>{sign}</span>
    <span className={classes.mark}>{mark}</span>
  </span>
);
