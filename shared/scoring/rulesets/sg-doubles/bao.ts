import { codesOf } from '../../../hand/blocks.ts';
import { type Group, tilesOfGroup } from '../../../hand/group.ts';
import { countTiles } from '../../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, isHonour, isTerminal, suitOf, tileAt } from '../../../tiles/tile-index.ts';
import { countBits } from '../../evidence.ts';
import type { LiabilityCause, Shown } from '../../liability.ts';
import { ANIMALS, FLOWERS, flowerOf, SEASONS, seasonOf } from '../../predicates/bonus-tiles.ts';
import { profileOf } from '../../predicates/tiles.ts';
import { hasEveryFlower } from './forms.ts';
import { isBlueTile } from './limit-hands.ts';
import type { DoublesOptions as O } from './options.ts';

/** One discard that may have made its player liable: what lay on the table before it, and what the winner made of it. */
type Feed = {
  readonly before: readonly Group[];
  /** Undefined when the winner won with it. */
  readonly set: Group | undefined;
  /** The tiles it may have been: a chow does not show which of its three was claimed. */
  readonly tiles: readonly number[];
};

/** In what order sets were laid open is not recorded, so that each fed one may have been the last. */
const feedsOf = ({ melds, fed, thrown }: Shown): readonly Feed[] => {
  const claims = melds.flatMap((set, at) =>
    fed.includes(set) ? [{ before: melds.toSpliced(at, 1), set, tiles: [...new Set(tilesOfGroup(set))] }] : [],
  );
  return thrown < 0 ? claims : [...claims, { before: melds, set: undefined, tiles: [thrown] }];
};

const fedBy = (shown: Shown, is: (feed: Feed) => boolean): boolean => feedsOf(shown).some(is);

/** Of how many kinds of honours, or other tiles alike, sets lie open. */
const setsBefore = ({ before }: Feed, is: (tile: number) => boolean): number =>
  before.filter(({ kind, tile }) => kind !== 'chow' && is(tile)).length;

const isWind = (tile: number): boolean => tile >= FIRST_WIND && tile < FIRST_DRAGON;
const isDragon = (tile: number): boolean => tile >= FIRST_DRAGON;

/** "A throws the 3rd Dragon [the 4th Wind] which allows B to either Pong or Hu (depending on agreed rules)." */
const completesHonours =
  (is: (tile: number) => boolean, before: number, { baoHonourSets }: O) =>
  (feed: Feed) => {
    if (baoHonourSets === 'pong' && feed.set === undefined) return false;
    if (baoHonourSets === 'hu' && feed.set !== undefined) return false;
    const [tile = -1] = feed.tiles;
    return is(tile) && setsBefore(feed, is) === before && !feed.before.some((set) => set.tile === tile);
  };

const windDoubles = (shown: Shown, tile: number, options: O): number =>
  (tile === shown.ownWind ? options.ownWindSetDoubles : 0) +
  (tile === shown.prevailingWind ? options.prevailingWindSetDoubles : 0);

const setDoubles = (shown: Shown, tile: number, options: O): number => {
  if (isDragon(tile)) return options.dragonSetDoubles;
  return isWind(tile) ? windDoubles(shown, tile, options) : 0;
};

/** Own flowers of one colour, none to all that are held; the whole colour is worth more. */
const colourDoubles = ({ hand: { bonus }, ownWind }: Shown, mask: number, options: O): readonly number[] => {
  const own = (bonus & mask & (flowerOf(ownWind) | seasonOf(ownWind))) === 0 ? 0 : options.ownFlowerDoubles;
  return (bonus & mask) === mask ? [0, own, own + options.completeColourDoubles] : [0, own];
};

/** What any number of the animals held is worth. */
const animalDoubles = ({ hand: { bonus } }: Shown, { allAnimalsDoubles, animalDoubles }: O): readonly number[] => {
  const each = [0, 1, 2, 3, 4].map((animals) =>
    animals === 4 && allAnimalsDoubles > 0 ? allAnimalsDoubles : animals * animalDoubles,
  );
  return each.slice(0, countBits(bonus & ANIMALS) + 1);
};

/**
 * The doubles that may have lain open when a tile was fed, from least to most part by part. All there is, when it won; when it
 * made a set, bonus tiles and other sets may have come after it.
 */
const doublesBefore = (shown: Shown, feed: Feed, options: O): readonly number[] => {
  const sets = feed.before
    .filter(({ kind }) => kind !== 'chow')
    .map(({ tile }) => [0, setDoubles(shown, tile, options)]);
  const parts = [
    animalDoubles(shown, options),
    colourDoubles(shown, FLOWERS, options),
    colourDoubles(shown, SEASONS, options),
    ...sets,
  ];
  return parts.reduce<readonly number[]>(
    (sums, part) => {
      const open = feed.set === undefined ? part.slice(-1) : part;
      return [...new Set(sums.flatMap((sum) => open.map((doubles) => sum + doubles)))];
    },
    [0],
  );
};

