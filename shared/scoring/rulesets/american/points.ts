import type { Reading } from '../../../hand/readings.ts';
import { type Evidence, foundIf } from '../../evidence.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { allHeld, FLOWERS, heldOf, SEASONS } from '../../predicates/bonus-tiles.ts';
import { isCounted } from './counted.ts';
import type { AmericanOptions as O } from './options.ts';

type Made = 'simples' | 'terminals' | 'winds' | 'dragons';

/** A row of the points of all players, once for each group. */
const groupRow = (
  id: string,
  value: number,
  aliases: readonly string[],
  detect: (r: Reading) => Evidence,
): Pattern<O> =>
  pattern('points', 'all', {
    id,
    source: '004 basic points',
    each: true,
    value,
    aliases,
    detect: (reading) => (isCounted(reading) ? detect(reading) : 0),
  });

/** Melded and concealed pungs and kongs of one class of tiles. */
const basicSets = (made: Made, [pung, kong]: readonly [number, number]): readonly Pattern<O>[] => [
  groupRow(`pung-of-${made}`, pung, ['pong'], (r) => r.sets & ~r.kongs & r[made] & r.exposed),
  groupRow(`concealed-pung-of-${made}`, pung * 2, ['concealed pong'], (r) => r.sets & ~r.kongs & r[made] & ~r.exposed),
  groupRow(`kong-of-${made}`, kong, ['melded kong', 'gang'], (r) => r.kongs & r[made] & r.exposed),
  groupRow(`concealed-kong-of-${made}`, kong * 2, ['hidden kong'], (r) => r.kongs & r[made] & ~r.exposed),
];

/** For every player. A pair of winds is worth the same whosever wind it is, and once (filling 3). */
export const basicPoints: readonly Pattern<O>[] = [
  ...basicSets('simples', [2, 8]),
  ...basicSets('terminals', [4, 16]),
  ...basicSets('winds', [4, 16]),
  ...basicSets('dragons', [4, 16]),
  groupRow('pair-of-terminals', 2, [], (r) => r.pairs & r.terminals),
  groupRow('pair-of-winds', 2, [], (r) => r.pairs & r.winds),
  groupRow('pair-of-dragons', 2, [], (r) => r.pairs & r.dragons),
  pattern('points', 'all', {
    id: 'sweep',
    source: '004 sweep',
    aliases: ["east's first discard"],
    value: (options) => options.sweepPoints,
    detect: (reading, { swept }) => foundIf(swept && isCounted(reading)),
  }),
  pattern('points', 'all', {
    id: 'flower',
    source: '004 flowers and seasons',
    each: true,
    value: (options) => options.bonusTilePoints,
    detect: (reading, context) => (isCounted(reading) ? heldOf(context, FLOWERS) : 0),
  }),
  pattern('points', 'all', {
    id: 'season',
    source: '004 flowers and seasons',
    each: true,
    value: (options) => options.bonusTilePoints,
    detect: (reading, context) => (isCounted(reading) ? heldOf(context, SEASONS) : 0),
  }),
  pattern('points', 'winner', {
    id: 'winning',
    source: '004 winning',
    aliases: ['mahjong', 'going out'],
    value: (options) => options.winningPoints,
    detect: (reading) => foundIf(isCounted(reading)),
  }),
];

/** Whether the points of a complete family are the total themselves, since they reach the limit (filling 17). */
const isFinal = ({ completeFamilies, completeFamilyPoints, limit }: O): boolean =>
  completeFamilies === 'final' && completeFamilyPoints >= limit;

/** 1000 points for all flowers and for all seasons, of any hand: also of a special one, which they can surpass. */
const familyRows = (id: string, aliases: readonly string[], family: number): readonly [Pattern<O>, Pattern<O>] => [
  pattern('limit', 'all', {
    id: `${id}-final`,
    source: '004 flowers and seasons',
    aliases,
    excludes: 'all',
    value: ({ completeFamilyPoints, limit }) => (completeFamilyPoints * 100) / limit,
    when: isFinal,
    detect: (_, context) => allHeld(context, family),
  }),
  pattern('points', 'all', {
    id,
    source: '004 flowers and seasons',
    aliases,
    value: (options) => options.completeFamilyPoints,
    when: (options) => !isFinal(options),
    detect: (_, context) => allHeld(context, family),
  }),
];

const flowers = familyRows('all-flowers', ['bouquet'], FLOWERS);
const seasons = familyRows('all-seasons', [], SEASONS);

export const finalFamilies: readonly Pattern<O>[] = [flowers[0], seasons[0]];
export const familyPoints: readonly Pattern<O>[] = [flowers[1], seasons[1]];
