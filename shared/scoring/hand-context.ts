import type { LegalHand } from '../hand/legal-hand.ts';
import type { Circumstance } from './deal-facts.ts';
import type { TileProfile } from './predicates/tiles.ts';

export type Answer = 'yes' | 'no' | 'unknown';
export type Role = 'winner' | 'loser';

/** Everything about one hand that its readings share. Winds and tiles are tile numbers. */
export type HandContext = {
  readonly hand: LegalHand;
  readonly tiles: TileProfile;
  readonly role: Role;
  readonly ownWind: number;
  readonly prevailingWind: number;
  /** Winner only; false for a loser. */
  readonly selfDrawn: boolean;
  /** -1 for a loser, and for a dealt hand in which no tile came last. */
  readonly winningTile: number;
  readonly circumstances: readonly Circumstance[];
  readonly dealerIsWinner: boolean;
  /** Wins in a row by the dealer before this deal. */
  readonly dealerWins: number;
  /** Deals in a row that the dealer has retained before this deal. */
  readonly dealerStays: number;
  /** Playable tiles left in the wall when the winning tile came; undefined when nobody said. */
  readonly tilesLeft: number | undefined;
  /** Replacement tiles in a row that ended with the winning tile; 0 when nobody said. */
  readonly replacements: number;
  /** Whether this player claimed East's first discard. */
  readonly swept: boolean;
  /** Whether one kind of tile only could complete the hand; `no` where no row asks for `other-waits-dead`. */
  readonly oneChance: Answer;
};
