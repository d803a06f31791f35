import type { Wind } from '../../../tiles/tile.ts';
import type { DealFacts } from '../../deal-facts.ts';
import { scoreError } from '../../error-codes.ts';
import { kongDeclared } from '../../instant.ts';
import type { ScoreError } from '../../score-sheet.ts';

/** What only this system rules out. An earthly hand is won on the dealer's first discard, before any kong (rules 4.4). */
export const payupContradictions = (facts: DealFacts<Wind>): readonly ScoreError[] => {
  const { result, winner, discarder, circumstances } = facts;
  if (result !== 'win' || !circumstances.includes('earthly') || winner === 'E') return [];
  return [
    ...(discarder === 'E' ? [] : [scoreError('earthly-not-from-dealer', discarder === undefined ? {} : { discarder })]),
    ...(kongDeclared(facts) ? [scoreError('earthly-after-kong')] : []),
  ];
};
