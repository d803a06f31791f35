import type { Wind } from '../../../tiles/tile.ts';
import type { DealFacts } from '../../deal-facts.ts';
import { scoreError } from '../../error-codes.ts';
import { kongDeclared } from '../../instant.ts';
import type { ScoreError } from '../../score-sheet.ts';

type Facts = DealFacts<Wind>;

/** What only this system rules out of a win. */
export const payupContradictions = (facts: Facts): readonly ScoreError[] =>
  facts.result === 'win' ? [...checkEarthly(facts), ...checkHuman(facts)] : [];

/** On the dealer's first discard, before any kong (filling 35). */
const checkEarthly = (facts: Facts): readonly ScoreError[] => {
  const { winner, discarder, circumstances } = facts;
  if (!circumstances.includes('earthly') || winner === 'E') return [];
  return [
    ...(discarder === 'E' ? [] : [scoreError('earthly-not-from-dealer', discarder === undefined ? {} : { discarder })]),
    ...(kongDeclared(facts) ? [scoreError('earthly-after-kong')] : []),
  ];
};

/** Within the first go-round, which a claim before it would have ended. */
const checkHuman = ({ winner, circumstances, hands }: Facts): readonly ScoreError[] => {
  if (!circumstances.includes('human') || winner === undefined) return [];
  const melds = hands[winner]?.melds.filter(({ state }) => state !== 'concealed').length ?? 0;
  return [
    ...(winner === 'E' ? [scoreError('human-by-dealer', { seat: winner })] : []),
    ...(melds > 0 ? [scoreError('human-with-exposed-melds', { seat: winner, melds })] : []),
  ];
};
