import type { LegalHand } from '../hand/legal-hand.ts';
import { findWaitsBefore } from '../hand/waits.ts';
import { COPIES, type Wind } from '../tiles/tile.ts';
import { type LegalHands, visibleOf } from './check-hands.ts';
import { unplayedOf } from './check-told.ts';
import type { Answer } from './hand-context.ts';

type Question = {
  /** The winner's. */
  readonly hand: LegalHand;
  readonly winningTile: number;
  /** All the hands that were given, and their seats. */
  readonly hands: LegalHands;
  readonly seats: readonly Wind[];
  readonly winner: Wind;
  /** Whether somebody answered that every other wait had been played. */
  readonly othersDead: boolean;
};

/**
 * Whether the winning tile was the only kind that could complete the hand (001 5.2.2). A wait is dead when all its copies outside
 * the player's own concealed tiles lie in melds or discards; the discards only people know. A wait of which the player holds
 * all four concealed was never played and stays a wait: 2345 with 555 beside it is no one-chance hand. So does one that another
 * player turns out to have held.
 */
export const answerOneChance = ({ hand, winningTile, hands, seats, winner, othersDead }: Question): Answer => {
  let open = false;
  for (const tile of findWaitsBefore(hand.concealedCodes, winningTile)) {
    if (tile === winningTile) continue;
    const outside = COPIES - (hand.concealed[tile] ?? 0);
    if (outside === 0 || unplayedOf(hands, seats, winner, tile) > 0) return 'no';
    if (visibleOf(hands, seats, tile) < outside) open = true;
  }
  return open && !othersDead ? 'unknown' : 'yes';
};
