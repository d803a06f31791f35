import { indexOfTile, isHonour, isSimple, isTerminal, suitOf } from '../../../tiles/tile-index.ts';
import { isThirteenOrphans, WHOLE_HAND } from '../../predicates/irregular.ts';
import {
  DOWN_YOU_GO,
  isChopSueyFrom,
  isCivilWar,
  isConfusedGates,
  isDragonGates,
  isFiveOddHonours,
  isGertiesGarter,
  isGoldenGate,
  isKnitting,
  isLil,
  isPekingGarden,
  isRunPungAndPair,
  isSuitPairsAndHonourOrphans,
  isTripleKnitting,
  isTrueGates,
  isWindyChows,
  isWithWinds,
  isWrigglingSnake,
  simpleGates,
  UP_YOU_GO,
  windyDragons,
} from './irregular-hands.ts';
import type { SpecialHandOption } from './options.ts';
import {
  GREEN_BAMBOOS,
  GREEN_DOTS,
  isAllHonours,
  isAllRed,
  isAllTerminals,
  isBigFourWinds,
  isChristmas,
  isDoubleNumbers,
  isFourKongs,
  isGoneWithTheWind,
  isGreatSnake,
  isImperialJade,
  isImperialPearl,
  isImperialRuby,
  isJade,
  isNumbersRacket,
  isPearl,
  isRuby,
  isRubyJade,
  isThreeGreatScholars,
  RED_BAMBOOS,
} from './set-hands.ts';
import { either, inPairs, inSets, inTiles, type Shape } from './shapes.ts';

/** One row of the document's table of limit and special hands. */
export type SpecialHand = {
  readonly id: string;
  readonly option: SpecialHandOption;
  /** Of the limit. */
  readonly percent: number;
  /** The document's own name of it. */
  readonly named: string;
  readonly aliases: readonly string[];
  /** Whether it may be, or always is, of more than one suit, under one-suit play too. */
  readonly mixedSuits: boolean;
  /** How many chows it may hold under one-suit play. */
  readonly chows: 'one' | 'any';
  /** Whether nothing may lie open but the claimed winning tile. */
  readonly concealed: boolean;
  /** Whether its triplets may be kongs; concealed ones in a concealed hand. */
  readonly kongs: 'none' | 'allowed' | 'in-melded-hands';
  readonly shape: Shape;
};

const special = (
  id: string,
  row: Pick<SpecialHand, 'option' | 'percent' | 'named' | 'shape'> & Partial<SpecialHand>,
): SpecialHand => ({ id, aliases: [], mixedSuits: false, chows: 'one', concealed: false, kongs: 'none', ...row });

const [RED, GREEN, WHITE] = [indexOfTile('Rd'), indexOfTile('Gd'), indexOfTile('Wd')];

const orphans: Shape = (hand) => (isThirteenOrphans(hand) ? WHOLE_HAND : undefined);

const isOneSuit = (kinds: readonly number[]): boolean =>
  new Set(kinds.filter((tile) => !isHonour(tile)).map(suitOf)).size === 1;

/** Pairs of certain tiles, with at least one out of each group that the hand cannot do without. */
const isPairsOf =
  (tiles: readonly number[], needed: readonly (readonly number[])[]) =>
  (kinds: readonly number[]): boolean =>
    kinds.every((tile) => tiles.includes(tile)) && needed.every((some) => some.some((tile) => kinds.includes(tile)));

/**
 * The table, in the document's order; the heavenly and the earthly hand, which no tiles make, are apart. A hand that pays more when
 * concealed has a row for either way.
 */
