import type { Wind } from '../../../tiles/tile.ts';
import type { DealFacts } from '../../deal-facts.ts';
import { scoreError } from '../../error-codes.ts';
import type { ScoreError } from '../../score-sheet.ts';
import type { ClassicalOptions } from './options.ts';

/** What only this system rules out: the earthly hand is won on the dealer's first discard (5.2.5), or by option on a first draw. */
export const classicalContradictions = (
  { result, winner, discarder, circumstances }: DealFacts<Wind>,
  { earthlyHand }: ClassicalOptions,
): readonly ScoreError[] => {
  if (result !== 'win' || !circumstances.includes('earthly') || winner === 'E') return [];
  const allowed = discarder === 'E' || (discarder === undefined && earthlyHand === 'or-first-draw');
  return allowed ? [] : [scoreError('earthly-not-from-dealer', discarder === undefined ? {} : { discarder })];
};
