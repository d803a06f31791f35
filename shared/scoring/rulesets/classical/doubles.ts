import { everyGroup } from '../../../hand/readings.ts';
import { BONUS_SHIFT, countBits, foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { allChows, allSets, atLeast, concealedSets, isConcealed, pairOf, setsOf } from '../../predicates/groups.ts';
import type { ClassicalOptions as O } from './options.ts';

const FLOWERS = 0b1111;
const SEASONS = 0b1111_0000;
const EIGHT = FLOWERS | SEASONS;

/** Evidence of bonus tiles when the hand holds all of them. */
const holding = ({ hand }: HandContext, bonus: number) => ((hand.bonus & bonus) === bonus ? bonus << BONUS_SHIFT : 0);

/** Flower and season of the own wind: East 1, South 2, West 3, North 4. The winds begin at tile 27. */
const ownFlower = ({ ownWind }: HandContext): number => 1 << (ownWind - 27);
const ownSeason = (context: HandContext): number => ownFlower(context) << 4;

/** 5.2.3, for every player. */
export const doublesForAll: readonly Pattern<O>[] = [
  pattern('doubles', 'all', {
    id: 'dragon-set',
    source: '001 5.2.3',
    aliases: ['pung of dragons', 'kong of dragons'],
    each: true,
    value: (options) => options.dragonSetDoubles,
    needs: ['set-of-dragons'],
    detect: (reading) => reading.sets & reading.dragons,
  }),
  pattern('doubles', 'all', {
    id: 'own-wind-set',
    source: '001 5.2.3',
    aliases: ['seat wind'],
    value: (options) => options.ownWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (reading, { ownWind }) => setsOf(reading, ownWind),
  }),
  pattern('doubles', 'all', {
    id: 'prevailing-wind-set',
    source: '001 5.2.3',
    aliases: ['wind of the round'],
    value: (options) => options.prevailingWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (reading, { prevailingWind }) => setsOf(reading, prevailingWind),
  }),
  pattern('doubles', 'all', {
    id: 'own-flower-and-season',
    source: '001 5.2.3',
    value: 1,
    when: (options) => options.ownBonusTiles === 'one-for-both',
    needs: ['flower', 'season'],
    detect: (_, context) => holding(context, ownFlower(context) | ownSeason(context)),
  }),
  pattern('doubles', 'all', {
    id: 'own-flower',
    source: '001 5.2.3 note',
    value: 1,
    when: (options) => options.ownBonusTiles === 'one-each',
    needs: ['flower'],
    detect: (_, context) => holding(context, ownFlower(context)),
  }),
  pattern('doubles', 'all', {
    id: 'own-season',
    source: '001 5.2.3 note',
    value: 1,
    when: (options) => options.ownBonusTiles === 'one-each',
    needs: ['season'],
    detect: (_, context) => holding(context, ownSeason(context)),
  }),
  pattern('doubles', 'all', {
    id: 'all-flowers',
    source: '001 5.2.3',
    aliases: ['bouquet'],
    value: (options) => options.completeFamilyDoubles,
    needs: ['all-flowers'],
    detect: (_, context) => holding(context, FLOWERS),
  }),
  pattern('doubles', 'all', {
    id: 'all-seasons',
    source: '001 5.2.3',
    value: (options) => options.completeFamilyDoubles,
    needs: ['all-seasons'],
    detect: (_, context) => holding(context, SEASONS),
  }),
  pattern('doubles', 'all', {
    id: 'all-flowers-and-seasons',
    source: '001 5.2.3',
    value: 3,
    when: (options) => options.allEightBonusTiles === 'three-in-total',
    excludes: ['own-flower-and-season', 'own-flower', 'own-season', 'all-flowers', 'all-seasons'],
    needs: ['all-flowers', 'all-seasons'],
    detect: (_, context) => holding(context, EIGHT),
  }),
  pattern('doubles', 'all', {
    id: 'three-concealed-triplets',
    source: '001 5.2.3',
    aliases: ['san an ko'],
    value: (options) => options.threeConcealedTripletsDoubles,
    needs: ['three-sets'],
    detect: (reading, _, options) => atLeast(3, concealedSets(reading, options.claimedKongIsConcealed)),
  }),
  pattern('doubles', 'all', {
    id: 'little-three-dragons',
    source: '001 5.2.3',
    aliases: ['sho san gen'],
    value: (options) => options.littleThreeDragonsDoubles,
    excludes: ['dragon-set'],
    needs: ['set-of-dragons', 'pair-of-dragons'],
    detect: ({ sets, pairs, dragons }) =>
      countBits(sets & dragons) === 2 && (pairs & dragons) !== 0 ? (sets | pairs) & dragons : 0,
  }),
  pattern('doubles', 'all', {
    id: 'big-three-dragons',
    source: '001 5.2.3',
    aliases: ['dai san gen'],
    value: (options) => options.bigThreeDragonsDoubles,
    excludes: ['dragon-set'],
    needs: ['set-of-dragons', 'three-sets'],
    detect: ({ sets, dragons }) => atLeast(3, sets & dragons),
  }),
  pattern('doubles', 'all', {
    id: 'little-four-winds',
    source: '001 5.2.3',
    aliases: ['little four joys', 'sho su shi'],
    value: (options) => options.littleFourWindsDoubles,
    needs: ['set-of-winds', 'pair-of-winds', 'three-sets'],
    detect: ({ sets, pairs, winds }) =>
      countBits(sets & winds) === 3 && (pairs & winds) !== 0 ? (sets | pairs) & winds : 0,
  }),
  // For a winner the limit hand of the same name is stronger; this row serves losers, and winners where that hand is off.
  pattern('doubles', 'all', {
    id: 'big-four-winds-doubles',
    source: '001 5.2.3',
    aliases: ['big four joys', 'dai su shi'],
    value: (options) => options.bigFourWindsLoserDoubles,
    excludes: ['own-wind-set', 'prevailing-wind-set'],
    needs: ['set-of-winds', 'three-sets', 'no-chow'],
    detect: ({ sets, winds }) => atLeast(4, sets & winds),
  }),
];

const isScoringPair = ({ ownWind, prevailingWind }: HandContext, reading: Parameters<typeof pairOf>[0]): boolean =>
  ((reading.pairs & reading.dragons) | pairOf(reading, ownWind) | pairOf(reading, prevailingWind)) !== 0;

/** 5.2.4, for the winner: hands. */
export const handDoubles: readonly Pattern<O>[] = [
  pattern('doubles', 'winner', {
    id: 'fully-concealed',
    source: '001 5.2.4',
    aliases: ['men zen tsumo'],
    value: (options) => options.fullyConcealedDoubles,
    needs: ['self-drawn', 'closed'],
    detect: (reading, { selfDrawn }, { claimedKongIsConcealed }) =>
      selfDrawn && isConcealed(reading, claimedKongIsConcealed) ? everyGroup(reading) : 0,
  }),
  pattern('doubles', 'winner', {
    id: 'chow-hand',
    source: '001 5.2.4',
    aliases: ['ping hu', 'pinfu'],
    value: (options) => options.chowHandDoubles,
    needs: ['no-set'],
    detect: (reading, context) => (isScoringPair(context, reading) ? 0 : allChows(reading)),
  }),
  pattern('doubles', 'winner', {
    id: 'pung-hand',
    source: '001 5.2.4',
    aliases: ['toi toi', 'all pungs', 'pong pong'],
    value: (options) => options.pungHandDoubles,
    needs: ['no-chow'],
    detect: allSets,
  }),
  pattern('doubles', 'winner', {
    id: 'all-terminals-and-honours',
    source: '001 5.2.4',
    aliases: ['hon rao to'],
    value: (options) => options.allTerminalsAndHonoursDoubles,
    needs: ['no-simple'],
    detect: (reading, { tiles }) => (tiles.simples ? 0 : everyGroup(reading)),
  }),
  pattern('doubles', 'winner', {
    id: 'one-suit-and-honours',
    source: '001 5.2.4',
    aliases: ['mixed hand', 'half flush', 'hon itsu'],
    value: (options) => options.oneSuitAndHonoursDoubles,
    needs: ['one-suit'],
    detect: (reading, { tiles }) => (tiles.suits === 1 && tiles.honours ? everyGroup(reading) : 0),
  }),
  pattern('doubles', 'winner', {
    id: 'one-suit-only',
    source: '001 5.2.4',
    aliases: ['clear hand', 'full flush', 'chin itsu'],
    value: (options) => options.oneSuitOnlyDoubles,
    needs: ['one-suit'],
    detect: (reading, { tiles }) => (tiles.suits === 1 && !tiles.honours ? everyGroup(reading) : 0),
  }),
];

/** 5.2.4, for the winner: ways of going out. */
export const wayDoubles: readonly Pattern<O>[] = [
  pattern('doubles', 'winner', {
    id: 'last-wall-tile',
    source: '001 5.2.4',
    aliases: ['haitei'],
    value: (options) => options.lastWallTileDoubles,
    // "Implies going out on a self-drawn tile so points for Self-drawn last tile are not added."
    excludes: ['self-drawn'],
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('last-wall-tile')),
  }),
  pattern('doubles', 'winner', {
    id: 'last-discard',
    source: '001 5.2.4',
    aliases: ['houtei'],
    value: (options) => options.lastDiscardDoubles,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('last-discard')),
  }),
  pattern('doubles', 'winner', {
    id: 'kong-replacement',
    source: '001 5.2.4',
    aliases: ['out on a supplement tile', 'rin shan'],
    value: (options) => options.supplementTileDoubles,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('kong-replacement')),
  }),
  pattern('doubles', 'winner', {
    id: 'robbed-kong',
    source: '001 5.2.4',
    aliases: ['robbing a kong', 'chan kan'],
    value: (options) => options.robbedKongDoubles,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('robbed-kong')),
  }),
  pattern('doubles', 'winner', {
    id: 'ready-on-first-turn',
    source: '001 5.2.4',
    aliases: ['daburu riichi'],
    value: 1,
    when: (options) => options.readyOnFirstTurn,
    needs: ['circumstance'],
    detect: (_, { circumstances }) => foundIf(circumstances.includes('ready-on-first-turn')),
  }),
];
