import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';
import { THIRD_PARTY_THROWS } from '../../winner-takes.ts';

function about(group: OptionGroup, clause: string) {
  return { group, source: clause.startsWith('rules') ? clause : `003 ${clause}` };
}

/** Tai of one row; 0 leaves the row out. */
const tai = (clause: string, initial: number, most = 10) => integerOption(about('tai', clause), initial, [0, most]);
const limitHand = about('limit-hands', 'Limit hands');
const settlement = (clause: string) => about('settlement', clause);
const liability = (clause: string) => about('liability', clause);
const onTheSpot = (clause: string) => about('on-the-spot', clause);

/** Every choice that 003 leaves to a table, and the figures that rules.md 5 fills in; the default is the document's own value. */
export const clubOptions = z.strictObject({
  limit: integerOption(about('limit', 'Five-tai cap'), 5, [1, 20]),
  minimumTai: integerOption(about('limit', 'Minimum tai'), 1, [0, 3]),

  animalTai: tai('Animals, flowers and seasons', 1),
  /** In all, the single animals included. */
  allAnimalsTai: tai('Animals, flowers and seasons', 5, 20),
  ownFlowerTai: tai('rules 5.5', 1),
  ownSeasonTai: tai('rules 5.5', 1),
  completeFamilyTai: tai('rules 5.5', 1),
  dragonSetTai: tai('rules 5.5', 1),
  ownWindSetTai: tai('rules 5.5', 1),
  prevailingWindSetTai: tai('rules 5.5', 1),
  halfFlushTai: tai('Common questions', 2),
  fullFlushTai: tai('Common questions', 4),
  allPungsTai: tai('Five-tai cap', 2),
  pinHuTai: tai('rules 5.5', 4),
  pinHuWithBonusTilesTai: tai('rules 5.5', 1),
  /** What a discard must have been waited for with. */
  pinHuWait: choiceOption(about('tai', 'Common questions, rules 5.6'), ['two-kinds', 'two-sided']),
  pinHuPair: choiceOption(about('tai', 'Common questions'), ['non-scoring', 'no-honours']),
  /** In all, the two dragon sets included. */
  littleThreeDragonsTai: tai('rules 5.5', 3),
  littleFourWindsTai: tai('rules 5.5', 2),
  /** Whether own and prevailing wind count beside little four winds. */
  littleFourWindsSets: choiceOption(about('tai', 'rules 5.5'), ['added', 'included']),
  mixedTerminalsTai: tai('rules 5.5', 2),
  replacementTai: tai('rules 5.5', 1),
  /** What a second replacement tile in a row makes of it. */
  replacementsInARow: choiceOption(about('tai', 'rules 5.5'), ['once', 'each', 'limit']),
  lastWallTileTai: tai('rules 5.5', 1),
  robbedKongTai: tai('rules 5.5', 1),
  concealedSelfDrawnTai: tai('rules 5.5', 1),
  selfDrawnTai: tai('rules 5.5', 0),
  sevenPairs: choiceOption(about('tai', 'rules 5.5'), ['off', 'four-tai', 'limit']),

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
  humanHand: flagOption(about('limit-hands', 'rules 5.5'), false),
  allEightFlowers: flagOption(about('limit-hands', 'rules 5.5'), false),

  /** The lower number of the pair: 1 for a 1/2 table. The higher is always twice as much. */
  tablePoints: integerOption(settlement('Table points'), 1, [1, 1000]),
  /** Every amount halved: the "3/6 half" table. */
  halfPoints: flagOption(settlement('rules 5.2'), false),
  progression: choiceOption(settlement('Points tables'), ['doubling', 'rounded']),
  zeroTaiPays: choiceOption(settlement('rules 5.3'), ['by-progression', 'half-of-one-tai', 'nothing']),
  discardRule: choiceOption(settlement('Who gives points'), ['shooter-all', 'share']),
  falseWin: choiceOption(settlement('False wins, rules 5.6'), ['self-drawn-limit', 'fixed', 'nothing']),
  /** To each opponent, where the amount is fixed. */
  falseWinPoints: integerOption(settlement('False wins, rules 5.6'), 32, [0, 100_000]),

  bao: flagOption(liability('Bao'), true),
  baoHonourSets: flagOption(liability('Bao'), true),
  baoVisibleLimit: flagOption(liability('Bao'), true),
  baoFullFlush: flagOption(liability('Bao'), true),
  baoLateDiscard: flagOption(liability('Bao'), true),
  /** Most playable tiles left for the late discard. */
  baoLateDiscardTiles: integerOption(liability('Bao'), 3, [0, 30]),
  baoThirdPartyThrow: choiceOption(liability('Bao, rules 5.1'), THIRD_PARTY_THROWS),

  /** From every player, in one-tai shares of an ordinary loser. */
  exposedKongPays: integerOption(onTheSpot('Points tables'), 2, [0, 20]),
  concealedKongPays: integerOption(onTheSpot('Points tables'), 4, [0, 20]),
  pairPays: integerOption(onTheSpot('Points tables'), 2, [0, 20]),
  completeFamilyPays: integerOption(onTheSpot('Points tables'), 4, [0, 20]),
  openingDouble: flagOption(onTheSpot('Points tables'), true),
  /** Off: four animals pay only what the pairs in them have not paid. */
  familiesOnTopOfPairs: flagOption(onTheSpot('rules 5.4'), true),
  /** Who throws a fresh tile late that is made a kong pays it for everybody. */
  lateKong: flagOption(onTheSpot('rules 6'), false),
  lateKongTiles: integerOption(onTheSpot('rules 6'), 7, [0, 30]),

  dealerAfterDraw: choiceOption(about('dealer', 'Dealer rotation'), [
    'stays-unless-kong',
    'stays-unless-extra-points',
    'stays',
    'passes',
  ]),
  dealerAfterFalseWin: choiceOption(about('dealer', 'rules 7'), ['stays-unless-offended', 'stays', 'passes']),
});

export type ClubOptions = z.output<typeof clubOptions>;
