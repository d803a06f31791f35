import { FIRST_WIND } from '../../tiles/tile-index.ts';
import { BONUS_SHIFT, type Evidence } from '../evidence.ts';
import type { HandContext } from '../hand-context.ts';

/** Masks of whole families, by the places of `BONUS_TILES`. */
export const FLOWERS = 0b1111;
export const SEASONS = 0b1111_0000;
export const ANIMALS = 0b1111_0000_0000;

/** Flower and season of a wind: East 1, South 2, West 3, North 4. */
export const flowerOf = (wind: number): number => 1 << (wind - FIRST_WIND);
export const seasonOf = (wind: number): number => flowerOf(wind) << 4;

/** Those of some bonus tiles that the hand holds. */
export const heldOf = ({ hand }: Pick<HandContext, 'hand'>, bonus: number): Evidence =>
  (hand.bonus & bonus) << BONUS_SHIFT;

/** Some bonus tiles, when the hand holds all of them. */
export const allHeld = ({ hand }: Pick<HandContext, 'hand'>, bonus: number): Evidence =>
  (hand.bonus & bonus) === bonus ? bonus << BONUS_SHIFT : 0;