export const SPECIAL_HANDS: readonly SpecialHand[] = [
  special('four-kongs', {
    option: 'fourKongs',
    percent: 100,
    named: 'Four Kongs',
    aliases: ['fourfold plenty', '18 buddhas'],
    mixedSuits: true,
    kongs: 'allowed',
    shape: inSets(isFourKongs),
  }),
  special('three-great-scholars', {
    option: 'threeGreatScholars',
    percent: 100,
    named: 'Three Great Scholars',
    kongs: 'allowed',
    shape: inSets(isThreeGreatScholars),
  }),
  special('big-four-winds', {
    option: 'bigFourWinds',
    percent: 200,
    named: 'Big Four Winds',
    aliases: ['big four joys', 'four big blessings'],
    kongs: 'allowed',
    shape: inSets(isBigFourWinds),
  }),
  special('all-honours', {
    option: 'allHonours',
    percent: 100,
    named: 'All Honors',
    aliases: ['all symbols'],
    kongs: 'allowed',
    shape: inSets(isAllHonours),
  }),
  special('all-terminals', {
    option: 'allTerminals',
    percent: 100,
    named: 'All Terminals',
    aliases: ['heads and tails'],
    mixedSuits: true,
    kongs: 'allowed',
    shape: inSets(isAllTerminals),
  }),
  special('thirteen-orphans', {
    option: 'thirteenOrphans',
    percent: 200,
    named: 'Thirteen Orphans',
    aliases: ['thirteen unique wonders', 'thirteen grades of imperial treasure'],
    mixedSuits: true,
    concealed: true,
    shape: orphans,
  }),
  special('great-snake', {
    option: 'greatSnake',
    percent: 50,
    named: 'Great Snake',
    aliases: ["dragon's tail"],
    chows: 'any',
    kongs: 'allowed',
    shape: inSets(isGreatSnake),
  }),
  special('concealed-great-snake', {
    option: 'greatSnake',
    percent: 100,
    named: 'Great Snake',
    aliases: ["dragon's tail"],
    chows: 'any',
    concealed: true,
    kongs: 'allowed',
    shape: inSets(isGreatSnake),
  }),
  special('run-pung-and-pair', {
    option: 'runPungAndPair',
    percent: 100,
    named: 'Run, Pung and a Pair',
    chows: 'any',
    concealed: true,
    shape: inTiles(isRunPungAndPair),
  }),
  special('wriggling-snake', {
    option: 'wrigglingSnake',
    percent: 100,
    named: 'Wriggling Snake',
    aliases: ['news'],
    concealed: true,
    shape: inTiles(isWrigglingSnake),
  }),
  special('five-odd-honours', {
    option: 'fiveOddHonours',
    percent: 100,
    named: 'Five Odd Honors',
    concealed: true,
    shape: inTiles(isFiveOddHonours),
  }),
  special('peking-garden', {
    option: 'pekingGarden',
    percent: 100,
    named: 'Peking Garden',
    concealed: true,
    shape: inTiles(isPekingGarden),
  }),
  special('seven-pairs', {
    option: 'sevenPairs',
    percent: 50,
    named: 'Seven Pairs',
    aliases: ['dirty pairs'],
    mixedSuits: true,
    concealed: true,
    shape: inPairs(() => true),
  }),
  special('all-honour-pairs', {
    option: 'allHonourPairs',
    percent: 100,
    named: 'All Honor Pairs',
    aliases: ['honorable twins', 'heavenly twins'],
    concealed: true,
    shape: inPairs((kinds) => kinds.every(isHonour)),
  }),
  special('all-terminal-pairs', {
    option: 'allTerminalPairs',
    percent: 100,
    named: 'All Terminal Pairs',
    mixedSuits: true,
    concealed: true,
    shape: inPairs((kinds) => kinds.every(isTerminal)),
  }),
  special('all-terminal-and-honour-pairs', {
    option: 'allTerminalAndHonourPairs',
    percent: 100,
    named: 'All Terminal and Honor Pairs',
    aliases: ['heavenly twins'],
    concealed: true,
    shape: inPairs((kinds) => !kinds.some(isSimple) && kinds.some(isHonour) && kinds.some(isTerminal)),
  }),
  special('all-one-suit-pairs', {
    option: 'allOneSuitPairs',
    percent: 100,
    named: 'All One Suit Pairs',
    concealed: true,
    shape: inPairs((kinds) => isOneSuit(kinds) && !kinds.some(isHonour)),
  }),
  special('one-suit-and-honour-pairs', {
    option: 'oneSuitAndHonourPairs',
    percent: 100,
    named: 'One Suit and Honor Pairs',
    aliases: ['clean pairs', 'pure pairs'],
    concealed: true,
    shape: inPairs((kinds) => isOneSuit(kinds) && kinds.some(isHonour)),
  }),
  special('jade', {
    option: 'jade',
    percent: 100,
    named: 'Jade Hand',
    chows: 'any',
    kongs: 'allowed',
    shape: either(inSets(isJade), inPairs(isPairsOf([...GREEN_BAMBOOS, GREEN], [[GREEN]]))),
  }),
  special('pearl', {
    option: 'pearl',
    percent: 100,
    named: 'Pearl Hand',
    chows: 'any',
    kongs: 'allowed',
    shape: either(inSets(isPearl), inPairs(isPairsOf([...GREEN_DOTS, WHITE], [[WHITE]]))),
  }),
  special('ruby', {
    option: 'ruby',
    percent: 100,
    named: 'Ruby Hand',
    kongs: 'allowed',
    shape: either(inSets(isRuby), inPairs(isPairsOf([...RED_BAMBOOS, RED], [[RED]]))),
  }),
  special('imperial-jade', {
    option: 'imperialJade',
    percent: 200,
    named: 'Imperial Jade',
    kongs: 'allowed',
    shape: inSets(isImperialJade),
  }),
  special('imperial-pearl', {
    option: 'imperialPearl',
    percent: 200,
    named: 'Imperial Pearl',
    aliases: ['pearl dragon'],
    kongs: 'allowed',
    shape: inSets(isImperialPearl),
  }),
  special('imperial-ruby', {
    option: 'imperialRuby',
    percent: 200,
    named: 'Imperial Ruby',
    kongs: 'allowed',
    shape: inSets(isImperialRuby),
  }),
  special('ruby-jade', {
    option: 'rubyJade',
    percent: 100,
    named: 'Ruby Jade',
    aliases: ['carnival'],
    kongs: 'allowed',
    shape: either(
      inSets(isRubyJade),
      inPairs(isPairsOf([...GREEN_BAMBOOS, ...RED_BAMBOOS, GREEN, RED], [[GREEN], [RED], GREEN_BAMBOOS, RED_BAMBOOS])),
    ),
  }),
  special('all-red', {
    option: 'allRed',
    percent: 100,
    named: 'All Red',
    aliases: ['ruby crack hand'],
    chows: 'any',
    kongs: 'allowed',
    shape: inSets(isAllRed),
  }),
  special('chop-suey', {
    option: 'chopSuey',
    percent: 100,
    named: 'Chop Suey',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isChopSueyFrom(1)),
  }),
  special('sukiyaki', {
    option: 'sukiyaki',
    percent: 100,
    named: 'Sukiyaki',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isChopSueyFrom(4)),
  }),
  special('chow-mein', {
    option: 'chowMein',
    percent: 100,
    named: 'Chow Mein',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isChopSueyFrom(7)),
  }),
  special('lil', {
    option: 'lil',
    percent: 100,
    named: 'Lil',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isLil),
  }),
  special('suit-pairs-and-honour-orphans', {
    option: 'suitPairsAndHonourOrphans',
    percent: 100,
    named: 'Suit Pairs and Honor Orphans',
    aliases: ["dragon's breath", 'windfall'],
    concealed: true,
    shape: inTiles(isSuitPairsAndHonourOrphans),
  }),
  special('down-you-go', {
    option: 'downYouGo',
    percent: 200,
    named: 'Down You Go',
    concealed: true,
    shape: inTiles(isWithWinds(DOWN_YOU_GO)),
  }),
  special('up-you-go', {
    option: 'upYouGo',
    percent: 200,
    named: 'Up You Go',
    concealed: true,
    shape: inTiles(isWithWinds(UP_YOU_GO)),
  }),
  special('numbers-racket', {
    option: 'numbersRacket',
    percent: 200,
    named: 'Numbers Racket',
    mixedSuits: true,
    concealed: true,
    kongs: 'allowed',
    shape: inSets(isNumbersRacket),
  }),
  special('double-numbers', {
    option: 'doubleNumbers',
    percent: 200,
    named: 'Double Numbers',
    mixedSuits: true,
    concealed: true,
    kongs: 'allowed',
    shape: inSets(isDoubleNumbers),
  }),
  special('simple-gates', {
    option: 'simpleGates',
    percent: 50,
    named: 'Simple Gates',
    aliases: ['chinese hand'],
    chows: 'any',
    shape: simpleGates,
  }),
  special('concealed-simple-gates', {
    option: 'simpleGates',
    percent: 100,
    named: 'Simple Gates',
    aliases: ['chinese hand'],
    chows: 'any',
    concealed: true,
    shape: simpleGates,
  }),
  special('confused-gates', {
    option: 'confusedGates',
    percent: 100,
    named: 'Confused Gates',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isConfusedGates),
  }),
  special('true-gates', {
    option: 'trueGates',
    percent: 100,
    named: 'True Gates',
    concealed: true,
    shape: inTiles(isTrueGates),
  }),
  special('golden-gate', {
    option: 'goldenGate',
    percent: 100,
    named: 'Golden Gate',
    concealed: true,
    shape: inTiles(isGoldenGate),
  }),
  special('dragon-gates', {
    option: 'dragonGates',
    percent: 100,
    named: 'Dragon Gates',
    chows: 'any',
    concealed: true,
    shape: inTiles(isDragonGates),
  }),
  special('gone-with-the-wind', {
    option: 'goneWithTheWind',
    percent: 200,
    named: 'Gone with the Wind',
    concealed: true,
    kongs: 'allowed',
    shape: inSets(isGoneWithTheWind),
  }),
  special('christmas', {
    option: 'christmas',
    percent: 200,
    named: 'Christmas',
    kongs: 'allowed',
    shape: inSets(isChristmas),
  }),
  special('civil-war', {
    option: 'civilWar',
    percent: 200,
    named: 'Civil War',
    mixedSuits: true,
    concealed: true,
    shape: inTiles(isCivilWar),
  }),
  special('windy-chows', {
    option: 'windyChows',
    percent: 50,
    named: 'Windy Chows',
    mixedSuits: true,
    chows: 'any',
    concealed: true,
    shape: inTiles(isWindyChows),
  }),
  special('windy-dragons', {
    option: 'windyDragons',
    percent: 200,
    named: 'Windy Dragons',
    aliases: ['tempest'],
    kongs: 'in-melded-hands',
    shape: windyDragons,
  }),
  special('knitting', {
    option: 'knitting',
    percent: 50,
    named: 'Knitting',
    mixedSuits: true,
    concealed: true,
    shape: inTiles(isKnitting),
  }),
  special('gerties-garter', {
    option: 'gertiesGarter',
    percent: 100,
    named: "Gertie's Garter",
    mixedSuits: true,
    concealed: true,
    shape: inTiles(isGertiesGarter),
  }),
  special('triple-knitting', {
    option: 'tripleKnitting',
    percent: 50,
    named: 'Triple Knitting',
    mixedSuits: true,
    concealed: true,
    shape: inTiles(isTripleKnitting),
  }),
];
