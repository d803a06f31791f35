import { everyGroup, type Reading } from '../../../hand/readings.ts';
import { FIRST_DRAGON } from '../../../tiles/tile-index.ts';
import { countBits, foundIf, foundTimes } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { ANIMALS, allHeld, FLOWERS, flowerOf, heldOf, SEASONS, seasonOf } from '../../predicates/bonus-tiles.ts';
import { allChows, allSets, isConcealed, setsOf } from '../../predicates/groups.ts';
import { waitsBefore, wasTwoSided } from '../../predicates/waits.ts';
import type { PayupOptions as O } from './options.ts';

type Row = Parameters<typeof pattern<O>>[2];

/** A row of the winner: tai count for nobody else. The page prices three patterns; the rest are those of a club (filling 34). */
const row = (source: string, rest: Omit<Row, 'source'>): Pattern<O> =>
  pattern('tai', 'winner', { source: `002 ${source}`, ...rest });

/** Bonus tiles. */
const bonusTai: readonly Pattern<O>[] = [
  row('sister pages, filling 34', {
    id: 'all-animals',
    value: (o) => o.allAnimalsTai,
    excludes: ['animal'],
    detect: (_, context) => allHeld(context, ANIMALS),
  }),
  row('sister pages, filling 34', {
    id: 'animal',
    aliases: ['cat', 'rat', 'rooster', 'centipede'],
    each: true,
    value: (o) => o.animalTai,
    detect: (_, context) => heldOf(context, ANIMALS),
  }),
  row('sister pages, filling 34', {
    id: 'own-flower',
    aliases: ['seat flower'],
    value: (o) => o.ownFlowerTai,
    needs: ['flower'],
    detect: (_, context) => allHeld(context, flowerOf(context.ownWind)),
  }),
  row('sister pages, filling 34', {
    id: 'own-season',
    aliases: ['seat season'],
    value: (o) => o.ownSeasonTai,
    needs: ['season'],
    detect: (_, context) => allHeld(context, seasonOf(context.ownWind)),
  }),
  row('sister pages, filling 34', {
    id: 'all-flowers',
    value: (o) => o.completeFamilyTai,
    needs: ['all-flowers'],
    detect: (_, context) => allHeld(context, FLOWERS),
  }),
  row('sister pages, filling 34', {
    id: 'all-seasons',
    value: (o) => o.completeFamilyTai,
    needs: ['all-seasons'],
    detect: (_, context) => allHeld(context, SEASONS),
  }),
];

/** Whether the groups are a whole hand, and not only the sets that won it at once. */
const isWhole = ({ form }: Reading): boolean => form === 'regular' || form === 'seven-pairs';

const pairOfWinds = ({ pairs, winds }: Reading): boolean => (pairs & winds) !== 0;
const threeWindsAndPair = (reading: Reading): number =>
  countBits(reading.sets & reading.winds) === 3 && pairOfWinds(reading)
    ? (reading.sets | reading.pairs) & reading.winds
    : 0;

