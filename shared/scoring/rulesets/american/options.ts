import { z } from 'zod';
import { choiceOption, flagOption, integerOption, type OptionGroup } from '../../options.ts';

const about = (group: OptionGroup, clause: string) => ({
  group,
  source: clause.startsWith('filling') ? clause : `004 ${clause}`,
});
const winning = (clause: string) => about('winning', clause);
const points = (clause: string) => about('points', clause);
const doubles = (clause: string) => about('doubles', clause);
const settlement = (clause: string) => about('settlement', clause);
const special = (named: string) => flagOption(about('limit-hands', named), true);

/** The limit and special hands, each played or not, in the document's order. */
const specialHandOptions = {
  fourKongs: special('Four Kongs'),
  threeGreatScholars: special('Three Great Scholars'),
  bigFourWinds: special('Big Four Winds'),
  allHonours: special('All Honors'),
  allTerminals: special('All Terminals'),
  thirteenOrphans: special('Thirteen Orphans'),
  heavenlyHand: special('Heavenly Hand'),
  earthlyHand: special('Earthly Hand'),
  greatSnake: special('Great Snake'),
  runPungAndPair: special('Run, Pung and a Pair'),
  wrigglingSnake: special('Wriggling Snake'),
  fiveOddHonours: special('Five Odd Honors'),
  pekingGarden: special('Peking Garden'),
  sevenPairs: special('Seven Pairs'),
  allHonourPairs: special('All Honor Pairs'),
  allTerminalPairs: special('All Terminal Pairs'),
  allTerminalAndHonourPairs: special('All Terminal and Honor Pairs'),
  allOneSuitPairs: special('All One Suit Pairs'),
  oneSuitAndHonourPairs: special('One Suit and Honor Pairs'),
  jade: special('Jade Hand'),
  pearl: special('Pearl Hand'),
  ruby: special('Ruby Hand'),
  imperialJade: special('Imperial Jade'),
  imperialPearl: special('Imperial Pearl'),
  imperialRuby: special('Imperial Ruby'),
  rubyJade: special('Ruby Jade'),
  allRed: special('All Red'),
  chopSuey: special('Chop Suey'),
  sukiyaki: special('Sukiyaki'),
  chowMein: special('Chow Mein'),
  lil: special('Lil'),
  suitPairsAndHonourOrphans: special('Suit Pairs and Honor Orphans'),
  downYouGo: special('Down You Go'),
  upYouGo: special('Up You Go'),
  numbersRacket: special('Numbers Racket'),
  doubleNumbers: special('Double Numbers'),
  simpleGates: special('Simple Gates'),
  confusedGates: special('Confused Gates'),
  trueGates: special('True Gates'),
  goldenGate: special('Golden Gate'),
  dragonGates: special('Dragon Gates'),
  goneWithTheWind: special('Gone with the Wind'),
  christmas: special('Christmas'),
  civilWar: special('Civil War'),
  windyChows: special('Windy Chows'),
  windyDragons: special('Windy Dragons'),
  knitting: special('Knitting'),
  gertiesGarter: special("Gertie's Garter"),
  tripleKnitting: special('Triple Knitting'),
};

export type SpecialHandOption = keyof typeof specialHandOptions;

/** Every choice that 004 and the publisher's summary of its payments leave to a club; the default is the document's own value. */
export const americanOptions = z.strictObject({
  /** Where totals are cut, and what percentages are taken of. */
  limit: integerOption(about('limit', 'total score'), 500, [10, 100_000]),
  /** The publisher's program cuts the differences between losers rather than their totals. */
  limitCuts: choiceOption(about('limit', 'total score, filling 19'), ['every-total', 'differences']),
  /** Points rounded before the doubles. */
  rounding: choiceOption(about('limit', 'rounding'), ['up-to-ten', 'nearest-ten', 'none']),
  /** Whether points for a complete family that reach the limit are cut to it, or are the final total themselves. */
  completeFamilies: choiceOption(about('limit', 'flowers and seasons, filling 17'), ['cut-to-limit', 'final']),

  /** A winner may not mix suits, nor hold more than one chow, save in the special hands that allow it. */
  oneSuitPlay: choiceOption(winning('filling 14'), ['warned', 'refused', 'not-played']),
  robbingKong: choiceOption(winning('ways of going out'), ['no-double', 'one-double', 'refused']),

  winningPoints: integerOption(points('winning'), 20, [0, 100]),
  sweepPoints: integerOption(points('sweep'), 2, [0, 20]),
  bonusTilePoints: integerOption(points('flowers and seasons'), 4, [0, 20]),
  completeFamilyPoints: integerOption(points('flowers and seasons'), 1000, [0, 10_000]),
  /** Whether a loser collects for every scoring pair or for the best one. */
  loserPairs: choiceOption(points('basic points, filling 2'), ['every', 'best-one']),

  dragonSetDoubles: integerOption(doubles('basic doubles'), 1, [0, 10]),
  ownWindSetDoubles: integerOption(doubles('basic doubles'), 1, [0, 10]),
  prevailingWindSetDoubles: integerOption(doubles('basic doubles'), 1, [0, 10]),
  /** A flower or season of the own wind, and of the prevailing one. */
  bonusTileDoubles: integerOption(doubles('flowers and seasons'), 1, [0, 10]),
  /** Off: the flower or season of a wind that is both own and prevailing doubles once. */
  bonusTileDoublesTwice: flagOption(doubles('flowers and seasons, filling 16'), true),
  concealedHandDoubles: integerOption(doubles('Concealed hand'), 1, [0, 10]),
  /** The row is worded for going out and headed for all players. */
  concealedHandOfLosers: flagOption(doubles('Concealed hand'), true),
  allTerminalsAndHonoursDoubles: integerOption(doubles('All Terminals and Honors'), 3, [0, 10]),
  oneSuitAndHonoursDoubles: integerOption(doubles('One suit and Honors'), 1, [0, 10]),
  oneSuitOnlyDoubles: integerOption(doubles('One suit only'), 3, [0, 10]),
  supplementTileDoubles: integerOption(doubles('Out on a supplement tile'), 1, [0, 10]),
  /** Losers score those four only when one tile away from going out. */
  loserPatternsNeedWaitingHand: flagOption(doubles('hands of all players, note'), false),

  ...specialHandOptions,

  eastDoubles: flagOption(settlement('filling 8'), true),
  losersSettle: flagOption(settlement('payments between losers, filling 8'), true),
  /** A liable player pays all three shares and the losers do not settle. */
  cannon: flagOption(settlement('filling 9'), false),
  falseWinPayment: integerOption(settlement('filling 10'), 300, [0, 10_000]),
  falseWinEastDoubles: flagOption(settlement('filling 10'), false),

  dealerAfterWashout: choiceOption(about('dealer', 'filling 43'), ['stays', 'passes']),
});

export type AmericanOptions = z.output<typeof americanOptions>;
