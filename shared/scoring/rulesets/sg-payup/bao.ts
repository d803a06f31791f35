import type { Group } from '../../../hand/group.ts';
import { FIRST_DRAGON, isHonour, suitOf } from '../../../tiles/tile-index.ts';
import { countBits } from '../../evidence.ts';
import type { LiabilityCause, Shown } from '../../liability.ts';
import { ANIMALS, FLOWERS, flowerOf, SEASONS, seasonOf } from '../../predicates/bonus-tiles.ts';
import { profileOf } from '../../predicates/tiles.ts';
import type { PayupOptions as O } from './options.ts';

/** The tiles of the sets of honours that lie open, the one won with the liable player's tile among them. */
const openHonours = ({ hand, melds, thrown }: Shown): readonly number[] => {
  const sets = melds.filter(({ kind, tile }) => kind !== 'chow' && isHonour(tile)).map(({ tile }) => tile);
  const won = thrown >= 0 && isHonour(thrown) && (hand.all[thrown] ?? 0) >= 3 && !sets.includes(thrown);
  return won ? [...sets, thrown] : sets;
};

/** How many sets of some honours lie open; 0 unless one of them was fed. */
const fedSets = (shown: Shown, is: (tile: number) => boolean): number => {
  const sets = openHonours(shown).filter(is);
  const wasFed = (tile: number): boolean => tile === shown.thrown || shown.fed.some((group) => group.tile === tile);
  return sets.some(wasFed) ? sets.length : 0;
};

const windTai = (shown: Shown, tile: number, options: O): number =>
  (tile === shown.ownWind ? options.ownWindSetTai : 0) +
  (tile === shown.prevailingWind ? options.prevailingWindSetTai : 0);

const setTai = (shown: Shown, tile: number, options: O): number =>
  tile >= FIRST_DRAGON ? options.dragonSetTai : windTai(shown, tile, options);

const bonusTai = ({ hand: { bonus }, ownWind }: Shown, options: O): number => {
  const animals = countBits(bonus & ANIMALS);
  const family = (mask: number): number => ((bonus & mask) === mask ? options.completeFamilyTai : 0);
  return (
    (animals === 4 ? options.allAnimalsTai : animals * options.animalTai) +
    ((bonus & flowerOf(ownWind)) === 0 ? 0 : options.ownFlowerTai) +
    ((bonus & seasonOf(ownWind)) === 0 ? 0 : options.ownSeasonTai) +
    family(FLOWERS) +
    family(SEASONS)
  );
};

/** The tai that everybody sees: bonus tiles and sets of honours. What the hand may yet become is not among them. */
const visibleTai = (shown: Shown, options: O): number =>
  openHonours(shown).reduce((sum, tile) => sum + setTai(shown, tile, options), bonusTai(shown, options));

const setsOfOneSuit = (melds: readonly Group[]): number =>
  Math.max(...[0, 1, 2].map((suit) => melds.filter(({ tile }) => suitOf(tile) === suit).length));

/** "Throw the tile that wins a full flush", "feed someone their third dragon set"; the other cases of the page are those of a club. */
export const causes: readonly LiabilityCause<O>[] = [
  {
    id: 'dragon-sets',
    source: '002 Shooter Pays And Bao',
    when: (o) => o.bao && o.baoHonourSets,
    fits: (shown) => fedSets(shown, (tile) => tile >= FIRST_DRAGON) === 3,
  },
  {
    id: 'wind-sets',
    source: '002 sister pages, filling 36',
    when: (o) => o.bao && o.baoHonourSets,
    fits: (shown) => fedSets(shown, (tile) => tile < FIRST_DRAGON) === 4,
  },
  {
    id: 'visible-limit',
    source: '002 sister pages, filling 36',
    when: (o) => o.bao && o.baoVisibleLimit,
    fits: (shown, o) => fedSets(shown, (tile) => setTai(shown, tile, o) > 0) > 0 && visibleTai(shown, o) >= o.limit,
  },
  {
    id: 'full-flush',
    source: '002 Shooter Pays And Bao',
    when: (o) => o.bao && o.baoFullFlush,
    fits: ({ hand, melds, fed, thrown }) => {
      const { suits, honours } = profileOf(hand.allCodes);
      return suits === 1 && !honours && setsOfOneSuit(melds) >= 3 && (thrown >= 0 || fed.length > 0);
    },
  },
  {
    id: 'late-discard',
    source: '002 sister pages, filling 36',
    when: (o) => o.bao && o.baoLateDiscard,
    winningDiscardOnly: true,
    tilesLeft: (o) => o.baoLateDiscardTiles,
    fits: () => true,
  },
];
