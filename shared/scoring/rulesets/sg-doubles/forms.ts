import type { LegalHand } from '../../../hand/legal-hand.ts';
import { FIRST_DRAGON, FIRST_WIND } from '../../../tiles/tile-index.ts';
import { FLOWERS, SEASONS } from '../../predicates/bonus-tiles.ts';
import { isSevenPairs, isThirteenOrphans, WHOLE_HAND, withEverySet } from '../../predicates/irregular.ts';
import type { Form } from '../../ruleset.ts';
import type { DoublesOptions as O } from './options.ts';
import {
  isFounding,
  isHonouredKnitting,
  isLincolnShape,
  isPureKnitting,
  isSevenKindsOfPairs,
  isWindyChow,
} from './unusual-hands.ts';

const DRAGONS = [FIRST_DRAGON, FIRST_DRAGON + 1, FIRST_DRAGON + 2];
const WINDS = [FIRST_WIND, FIRST_WIND + 1, FIRST_WIND + 2, FIRST_WIND + 3];
const EIGHT = FLOWERS | SEASONS;

/** Whether a hand has all the flowers, red and blue. */
export const hasEveryFlower = ({ bonus }: Pick<LegalHand, 'bonus'>): boolean => (bonus & EIGHT) === EIGHT;

/** A hand that is read as one group, all of its tiles. */
const whole = (id: string, when: Form<O>['when'], is: (hand: LegalHand) => boolean): Form<O> => ({
  id,
  completedBy: 'tile',
  when,
  read: (hand) => (is(hand) ? WHOLE_HAND : undefined),
});

/** The irregular hands. An id comes twice where an option decides what its hand looks like. */
export const forms: readonly Form<O>[] = [
  whole('thirteen-orphans', (o) => o.thirteenWonders, isThirteenOrphans),
  // "The hand can have 2 similar pairs."
  whole('seven-pairs', (o) => o.sevenPairsDoubles > 0 && o.sevenPairsFourAlike, isSevenPairs),
  whole('seven-pairs', (o) => o.sevenPairsDoubles > 0 && !o.sevenPairsFourAlike, isSevenKindsOfPairs),
  whole('windy-chow', (o) => o.windyChowDoubles > 0, isWindyChow),
  whole('founding-of-singapore', (o) => o.foundingOfSingapore, isFounding),
  whole('honoured-knitting', (o) => o.honouredKnittingDoubles > 0, isHonouredKnitting),
  whole(
    'pure-knitting',
    (o) => o.pureKnitting === 'pair-of-both-suits',
    (hand) => isPureKnitting(hand, 'both'),
  ),
  whole(
    'pure-knitting',
    (o) => o.pureKnitting === 'pair-of-one-suit',
    (hand) => isPureKnitting(hand, 'one'),
  ),
  whole('lincoln-hand', (o) => o.lincolnHandDoubles > 0, isLincolnShape),
  // "Depending on the agreements made, the hand might not have to be complete."
  {
    id: 'three-dragons-at-once',
    completedBy: 'set',
    when: (o) => o.bigThreeDragons === 'at-once',
    read: (hand) => withEverySet(hand, DRAGONS),
  },
  {
    id: 'four-winds-at-once',
    completedBy: 'set',
    when: (o) => o.bigFourWinds === 'at-once',
    read: (hand) => withEverySet(hand, WINDS),
  },
  // "The contents of the winner’s hand are inconsequential but should not be revealed."
  {
    id: 'flower-thief',
    completedBy: 'bonus-tile',
    when: (o) => o.flowerThief,
    read: (hand) => (hasEveryFlower(hand) ? hand.melds : undefined),
  },
];
