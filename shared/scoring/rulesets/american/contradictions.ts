import { handSize } from '../../../hand/legal-hand.ts';
import type { Wind } from '../../../tiles/tile.ts';
import type { DealFacts } from '../../deal-facts.ts';
import { scoreError } from '../../error-codes.ts';
import type { ScoreError } from '../../score-sheet.ts';
import type { AmericanOptions } from './options.ts';

const WAITING = 13;

/** What only this system rules out: claims of East's first discard that cannot have been, and a kong robbed where none may be. */
export const americanContradictions = (
  facts: DealFacts<Wind>,
  { robbingKong }: AmericanOptions,
): readonly ScoreError[] => {
  const { result, winner, discarder, circumstances } = facts;
  // Nobody claims a discard of their own, however the deal ends.
  if (result !== 'win') return facts.sweep === 'E' ? [scoreError('sweep-by-dealer', { seat: 'E' })] : [];
  const errors: ScoreError[] = [];
  if (robbingKong === 'refused' && circumstances.includes('robbed-kong'))
    errors.push(scoreError('robbed-kong-rule-off', winner === undefined ? {} : { seat: winner }));
  if (circumstances.includes('earthly') && winner !== 'E' && discarder !== 'E')
    errors.push(scoreError('earthly-not-from-dealer', discarder === undefined ? {} : { discarder }));
  return [...errors, ...checkSweep(facts)];
};

const checkSweep = (facts: DealFacts<Wind>): readonly ScoreError[] => {
  const { sweep: seat, winner, circumstances } = facts;
  if (seat === undefined) return [];
  if (seat === 'E') return [scoreError('sweep-by-dealer', { seat })];
  // East goes out before discarding anything, or the discard itself ends the deal.
  if (circumstances.includes('heavenly')) return [scoreError('sweep-without-discard', { seat })];
  if (circumstances.includes('earthly') && winner !== seat)
    return [scoreError('sweep-of-winning-tile', { seat, winner })];
  return claimedNothing(facts, seat) ? [scoreError('sweep-without-claim', { seat })] : [];
};

/** A claimed tile lies in an open set, unless it was the one that won; only a hand that is shown whole tells. */
const claimedNothing = ({ hands, winner, discarder }: DealFacts<Wind>, seat: Wind): boolean => {
  const hand = hands[seat];
  if (hand === undefined || handSize(hand) < WAITING || (seat === winner && discarder === 'E')) return false;
  return hand.melds.every(({ state }) => state === 'concealed');
};
