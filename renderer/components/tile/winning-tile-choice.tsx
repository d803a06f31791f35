import { Group, Text } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tile } from '../../../shared/tiles/tile.ts';
import { tileName } from './tile-face.ts';
import { TileImage } from './tile-image.tsx';
import classes from './tile-picker.module.css';

type WinningTileChoiceProps = {
  /** The loose tiles of the winner. */
  readonly concealed: readonly Tile[];
  readonly value: Tile | undefined;
  readonly onChoose: (tile: Tile) => void;
};

/** The loose tiles of the winner, one of which came last. Nothing without tiles. */
export const WinningTileChoice = ({ concealed, value, onChoose }: WinningTileChoiceProps) => {
  const { t } = useTranslation();
  const id = useId();
  const tiles = [...new Set(concealed)];
  if (tiles.length === 0) return null;
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = value === undefined ? -1 : tiles.indexOf(value);
    const next = tiles[(at + step + tiles.length) % tiles.length];
    if (next === undefined) return;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
  };
  return (
    <div>
      <Text id={id} size="sm" fw={550}>
        {t('table:picker.winningTile')}
      </Text>
      <Group gap={0} role="radiogroup" aria-labelledby={id} onKeyDown={onKey}>
        {tiles.map((tile, at) => {
          const { word, rank } = tileName(tile);
          const chosen = tile === value;
          const entry = value === undefined || !tiles.includes(value) ? at === 0 : chosen;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture is chosen, which a radio button cannot hold
            <button
              key={tile}
              type="button"
              role="radio"
              className={classes.choose}
              data-tile={tile}
              aria-checked={chosen}
              tabIndex={entry ? 0 : -1}
              aria-label={t(`table:tile.${word}`, { rank })}
              onClick={() => onChoose(tile)}
            >
              <TileImage tile={tile} />
            </button>
          );
        })}
      </Group>
    </div>
  );
};
