/**
 * Singapore, after "Counting the doubles" and "Scoring the game" (document 000).
 * Doubles: implemented. Limit hands: implemented. Payments: implemented. Bao: implemented. On the spot: implemented. Faults: implemented, but
 * for what only a person at the table sees (see the notes in `ambiguities.ts`).
 */

import { BONUS_TILES } from '../../../tiles/tile.ts';
import type { DealEnd } from '../../deal-facts.ts';
import { defineRuleset } from '../../define-ruleset.ts';
import { kongDeclared } from '../../instant.ts';
import type { NextDealer, RulesetDefinition } from '../../ruleset.ts';
import { doublesAmbiguities } from './ambiguities.ts';
import { causes } from './bao.ts';
import { doublesContradictions, judgeLincoln } from './contradictions.ts';
import { doubleRows } from './doubles.ts';
import { forms } from './forms.ts';
import { limitHands } from './limit-hands.ts';
import { type DoublesOptions, doublesOptions } from './options.ts';
import { termsOf } from './payment.ts';

/** Not stated: as a club plays it (filling 43). */
const afterDraw = (end: DealEnd, { dealerAfterDraw }: DoublesOptions): NextDealer => {
  switch (dealerAfterDraw) {
    case 'stays-unless-kong':
      return kongDeclared(end) ? 'passes' : 'stays';
    case 'stays-unless-extra-points':
      return kongDeclared(end) || end.instant.length > 0 ? 'passes' : 'stays';
    case 'stays':
    case 'passes':
      return dealerAfterDraw;
    default:
      return dealerAfterDraw satisfies never;
  }
};

const afterFalseWin = ({ offender }: DealEnd, { dealerAfterFalseWin }: DoublesOptions): NextDealer => {
  if (dealerAfterFalseWin !== 'stays-unless-offended') return dealerAfterFalseWin;
  return offender === 'E' ? 'passes' : 'stays';
};

/** Without the hands of which the document says that a table agrees on them beforehand. */
const WITHOUT_UNUSUAL_HANDS = {
  blueHand: false,
  superDealer: false,
  sevenPairsDoubles: 0,
  windyChowDoubles: 0,
  foundingOfSingapore: false,
  honouredKnittingDoubles: 0,
  pureKnitting: 'off',
  lincolnHandDoubles: 0,
} as const;

const definition: RulesetDefinition<DoublesOptions> = {
  id: 'sg-doubles',
  version: '1.2.0',
  optionsSchema: doublesOptions,
  presets: [
    { id: 'document', options: {} },
    { id: 'without-unusual-hands', options: WITHOUT_UNUSUAL_HANDS },
    {
      id: 'concealed-and-last-tile',
      options: { ...WITHOUT_UNUSUAL_HANDS, concealedPingHuDoubles: 1, pickingThePearl: 'last-tile' },
    },
    {
      id: 'every-variation',
      options: {
        concealedPingHuDoubles: 1,
        pickingThePearl: 'any-tile',
        flowerUpChain: 'each',
        humanGame: true,
        otherFlowerPairPays: true,
        baoAtMaximum: true,
        baoRollsOver: true,
        baoThirdPartyThrow: 'half-bystander-each',
      },
    },
  ],
  bonusTiles: BONUS_TILES,
  circumstances: [
    'robbed-kong',
    'kong-replacement',
    'flower-replacement',
    'last-wall-tile',
    'last-discard',
    'kong-on-kong',
    'heavenly',
    'earthly',
    'human',
  ],
  instantKinds: [
    'kong-exposed',
    'kong-concealed',
    'cat-rat',
    'rooster-centipede',
    'own-flower-pair',
    'other-flower-pair',
    'all-flowers',
    'all-seasons',
    'all-animals',
  ],
  valueKinds: ['tai', 'total'],
  facts: [],
  // Limit hands first: a counted one excludes all that follows.
  patterns: [...limitHands, ...doubleRows],
  forms,
  judge: judgeLincoln,
  needMinimum: ({ dealtGamesNeedMinimum }) =>
    dealtGamesNeedMinimum ? ['heavenly-hand', 'earthly-hand', 'human-hand'] : [],
  onePairForLosers: () => false,
  worth: ({ tai }) => tai,
  cap: ({ limit }) => limit,
  limitWorth: (_, { limit }) => limit,
  payment: { kind: 'winner-takes', terms: termsOf },
  liableCauses: causes,
  rotation: (end, _, options) => {
    if (end.result === 'washout') return afterDraw(end, options);
    if (end.result === 'false-win') return afterFalseWin(end, options);
    return end.winner === 'E' ? 'stays' : 'passes';
  },
  contradictions: doublesContradictions,
  sources: [{ id: '000', title: 'Counting the doubles, Scoring the game', part: 'Singapore' }],
  ambiguities: doublesAmbiguities,
};

export const sgDoubles = defineRuleset(definition);