/** "B has 1 (occasionally 2) Double(s) less than the agreed limit exposed. A throws a tile that gives B the limit-going Double(s)." */
const goesToLimit = (shown: Shown, options: O) => (feed: Feed) => {
  const { limit, baoDoublesShort, baoAtMaximum } = options;
  const [tile = -1] = feed.tiles;
  const isSet = feed.set === undefined ? (shown.hand.all[tile] ?? 0) >= 3 : feed.set.kind !== 'chow';
  const gained = isSet ? setDoubles(shown, tile, options) : 0;
  if (gained === 0) return false;
  return doublesBefore(shown, feed, options).some(
    (before) => (baoAtMaximum || before < limit) && before >= limit - baoDoublesShort && before + gained >= limit,
  );
};

const NINE = 9;
const MOST_PONGS = 3;

const exposedTiles = ({ before }: Feed): readonly number[] => before.flatMap(tilesOfGroup);

const isOfSuit = (feed: Feed): boolean => {
  const [tile = FIRST_WIND] = feed.tiles;
  const suit = suitOf(tile);
  return !isHonour(tile) && exposedTiles(feed).filter((one) => !isHonour(one) && suitOf(one) === suit).length >= NINE;
};

const isGreenTile = (tile: number): boolean => profileOf(codesOf(countTiles([tileAt(tile)]))).green;
const nineAndMore = (is: (tile: number) => boolean) => (feed: Feed) =>
  exposedTiles(feed).filter(is).length >= NINE && feed.tiles.every(is);

type Special = Pick<LiabilityCause<O>, 'id' | 'when' | 'fits'> & Partial<LiabilityCause<O>>;
const cause = ({ when, ...rest }: Special): LiabilityCause<O> => ({
  source: '000 Bao',
  ...rest,
  when: (o) => o.bao && when(o),
});

/** "There are various ways a person can be ‘Bao’", in their order; then "Da Xiang Gong" and "Bao Qing". */
export const causes: readonly LiabilityCause<O>[] = [
  cause({
    id: 'dragon-sets',
    when: (o) => o.baoHonourSets !== 'off',
    fits: (shown, o) => fedBy(shown, completesHonours(isDragon, 2, o)),
  }),
  cause({
    id: 'wind-sets',
    when: (o) => o.baoHonourSets !== 'off',
    fits: (shown, o) => fedBy(shown, completesHonours(isWind, 3, o)),
  }),
  cause({
    id: 'all-honours',
    when: (o) => o.baoAllHonours,
    fits: (shown) =>
      fedBy(shown, (feed) => {
        const sets = setsBefore(feed, isHonour);
        return sets >= MOST_PONGS && sets === feed.before.length && feed.tiles.every(isHonour);
      }),
  }),
  cause({
    id: 'all-terminals',
    when: (o) => o.baoAllTerminals,
    fits: (shown) =>
      fedBy(
        shown,
        (feed) =>
          setsBefore(feed, isTerminal) >= MOST_PONGS && feed.set?.kind !== 'chow' && feed.tiles.every(isTerminal),
      ),
  }),
  cause({
    id: 'visible-limit',
    when: (o) => o.baoVisibleLimit,
    fits: (shown, o) => fedBy(shown, goesToLimit(shown, o)),
  }),
  cause({ id: 'full-flush', when: (o) => o.baoFullFlush, fits: (shown) => fedBy(shown, isOfSuit) }),
  cause({
    id: 'jade-hand',
    when: (o) => o.baoJadeAndBlue && o.jadeHand !== 'off',
    fits: (shown) => fedBy(shown, nineAndMore(isGreenTile)),
  }),
  cause({
    id: 'blue-hand',
    when: (o) => o.baoJadeAndBlue && o.blueHand,
    fits: (shown) => fedBy(shown, nineAndMore(isBlueTile)),
  }),
  cause({
    id: 'last-flower',
    source: '000 Bao, Cai Hua Zei',
    when: (o) => o.baoLastFlower && o.flowerThief,
    fits: ({ hand }) => hasEveryFlower(hand),
  }),
  cause({
    id: 'too-many-tiles',
    source: '000 Da Xiang Gong',
    when: (o) => o.baoTooManyTiles,
    winningDiscardOnly: true,
    fits: () => true,
  }),
  cause({
    id: 'late-discard',
    source: '000 Bao Qing',
    when: (o) => o.baoQing,
    winningDiscardOnly: true,
    tilesLeft: (o) => o.baoQingTiles,
    fits: () => true,
  }),
];