/** Honours, flushes and triplets. */
const setTai: readonly Pattern<O>[] = [
  row('sister pages, filling 34', {
    id: 'little-three-dragons',
    aliases: ['xiao san yuan', 'small three dragons'],
    value: (o) => o.littleThreeDragonsTai,
    excludes: ['dragon-set'],
    needs: ['set-of-dragons', 'pair-of-dragons'],
    detect: (r) =>
      r.form === 'regular' && countBits(r.sets & r.dragons) === 2 && (r.pairs & r.dragons) !== 0
        ? (r.sets | r.pairs) & r.dragons
        : 0,
  }),
  row('sister pages, filling 34', {
    id: 'little-four-winds-in-all',
    aliases: ['xiao si xi', 'small four winds'],
    value: (o) => o.littleFourWindsTai,
    when: (o) => o.littleFourWindsSets === 'included',
    excludes: ['own-wind-set', 'prevailing-wind-set'],
    needs: ['set-of-winds', 'pair-of-winds'],
    detect: threeWindsAndPair,
  }),
  row('sister pages, filling 34', {
    id: 'little-four-winds',
    aliases: ['xiao si xi', 'small four winds'],
    value: (o) => o.littleFourWindsTai,
    when: (o) => o.littleFourWindsSets === 'added',
    needs: ['set-of-winds', 'pair-of-winds'],
    detect: threeWindsAndPair,
  }),
  row('Two Worked Examples', {
    id: 'dragon-set',
    aliases: ['dragon pong', 'dragon pung', 'dragon kong'],
    each: true,
    value: (o) => o.dragonSetTai,
    needs: ['set-of-dragons'],
    detect: (r) => r.sets & r.dragons,
  }),
  row('sister pages, filling 34', {
    id: 'own-wind-set',
    aliases: ['seat wind pong', 'seat wind'],
    value: (o) => o.ownWindSetTai,
    needs: ['set-of-winds'],
    detect: (r, { ownWind }) => setsOf(r, ownWind),
  }),
  row('sister pages, filling 34', {
    id: 'prevailing-wind-set',
    aliases: ['round wind pong', 'round wind'],
    value: (o) => o.prevailingWindSetTai,
    needs: ['set-of-winds'],
    detect: (r, { prevailingWind }) => setsOf(r, prevailingWind),
  }),
  row('Two Worked Examples', {
    id: 'half-flush',
    aliases: ['ban se', 'hun yi se', 'mixed suit'],
    value: (o) => o.halfFlushTai,
    needs: ['one-suit'],
    detect: (r, { tiles }) => (isWhole(r) && tiles.suits === 1 && tiles.honours ? everyGroup(r) : 0),
  }),
  row('Shooter Pays And Bao', {
    id: 'full-flush',
    aliases: ['qing yi se', 'pure suit'],
    value: (o) => o.fullFlushTai,
    needs: ['one-suit'],
    detect: (r, { tiles }) => (isWhole(r) && tiles.suits === 1 && !tiles.honours ? everyGroup(r) : 0),
  }),
  row('sister pages, filling 34', {
    id: 'all-pungs',
    aliases: ['all pongs', 'pong pong hu', 'dui dui hu', 'all triplets'],
    value: (o) => o.allPungsTai,
    needs: ['no-chow'],
    detect: allSets,
  }),
  row('sister pages, filling 34', {
    id: 'mixed-terminals',
    aliases: ['mixed terminals and honours', 'hun lao tou'],
    value: (o) => o.mixedTerminalsTai,
    needs: ['no-simple', 'no-chow'],
    detect: (r, { tiles }) => (tiles.terminals && tiles.honours && !tiles.simples ? allSets(r) : 0),
  }),
];

/** Four chows and a pair that does not score; a discard must have been waited for with two kinds of tile (filling 38). */
const isPinHu = (reading: Reading, context: HandContext, options: O): boolean => {
  if (allChows(reading) === 0) return false;
  const { groups, pairs } = reading;
  const pair = groups.find((_, at) => ((pairs >> at) & 1) === 1)?.tile ?? -1;
  const scores = pair >= FIRST_DRAGON || pair === context.ownWind || pair === context.prevailingWind;
  if (scores || (options.pinHuPair === 'no-honours' && context.tiles.honours)) return false;
  if (context.selfDrawn) return true;
  return options.pinHuWait === 'two-sided'
    ? wasTwoSided(reading, context.winningTile)
    : waitsBefore(context).length > 1;
};

