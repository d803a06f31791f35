import type { Group } from '../hand/group.ts';
import type { LegalHand } from '../hand/legal-hand.ts';
import type { Wind } from '../tiles/tile.ts';
import { indexOfTile } from '../tiles/tile-index.ts';
import type { DealContext, DealFacts, LiableCause } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import type { ScoreError } from './score-sheet.ts';

/** What a cause is checked against: the tiles of the winner that everybody saw, and how the winning tile came. */
export type Shown = {
  readonly hand: LegalHand;
  /** All declared sets, concealed kongs too: they lie on the table. */
  readonly melds: readonly Group[];
  /** Those that another player's discard went into, promoted ones too. */
  readonly fed: readonly Group[];
  /** The winning tile, when the liable player threw it; -1 otherwise. */
  readonly thrown: number;
  readonly ownWind: number;
  readonly prevailingWind: number;
};

/** Why a discard makes its player liable, as one system plays it. */
export type LiabilityCause<O> = {
  readonly id: LiableCause;
  readonly source: string;
  readonly when: (options: O) => boolean;
  /** Only the discard that won can be it, so that only its player can be liable. */
  readonly winningDiscardOnly?: boolean;
  /** At most so many tiles may be left. */
  readonly tilesLeft?: (options: O) => number;
  /** Whether the winner shows what the cause speaks of. */
  readonly fits: (shown: Shown, options: O) => boolean;
};

export type BoundCause = {
  readonly id: LiableCause;
  readonly winningDiscardOnly: boolean;
  readonly tilesLeft: number | undefined;
  readonly fits: (shown: Shown) => boolean;
};

type Checked = {
  readonly causes: readonly BoundCause[];
  readonly facts: DealFacts<Wind>;
  readonly context: DealContext;
  /** The winner's tiles, where they are known and legal. */
  readonly hand: LegalHand | undefined;
  /** Whether the last player who fed the winner takes the liability over from an earlier one. */
  readonly passesOn: boolean;
};

/** Whether the cause that was picked is played and not contradicted by what the winner shows. A cause is never demanded. */
export const checkCause = ({ causes, facts, context, hand, passesOn }: Checked): readonly ScoreError[] => {
  const { liable, liableCause, discarder, winner, tilesLeft } = facts;
  if (liableCause === undefined) return [];
  if (liable === undefined) return [scoreError('liable-cause-without-liable', { cause: liableCause })];
  const said = { seat: liable, cause: liableCause };
  const cause = causes.find(({ id }) => id === liableCause);
  if (cause === undefined) return [scoreError('liable-cause-not-played', said)];
  const errors: ScoreError[] = [];
  if (cause.winningDiscardOnly && discarder !== liable) errors.push(scoreError('liable-cause-needs-discard', said));
  if (cause.tilesLeft !== undefined && tilesLeft !== undefined && tilesLeft > cause.tilesLeft) {
    errors.push(scoreError('liable-cause-too-early', { ...said, tilesLeft, most: cause.tilesLeft }));
  }
  if (hand === undefined || winner === undefined) return errors;
  const shown = shownOf(facts, winner, context, hand);
  if (!cause.fits(shown)) return [...errors, scoreError('liable-cause-contradicted', { ...said, winner })];
  if (passesOn && discarder !== undefined && discarder !== liable) {
    // The winning discard alone: what was fed before it is what made the first player liable.
    const alone = { ...shownOf({ ...facts, liable: discarder }, winner, context, hand), fed: [] };
    if (cause.fits(alone)) errors.push(scoreError('liable-passed-on', { ...said, discarder }));
  }
  return errors;
};

const shownOf = (
  { liable, discarder, winningTile }: DealFacts<Wind>,
  winner: Wind,
  { prevailingWind }: DealContext,
  hand: LegalHand,
): Shown => ({
  hand,
  melds: hand.melds,
  fed: hand.melds.filter(({ state }) => state !== 'concealed'),
  thrown: liable === discarder && winningTile !== undefined ? indexOfTile(winningTile) : -1,
  ownWind: indexOfTile(winner),
  prevailingWind: indexOfTile(prevailingWind),
});
