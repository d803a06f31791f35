import fc from 'fast-check';
import type { Hand, Meld, MeldState, MeldType } from '../../shared/hand/hand.ts';
import { BONUS_TILES, type BonusTile, RANKS, SUITS, TILES, type Tile, WINDS } from '../../shared/tiles/tile.ts';

export const tile = fc.constantFrom(...TILES);
export const wind = fc.constantFrom(...WINDS);

/** Takes copies out of a full set of tiles; undefined when not enough are left. */
const take = (wall: Map<Tile, number>, tiles: readonly Tile[]): boolean => {
  const left = new Map(wall);
  for (const one of tiles) {
    const count = (left.get(one) ?? 0) - 1;
    if (count < 0) return false;
    left.set(one, count);
  }
  for (const [one, count] of left) wall.set(one, count);
  return true;
};

const fullWall = (): Map<Tile, number> => new Map(TILES.map((one) => [one, 4]));

/** Chows begin at rank 1 to 7. */
const chow: fc.Arbitrary<readonly Tile[]> = fc
  .tuple(fc.constantFrom(...SUITS), fc.constantFrom(...RANKS.slice(0, 7)))
  .map(([suit, rank]) =>
    [rank, rank + 1, rank + 2].flatMap((one) => TILES.filter((known) => known === `${suit}${one}`)),
  );

type Group = {
  readonly type: MeldType;
  readonly tiles: readonly Tile[];
  readonly state: MeldState;
  readonly melded: boolean;
};

const kongState = fc.constantFrom<MeldState>('concealed', 'claimed', 'promoted');

const group: fc.Arbitrary<Group> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(chow, fc.boolean())
      .map(([tiles, melded]): Group => ({ type: 'chow', tiles, state: 'exposed', melded })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(tile, fc.boolean())
      .map(([one, melded]): Group => ({ type: 'pung', tiles: [one, one, one], state: 'exposed', melded })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(tile, kongState)
      .map(([one, state]): Group => ({ type: 'kong', tiles: [one, one, one, one], state, melded: true })),
  },
);

/** Groups of few kinds, so that hands of one suit, honours and several readings come often. */
const narrowGroup = (tiles: readonly Tile[]): fc.Arbitrary<Group> =>
  group.filter((one) => one.tiles.every((each) => tiles.includes(each)));

const themes: readonly (readonly Tile[])[] = [
  TILES,
  TILES.filter((one) => one.startsWith('B')),
  TILES.filter((one) => /^D|^[ESWN]$|d$/.test(one)),
  TILES.filter((one) => /[19]$|^[ESWN]$|d$/.test(one)),
  TILES.filter((one) => /^[BC][2-5]$/.test(one)),
];

const bonusOf = (bonusTiles: readonly BonusTile[]): fc.Arbitrary<readonly BonusTile[]> =>
  fc.subarray([...bonusTiles]).map((all) => (all.length > 3 ? all : all.slice(0, 2)));

/** A complete regular hand with its winning tile: four groups and a pair, some of them melded. */
export const winningHand = (
  bonusTiles: readonly BonusTile[],
): fc.Arbitrary<{ readonly hand: Hand; readonly winningTile: Tile }> =>
  fc
    .constantFrom(...themes)
    .chain((theme) =>
      fc.tuple(
        fc.array(narrowGroup(theme), { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...theme),
        bonusOf(bonusTiles),
        fc.nat(13),
      ),
    )
    .filter(([groups, pair]) => {
      const wall = fullWall();
      return groups.every(({ tiles }) => take(wall, tiles)) && take(wall, [pair, pair]);
    })
    .map(([groups, pair, bonus, pick]) => {
      const melds: Meld[] = groups
        .filter(({ melded }) => melded)
        .map(({ type, tiles, state }) => ({ type, tiles: [...tiles], state }));
      const concealed = [pair, pair, ...groups.filter(({ melded }) => !melded).flatMap(({ tiles }) => tiles)];
      return { hand: { melds, concealed, bonus }, winningTile: concealed[pick % concealed.length] ?? pair };
    });

/** A hand that did not win: any tiles, thirteen at most, biased towards several of a kind. */
export const losingHand = (bonusTiles: readonly BonusTile[]): fc.Arbitrary<Hand> =>
  fc
    .tuple(
      fc.array(group, { maxLength: 2 }),
      fc.array(fc.tuple(tile, fc.integer({ min: 1, max: 3 })), { maxLength: 6 }),
      bonusOf(bonusTiles),
    )
    .map(([groups, lots, bonus]) => {
      const wall = fullWall();
      const melds: Meld[] = groups
        .filter(({ tiles }) => take(wall, tiles))
        .map(({ type, tiles, state }) => ({ type, tiles: [...tiles], state }));
      const concealed = lots.flatMap(([one, count]) => {
        const tiles = Array.from({ length: count }, () => one);
        return take(wall, tiles) ? tiles : [];
      });
      return { melds, concealed: concealed.slice(0, 13 - melds.length * 3), bonus };
    });

/** What is left of hands that share one set of tiles: each keeps what those before it have not taken. */
export const shareWall = (hands: readonly Hand[]): readonly Hand[] => {
  const wall = fullWall();
  return hands.map(({ melds, concealed, bonus }) => ({
    melds: melds.filter(({ tiles }) => take(wall, tiles)),
    concealed: concealed.filter((one) => take(wall, [one])),
    bonus,
  }));
};

/** Any hand at all, legal or not, that text can name. */
export const enteredHand: fc.Arbitrary<Hand> = fc
  .tuple(fc.array(group, { maxLength: 4 }), fc.array(tile, { maxLength: 14 }), fc.subarray([...BONUS_TILES]))
  .map(([groups, concealed, bonus]) => ({
    melds: groups.map(({ type, tiles, state }) => ({ type, tiles: [...tiles], state })),
    concealed,
    bonus,
  }));
