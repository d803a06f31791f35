/**
 * Singapore, after "Paying Up" (document 002), which prices three patterns only; the pattern table is a copy of that of a club (filling 34).
 * Tai: ambiguous, filled in. Limit hands: ambiguous, filled in. Payments: implemented. Bao: implemented. On the spot: implemented.
 */

import { BONUS_TILES } from '../../../tiles/tile.ts';
import type { DealEnd } from '../../deal-facts.ts';
import { defineRuleset } from '../../define-ruleset.ts';
import { kongDeclared } from '../../instant.ts';
import type { NextDealer, RulesetDefinition } from '../../ruleset.ts';
import { payupAmbiguities } from './ambiguities.ts';
import { causes } from './bao.ts';
import { payupContradictions } from './contradictions.ts';
import { forms, limitHands } from './limit-hands.ts';
import { type PayupOptions, payupOptions } from './options.ts';
import { termsOf } from './payment.ts';
import { taiRows } from './tai.ts';

/** Not stated: as a club plays it (filling 43). */
const afterDraw = (end: DealEnd, { dealerAfterDraw }: PayupOptions): NextDealer => {
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

const afterFalseWin = ({ offender }: DealEnd, { dealerAfterFalseWin }: PayupOptions): NextDealer => {
  if (dealerAfterFalseWin !== 'stays-unless-offended') return dealerAfterFalseWin;
  return offender === 'E' ? 'passes' : 'stays';
};

const definition: RulesetDefinition<PayupOptions> = {
  id: 'sg-payup',
  version: '1.1.0',
  optionsSchema: payupOptions,
  presets: [
    { id: 'document', options: {} },
    { id: 'shooter-pays', options: { shooterPays: true } },
    // "A bigger limit, if your table plays one, keeps doubling."
    { id: 'higher-limit', options: { limit: 8 } },
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
    'all-flowers',
    'all-seasons',
    'all-animals',
  ],
  valueKinds: ['tai', 'total'],
  facts: [],
  // Limit hands first: a counted one excludes all that follows.
  patterns: [...limitHands, ...taiRows],
  forms,
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
  contradictions: payupContradictions,
  sources: [{ id: '002', title: 'Paying Up', part: 'Singapore' }],
  ambiguities: payupAmbiguities,
};

export const sgPayup = defineRuleset(definition);
