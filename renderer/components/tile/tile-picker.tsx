import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hand } from '../../../shared/hand/hand.ts';
import { BONUS_TILES, type BonusTile, RANKS, SUITS, TILES, type Tile } from '../../../shared/tiles/tile.ts';
import { PUT_KINDS, type PutKind, putText } from './edit-hand.ts';
import { hasRoom } from './tile-counts.ts';
import { type AnyTile, tileName } from './tile-face.ts';
import { TileImage } from './tile-image.tsx';
import classes from './tile-picker.module.css';

type TilePickerProps = {
  /** Whose tiles these are, for screen readers. */
  readonly seat: string;
  /** Every hand laid at the table: a tile of which all copies lie somewhere cannot be put again. */
  readonly hands: readonly Hand[];
  /** Those that the rules play with. */
  readonly bonusTiles: readonly BonusTile[];
  readonly onPut: (piece: string) => void;
  readonly onDrop: () => void;
};

const SUIT_ROWS: readonly (readonly AnyTile[])[] = SUITS.map((suit) => RANKS.map((rank) => `${suit}${rank}` as const));
const HONOURS: readonly Tile[] = TILES.slice(SUITS.length * RANKS.length);

const bonusRows = (known: readonly BonusTile[]): readonly (readonly AnyTile[])[] =>
  [BONUS_TILES.slice(0, 8), BONUS_TILES.slice(8)]
    .map((row) => row.filter((tile) => known.includes(tile)))
    .filter((row) => row.length > 0);

/** Every tile as a button; one click puts a tile or a whole set. One stop for Tab, arrows inside. */
export const TilePicker = ({ seat, hands, bonusTiles, onPut, onDrop }: TilePickerProps) => {
  const { t } = useTranslation();
  const [put, setPut] = useState<PutKind>('loose');
  const [at, setAt] = useState<AnyTile>('B1');
  const left = [...SUIT_ROWS];
  const right = [HONOURS, ...bonusRows(bonusTiles)];
  const rowOf = (row: readonly AnyTile[]) => (
    <div className={classes.row} key={row[0]}>
      {row.map((tile) => {
        const piece = putText(tile, put);
        const open = piece !== undefined && hasRoom(piece, hands);
        const { word, rank } = tileName(tile);
        return (
          <button
            key={tile}
            type="button"
            className={classes.put}
            data-tile={tile}
            tabIndex={tile === at ? 0 : -1}
            aria-disabled={!open || undefined}
            aria-label={t(`table:tile.${word}`, { rank })}
            title={t(`table:tile.${word}`, { rank })}
            onFocus={() => setAt(tile)}
            onClick={() => (open ? onPut(piece) : undefined)}
          >
            <TileImage tile={tile} />
          </button>
        );
      })}
    </div>
  );
  return (
    <div>
      <Group gap="sm" mb={8}>
        <SegmentedControl
          size="xs"
          aria-label={t('table:picker.put')}
          value={put}
          onChange={(value) => setPut(PUT_KINDS.find((kind) => kind === value) ?? 'loose')}
          data={PUT_KINDS.map((kind) => ({ value: kind, label: t(`table:picker.kind.${kind}`) }))}
        />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBackspace size={16} aria-hidden />}
          onClick={onDrop}
        >
          {t('table:picker.drop')}
        </Button>
      </Group>
      <div
        className={classes.palette}
        role="toolbar"
        aria-label={t('table:picker.title', { seat })}
        onKeyDown={(event) => moveFocus(event, [...left, ...right])}
      >
        <div className={classes.rows}>{left.map(rowOf)}</div>
        <div className={classes.rows}>{right.map(rowOf)}</div>
      </div>
    </div>
  );
};

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const moveFocus = (event: KeyboardEvent<HTMLDivElement>, rows: readonly (readonly AnyTile[])[]): void => {
  const step = STEPS[event.key];
  const tile = event.target instanceof HTMLElement ? event.target.dataset.tile : undefined;
  const row = rows.findIndex((tiles) => tiles.some((one) => one === tile));
  if (step === undefined || row < 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')].map(
    ({ dataset }) => dataset.tile,
  );
  const column = buttons.indexOf(tile) - buttons.indexOf(rows[row]?.[0]);
  const target = rows[row + step[0]];
  const next = target?.[Math.min(column + step[1], target.length - 1)];
  if (next === undefined) return;
  event.currentTarget.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
};
