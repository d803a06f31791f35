import { everyGroup, type Reading } from '../../../hand/readings.ts';
import { FIRST_DRAGON, FIRST_WIND } from '../../../tiles/tile-index.ts';
import { countBits, foundIf, foundTimes } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { ANIMALS, allHeld, FLOWERS, flowerOf, heldOf, SEASONS, seasonOf } from '../../predicates/bonus-tiles.ts';
import { allChows, allSets, setsOf } from '../../predicates/groups.ts';
import { waitsBefore, wasTwoSided } from '../../predicates/waits.ts';
import type { DoublesOptions as O } from './options.ts';

type Row = Parameters<typeof pattern<O>>[2];

/** Doubles count for the winner alone. They are what other systems call tai, and a sheet shows them as such. */
const row = (clause: string, rest: Omit<Row, 'source'>): Pattern<O> =>
  pattern('tai', 'winner', { source: `000 ${clause}`, ...rest });

/** "Doubles from specific tiles": animals and flowers. */
const bonusRows: readonly Pattern<O>[] = [
  row('Doubles & points from animals', {
    id: 'all-animals',
    value: (o) => o.allAnimalsDoubles,
    excludes: ['animal'],
    detect: (_, context) => allHeld(context, ANIMALS),
  }),
  row('Doubles & points from animals', {
    id: 'animal',
    aliases: ['cat', 'rat', 'rooster', 'chicken', 'centipede'],
    each: true,
    value: (o) => o.animalDoubles,
    detect: (_, context) => heldOf(context, ANIMALS),
  }),
  row('Doubles & points from flowers', {
    id: 'own-flower',
    aliases: ['own number', 'red flower', 'blue flower'],
    each: true,
    value: (o) => o.ownFlowerDoubles,
    detect: (_, context) => heldOf(context, flowerOf(context.ownWind) | seasonOf(context.ownWind)),
  }),
  row('Doubles & points from flowers', {
    id: 'all-flowers',
    aliases: ['four red flowers', 'four flowers of one colour'],
    value: (o) => o.completeColourDoubles,
    needs: ['all-flowers'],
    detect: (_, context) => allHeld(context, FLOWERS),
  }),
  row('Doubles & points from flowers', {
    id: 'all-seasons',
    aliases: ['four blue flowers', 'four flowers of one colour'],
    value: (o) => o.completeColourDoubles,
    needs: ['all-seasons'],
    detect: (_, context) => allHeld(context, SEASONS),
  }),
];

const isLittleThreeDragons = ({ form, sets, pairs, dragons }: Reading): boolean =>
  form === 'regular' && countBits(sets & dragons) === 2 && (pairs & dragons) !== 0;
const isLittleFourWinds = ({ form, sets, pairs, winds }: Reading): boolean =>
  form === 'regular' && countBits(sets & winds) === 3 && (pairs & winds) !== 0;
const littleThreeDragons = (r: Reading): number => (isLittleThreeDragons(r) ? (r.sets | r.pairs) & r.dragons : 0);
const littleFourWinds = (r: Reading): number => (isLittleFourWinds(r) ? (r.sets | r.pairs) & r.winds : 0);

