/**
 * American, after the scoring chapter of the Four Winds Rule Collection (document 004), with payments after the publisher's summary
 * (filling 20). Points: implemented. Doubles: implemented. Special hands: implemented. Payments: implemented from that summary.
 */
import { defineRuleset } from '../../define-ruleset.ts';
import type { RulesetDefinition } from '../../ruleset.ts';
import { americanAmbiguities } from './ambiguities.ts';
import { americanContradictions } from './contradictions.ts';
import { basicDoubles, handDoubles, wayDoubles } from './doubles.ts';
import { judgeOneSuitPlay } from './one-suit-play.ts';
import { type AmericanOptions, americanOptions } from './options.ts';
import { basicPoints, familyPoints, finalFamilies } from './points.ts';
import { specialForms, specialHands } from './special-rows.ts';

/** 42 becomes 50, 40 and 0 stay (004, filling 15). */
const upToTen = (points: number): number => Math.ceil(points / 10) * 10;
/** 44 becomes 40 and 45 becomes 50 (004, note after the example). */
const toNearestTen = (points: number): number => Math.floor((points + 5) / 10) * 10;

const round = (points: number, rounding: AmericanOptions['rounding']): number => {
  switch (rounding) {
    case 'none':
      return points;
    case 'up-to-ten':
      return upToTen(points);
    case 'nearest-ten':
      return toNearestTen(points);
    default:
      return rounding satisfies never;
  }
};

const definition: RulesetDefinition<AmericanOptions> = {
  id: 'american',
  version: '1.1.0',
  optionsSchema: americanOptions,
  presets: [
    { id: 'document', options: {} },
    // How the publisher's own preset is described: suits are not mixed, differences are cut, a pattern of the limit is the total.
    {
      id: 'american-modern',
      options: { oneSuitPlay: 'refused', robbingKong: 'refused', limitCuts: 'differences', completeFamilies: 'final' },
    },
    // Suits and chows as in classical play, a kong may be robbed, losers score their hands only when waiting.
    {
      id: 'mixed-suits',
      options: { oneSuitPlay: 'not-played', robbingKong: 'one-double', loserPatternsNeedWaitingHand: true },
    },
  ],
  bonusTiles: ['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'],
  // The last tile of the wall and the last discard may be told, and are worth nothing here (filling 22).
  circumstances: [
    'robbed-kong',
    'kong-replacement',
    'flower-replacement',
    'last-wall-tile',
    'last-discard',
    'heavenly',
    'earthly',
  ],
  instantKinds: [],
  valueKinds: ['points', 'total'],
  facts: ['sweep'],
  // Limit hands first: a counted one excludes all that follows.
  patterns: [
    ...specialHands,
    ...finalFamilies,
    ...basicPoints,
    ...familyPoints,
    ...basicDoubles,
    ...handDoubles,
    ...wayDoubles,
  ],
  forms: specialForms,
  judge: judgeOneSuitPlay,
  onePairForLosers: (options) => options.loserPairs === 'best-one',
  worth: ({ points, doubles }, { rounding }, record) => {
    const rounded = rounding === 'none' ? points : record('round', points, round(points, rounding), 10);
    return doubles === 0 ? rounded : record('double', rounded, rounded * 2 ** doubles, doubles);
  },
  cap: ({ limit, limitCuts }, role) =>
    role === 'loser' && limitCuts === 'differences' ? Number.POSITIVE_INFINITY : limit,
  // Half of an odd limit goes up, as all rounding does here.
  limitWorth: (percent, { limit }) => Math.round((limit * percent) / 100),
  payment: {
    kind: 'four-hands',
    terms: (options) => ({
      eastDoubles: options.eastDoubles,
      losersSettle: options.losersSettle,
      ...(options.limitCuts === 'differences' && { differenceLimit: options.limit }),
      liabilityAllowed: options.cannon,
      falseWin: { amount: options.falseWinPayment, eastDoubles: options.falseWinEastDoubles },
    }),
  },
  rotation: ({ result, winner, offender }, _, { dealerAfterWashout }) => {
    if (result === 'washout') return dealerAfterWashout;
    if (result === 'false-win') return offender === 'E' ? 'passes' : 'stays';
    return winner === 'E' ? 'stays' : 'passes';
  },
  contradictions: americanContradictions,
  sources: [
    { id: '004', title: 'Four Winds Rule Collection – American', part: 'Scoring' },
    {
      id: 'Payments',
      title: 'Four Winds – American Modern',
      part: 'Summary of the preset',
    },
  ],
  ambiguities: americanAmbiguities,
};

export const american = defineRuleset(definition);
