import { fail, ok, type Result } from '../result.ts';
import { addTiles, type Counts, noTiles } from '../tiles/counts.ts';
import { type BonusTile, COPIES } from '../tiles/tile.ts';
import { indexOfBonus, indexOfTile, KINDS, tileAt } from '../tiles/tile-index.ts';
import { addToCodes, type Codes, noCodes } from './blocks.ts';
import { type Group, groupOf } from './group.ts';
import type { Hand, Meld, MeldState, MeldType } from './hand.ts';
import type { HandError } from './hand-errors.ts';
import { meldTypeOf } from './notation.ts';

/** A hand that can lie on a table: the only form that readings and patterns take. Made by `checkHand` alone. */
export type LegalHand = {
  readonly melds: readonly Group[];
  /** The undivided concealed tiles, a winning tile among them. */
  readonly concealed: Counts;
  /** All tiles, melds included, the fourth of a kong too. */
  readonly all: Counts;
  /** The concealed tiles and all tiles once more, as numbers. */
  readonly concealedCodes: Codes;
  readonly allCodes: Codes;
  /** One bit for each bonus tile, by its place in `BONUS_TILES`. */
  readonly bonus: number;
};

/** What a hand is checked for. A kong counts as three tiles here. */
export type HandDemands = {
  /** `exact` for a winner; a hand that did not win may show fewer tiles, since only its sets score. */
  readonly size: { readonly tiles: number; readonly exact: boolean };
  /** The bonus tiles that the rule system plays with. */
  readonly bonusTiles: readonly BonusTile[];
};

/** Checks a hand as entered. Every error comes back at once, in the order of the hand. */
export const checkHand = (hand: Hand, demands: HandDemands): Result<LegalHand, HandError> => {
  const errors: HandError[] = [];
  const concealed = noTiles();
  const concealedCodes = noCodes();
  for (const tile of hand.concealed) addTile(indexOfTile(tile), concealed, concealedCodes);
  const all = new Uint8Array(concealed);
  const allCodes = concealedCodes.slice();
  const melds: Group[] = [];
  for (const meld of hand.melds) {
    const group = checkMeld(meld, { all, allCodes }, errors);
    if (group !== undefined) melds.push(group);
  }
  checkCopies(all, errors);
  checkSize(hand, demands, errors);
  const bonus = checkBonus(hand, demands, errors);
  return errors.length > 0 ? fail(errors) : ok({ melds, concealed, all, concealedCodes, allCodes, bonus });
};

const addTile = (tile: number, counts: Counts, codes: number[]): void => {
  addTiles(counts, tile, 1);
  addToCodes(codes, tile, 1);
};

/** The same hand with one concealed tile more, of which it holds three at most. */
export const withTile = (hand: LegalHand, tile: number): LegalHand => {
  const more = {
    ...hand,
    concealed: hand.concealed.slice(),
    all: hand.all.slice(),
    concealedCodes: hand.concealedCodes.slice(),
    allCodes: hand.allCodes.slice(),
  };
  addTile(tile, more.concealed, more.concealedCodes);
  addTile(tile, more.all, more.allCodes);
  return more;
};

/** A pung or chow of a meld lies open; a kong is concealed, claimed or promoted. */
const fits = (type: MeldType, state: MeldState): boolean => (state === 'exposed') === (type !== 'kong');

const checkMeld = (
  { type, tiles, state }: Meld,
  { all, allCodes }: { readonly all: Counts; readonly allCodes: number[] },
  errors: HandError[],
): Group | undefined => {
  let lowest = KINDS;
  for (const tile of tiles) {
    const index = indexOfTile(tile);
    addTile(index, all, allCodes);
    if (index < lowest) lowest = index;
  }
  const made = meldTypeOf(tiles, lowest);
  if (made === undefined) errors.push({ code: 'not-a-set', token: tiles.join(''), meld: type });
  else if (made !== type) {
    errors.push({ code: 'meld-type-mismatch', token: tiles.join(''), meld: type, tilesMake: made });
  }
  if (!fits(type, state)) errors.push({ code: 'meld-state-mismatch', token: tiles.join(''), meld: type, state });
  return made === type ? groupOf(type, lowest, state) : undefined;
};

const checkCopies = (all: Counts, errors: HandError[]): void => {
  for (let tile = 0; tile < all.length; tile += 1) {
    const count = all[tile] ?? 0;
    if (count > COPIES) errors.push({ code: 'fifth-copy-in-hand', tile: tileAt(tile), count });
  }
};

/** Tiles of a hand with each meld as three: 13 while waiting, 14 when complete. */
export const handSize = (hand: Hand): number => hand.melds.length * 3 + hand.concealed.length;

const checkSize = (hand: Hand, { size }: HandDemands, errors: HandError[]): void => {
  const tiles = handSize(hand);
  if (tiles === size.tiles) return;
  const facts = { tiles, expected: size.tiles, kongs: hand.melds.filter(({ type }) => type === 'kong').length };
  if (tiles > size.tiles) errors.push({ code: 'too-many-tiles', ...facts });
  if (size.exact && tiles < size.tiles) errors.push({ code: 'too-few-tiles', ...facts });
};

const checkBonus = (hand: Hand, { bonusTiles }: HandDemands, errors: HandError[]): number => {
  let mask = 0;
  for (const tile of hand.bonus) {
    const bit = 1 << indexOfBonus(tile);
    if (!bonusTiles.includes(tile)) errors.push({ code: 'bonus-tile-not-in-system', tile });
    else if ((mask & bit) !== 0) errors.push({ code: 'duplicate-bonus-tile', tile });
    mask |= bit;
  }
  return mask;
};
