import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';

function about(group: OptionGroup, clause: string) {
  return { group, source: clause.startsWith('filling') ? clause : `000 ${clause}` };
}

/** Doubles of one row; 0 leaves the row out, and the hand where the row is one of its own. */
const doubles = (clause: string, initial: number, most = 10) =>
  integerOption(about('doubles', clause), initial, [0, most]);
const limitHand = (clause: string) => about('limit-hands', clause);
const settlement = (clause: string) => about('settlement', clause);
const liability = (clause: string) => about('liability', clause);
const onTheSpot = (clause: string) => about('on-the-spot', clause);

/** What is to become of honour sets inside a lesser hand of them. */
const INSIDE = ['included', 'added'] as const;

/** Every choice that 000 leaves to a table; the default is the document's own value. */
export const doublesOptions = z.strictObject({
  limit: integerOption(about('limit', 'Doubles calculator'), 5, [1, 20]),
  minimumDoubles: integerOption(about('limit', 'Zha Hu, filling 28'), 1, [0, 5]),
  /** Off: a heaven, earth or human game needs no double besides. "In most cases, no minimum Double is needed." */
  dealtGamesNeedMinimum: flagOption(about('limit', 'Tian Hu, Di Hu'), false),

  animalDoubles: doubles('Doubles & points from animals', 1),
  /** In all, the single animals included. */
  allAnimalsDoubles: doubles('Doubles & points from animals', 5, 20),
  ownFlowerDoubles: doubles('Doubles & points from flowers', 1),
  completeColourDoubles: doubles('Doubles & points from flowers, filling 29', 1),
  dragonSetDoubles: doubles('Doubles from dragons', 1),
  ownWindSetDoubles: doubles('Player’s wind', 1),
  prevailingWindSetDoubles: doubles('Prevailing wind', 1),
  pingHuDoubles: doubles('Ping Hu', 4),
  chaoPingHuDoubles: doubles('Chao Ping Hu', 1),
  /** Added when nothing lay open; "often", so not by default. */
  concealedPingHuDoubles: doubles('Ping Hu', 0),
  /** What a discard must have been waited for with. */
  pingHuWait: choiceOption(about('doubles', 'Ping Hu, filling 38'), ['two-kinds', 'two-sided']),
  pingHuExposed: choiceOption(about('doubles', 'Ping Hu'), ['three-at-most', 'four-on-zhi-mo']),
  pongPongHuDoubles: doubles('Pong Pong Hu', 2),
  fullFlushDoubles: doubles('Qing Yi Se', 4),
  halfFlushDoubles: doubles('Ban Se', 2),
  /** Whether flushes are also made by seven pairs. */
  flushOfPairs: flagOption(about('doubles', 'Qing Yi Se'), true),
  littleThreeDragonsDoubles: doubles('Xiao San Yuan', 3),
  littleThreeDragonsSets: choiceOption(about('doubles', 'filling 30'), INSIDE),
  littleFourWindsDoubles: doubles('Xiao Si Xi', 4),
  littleFourWindsSets: choiceOption(about('doubles', 'filling 30'), INSIDE),
  sevenPairsDoubles: doubles('Seven Pairs', 4),
  sevenPairsFourAlike: flagOption(about('doubles', 'Seven Pairs'), true),
  windyChowDoubles: doubles('Windy Chow', 4),
  honouredKnittingDoubles: doubles('Honoured Knitting', 4),
  lincolnHandDoubles: doubles('Lincoln Hand', 1),
  pickingThePearl: choiceOption(about('doubles', 'Picking the Pearl'), ['one-of-dots', 'any-tile', 'last-tile', 'off']),
  /** Most tiles left for the pearl. */
  pickingThePearlTiles: integerOption(about('doubles', 'Picking the Pearl'), 5, [0, 30]),
  pickingThePearlDoubles: doubles('Picking the Pearl', 1),
  robbedKongDoubles: doubles('Robbing a Kong', 1),
  flowerUpDoubles: doubles('Flower up', 1),
  /** What several replacement tiles in a row make of it. */
  flowerUpChain: choiceOption(about('doubles', 'Flower up'), ['once', 'limit', 'each', 'false-win-after-three']),

  bigThreeDragons: choiceOption(limitHand('Da San Yuan'), ['complete', 'at-once', 'off']),
  bigFourWinds: choiceOption(limitHand('Da Si Xi'), ['complete', 'at-once', 'off']),
  allTerminals: flagOption(limitHand('Yao Jiu'), true),
  thirteenWonders: flagOption(limitHand('Shi San Yao'), true),
  nineGates: choiceOption(limitHand('Jiu Lian Bao Deng'), ['any-tile', 'nine-sided-wait', 'off']),
  eighteenArhats: flagOption(limitHand('Shi Ba Luo Han'), true),
  jadeHand: choiceOption(limitHand('Lu Yi Se'), ['any-green', 'with-dragon', 'off']),
  allHonours: flagOption(limitHand('Zi Yi Se'), true),
  concealedTriplets: choiceOption(limitHand('Dui Dui Hu'), ['zhi-mo-or-pair', 'zhi-mo', 'off']),
  flowerThief: flagOption(limitHand('Cai Hua Zei'), true),
  heavenGame: choiceOption(limitHand('Tian Hu'), ['as-dealt', 'after-concealed-kongs', 'off']),
  earthGame: flagOption(limitHand('Di Hu'), true),
  humanGame: flagOption(limitHand('Di Hu'), false),
  blueHand: flagOption(limitHand('Blue Hand'), true),
  superDealer: flagOption(limitHand('Super Dealer'), true),
  /** Deals that must have been retained before. */
  superDealerStays: integerOption(limitHand('Super Dealer'), 8, [1, 20]),
  foundingOfSingapore: flagOption(limitHand('Founding of Singapore'), true),
  pureKnitting: choiceOption(limitHand('Pure Knitting'), ['pair-of-both-suits', 'pair-of-one-suit', 'off']),

  /** What a non-offender pays for one double: the first of the pair 10-20. */
  stake: integerOption(settlement('Doubles calculator'), 10, [1, 1000]),
  falseWin: choiceOption(settlement('Zha Hu'), ['zhi-mo-limit', 'fixed', 'nothing']),
  /** To each opponent, where the amount is fixed. */
  falseWinPoints: integerOption(settlement('Zha Hu'), 320, [0, 100_000]),

  bao: flagOption(liability('Bao'), true),
  /** By which claim of the third dragon or the fourth wind. */
  baoHonourSets: choiceOption(liability('Bao'), ['pong-or-hu', 'pong', 'hu', 'off']),
  baoAllHonours: flagOption(liability('Bao'), true),
  baoAllTerminals: flagOption(liability('Bao'), true),
  baoVisibleLimit: flagOption(liability('Bao'), true),
  /** Doubles that may be lacking to the limit. */
  baoDoublesShort: integerOption(liability('Bao'), 1, [1, 2]),
  /** First variation: also when the limit lay open already. */
  baoAtMaximum: flagOption(liability('Bao'), false),
  baoFullFlush: flagOption(liability('Bao'), true),
  baoJadeAndBlue: flagOption(liability('Bao'), true),
  baoLastFlower: flagOption(liability('Bao, Cai Hua Zei'), true),
  baoTooManyTiles: flagOption(liability('Da Xiang Gong'), true),
  baoQing: flagOption(liability('Bao Qing'), true),
  baoQingTiles: integerOption(liability('Bao Qing'), 8, [0, 30]),
  /** Second variation: who feeds the winner last takes it over. */
  baoRollsOver: flagOption(liability('Bao'), false),
  /** Third variation: liable player and thrower share. */
  baoThirdPartyThrow: choiceOption(liability('Bao, filling 33'), [
    'normal-split',
    'half-bystander-each',
    'liable-pays-all',
  ]),

  /** An exposed kong, from every player. */
  kongPays: choiceOption(onTheSpot('Doubles calculator'), ['two-doubles', 'two-and-a-half-doubles', 'fixed']),
  kongPoints: integerOption(onTheSpot('Doubles calculator'), 20, [0, 10_000]),
  /** An um kong, in exposed ones. */
  umKongTimes: integerOption(onTheSpot('Doubles calculator'), 2, [1, 4]),
  openingUmYao: flagOption(onTheSpot('Doubles & points from animals'), true),
  animalPairsPay: flagOption(onTheSpot('Doubles & points from animals'), true),
  allAnimalsPay: choiceOption(onTheSpot('Doubles & points from animals, filling 32'), [
    'on-top-of-pairs',
    'instead-of-pairs',
    'off',
  ]),
  completeColourPays: flagOption(onTheSpot('Doubles & points from flowers'), true),
  ownFlowerPairPays: flagOption(onTheSpot('Doubles & points from flowers'), true),
  /** Variation: paid by the player whose flowers they are. */
  otherFlowerPairPays: flagOption(onTheSpot('Doubles & points from flowers'), false),
  baoKang: flagOption(onTheSpot('Bao Kang'), true),
  baoKangTiles: integerOption(onTheSpot('Bao Kang'), 5, [0, 30]),

  dealerAfterDraw: choiceOption(about('dealer', 'filling 43'), [
    'stays-unless-kong',
    'stays-unless-extra-points',
    'stays',
    'passes',
  ]),
  dealerAfterFalseWin: choiceOption(about('dealer', 'filling 43'), ['stays-unless-offended', 'stays', 'passes']),
});

export type DoublesOptions = z.output<typeof doublesOptions>;
