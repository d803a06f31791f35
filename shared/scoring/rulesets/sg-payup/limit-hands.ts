import { everyGroup, type Reading } from '../../../hand/readings.ts';
import { FIRST_DRAGON, FIRST_WIND } from '../../../tiles/tile-index.ts';
import { type Evidence, foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { FLOWERS, SEASONS } from '../../predicates/bonus-tiles.ts';
import { atLeast, concealedSets } from '../../predicates/groups.ts';
import { isSevenPairs, isThirteenOrphans, WHOLE_HAND, withEverySet } from '../../predicates/irregular.ts';
import { isNineGates } from '../../predicates/tiles.ts';
import type { Form } from '../../ruleset.ts';
import type { PayupOptions as O } from './options.ts';
import { replacementsOf } from './tai.ts';

const DRAGONS = [FIRST_DRAGON, FIRST_DRAGON + 1, FIRST_DRAGON + 2];
const WINDS = [FIRST_WIND, FIRST_WIND + 1, FIRST_WIND + 2, FIRST_WIND + 3];
const EIGHT = FLOWERS | SEASONS;

/** The irregular hands; honours that win at once are an option. */
export const forms: readonly Form<O>[] = [
  {
    id: 'thirteen-orphans',
    completedBy: 'tile',
    when: (o) => o.thirteenOrphans,
    read: (hand) => (isThirteenOrphans(hand) ? WHOLE_HAND : undefined),
  },
  {
    id: 'seven-pairs',
    completedBy: 'tile',
    when: (o) => o.sevenPairs !== 'off',
    read: (hand) => (isSevenPairs(hand) ? WHOLE_HAND : undefined),
  },
  {
    id: 'instant-dragons',
    completedBy: 'set',
    when: (o) => o.instantHonours && o.bigThreeDragons,
    read: (hand) => withEverySet(hand, DRAGONS),
  },
  {
    id: 'instant-winds',
    completedBy: 'set',
    when: (o) => o.instantHonours && o.bigFourWinds,
    read: (hand) => withEverySet(hand, WINDS),
  },
  {
    id: 'eight-flowers',
    completedBy: 'bonus-tile',
    when: (o) => o.allEightFlowers,
    read: ({ bonus, melds }) => ((bonus & EIGHT) === EIGHT ? melds : undefined),
  },
];

/** A row worth the limit, whatever else is in the hand. */
const limitHand = (
  id: string,
  aliases: readonly string[],
  when: (options: O) => boolean,
  detect: Pattern<O>['detect'],
): Pattern<O> =>
  pattern('limit', 'winner', {
    id,
    source: '002 sister pages, filling 35',
    aliases,
    value: 100,
    excludes: 'all',
    when,
    detect,
  });

/** Made by how the deal went, not by its tiles. */
const limitEvent = (
  id: string,
  aliases: readonly string[],
  when: (options: O) => boolean,
  detect: (context: HandContext, options: O) => boolean,
): Pattern<O> => ({
  ...limitHand(id, aliases, when, (_, context, options) => foundIf(detect(context, options))),
  tileFree: true,
});

/** All groups of a whole hand, when it is made. */
const whole = (reading: Reading, is: boolean): Evidence =>
  is && (reading.form === 'regular' || reading.form === 'seven-pairs') ? everyGroup(reading) : 0;

const wonNineGates = ({ hand, winningTile }: HandContext, { nineGates }: O): boolean => {
  if (hand.melds.length > 0 || !isNineGates(hand.all, { extra: 1 })) return false;
  if (nineGates === 'any-tile' || winningTile < 0) return true;
  // "Waiting on any tile of that suit": the other thirteen are the gates themselves.
  const before = hand.all.map((count, tile) => (tile === winningTile ? count - 1 : count));
  return isNineGates(before, { extra: 0 });
};

/** Big dragons from the page, the rest as a club plays them (filling 35), and those that some tables add. */
export const limitHands: readonly Pattern<O>[] = [
  limitEvent(
    'heavenly-hand',
    ['tian hu'],
    (o) => o.heavenlyHand !== 'off',
    ({ circumstances, hand }, o) =>
      circumstances.includes('heavenly') && (o.heavenlyHand === 'after-concealed-kongs' || hand.melds.length === 0),
  ),
  limitEvent(
    'earthly-hand',
    ['di hu'],
    (o) => o.earthlyHand,
    ({ circumstances }) => circumstances.includes('earthly'),
  ),
  limitHand(
    'thirteen-orphans',
    ['thirteen wonders', 'shi san yao'],
    (o) => o.thirteenOrphans,
    (r) => (r.form === 'thirteen-orphans' ? everyGroup(r) : 0),
  ),
  limitHand(
    'all-honours',
    ['zi yi se'],
    (o) => o.allHonours,
    (r, { tiles }) => whole(r, tiles.suits === 0),
  ),
  limitHand(
    'all-terminals',
    ['pure terminals', 'yao jiu'],
    (o) => o.allTerminals,
    (r, { tiles }) => whole(r, !tiles.simples && !tiles.honours),
  ),
  limitHand(
    'all-green',
    ['jade hand', 'lu yi se'],
    (o) => o.allGreen,
    (r, { tiles }) => whole(r, tiles.green),
  ),
  {
    ...limitHand(
      'big-three-dragons',
      ['big dragons', 'da san yuan', 'three great scholars'],
      (o) => o.bigThreeDragons,
      (r) => atLeast(3, r.sets & r.dragons),
    ),
    source: '002 A Limit Hand',
  },
  limitHand(
    'big-four-winds',
    ['da si xi', 'four great blessings'],
    (o) => o.bigFourWinds,
    (r) => atLeast(4, r.sets & r.winds),
  ),
  limitHand(
    'four-kongs',
    ['eighteen arhats', 'shi ba luo han'],
    (o) => o.fourKongs,
    (r) => (r.form === 'regular' ? atLeast(4, r.kongs) : 0),
  ),
  limitHand(
    'four-concealed-triplets',
    ['si an ke', 'kan kan hu'],
    (o) => o.fourConcealedTriplets,
    (r, { selfDrawn }) => (selfDrawn && r.form === 'regular' ? atLeast(4, concealedSets(r, false)) : 0),
  ),
  limitHand(
    'nine-gates',
    ['jiu lian bao deng'],
    (o) => o.nineGates !== 'off',
    (r, context, o) => whole(r, wonNineGates(context, o)),
  ),
  limitEvent(
    'human-hand',
    ['ren hu'],
    (o) => o.humanHand,
    ({ circumstances }) => circumstances.includes('human'),
  ),
  limitHand(
    'all-eight-flowers',
    ['flower thief', 'cai hua zei'],
    (o) => o.allEightFlowers,
    (_, { hand }) => foundIf((hand.bonus & EIGHT) === EIGHT),
  ),
  limitHand(
    'seven-pairs-limit',
    ['qi dui zi', 'ci dui zi'],
    (o) => o.sevenPairs === 'limit',
    (r) => (r.form === 'seven-pairs' ? everyGroup(r) : 0),
  ),
  limitEvent(
    'replacements-in-a-row',
    ['consecutive flower up', 'kong on kong'],
    (o) => o.replacementsInARow === 'limit',
    (context) => replacementsOf(context) > 1,
  ),
];
