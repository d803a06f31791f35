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

const GREEN = [1, 2, 3, 5, 7, FIRST_DRAGON + 1];

const HONOUR = 0b1000;
const TERMINAL = 0b1_0000;
const SIMPLE = 0b10_0000;
const NOT_GREEN = 0b100_0000;

/** What each kind brings to a hand; the suits are the three lowest bits. */
const CLASSES = Uint8Array.from({ length: KINDS }, (_, tile) => {
  const family = tile >= FIRST_WIND ? HONOUR : (1 << suitOf(tile)) | (isSimple(tile) ? SIMPLE : TERMINAL);
  return GREEN.includes(tile) ? family : family | NOT_GREEN;
});

const PROFILES: readonly TileProfile[] = Array.from({ length: 128 }, (_, classes) => ({
  suits: (classes & 1) + ((classes >> 1) & 1) + ((classes >> 2) & 1),
  honours: (classes & HONOUR) !== 0,
  terminals: (classes & TERMINAL) !== 0,
  simples: (classes & SIMPLE) !== 0,
  green: (classes & NOT_GREEN) === 0,
}));
const NOTHING: TileProfile = { suits: 0, honours: false, terminals: false, simples: false, green: true };

/** Reads the profile off the counts of all tiles. */
export const profileOf = (all: Counts): TileProfile => {
  let classes = 0;
  for (let tile = 0; tile < KINDS; tile += 1) if (all[tile] !== 0) classes |= CLASSES[tile] ?? 0;
  return PROFILES[classes] ?? NOTHING;
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
