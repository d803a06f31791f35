/**
 * Singapore Mahjong Club, after its scoring guide (document 003); the tables that the document lost are among the house fillings.
 * Tai: implemented. Limit hands: implemented. Payments: implemented. Bao: implemented. On the spot: implemented.
 */

import { BONUS_TILES } from '../../../tiles/tile.ts';
import type { DealEnd } from '../../deal-facts.ts';
import { defineRuleset } from '../../define-ruleset.ts';
import { kongDeclared } from '../../instant.ts';
import type { NextDealer, RulesetDefinition } from '../../ruleset.ts';
import { clubAmbiguities } from './ambiguities.ts';
import { causes } from './bao.ts';
import { clubContradictions } from './contradictions.ts';
import { forms, limitHands } from './limit-hands.ts';
import { type ClubOptions, clubOptions } from './options.ts';
import { termsOf } from './payment.ts';
import { taiRows } from './tai.ts';

/** "After a drawn hand the dealer stays unless a kong was declared; tables can choose that the dealer always stays or always moves on." */
const afterDraw = (end: DealEnd, { dealerAfterDraw }: ClubOptions): NextDealer => {
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

const afterFalseWin = ({ offender }: DealEnd, { dealerAfterFalseWin }: ClubOptions): NextDealer => {
  if (dealerAfterFalseWin !== 'stays-unless-offended') return dealerAfterFalseWin;
  return offender === 'E' ? 'passes' : 'stays';
};

const definition: RulesetDefinition<ClubOptions> = {
  id: 'sg-club',
  version: '1.1.0',
  optionsSchema: clubOptions,
  presets: [
    { id: 'document', options: {} },
    { id: 'all-share', options: { discardRule: 'share' } },
    { id: 'rounded-3-6', options: { progression: 'rounded' } },
    { id: 'rounded-3-6-half', options: { progression: 'rounded', halfPoints: true } },
    // A table without a minimum, where a chicken hand wins; zero tai pay half of one.
    { id: 'chicken-hands', options: { minimumTai: 0, discardRule: 'share' } },
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
  contradictions: clubContradictions,
  sources: [
    {
      id: '003',
      title: 'Singapore mahjong scoring guide: tai, points and house rules',
      part: 'Singapore Mahjong Club',
    },
  ],
  ambiguities: clubAmbiguities,
};

export const sgClub = defineRuleset(definition);
