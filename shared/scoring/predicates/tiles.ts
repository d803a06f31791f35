import type { Counts } from '../../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, isSimple, KINDS, suitOf } from '../../tiles/tile-index.ts';

/** What a whole hand is made of, melds included. Knows no rule system. */
export type TileProfile = {
  /** How many of the three suits. */
  readonly suits: number;
  readonly honours: boolean;
  readonly terminals: boolean;
  readonly simples: boolean;
  /** Only green dragons and the bamboo 2, 3, 4, 6, 8. */
  readonly green: boolean;
};

const GREEN: readonly boolean[] = Array.from({ length: KINDS }, (_, tile) =>
  [1, 2, 3, 5, 7, FIRST_DRAGON + 1].includes(tile),
);

/** Reads the profile off the counts of all tiles. */
export const profileOf = (all: Counts): TileProfile => {
  let suits = 0;
  let [honours, terminals, simples, green] = [false, false, false, true];
  for (let tile = 0; tile < KINDS; tile += 1) {
    if (all[tile] === 0) continue;
    if (tile >= FIRST_WIND) honours = true;
    else {
      suits |= 1 << suitOf(tile);
      if (isSimple(tile)) simples = true;
      else terminals = true;
    }
    if (GREEN[tile] === false) green = false;
  }
  return { suits: (suits & 1) + ((suits >> 1) & 1) + (suits >> 2), honours, terminals, simples, green };
};

/** 1112345678999 of one suit and any tile of it; counted on all tiles of a hand. */
export const isNineGates = (counts: Counts, { extra }: { readonly extra: 0 | 1 }): boolean => {
  const suit = counts.findIndex((count) => count > 0);
  if (suit < 0 || suit >= FIRST_WIND) return false;
  const first = suitOf(suit) * 9;
  let spare = 0;
  for (let tile = 0; tile < KINDS; tile += 1) {
    const needed = tile < first || tile > first + 8 ? 0 : tile === first || tile === first + 8 ? 3 : 1;
    const over = (counts[tile] ?? 0) - needed;
    if (over < 0 || (over > 0 && needed === 0)) return false;
    spare += over;
  }
  return spare === extra;
};
