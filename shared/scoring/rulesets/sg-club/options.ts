import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';
import { THIRD_PARTY_THROWS } from '../../winner-takes.ts';

function about(group: OptionGroup, clause: string) {
  return { group, source: clause.startsWith('filling') ? clause : `003 ${clause}` };
}

/** Tai of one row; 0 leaves the row out. */
const tai = (clause: string, initial: number, most = 10) => integerOption(about('tai', clause), initial, [0, most]);
const limitHand = about('limit-hands', 'Limit hands');
const settlement = (clause: string) => about('settlement', clause);
const liability = (clause: string) => about('liability', clause);
const onTheSpot = (clause: string) => about('on-the-spot', clause);

/** Every choice that 003 leaves to a table, and the figures that the house fillings give; the default is the document's own value. */
export const clubOptions = z.strictObject({
  limit: integerOption(about('limit', 'Five-tai cap'), 5, [1, 20]),
  minimumTai: integerOption(about('limit', 'Minimum tai'), 1, [0, 3]),

  animalTai: tai('Animals, flowers and seasons', 1),
  /** In all, the single animals included. */
  allAnimalsTai: tai('Animals, flowers and seasons', 5, 20),
  ownFlowerTai: tai('filling 34', 1),
  ownSeasonTai: tai('filling 34', 1),
  completeFamilyTai: tai('filling 34', 1),
  dragonSetTai: tai('filling 34', 1),
  ownWindSetTai: tai('filling 34', 1),
  prevailingWindSetTai: tai('filling 34', 1),
  halfFlushTai: tai('Common questions', 2),
  fullFlushTai: tai('Common questions', 4),
  allPungsTai: tai('Five-tai cap', 2),
  pinHuTai: tai('filling 34', 4),
  pinHuWithBonusTilesTai: tai('filling 34', 1),
  /** What a discard must have been waited for with. */
  pinHuWait: choiceOption(about('tai', 'Common questions, filling 38'), ['two-kinds', 'two-sided']),
  pinHuPair: choiceOption(about('tai', 'Common questions'), ['non-scoring', 'no-honours']),
  /** In all, the two dragon sets included. */
  littleThreeDragonsTai: tai('filling 34', 3),
  littleFourWindsTai: tai('filling 34', 2),
  /** Whether own and prevailing wind count beside little four winds. */
  littleFourWindsSets: choiceOption(about('tai', 'filling 34'), ['added', 'included']),
  mixedTerminalsTai: tai('filling 34', 2),
  replacementTai: tai('filling 34', 1),
  /** What a second replacement tile in a row makes of it. */
  replacementsInARow: choiceOption(about('tai', 'filling 31'), ['once', 'each', 'limit']),
  lastWallTileTai: tai('filling 34', 1),
  robbedKongTai: tai('filling 34', 1),
  concealedSelfDrawnTai: tai('filling 34', 1),
  selfDrawnTai: tai('filling 34', 0),
  sevenPairs: choiceOption(about('tai', 'filling 35'), ['off', 'four-tai', 'limit']),

  heavenlyHand: choiceOption(limitHand, ['as-dealt', 'after-concealed-kongs', 'off']),
  earthlyHand: flagOption(limitHand, true),
  thirteenOrphans: flagOption(limitHand, true),
  allHonours: flagOption(limitHand, true),
  allTerminals: flagOption(limitHand, true),
  allGreen: flagOption(limitHand, true),
  bigThreeDragons: flagOption(limitHand, true),
  bigFourWinds: flagOption(limitHand, true),
  fourKongs: flagOption(limitHand, true),
  fourConcealedTriplets: flagOption(limitHand, true),
  nineGates: choiceOption(limitHand, ['nine-sided-wait', 'any-tile', 'off']),
  /** Three dragon or four wind sets win at once, whatever the rest of the hand. */
  instantHonours: flagOption(limitHand, true),
  humanHand: flagOption(about('limit-hands', 'filling 35'), false),
  allEightFlowers: flagOption(about('limit-hands', 'filling 35'), false),

  /** The lower number of the pair: 1 for a 1/2 table. The higher is always twice as much. */
  tablePoints: integerOption(settlement('Table points'), 1, [1, 1000]),
  /** Every amount halved: the "3/6 half" table. */
  halfPoints: flagOption(settlement('filling 39'), false),
  progression: choiceOption(settlement('Points tables'), ['doubling', 'rounded']),
  zeroTaiPays: choiceOption(settlement('filling 26'), ['by-progression', 'half-of-one-tai', 'nothing']),
  discardRule: choiceOption(settlement('Who gives points'), ['shooter-all', 'share']),
  falseWin: choiceOption(settlement('False wins, filling 40'), ['self-drawn-limit', 'fixed', 'nothing']),
  /** To each opponent, where the amount is fixed. */
  falseWinPoints: integerOption(settlement('False wins, filling 40'), 32, [0, 100_000]),

  bao: flagOption(liability('Bao'), true),
  baoHonourSets: flagOption(liability('Bao'), true),
  baoVisibleLimit: flagOption(liability('Bao'), true),
  baoFullFlush: flagOption(liability('Bao'), true),
  baoLateDiscard: flagOption(liability('Bao'), true),
  /** Most playable tiles left for the late discard. */
  baoLateDiscardTiles: integerOption(liability('Bao'), 3, [0, 30]),
  baoThirdPartyThrow: choiceOption(liability('Bao, filling 33'), THIRD_PARTY_THROWS),

  /** From every player, in one-tai shares of an ordinary loser. */
  exposedKongPays: integerOption(onTheSpot('Points tables'), 2, [0, 20]),
  concealedKongPays: integerOption(onTheSpot('Points tables'), 4, [0, 20]),
  pairPays: integerOption(onTheSpot('Points tables'), 2, [0, 20]),
  completeFamilyPays: integerOption(onTheSpot('Points tables'), 4, [0, 20]),
  openingDouble: flagOption(onTheSpot('Points tables'), true),
  /** Off: four animals pay only what the pairs in them have not paid. */
  familiesOnTopOfPairs: flagOption(onTheSpot('filling 32'), true),
  /** Who throws a fresh tile late that is made a kong pays it for everybody. */
  lateKong: flagOption(onTheSpot('filling 41'), false),
  lateKongTiles: integerOption(onTheSpot('filling 41'), 7, [0, 30]),

  dealerAfterDraw: choiceOption(about('dealer', 'Dealer rotation'), [
    'stays-unless-kong',
    'stays-unless-extra-points',
    'stays',
    'passes',
  ]),
  dealerAfterFalseWin: choiceOption(about('dealer', 'filling 43'), ['stays-unless-offended', 'stays', 'passes']),
});

export type ClubOptions = z.output<typeof clubOptions>;