/** Chows. */
const chowTai: readonly Pattern<O>[] = [
  row('sister pages, filling 34', {
    id: 'pin-hu',
    aliases: ['ping hu', 'all chows', 'sequence hand'],
    value: (o) => o.pinHuTai,
    detect: (r, context, o) => (context.hand.bonus === 0 && isPinHu(r, context, o) ? everyGroup(r) : 0),
  }),
  row('sister pages, filling 34', {
    id: 'pin-hu-with-bonus-tiles',
    aliases: ['chao ping hu', 'all chows with bonus tiles'],
    value: (o) => o.pinHuWithBonusTilesTai,
    detect: (r, context, o) => (context.hand.bonus !== 0 && isPinHu(r, context, o) ? everyGroup(r) : 0),
  }),
  row('sister pages, filling 34', {
    id: 'seven-pairs',
    aliases: ['qi dui zi', 'ci dui zi'],
    value: 4,
    when: (o) => o.sevenPairs === 'four-tai',
    needs: ['irregular'],
    detect: (r) => (r.form === 'seven-pairs' ? everyGroup(r) : 0),
  }),
];

/** How many replacement tiles in a row ended with the winning one, said by their kind or by their number; a kong on a kong is two. */
export const replacementsOf = ({ selfDrawn, replacements, circumstances }: HandContext): number => {
  if (!selfDrawn) return 0;
  const one = circumstances.includes('flower-replacement') || circumstances.includes('kong-replacement');
  return Math.max(replacements, circumstances.includes('kong-on-kong') ? 2 : Number(one));
};

type Kind = 'flower-replacement' | 'kong-replacement';

/** What was replaced last. Where only a number was said, a flower or an animal, or a kong of a player who has neither. */
const lastReplaced = ({ hand: { bonus }, circumstances }: HandContext): Kind => {
  if (circumstances.includes('flower-replacement')) return 'flower-replacement';
  const byKong = circumstances.includes('kong-replacement') || circumstances.includes('kong-on-kong');
  return byKong || bonus === 0 ? 'kong-replacement' : 'flower-replacement';
};

const replacement = (context: HandContext, kind: Kind, { replacementsInARow }: O) => {
  const times = lastReplaced(context) === kind ? replacementsOf(context) : 0;
  return foundTimes(replacementsInARow === 'each' ? times : Math.min(times, 1));
};

/** How the hand was won. */
const wayTai: readonly Pattern<O>[] = [
  row('sister pages, filling 34', {
    id: 'flower-replacement',
    aliases: ['flower up', 'hua shang'],
    each: true,
    value: (o) => o.replacementTai,
    detect: (_, context, o) => replacement(context, 'flower-replacement', o),
  }),
  row('sister pages, filling 34', {
    id: 'kong-replacement',
    aliases: ['kong up', 'gang shang', 'win on a kong'],
    each: true,
    value: (o) => o.replacementTai,
    detect: (_, context, o) => replacement(context, 'kong-replacement', o),
  }),
  row('sister pages, filling 34', {
    id: 'last-wall-tile',
    aliases: ['last drawable tile', 'hai di lao yue'],
    value: (o) => o.lastWallTileTai,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('last-wall-tile')),
  }),
  row('sister pages, filling 34', {
    id: 'robbed-kong',
    aliases: ['robbing a kong', 'qiang gang'],
    value: (o) => o.robbedKongTai,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('robbed-kong')),
  }),
  row('sister pages, filling 34', {
    id: 'concealed-self-drawn',
    aliases: ['fully concealed', 'men qing zi mo'],
    value: (o) => o.concealedSelfDrawnTai,
    needs: ['self-drawn'],
    detect: (r, { selfDrawn }) => (selfDrawn && isConcealed(r, false) ? everyGroup(r) : 0),
  }),
  row('sister pages, filling 34', {
    id: 'self-drawn',
    aliases: ['zi mo', 'self-draw'],
    value: (o) => o.selfDrawnTai,
    needs: ['self-drawn'],
    detect: (_, { selfDrawn }) => foundIf(selfDrawn),
  }),
];

export const taiRows: readonly Pattern<O>[] = [...bonusTai, ...setTai, ...chowTai, ...wayTai];
