import { type Counts, noTiles } from '../tiles/counts.ts';
import { FIRST_WIND } from '../tiles/tile-index.ts';
import { BLOCKS, type Block, codeOf, sizeOfCode, writeCode } from './blocks.ts';
import { type Group, groupOf } from './group.ts';

type Division = readonly Group[];

/**
 * Every division of concealed tiles into pungs, chows and exactly one pair, each with the groups of `before` in front; empty
 * when there is none. Equal divisions come once: at its lowest tile a division takes the pair, then pungs, then chows,
 * never in another order.
 */
export const divide = (counts: Counts, before: Division = []): readonly Division[] => {
  const first: Group[] = [];
  addGroups(first, before);
  let whole = [first];
  let pairs = 0;
  for (const block of BLOCKS) {
    const code = codeOf(counts, block);
    if (code === 0) continue;
    if (sizeOfCode(code) % 3 === 2) pairs += 1;
    const divisions = divideBlock(block, code);
    const only = divisions.length === 1 ? divisions[0] : undefined;
    if (only === undefined) whole = whole.flatMap((groups) => divisions.map((division) => [...groups, ...division]));
    else for (const groups of whole) addGroups(groups, only);
  }
  return pairs === 1 ? whole : [];
};

const addGroups = (groups: Group[], more: Division): void => {
  for (const group of more) groups.push(group);
};

/** By the place of the block in `BLOCKS`. */
const remembered: readonly Map<number, readonly Division[]>[] = BLOCKS.map(() => new Map());

/**
 * Every division of the tiles of one block, with one pair where their number asks for it. Worked out once for each code that
 * divides (README, "A suit is divided once").
 */
export const divideBlock = (block: Block, code: number): readonly Division[] => {
  const known = remembered[block.at]?.get(code);
  if (known !== undefined) return known;
  const rest = sizeOfCode(code) % 3;
  if (rest === 1) return [];
  const left = noTiles();
  writeCode(code, block, left);
  const divisions: Division[] = [];
  takeLowest({ block, left, taken: [], divisions }, block.from, PAIR, rest === 2);
  if (divisions.length > 0) remembered[block.at]?.set(code, divisions);
  return divisions;
};

const PAIR = 0;
const PUNG = 1;
const CHOW = 2;

type Work = {
  readonly block: Block;
  readonly left: Counts;
  readonly taken: Group[];
  readonly divisions: Division[];
};

const takeLowest = (work: Work, from: number, stage: number, pairOpen: boolean): void => {
  const { left, taken, divisions } = work;
  let tile = from;
  while (tile < work.block.to && left[tile] === 0) tile += 1;
  if (tile === work.block.to) {
    if (!pairOpen) divisions.push(taken.slice());
    return;
  }
  const count = left[tile] ?? 0;
  const next = tile === from ? stage : PAIR;
  if (next === PAIR && pairOpen && count >= 2) {
    left[tile] = count - 2;
    taken.push(groupOf('pair', tile, 'concealed'));
    takeLowest(work, tile, PUNG, false);
    taken.pop();
    left[tile] = count;
  }
  if (next <= PUNG && count >= 3) {
    left[tile] = count - 3;
    taken.push(groupOf('pung', tile, 'concealed'));
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
  taken.push(groupOf('chow', tile, 'concealed'));
  takeLowest(work, tile, CHOW, pairOpen);
  taken.pop();
  left[tile] = first;
  left[tile + 1] = second;
  left[tile + 2] = third;
};
