import { everyGroup, type Reading } from '../../../hand/readings.ts';
import type { Counts } from '../../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND } from '../../../tiles/tile-index.ts';
import { type Evidence, foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { allSets, atLeast, concealedSets } from '../../predicates/groups.ts';
import { isNineGates } from '../../predicates/tiles.ts';
import { replacementsOf } from './doubles.ts';
import { hasEveryFlower } from './forms.ts';
import type { DoublesOptions as O } from './options.ts';

type When = (options: O) => boolean;

/** A row worth the limit, whatever else is in the hand. */
const limitHand = (
  id: string,
  clause: string,
  aliases: readonly string[],
  when: When,
  detect: Pattern<O>['detect'],
): Pattern<O> =>
  pattern('limit', 'winner', { id, source: `000 ${clause}`, aliases, value: 100, excludes: 'all', when, detect });

/** Made by how the deal went, not by its tiles. */
const limitEvent = (
  id: string,
  clause: string,
  aliases: readonly string[],
  when: When,
  detect: (context: HandContext, options: O) => boolean,
): Pattern<O> => ({
  ...limitHand(id, clause, aliases, when, (_, context, options) => foundIf(detect(context, options))),
  tileFree: true,
});

/** An irregular hand that is worth the limit. */
const limitForm = (id: string, clause: string, aliases: readonly string[], when: When): Pattern<O> =>
  limitHand(id, clause, aliases, when, (r) => (r.form === id ? everyGroup(r) : 0));

/** All groups of four sets and a pair, when it is made. */
const regular = (reading: Reading, is: boolean): Evidence =>
  is && reading.form === 'regular' ? everyGroup(reading) : 0;

const wonNineGates = ({ hand, winningTile }: HandContext, { nineGates }: O): boolean => {
  if (hand.melds.length > 0 || !isNineGates(hand.all, { extra: 1 })) return false;
  if (nineGates === 'any-tile' || winningTile < 0) return true;
  const before = hand.all.map((count, tile) => (tile === winningTile ? count - 1 : count));
  return isNineGates(before, { extra: 0 });
};

const GREEN_DRAGON = FIRST_DRAGON + 1;
const WHITE_DRAGON = FIRST_DRAGON + 2;
const EIGHT_OF_DOTS = FIRST_WIND - 2;

/** "East, South, West, North, 8 Marbles and White Dragon." */
export const isBlueTile = (tile: number): boolean =>
  tile === EIGHT_OF_DOTS || tile === WHITE_DRAGON || (tile >= FIRST_WIND && tile < FIRST_DRAGON);
const isBlue = (all: Counts): boolean => all.every((count, tile) => count === 0 || isBlueTile(tile));

const isJade = ({ hand, tiles }: HandContext, { jadeHand }: O): boolean =>
  tiles.green && (jadeHand === 'any-green' || (hand.all[GREEN_DRAGON] ?? 0) > 0);

/** "Special hands", in their order. */
const specialHands: readonly Pattern<O>[] = [
  limitHand(
    'big-three-dragons',
    'Da San Yuan',
    ['da san yuan', 'three big scholars'],
    (o) => o.bigThreeDragons !== 'off',
    (r) => atLeast(3, r.sets & r.dragons),
  ),
  limitHand(
    'big-four-winds',
    'Da Si Xi',
    ['da si xi', 'four great happiness'],
    (o) => o.bigFourWinds !== 'off',
    (r) => atLeast(4, r.sets & r.winds),
  ),
  limitHand(
    'all-terminals',
    'Yao Jiu',
    ['yao jiu', 'pure terminals', 'one-nine', 'yi jiu'],
    (o) => o.allTerminals,
    (r, { tiles }) => (tiles.simples || tiles.honours ? 0 : allSets(r)),
  ),
  limitForm('thirteen-orphans', 'Shi San Yao', ['13 unique wonders', 'shi san yao'], (o) => o.thirteenWonders),
  limitHand(
    'nine-gates',
    'Jiu Lian Bao Deng',
    ['jiu lian bao deng', 'yi tiao long'],
    (o) => o.nineGates !== 'off',
    (r, context, o) => regular(r, wonNineGates(context, o)),
  ),
  limitHand(
    'four-kongs',
    'Shi Ba Luo Han',
    ['18 arhats', 'shi ba luo han'],
    (o) => o.eighteenArhats,
    (r) => (r.form === 'regular' ? atLeast(4, r.kongs) : 0),
  ),
  limitHand(
    'all-green',
    'Lu Yi Se',
    ['jade hand', 'lu yi se'],
    (o) => o.jadeHand !== 'off',
    (r, context, o) => regular(r, isJade(context, o)),
  ),
  limitHand(
    'all-honours',
    'Zi Yi Se',
    ['zi yi se'],
    (o) => o.allHonours,
    (r, { tiles }) => regular(r, tiles.suits === 0),
  ),
  limitHand(
    'four-concealed-triplets',
    'Dui Dui Hu',
    ['concealed triplets', 'dui dui hu'],
    (o) => o.concealedTriplets !== 'off',
    // A triplet that a discard finished lies open, so that four are left only when the discard made the pair.
    (r, { selfDrawn }, o) =>
      r.form === 'regular' && (selfDrawn || o.concealedTriplets === 'zhi-mo-or-pair')
        ? atLeast(4, concealedSets(r, false))
        : 0,
  ),
  limitHand(
    'all-eight-flowers',
    'Cai Hua Zei',
    ['flower thief', 'cai hua zei', 'all the flowers'],
    (o) => o.flowerThief,
    (_, { hand }) => foundIf(hasEveryFlower(hand)),
  ),
  limitEvent(
    'heavenly-hand',
    'Tian Hu',
    ['heaven game', 'tian hu'],
    (o) => o.heavenGame !== 'off',
    ({ circumstances, hand }, o) =>
      circumstances.includes('heavenly') && (o.heavenGame === 'after-concealed-kongs' || hand.melds.length === 0),
  ),
  limitEvent(
    'earthly-hand',
    'Di Hu',
    ['earth game', 'di hu'],
    (o) => o.earthGame,
    ({ circumstances }) => circumstances.includes('earthly'),
  ),
  limitEvent(
    'human-hand',
    'Di Hu',
    ['human game', 'ren hu'],
    (o) => o.humanGame,
    ({ circumstances }) => circumstances.includes('human'),
  ),
];

/** "Unusual hands" that are worth the limit, and the variation of flower up that is. */
const unusualHands: readonly Pattern<O>[] = [
  limitHand(
    'blue-hand',
    'Blue Hand',
    [],
    (o) => o.blueHand,
    (r, { hand }) => regular(r, isBlue(hand.all)),
  ),
  limitEvent(
    'super-dealer',
    'Super Dealer',
    ['diao zheng'],
    (o) => o.superDealer,
    ({ dealerIsWinner, dealerStays }, o) => dealerIsWinner && dealerStays >= o.superDealerStays,
  ),
  limitForm('founding-of-singapore', 'Founding of Singapore', [], (o) => o.foundingOfSingapore),
  limitForm('pure-knitting', 'Pure Knitting', [], (o) => o.pureKnitting !== 'off'),
  limitEvent(
    'consecutive-flower-up',
    'Flower up',
    ['consecutive hua sang', 'kong on kong'],
    (o) => o.flowerUpChain === 'limit',
    (context) => replacementsOf(context) > 1,
  ),
];

export const limitHands: readonly Pattern<O>[] = [...specialHands, ...unusualHands];
