import type { Hand } from '../../../shared/hand/hand.ts';
import { BONUS_TILES, COPIES } from '../../../shared/tiles/tile.ts';
import { type AnyTile, tilesOf } from './tile-face.ts';

const tally = (tiles: readonly AnyTile[]): ReadonlyMap<AnyTile, number> => {
  const counts = new Map<AnyTile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

const copiesOf = (tile: AnyTile): number => (BONUS_TILES.some((bonus) => bonus === tile) ? 1 : COPIES);

/** Whether a piece of notation can still be laid beside the hands at the table: no fifth copy, no bonus tile twice. */
export const hasRoom = (piece: string, hands: readonly Hand[]): boolean => {
  const laid = tally(
    hands.flatMap(({ melds, concealed, bonus }) => [...melds.flatMap(({ tiles }) => tiles), ...concealed, ...bonus]),
  );
  return [...tally(tilesOf(piece))].every(([tile, count]) => (laid.get(tile) ?? 0) + count <= copiesOf(tile));
};
