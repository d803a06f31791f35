import { type Counts, noTiles } from '../tiles/counts.ts';
import { FIRST_WIND } from '../tiles/tile-index.ts';
import { BLOCKS, type Block, type Codes, sizeOfCode, writeCode } from './blocks.ts';
import { CodeTable } from './code-table.ts';
import { type Group, groupOf } from './group.ts';

type Division = readonly Group[];

/**
 * Every division of concealed tiles into pungs, chows and exactly one pair, each with the groups of `before` in front; empty
 * when there is none. Equal divisions come once: at its lowest tile a division takes the pair, then pungs, then chows,
 * never in another order.
 */
export const divide = (concealed: Codes, before: Division = []): readonly Division[] => {
  let whole: readonly Group[][] = [before.slice()];
  let pairs = 0;
  for (const block of BLOCKS) {
    const code = concealed[block.at] ?? 0;
    if (code === 0) continue;
    if (sizeOfCode(code) % 3 === 2) pairs += 1;
    const divisions = divideBlock(block, code);
    if (divisions === NONE) return [];
    if (typeof divisions === 'number') for (const groups of whole) unpack(divisions, block, groups);
    else whole = whole.flatMap((groups) => divisions.map((one) => unpack(one, block, groups.slice())));
  }
  return pairs === 1 ? whole : [];
};

/**
 * The groups of one block as a number: five bits for each group, the first lowest. A group is its kind (`PAIR`, `PUNG`, `CHOW`) times
 * nine and the place of its lowest tile in the block, counted from 1. Never 0.
 */
type Packed = number;
/** What a block divides into: one division, nearly always. */
type Divisions = Packed | readonly Packed[];

/** No division. */
const NONE: Packed = 0;
const PAIR = 0;
const PUNG = 1;
const CHOW = 2;

const PLACES = 9;
const BITS = 5;
const DIGIT = (1 << BITS) - 1;

const pack = (taken: readonly number[]): Packed =>
  taken.reduceRight((packed, group) => (packed << BITS) | (group + 1), NONE);

/** By block, the groups in the order of their numbers; a block of fewer kinds leaves places over. */
const GROUPS: readonly (readonly (Group | undefined)[])[] = BLOCKS.map(({ from, to }) =>
  (['pair', 'pung', 'chow'] as const).flatMap((kind) =>
    Array.from({ length: PLACES }, (_, place) =>
      from + place < to ? groupOf(kind, from + place, 'concealed') : undefined,
    ),
  ),
);

/** Adds the groups of a division to others; gives them back. */
const unpack = (division: Packed, block: Block, groups: Group[]): Group[] => {
  const known = GROUPS[block.at];
  for (let left = division; left !== NONE; left >>= BITS) {
    const group = known?.[(left & DIGIT) - 1];
    if (group !== undefined) groups.push(group);
  }
  return groups;
};

/** A division by the code it divides; of a code that divides in several ways, their place in `several` below 0. */
const remembered = new CodeTable();
const several: (readonly Packed[])[] = [];

/**
 * Every division of the tiles of one block, with one pair where their number asks for it. Worked out once for each code that
 * divides (README, "A suit is divided once").
 */
const divideBlock = (block: Block, code: number): Divisions => {
  const known = remembered.get(code | block.mark);
  if (known > 0) return known;
  if (known < 0) return several[~known] ?? NONE;
  const divisions = workOut(block, code);
  const [only = NONE] = divisions;
  if (divisions.length === 0) return NONE;
  remembered.set(code | block.mark, divisions.length === 1 ? only : ~(several.push(divisions) - 1));
  return divisions.length === 1 ? only : divisions;
};

const workOut = (block: Block, code: number): readonly Packed[] => {
  const rest = sizeOfCode(code) % 3;
  if (rest === 1) return [];
  const left = noTiles();
  writeCode(code, block, left);
  const divisions: Packed[] = [];
  takeLowest({ block, left, taken: [], divisions }, block.from, PAIR, rest === 2);
  return divisions;
};

/** Whether the tiles of one block divide at all. */
export const divides = (block: Block, code: number): boolean => divideBlock(block, code) !== NONE;

type Work = {
  readonly block: Block;
  readonly left: Counts;
  /** Groups by number, from 0. */
  readonly taken: number[];
  readonly divisions: Packed[];
};

const takeLowest = (work: Work, from: number, stage: number, pairOpen: boolean): void => {
  const { left, taken, divisions } = work;
  let tile = from;
  while (tile < work.block.to && left[tile] === 0) tile += 1;
  if (tile === work.block.to) {
    if (!pairOpen) divisions.push(pack(taken));
    return;
  }
  const count = left[tile] ?? 0;
  const next = tile === from ? stage : PAIR;
  if (next === PAIR && pairOpen && count >= 2) {
    left[tile] = count - 2;
    taken.push(PAIR * PLACES + tile - work.block.from);
    takeLowest(work, tile, PUNG, false);
    taken.pop();
    left[tile] = count;
  }
  if (next <= PUNG && count >= 3) {
    left[tile] = count - 3;
    taken.push(PUNG * PLACES + tile - work.block.from);
    takeLowest(work, tile, PUNG, pairOpen);
    taken.pop();
    left[tile] = count;
  }
  if (tile < FIRST_WIND && tile % 9 <= 6) takeChow(work, tile, pairOpen);
};

const takeChow = (work: Work, tile: number, pairOpen: boolean): void => {
  const { left, taken } = work;
  const [first, second, third] = [left[tile] ?? 0, left[tile + 1] ?? 0, left[tile + 2] ?? 0];
  if (second === 0 || third === 0) return;
  left[tile] = first - 1;
  left[tile + 1] = second - 1;
  left[tile + 2] = third - 1;
  taken.push(CHOW * PLACES + tile - work.block.from);
  takeLowest(work, tile, CHOW, pairOpen);
  taken.pop();
  left[tile] = first;
  left[tile + 1] = second;
  left[tile + 2] = third;
};
