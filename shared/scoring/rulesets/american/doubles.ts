import { everyGroup } from '../../../hand/readings.ts';
import { type Evidence, foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { allHeld, flowerOf, seasonOf } from '../../predicates/bonus-tiles.ts';
import { setsOf } from '../../predicates/groups.ts';
import { isCounted } from './counted.ts';
import { showsWholeHand, waits } from './loser-hands.ts';
import type { AmericanOptions as O } from './options.ts';

type Row = Pick<Pattern<O>, 'id' | 'source' | 'detect'> & Partial<Pattern<O>>;

/** A double of all players. */
const forAll = ({ detect, ...row }: Row): Pattern<O> =>
  pattern('doubles', 'all', {
    value: 1,
    ...row,
    detect: (reading, context, options) => (isCounted(reading) ? detect(reading, context, options) : 0),
  });

/** Whether one bonus tile would double a second time, for the prevailing wind. */
const isSecondTime = ({ ownWind, prevailingWind }: HandContext, { bonusTileDoublesTwice }: O): boolean =>
  ownWind === prevailingWind && !bonusTileDoublesTwice;

export const basicDoubles: readonly Pattern<O>[] = [
  forAll({
    id: 'dragon-set',
    source: '004 basic doubles',
    aliases: ['pung of dragons', 'kong of dragons'],
    each: true,
    value: (options) => options.dragonSetDoubles,
    needs: ['set-of-dragons'],
    detect: (reading) => reading.sets & reading.dragons,
  }),
  forAll({
    id: 'own-wind-set',
    source: '004 basic doubles',
    aliases: ['seat wind'],
    value: (options) => options.ownWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (reading, { ownWind }) => setsOf(reading, ownWind),
  }),
  forAll({
    id: 'prevailing-wind-set',
    source: '004 basic doubles',
    aliases: ['wind of the round'],
    value: (options) => options.prevailingWindSetDoubles,
    needs: ['set-of-winds'],
    detect: (reading, { prevailingWind }) => setsOf(reading, prevailingWind),
  }),
  forAll({
    id: 'own-flower',
    source: '004 flowers and seasons',
    value: (options) => options.bonusTileDoubles,
    needs: ['flower'],
    detect: (_, context) => allHeld(context, flowerOf(context.ownWind)),
  }),
  forAll({
    id: 'own-season',
    source: '004 flowers and seasons',
    value: (options) => options.bonusTileDoubles,
    needs: ['season'],
    detect: (_, context) => allHeld(context, seasonOf(context.ownWind)),
  }),
  forAll({
    id: 'prevailing-flower',
    source: '004 flowers and seasons',
    aliases: ['flower of the round'],
    value: (options) => options.bonusTileDoubles,
    needs: ['flower'],
    detect: (_, context, options) =>
      isSecondTime(context, options) ? 0 : allHeld(context, flowerOf(context.prevailingWind)),
  }),
  forAll({
    id: 'prevailing-season',
    source: '004 flowers and seasons',
    aliases: ['season of the round'],
    value: (options) => options.bonusTileDoubles,
    needs: ['season'],
    detect: (_, context, options) =>
      isSecondTime(context, options) ? 0 : allHeld(context, seasonOf(context.prevailingWind)),
  }),
];

/** A double for a whole hand: of a loser only when all of it lies open, and by option only when it waits. */
const forWholeHand = ({ detect, ...row }: Row): Pattern<O> =>
  forAll({
    ...row,
    detect: (reading, context, options) => {
      const found = detect(reading, context, options);
      if (found === 0 || context.role === 'winner') return found;
      if (!showsWholeHand(context.hand)) return 0;
      return options.loserPatternsNeedWaitingHand && !waits(context.hand, options) ? 0 : found;
    },
  });

/** All groups of a reading, or found without any: a loser may hold loose tiles alone. */
const wholeIf = (reading: Parameters<typeof everyGroup>[0], is: boolean): Evidence =>
  is ? everyGroup(reading) || foundIf(true) : 0;

export const handDoubles: readonly Pattern<O>[] = [
  forWholeHand({
    id: 'concealed-hand',
    source: '004 Concealed hand',
    aliases: ['fully concealed'],
    value: (options) => options.concealedHandDoubles,
    // Before the last tile: the set that a claimed one finished does not spoil it. Of kongs only concealed ones are let pass.
    detect: (reading, { hand, role }, { concealedHandOfLosers }) => {
      const allowed = role === 'winner' || concealedHandOfLosers;
      return wholeIf(reading, allowed && hand.melds.every(({ state }) => state === 'concealed'));
    },
  }),
  forWholeHand({
    id: 'all-terminals-and-honours',
    source: '004 All Terminals and Honors',
    aliases: ['hon rao to'],
    value: (options) => options.allTerminalsAndHonoursDoubles,
    detect: (reading, { tiles }) => wholeIf(reading, !tiles.simples),
  }),
  forWholeHand({
    id: 'one-suit-and-honours',
    source: '004 One suit and Honors',
    aliases: ['mixed hand', 'half flush', 'hon itsu'],
    value: (options) => options.oneSuitAndHonoursDoubles,
    detect: (reading, { tiles }) => wholeIf(reading, tiles.suits === 1 && tiles.honours),
  }),
  forWholeHand({
    id: 'one-suit-only',
    source: '004 One suit only',
    aliases: ['clear hand', 'full flush', 'chin itsu'],
    value: (options) => options.oneSuitOnlyDoubles,
    detect: (reading, { tiles }) => wholeIf(reading, tiles.suits === 1 && !tiles.honours),
  }),
];

/** Ways of going out. */
export const wayDoubles: readonly Pattern<O>[] = [
  pattern('doubles', 'winner', {
    id: 'kong-replacement',
    source: '004 Out on a supplement tile',
    aliases: ['out on a supplement tile', 'rin shan'],
    value: (options) => options.supplementTileDoubles,
    detect: (reading, { circumstances }) => foundIf(isCounted(reading) && circumstances.includes('kong-replacement')),
  }),
  pattern('doubles', 'winner', {
    id: 'robbed-kong',
    source: '004 Out by robbing a Kong',
    aliases: ['robbing a kong', 'chan kan'],
    value: 1,
    when: (options) => options.robbingKong === 'one-double',
    needs: ['circumstance'],
    detect: (reading, { circumstances }) => foundIf(isCounted(reading) && circumstances.includes('robbed-kong')),
  }),
];
