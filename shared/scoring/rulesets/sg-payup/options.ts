import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';
import { THIRD_PARTY_THROWS } from '../../winner-takes.ts';

function about(group: OptionGroup, clause: string) {
  return { group, source: clause.startsWith('filling') ? clause : `002 ${clause}` };
}

/** Tai of one row; 0 leaves the row out. */
const tai = (clause: string, initial: number, most = 10) => integerOption(about('tai', clause), initial, [0, most]);
const limitHand = about('limit-hands', 'filling 35');
const settlement = (clause: string) => about('settlement', clause);
const liability = (clause: string) => about('liability', clause);
const onTheSpot = (clause: string) => about('on-the-spot', clause);

/** Every choice that 002 leaves to a table; what the page takes from its lost sister pages is filled in as a club plays it (filling 34). */
export const payupOptions = z.strictObject({
  limit: integerOption(about('limit', 'The Base Doubles With Each Tai'), 5, [1, 20]),
  minimumTai: integerOption(about('limit', 'filling 28'), 1, [0, 3]),

  animalTai: tai('filling 34', 1),
  /** In all, the single animals included. */
  allAnimalsTai: tai('filling 34', 5, 20),
  ownFlowerTai: tai('filling 34', 1),
  ownSeasonTai: tai('filling 34', 1),
  completeFamilyTai: tai('filling 34', 1),
  dragonSetTai: tai('Two Worked Examples', 1),
  ownWindSetTai: tai('filling 34', 1),
  prevailingWindSetTai: tai('filling 34', 1),
  halfFlushTai: tai('Two Worked Examples', 2),
  fullFlushTai: tai('Shooter Pays And Bao', 4),
  allPungsTai: tai('filling 34', 2),
  pinHuTai: tai('filling 34', 4),
  pinHuWithBonusTilesTai: tai('filling 34', 1),
  /** What a discard must have been waited for with. */
  pinHuWait: choiceOption(about('tai', 'filling 38'), ['two-kinds', 'two-sided']),
  pinHuPair: choiceOption(about('tai', 'filling 38'), ['non-scoring', 'no-honours']),
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
  bigThreeDragons: flagOption(about('limit-hands', 'A Limit Hand'), true),
  bigFourWinds: flagOption(limitHand, true),
  fourKongs: flagOption(limitHand, true),
  fourConcealedTriplets: flagOption(limitHand, true),
  nineGates: choiceOption(limitHand, ['nine-sided-wait', 'any-tile', 'off']),
  /** Three dragon or four wind sets win at once, whatever the rest of the hand. */
  instantHonours: flagOption(limitHand, false),
  humanHand: flagOption(about('limit-hands', 'filling 35'), false),
  allEightFlowers: flagOption(about('limit-hands', 'filling 35'), false),

  /** What an ordinary loser pays for one tai; it doubles with each. */
  base: integerOption(settlement('The Base Doubles With Each Tai'), 2, [1, 10_000]),
  shooterPays: flagOption(settlement('Shooter Pays And Bao'), false),
  falseWin: choiceOption(settlement('filling 40'), ['self-drawn-limit', 'fixed', 'nothing']),
  /** To each opponent, where the amount is fixed. */
  falseWinPoints: integerOption(settlement('filling 40'), 64, [0, 100_000]),

  bao: flagOption(liability('Shooter Pays And Bao'), true),
  baoHonourSets: flagOption(liability('Shooter Pays And Bao'), true),
  baoVisibleLimit: flagOption(liability('filling 36'), true),
  baoFullFlush: flagOption(liability('Shooter Pays And Bao'), true),
  baoLateDiscard: flagOption(liability('filling 36'), true),
  /** Most playable tiles left for the late discard. */
  baoLateDiscardTiles: integerOption(liability('filling 36'), 3, [0, 30]),
  baoThirdPartyThrow: choiceOption(liability('Shooter Pays And Bao, filling 33'), THIRD_PARTY_THROWS),

  /** From every player, in points: they do not grow with the base. */
  exposedKongPays: integerOption(onTheSpot('Kongs, Bites And Marriages'), 2, [0, 10_000]),
  concealedKongPays: integerOption(onTheSpot('Kongs, Bites And Marriages'), 4, [0, 10_000]),
  pairPays: integerOption(onTheSpot('Kongs, Bites And Marriages'), 2, [0, 10_000]),
  completeFamilyPays: integerOption(onTheSpot('Kongs, Bites And Marriages'), 4, [0, 10_000]),
  openingDouble: flagOption(onTheSpot('Kongs, Bites And Marriages'), true),
  /** Off: four animals pay only what the pairs in them have not paid. */
  familiesOnTopOfPairs: flagOption(onTheSpot('Kongs, Bites And Marriages'), true),
  /** Who throws a fresh tile late that is made a kong pays it for everybody. */
  lateKong: flagOption(onTheSpot('Kongs, Bites And Marriages'), true),
  lateKongTiles: integerOption(onTheSpot('Kongs, Bites And Marriages'), 7, [0, 30]),

  dealerAfterDraw: choiceOption(about('dealer', 'filling 43'), [
    'stays-unless-kong',
    'stays-unless-extra-points',
    'stays',
    'passes',
  ]),
  dealerAfterFalseWin: choiceOption(about('dealer', 'filling 43'), ['stays-unless-offended', 'stays', 'passes']),
});

export type PayupOptions = z.output<typeof payupOptions>;
