import type { Codes } from '../../hand/blocks.ts';
import type { Counts } from '../../tiles/counts.ts';
import { FIRST_WIND, KINDS, suitOf } from '../../tiles/tile-index.ts';

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

// Masks of codes: an octal digit for each kind, the first kind last.
const TERMINALS = 0o700_000_007;
const SIMPLES = 0o077_777_770;
const GREEN_BAMBOO = 0o070_707_770;
const GREEN_DRAGON = 0o0_700_000;

/** Reads the profile off the codes of all tiles. */
export const profileOf = ([bamboo = 0, characters = 0, dots = 0, honours = 0]: Codes): TileProfile => {
  const suited = bamboo | characters | dots;
  return {
    suits: Number(bamboo !== 0) + Number(characters !== 0) + Number(dots !== 0),
    honours: honours !== 0,
    terminals: (suited & TERMINALS) !== 0,
    simples: (suited & SIMPLES) !== 0,
    green: ((bamboo & ~GREEN_BAMBOO) | characters | dots | (honours & ~GREEN_DRAGON)) === 0,
  };
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
