/**
 * Chinese Classical, after the Four Winds Rule Collection (document 001, chapter 5) with its companion chapter
 * 6 Payments (filling 8). Points: implemented. Doubles: implemented. Limit hands: implemented. Payments: implemented.
 */
import { groupOf } from '../../../hand/group.ts';
import { isHonour, isTerminal } from '../../../tiles/tile-index.ts';
import { defineRuleset } from '../../define-ruleset.ts';
import type { Form, RulesetDefinition } from '../../ruleset.ts';
import { classicalAmbiguities } from './ambiguities.ts';
import { classicalContradictions } from './contradictions.ts';
import { doublesForAll, handDoubles, wayDoubles } from './doubles.ts';
import { limitHands } from './limit-hands.ts';
import { type ClassicalOptions, classicalOptions } from './options.ts';
import { basicPoints, winnerPoints } from './points.ts';

/** One of each terminal and honour, and a second of any: concealed, so without melds. */
const thirteenOrphans: Form<ClassicalOptions> = {
  id: 'thirteen-orphans',
  completedBy: 'tile',
  when: (options) => options.thirteenOrphans,
  read: ({ melds, concealed }) => {
    if (melds.length > 0) return undefined;
    const made = concealed.every((count, tile) => (isTerminal(tile) || isHonour(tile) ? count > 0 : count === 0));
    return made ? [groupOf('special', 0, 'concealed')] : undefined;
  },
};

/** 44 becomes 40 and 45 becomes 50 (5.3 note). */
const toNearestTen = (points: number): number => Math.floor((points + 5) / 10) * 10;

const definition: RulesetDefinition<ClassicalOptions> = {
  id: 'classical',
  version: '1.0.0',
  optionsSchema: classicalOptions,
  presets: [
    { id: 'document', options: {} },
    // "500 points is a common limit", "most classical rules give 20 points and do not specify Out on a major pair".
    { id: 'club-500', options: { limit: 500, winningPoints: 20, outOnMajorPairPoints: 0 } },
    // "Most modern rules based on Chinese Classical": own flower or season, and two doubles for a family.
    {
      id: 'modern-bonus-tiles',
      options: { ownBonusTiles: 'one-each', completeFamilyDoubles: 2, allEightBonusTiles: 'sum-of-parts' },
    },
  ],
  bonusTiles: ['F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'],
  circumstances: [
    'robbed-kong',
    'kong-replacement',
    'flower-replacement',
    'last-wall-tile',
    'last-discard',
    'kong-on-kong',
    'ready-on-first-turn',
    'heavenly',
    'earthly',
    'other-waits-dead',
  ],
  instantKinds: [],
  valueKinds: ['points', 'total'],
  facts: [],
  // Limit hands first: a counted one excludes all that follows.
  patterns: [...limitHands, ...basicPoints, ...winnerPoints, ...doublesForAll, ...handDoubles, ...wayDoubles],
  forms: [thirteenOrphans],
  onePairForLosers: (options) => options.loserPairs === 'best-one',
  worth: ({ points, doubles }, { rounding }, record) => {
    const rounded = rounding === 'none' ? points : record('round', points, toNearestTen(points), 10);
    return doubles === 0 ? rounded : record('double', rounded, rounded * 2 ** doubles, doubles);
  },
  cap: ({ limitCutsTotals, limit }) => (limitCutsTotals ? limit : Number.POSITIVE_INFINITY),
  limitWorth: (percent, { limit }) => Math.floor((limit * percent) / 100),
  payment: {
    kind: 'four-hands',
    terms: (options) => ({
      eastDoubles: options.eastDoubles,
      losersSettle: options.losersSettle,
      liabilityAllowed: options.cannon,
      falseWin: { amount: options.falseWinPayment, eastDoubles: options.falseWinEastDoubles },
    }),
  },
  rotation: ({ result, winner, offender }, { dealerWins }, options) => {
    if (result === 'washout') return options.dealerAfterWashout;
    if (result === 'false-win') return offender === 'E' ? 'passes' : 'stays';
    const streakOver = options.dealerPassesAfterStreak && dealerWins + 1 >= options.dealerWinsForLimit;
    return winner === 'E' && !streakOver ? 'stays' : 'passes';
  },
  contradictions: classicalContradictions,
  sources: [
    { id: '001', title: 'Four Winds Rule Collection – Chinese Classical', part: '5 Scoring' },
    {
      id: '6 Payments',
      title: 'Four Winds Rule Collection – Chinese Classical',
      part: '6 Payments',
    },
  ],
  ambiguities: classicalAmbiguities,
};

export const classical = defineRuleset(definition);
