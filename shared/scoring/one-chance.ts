import { findWaits } from '../hand/waits.ts';
import { addTiles, type Counts } from '../tiles/counts.ts';
import { COPIES } from '../tiles/tile.ts';
import type { Answer } from './pattern.ts';

type Question = {
  /** The winner's concealed tiles, the winning tile among them. */
  readonly concealed: Counts;
  readonly winningTile: number;
  /** Tiles in the melds of all the hands that were given. */
  readonly visible: Counts;
  /** Concealed tiles of the others, as far as they were laid down. */
  readonly unplayed: Counts;
  /** Whether somebody answered that every other wait had been played. */
  readonly othersDead: boolean;
};

/**
 * Whether the winning tile was the only kind that could complete the hand (001 5.2.2). A wait is dead when all its copies outside
 * the player's own concealed tiles lie in melds or discards; the discards only people know. A wait of which the player holds
 * all four concealed was never played and stays a wait: 2345 with 555 beside it is no one-chance hand. So does one that another
 * player turns out to have held.
 */
export const answerOneChance = ({ concealed, winningTile, visible, unplayed, othersDead }: Question): Answer => {
  const before = concealed.slice();
  addTiles(before, winningTile, -1);
  const others = findWaits(before).filter((tile) => tile !== winningTile);
  const outside = (tile: number): number => COPIES - (before[tile] ?? 0);
  if (others.some((tile) => outside(tile) === 0 || (unplayed[tile] ?? 0) > 0)) return 'no';
  const open = others.filter((tile) => (visible[tile] ?? 0) < outside(tile));
  if (open.length === 0 || othersDead) return 'yes';
  return 'unknown';
};
