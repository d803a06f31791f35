import type { Reading } from '../../../hand/readings.ts';
import { isSimple } from '../../../tiles/tile-index.ts';
import { BONUS_SHIFT, type Evidence, foundIf, UNKNOWN } from '../../evidence.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { pairOf } from '../../predicates/groups.ts';
import type { Trait } from '../../traits.ts';
import type { ClassicalOptions as O } from './options.ts';

type Made = 'simples' | 'terminals' | 'winds' | 'dragons';

/** The table of 5.2.1: melded and concealed pungs and kongs of one class of tiles. */
const basicSets = (
  made: Made,
  of: (reading: Reading) => Evidence,
  [pung, kong]: readonly [number, number],
): readonly Pattern<O>[] => {
  const row = (kind: Trait, own: Pick<Pattern<O>, 'id' | 'aliases' | 'value' | 'detect'>): Pattern<O> =>
    pattern('points', 'all', { source: '001 5.2.1', each: true, needs: [kind, `set-of-${made}`], ...own });
  return [
    row('open-pung', {
      id: `pung-of-${made}`,
      aliases: ['pong'],
      value: pung,
      detect: (r) => r.sets & ~r.kongs & of(r) & r.exposed,
    }),
    row('hidden-pung', {
      id: `concealed-pung-of-${made}`,
      aliases: ['concealed pong', 'ankou'],
      value: pung * 2,
      detect: (r) => r.sets & ~r.kongs & of(r) & ~r.exposed,
    }),
    row('open-kong', {
      id: `kong-of-${made}`,
      aliases: ['melded kong', 'gang'],
      value: kong,
      detect: (r) => r.kongs & of(r) & r.exposed,
    }),
    row('hidden-kong', {
      id: `concealed-kong-of-${made}`,
      aliases: ['hidden kong', 'ankan'],
      value: kong * 2,
      detect: (r) => r.kongs & of(r) & ~r.exposed,
    }),
  ];
};

/** 5.2.1, for every player. A pair that is own and prevailing wind collects both lines (filling 3). */
export const basicPoints: readonly Pattern<O>[] = [
  ...basicSets('simples', (r) => r.simples, [2, 8]),
  ...basicSets('terminals', (r) => r.terminals, [4, 16]),
  ...basicSets('winds', (r) => r.winds, [4, 16]),
  ...basicSets('dragons', (r) => r.dragons, [4, 16]),
  pattern('points', 'all', {
    id: 'pair-of-dragons',
    source: '001 5.2.1',
    each: true,
    value: 2,
    needs: ['pair-of-dragons'],
    detect: (reading) => reading.pairs & reading.dragons,
  }),
  pattern('points', 'all', {
    id: 'pair-of-own-wind',
    source: '001 5.2.1',
    each: true,
    value: 2,
    needs: ['pair-of-winds'],
    detect: (reading, { ownWind }) => pairOf(reading, ownWind),
  }),
  pattern('points', 'all', {
    id: 'pair-of-prevailing-wind',
    source: '001 5.2.1',
    aliases: ['pair of the wind of the round'],
    each: true,
    value: 2,
    needs: ['pair-of-winds'],
    detect: (reading, { prevailingWind }) => pairOf(reading, prevailingWind),
  }),
  pattern('points', 'all', {
    id: 'flower',
    source: '001 5.2.1',
    each: true,
    value: (options) => options.bonusTilePoints,
    needs: ['flower'],
    detect: (_, { hand }) => (hand.bonus & 0b1111) << BONUS_SHIFT,
  }),
  pattern('points', 'all', {
    id: 'season',
    source: '001 5.2.1',
    each: true,
    value: (options) => options.bonusTilePoints,
    needs: ['season'],
    detect: (_, { hand }) => (hand.bonus & 0b1111_0000) << BONUS_SHIFT,
  }),
];

/** Bit of the pair that the winning tile completed. */
const wonPair = (reading: Reading): Evidence => (reading.won < 0 ? 0 : reading.pairs & (1 << reading.won));

/** 5.2.2, for the winner. */
export const winnerPoints: readonly Pattern<O>[] = [
  pattern('points', 'winner', {
    id: 'winning',
    source: '001 5.2.2',
    aliases: ['mahjong', 'going out'],
    value: (options) => options.winningPoints,
    detect: () => foundIf(true),
  }),
  pattern('points', 'winner', {
    id: 'self-drawn',
    source: '001 5.2.2',
    aliases: ['tsumo', 'zi mo'],
    value: (options) => options.selfDrawnPoints,
    needs: ['self-drawn'],
    detect: (_, { selfDrawn }) => foundIf(selfDrawn),
  }),
  pattern('points', 'winner', {
    id: 'out-on-pair',
    source: '001 5.2.2',
    aliases: ['tan chao', 'danki'],
    value: (options) => options.outOnPairPoints,
    needs: ['won-pair'],
    detect: wonPair,
  }),
  pattern('points', 'winner', {
    id: 'out-on-major-pair',
    source: '001 5.2.2',
    value: (options) => options.outOnMajorPairPoints,
    needs: ['won-pair'],
    detect: (reading, { winningTile }) => (isSimple(winningTile) ? 0 : wonPair(reading)),
  }),
  pattern('points', 'winner', {
    id: 'one-chance',
    source: '001 5.2.2',
    aliases: ['only possible tile', 'single wait'],
    value: (options) => options.oneChancePoints,
    asks: 'other-waits-dead',
    detect: (_, { oneChance }) => (oneChance === 'unknown' ? UNKNOWN : foundIf(oneChance === 'yes')),
  }),
];