/** The lesser hands of honours, and winds and dragons by themselves. */
const honourRows: readonly Pattern<O>[] = [
  row('Xiao San Yuan', {
    id: 'little-three-dragons-in-all',
    aliases: ['xiao san yuan', 'three lesser scholars'],
    value: (o) => o.littleThreeDragonsDoubles,
    when: (o) => o.littleThreeDragonsSets === 'included',
    excludes: ['dragon-set'],
    detect: littleThreeDragons,
  }),
  row('Xiao San Yuan', {
    id: 'little-three-dragons',
    aliases: ['xiao san yuan', 'three lesser scholars'],
    value: (o) => o.littleThreeDragonsDoubles,
    when: (o) => o.littleThreeDragonsSets === 'added',
    needs: ['set-of-dragons', 'pair-of-dragons'],
    detect: littleThreeDragons,
  }),
  row('Xiao Si Xi', {
    id: 'little-four-winds-in-all',
    aliases: ['xiao si xi', 'four lesser happiness'],
    value: (o) => o.littleFourWindsDoubles,
    when: (o) => o.littleFourWindsSets === 'included',
    excludes: ['own-wind-set', 'prevailing-wind-set'],
    needs: ['set-of-winds', 'pair-of-winds'],
    detect: littleFourWinds,
  }),
  row('Xiao Si Xi', {
    id: 'little-four-winds',
    aliases: ['xiao si xi', 'four lesser happiness'],
    value: (o) => o.littleFourWindsDoubles,
    when: (o) => o.littleFourWindsSets === 'added',
    needs: ['set-of-winds', 'pair-of-winds'],
    detect: littleFourWinds,
  }),
  row('Doubles from dragons', {
    id: 'dragon-set',
    aliases: ['dragon pong', 'dragon kong'],
    each: true,
    value: (o) => o.dragonSetDoubles,
    needs: ['set-of-dragons'],
    detect: (r) => r.sets & r.dragons,
  }),
  row('Player’s wind', {
    id: 'own-wind-set',
    aliases: ['player’s wind', 'seat wind'],
    value: (o) => o.ownWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (r, { ownWind }) => setsOf(r, ownWind),
  }),
  row('Prevailing wind', {
    id: 'prevailing-wind-set',
    aliases: ['round wind'],
    value: (o) => o.prevailingWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (r, { prevailingWind }) => setsOf(r, prevailingWind),
  }),
];

/** "The pair cannot be anything that will give a Double if Ponged … at least two tiles … a maximum of three melds can be exposed." */
const isPingHu = (reading: Reading, context: HandContext, options: O): boolean => {
  if (allChows(reading) === 0) return false;
  const { groups, pairs } = reading;
  const pair = groups.find((_, at) => ((pairs >> at) & 1) === 1)?.tile ?? -1;
  if (pair >= FIRST_DRAGON || pair === context.ownWind || pair === context.prevailingWind) return false;
  const allOpen = context.hand.melds.length > 3;
  if (allOpen && options.pingHuExposed === 'three-at-most') return false;
  if (context.selfDrawn) return true;
  return options.pingHuWait === 'two-sided'
    ? wasTwoSided(reading, context.winningTile)
    : waitsBefore(context).length > 1;
};

/** A hand that may be a flush: four sets and a pair, or pairs where the table lets them. */
const canBeFlush = ({ form }: Reading, { flushOfPairs }: O): boolean =>
  form === 'regular' || (flushOfPairs && form === 'seven-pairs');

/** "Standard hands". */
const standardRows: readonly Pattern<O>[] = [
  row('Ping Hu', {
    id: 'ping-hu',
    aliases: ['sequence hand', 'pin hu', 'all chows'],
    value: (o) => o.pingHuDoubles,
    detect: (r, context, o) => (context.hand.bonus === 0 && isPingHu(r, context, o) ? everyGroup(r) : 0),
  }),
  row('Chao Ping Hu', {
    id: 'chao-ping-hu',
    aliases: ['sequence hand with flowers', 'chou pin hu'],
    value: (o) => o.chaoPingHuDoubles,
    detect: (r, context, o) => (context.hand.bonus !== 0 && isPingHu(r, context, o) ? everyGroup(r) : 0),
  }),
  row('Ping Hu', {
    id: 'concealed-ping-hu',
    value: (o) => o.concealedPingHuDoubles,
    detect: (r, context, o) => (context.hand.melds.length === 0 && isPingHu(r, context, o) ? everyGroup(r) : 0),
  }),
  row('Pong Pong Hu', {
    id: 'all-pungs',
    aliases: ['pong pong hu', 'dui dui hu', 'triplets hand'],
    value: (o) => o.pongPongHuDoubles,
    needs: ['no-chow'],
    detect: allSets,
  }),
  row('Qing Yi Se', {
    id: 'full-flush',
    aliases: ['qing yi se'],
    value: (o) => o.fullFlushDoubles,
    needs: ['one-suit'],
    detect: (r, { tiles }, o) => (canBeFlush(r, o) && tiles.suits === 1 && !tiles.honours ? everyGroup(r) : 0),
  }),
  row('Ban Se', {
    id: 'half-flush',
    aliases: ['ban se', 'hun yi se'],
    value: (o) => o.halfFlushDoubles,
    needs: ['one-suit'],
    detect: (r, { tiles }, o) => (canBeFlush(r, o) && tiles.suits === 1 && tiles.honours ? everyGroup(r) : 0),
  }),
];

