import type { Reading } from '../../hand/readings.ts';
import { findWaitsBefore } from '../../hand/waits.ts';
import { COPIES } from '../../tiles/tile.ts';
import type { HandContext } from '../hand-context.ts';

/** Kinds of tile that would have completed the regular hand; without those of which the player held all four already. */
export const waitsBefore = ({ hand, winningTile }: HandContext): readonly number[] => {
  if (winningTile < 0) return [];
  const held = (tile: number): number => (hand.all[tile] ?? 0) - (tile === winningTile ? 1 : 0);
  return findWaitsBefore(hand.concealedCodes, winningTile).filter((tile) => held(tile) < COPIES);
};

/** Whether the winning tile completed a chow at an end that was open on the other side too: 2 or 5 to 34, never 3 to 12. */
export const wasTwoSided = ({ groups, won, chows }: Reading, winningTile: number): boolean => {
  const group = groups[won];
  if (group === undefined || ((chows >> won) & 1) === 0) return false;
  const first = group.tile % 9;
  return (winningTile === group.tile && first < 6) || (winningTile === group.tile + 2 && first > 0);
};
