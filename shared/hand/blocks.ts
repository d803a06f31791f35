import type { Counts } from '../tiles/counts.ts';
import { FIRST_WIND, KINDS, suitOf } from '../tiles/tile-index.ts';

/**
 * A suit, or the honours: no group crosses from one block to another, so each is divided on its own. A suit is divided like any
 * other; `mark` sets the codes of the honours apart, which make no chows.
 */
export type Block = { readonly at: number; readonly from: number; readonly to: number; readonly mark: number };

const BAMBOO: Block = { at: 0, from: 0, to: 9, mark: 0 };
const CHARACTERS: Block = { at: 1, from: 9, to: 18, mark: 0 };
const DOTS: Block = { at: 2, from: 18, to: FIRST_WIND, mark: 0 };
const HONOURS: Block = { at: 3, from: FIRST_WIND, to: KINDS, mark: 1 << 27 };

export const BLOCKS: readonly Block[] = [BAMBOO, CHARACTERS, DOTS, HONOURS];

const PLACES = 9;
const BITS = 3;
const DIGIT = (1 << BITS) - 1;

/**
 * The counts of tiles, block by block in the order of `BLOCKS`: each a number of three bits for each kind, the first kind lowest. Tells
 * nothing of tiles of which there are more than seven alike.
 */
export type Codes = readonly number[];

export const noCodes = (): number[] => [0, 0, 0, 0];

/** Adds a number of one kind (below 0 to take away), in place. */
export const addToCodes = (codes: number[], tile: number, amount: number): void => {
  const at = suitOf(tile);
  codes[at] = (codes[at] ?? 0) + (amount << ((tile % PLACES) * BITS));
};

export const codesOf = (counts: Counts): Codes => {
  const codes = noCodes();
  for (const [tile, count] of counts.entries()) addToCodes(codes, tile, count);
  return codes;
};

/** One tile of a kind, as a code of its block. */
export const codeOfTile = (tile: number, { from }: Block): number => 1 << ((tile - from) * BITS);

const EVERY_OTHER = 0o707070707;

/** How many tiles a code stands for: neighbouring digits joined in sixes of bits, whose sum is the remainder by 63. */
export const sizeOfCode = (code: number): number => ((code & EVERY_OTHER) + ((code >> BITS) & EVERY_OTHER)) % 63;

/** Writes the counts of a code into counts of all kinds. */
export const writeCode = (code: number, { from, to }: Block, counts: Counts): void => {
  for (let tile = from; tile < to; tile += 1) counts[tile] = (code >> ((tile - from) * BITS)) & DIGIT;
};
