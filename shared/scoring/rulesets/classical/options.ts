import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';

const points = (clause: string) => about('points', clause);
const doubles = (clause: string) => about('doubles', clause);
const limitHand = about('limit-hands', '5.2.5');
const settlement = (clause: string) => about('settlement', clause);

function about(group: OptionGroup, clause: string) {
  return { group, source: clause.startsWith('filling') ? clause : `001 ${clause}` };
}

/** Every choice that 001 and its companion pages leave to a club; the default is the document's own value. */
export const classicalOptions = z.strictObject({
  /** What a limit hand is worth, and where totals are cut. */
  limit: integerOption(about('limit', '5.4'), 1000, [10, 100_000]),
  /** Off: totals may pass the limit ("some players do not use limit at all"); limit hands keep their worth. */
  limitCutsTotals: flagOption(about('limit', '5.4 note'), true),
  /** Points rounded to the nearest ten (5 up) before the doubles. */
  rounding: choiceOption(about('limit', '5.3 note'), ['none', 'nearest-ten']),

  winningPoints: integerOption(points('5.2.2'), 10, [0, 100]),
  selfDrawnPoints: integerOption(points('5.2.2'), 2, [0, 20]),
  outOnPairPoints: integerOption(points('5.2.2'), 2, [0, 20]),
  outOnMajorPairPoints: integerOption(points('5.2.2 note'), 2, [0, 20]),
  oneChancePoints: integerOption(points('5.2.2'), 2, [0, 20]),
  bonusTilePoints: integerOption(points('5.2.1'), 4, [0, 20]),
  /** Whether a loser collects for every scoring pair or for the best one. */
  loserPairs: choiceOption(points('5.2.1, filling 2'), ['every', 'best-one']),

  dragonSetDoubles: integerOption(doubles('5.2.3'), 1, [0, 10]),
  ownWindSetDoubles: integerOption(doubles('5.2.3'), 1, [0, 10]),
  prevailingWindSetDoubles: integerOption(doubles('5.2.3'), 1, [0, 10]),
  ownBonusTiles: choiceOption(doubles('5.2.3 note'), ['one-for-both', 'one-each']),
  completeFamilyDoubles: integerOption(doubles('5.2.3 note'), 1, [1, 3]),
  allEightBonusTiles: choiceOption(doubles('5.2.3'), ['three-in-total', 'sum-of-parts']),
  threeConcealedTripletsDoubles: integerOption(doubles('5.2.3'), 1, [0, 10]),
  claimedKongIsConcealed: flagOption(doubles('5.2.3, filling 6'), true),
  littleThreeDragonsDoubles: integerOption(doubles('5.2.3'), 3, [0, 10]),
  bigThreeDragonsDoubles: integerOption(doubles('5.2.3'), 5, [0, 10]),
  littleFourWindsDoubles: integerOption(doubles('5.2.3'), 1, [0, 10]),
  bigFourWindsLoserDoubles: integerOption(doubles('5.2.3'), 4, [0, 10]),
  fullyConcealedDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  chowHandDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  pungHandDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  allTerminalsAndHonoursDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  oneSuitAndHonoursDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  oneSuitOnlyDoubles: integerOption(doubles('5.2.4'), 3, [0, 10]),
  lastWallTileDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  lastDiscardDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  supplementTileDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  robbedKongDoubles: integerOption(doubles('5.2.4'), 1, [0, 10]),
  readyOnFirstTurn: flagOption(doubles('5.2.4'), true),

  allGreen: flagOption(limitHand, true),
  fourKongs: flagOption(limitHand, true),
  hiddenTreasure: flagOption(limitHand, true),
  threeGreatScholars: flagOption(limitHand, true),
  bigFourWinds: flagOption(limitHand, true),
  allHonours: flagOption(limitHand, true),
  allTerminals: flagOption(limitHand, true),
  nineGates: choiceOption(limitHand, ['any-tile', 'nine-sided-wait', 'off']),
  thirteenOrphans: flagOption(limitHand, true),
  concealedOneSuit: flagOption(limitHand, true),
  heavenlyHand: choiceOption(limitHand, ['after-concealed-kongs', 'without-kongs', 'off']),
  earthlyHand: choiceOption(limitHand, ['dealers-first-discard', 'or-first-draw', 'off']),
  moonFromTheSea: flagOption(limitHand, true),
  plumBlossom: flagOption(limitHand, true),
  carryingPole: flagOption(limitHand, true),
  kongOnKong: flagOption(limitHand, true),
  dealerWinStreak: flagOption(limitHand, true),
  /** The dealer's win that is worth the limit, counted in a row. */
  dealerWinsForLimit: integerOption(limitHand, 13, [2, 50]),

  eastDoubles: flagOption(settlement('6 Payments, filling 8'), true),
  losersSettle: flagOption(settlement('5.1, filling 8'), true),
  /** A liable player pays all three shares and the losers do not settle. */
  cannon: flagOption(settlement('6 Payments, filling 9'), false),
  falseWinPayment: integerOption(settlement('6 Payments, filling 10'), 300, [0, 10_000]),
  falseWinEastDoubles: flagOption(settlement('filling 10'), false),

  dealerAfterWashout: choiceOption(about('dealer', 'filling 43'), ['stays', 'passes']),
  /** The win that makes the streak a limit hand also ends the deal of that dealer. */
  dealerPassesAfterStreak: flagOption(about('dealer', 'filling 11'), false),
});

export type ClassicalOptions = z.output<typeof classicalOptions>;