const formRow = (clause: string, form: string, aliases: readonly string[], value: (options: O) => number): Pattern<O> =>
  row(clause, { id: form, aliases, value, detect: (r) => (r.form === form ? everyGroup(r) : 0) });

/** "Unusual hands" that are not worth the limit. */
const unusualRows: readonly Pattern<O>[] = [
  formRow('Seven Pairs', 'seven-pairs', ['ci dui zi', 'qi dui zi'], (o) => o.sevenPairsDoubles),
  formRow('Windy Chow', 'windy-chow', [], (o) => o.windyChowDoubles),
  formRow('Honoured Knitting', 'honoured-knitting', [], (o) => o.honouredKnittingDoubles),
  formRow('Lincoln Hand', 'lincoln-hand', [], (o) => o.lincolnHandDoubles),
];

const ONE_OF_DOTS = FIRST_WIND - 9;

const isPearl = (
  { selfDrawn, winningTile, tilesLeft, circumstances }: HandContext,
  { pickingThePearl, pickingThePearlTiles }: O,
): boolean => {
  if (!selfDrawn) return false;
  const left = circumstances.includes('last-wall-tile') ? 0 : tilesLeft;
  if (left === undefined) return false;
  if (pickingThePearl === 'last-tile') return left === 0;
  return left <= pickingThePearlTiles && (pickingThePearl === 'any-tile' || winningTile === ONE_OF_DOTS);
};

/** How many replacement tiles in a row ended with the winning one; a kong on a kong is two. */
export const replacementsOf = ({
  selfDrawn,
  replacements,
  circumstances,
}: Pick<HandContext, 'selfDrawn' | 'replacements' | 'circumstances'>): number => {
  if (!selfDrawn) return 0;
  const one = circumstances.includes('flower-replacement') || circumstances.includes('kong-replacement');
  return Math.max(replacements, circumstances.includes('kong-on-kong') ? 2 : Number(one));
};

/** "An extra double". */
const extraRows: readonly Pattern<O>[] = [
  row('Picking the Pearl', {
    id: 'picking-the-pearl',
    aliases: ['hai di lao yue', 'moon from the bottom of the sea'],
    value: (o) => o.pickingThePearlDoubles,
    when: (o) => o.pickingThePearl !== 'off',
    detect: (_, context, o) => foundIf(isPearl(context, o)),
  }),
  row('Robbing a Kong', {
    id: 'robbed-kong',
    aliases: ['qiang kang', 'robbing a kong'],
    value: (o) => o.robbedKongDoubles,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('robbed-kong')),
  }),
  row('Flower up', {
    id: 'flower-up',
    aliases: ['hua sang', 'kong sang', 'kong up', 'replacement tile'],
    each: true,
    value: (o) => o.flowerUpDoubles,
    detect: (_, context, o) => {
      const times = replacementsOf(context);
      return foundTimes(o.flowerUpChain === 'each' ? times : Math.min(times, 1));
    },
  }),
];

export const doubleRows: readonly Pattern<O>[] = [
  ...bonusRows,
  ...honourRows,
  ...standardRows,
  ...unusualRows,
  ...extraRows,
];
