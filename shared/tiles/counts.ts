import type { Tile } from './tile.ts';
import { indexOfTile, KINDS } from './tile-index.ts';

/** How many of each of the 34 kinds. */
export type Counts = Uint8Array;

export const noTiles = (): Counts => new Uint8Array(KINDS);

/** Counts of a list of tiles. */
export const countTiles = (tiles: readonly Tile[]): Counts => {
  const counts = noTiles();
  for (const tile of tiles) addTiles(counts, indexOfTile(tile), 1);
  return counts;
};

/** Adds `amount` (negative to take away) of one kind, in place: counts are scratch of their owner. */
export const addTiles = (counts: Counts, index: number, amount: number): void => {
  counts[index] = (counts[index] ?? 0) + amount;
};

/** Adds other counts, in place. */
export const addCounts = (counts: Counts, others: Counts): void => {
  for (let tile = 0; tile < KINDS; tile += 1) counts[tile] = (counts[tile] ?? 0) + (others[tile] ?? 0);
};
