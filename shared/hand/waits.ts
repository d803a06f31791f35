import type { Counts } from '../tiles/counts.ts';
import { BLOCKS, type Block, codeOf, codeOfTile, sizeOfCode } from './blocks.ts';
import { divideBlock } from './divide.ts';

/**
 * Every kind of tile that completes concealed tiles (3n + 1 of them) as pungs, chows and one pair, by shape alone: also
 * kinds of which no copy is left. Special forms are not looked at.
 */
export const findWaits = (counts: Counts): readonly number[] => {
  let [ones, twos] = [0, 0];
  for (const block of BLOCKS) {
    const rest = sizeOfCode(codeOf(counts, block)) % 3;
    if (rest === 1) ones += 1;
    if (rest === 2) twos += 1;
  }
  // One more tile leaves every block whole and one with a pair: it joins the only block with a tile too many, or either of two that lack one.
  if (!(ones === 1 && twos === 0) && !(ones === 0 && twos === 2)) return [];
  const waits: number[] = [];
  for (const block of BLOCKS) {
    const code = codeOf(counts, block);
    if (sizeOfCode(code) % 3 === 0 || !othersDivide(counts, block)) continue;
    for (const tile of waitsOfBlock(block, code)) waits.push(tile);
  }
  return waits;
};

const othersDivide = (counts: Counts, block: Block): boolean => {
  for (const other of BLOCKS) {
    if (other !== block && divideBlock(other, codeOf(counts, other)).length === 0) return false;
  }
  return true;
};

/** By the place of the block in `BLOCKS`. */
const remembered: readonly Map<number, readonly number[]>[] = BLOCKS.map(() => new Map());

/** The kinds of a block of which one more makes it divide. Remembered where there are any. */
const waitsOfBlock = (block: Block, code: number): readonly number[] => {
  const known = remembered[block.at]?.get(code);
  if (known !== undefined) return known;
  const waits: number[] = [];
  for (let tile = block.from; tile < block.to; tile += 1) {
    if (divideBlock(block, code + codeOfTile(tile, block)).length > 0) waits.push(tile);
  }
  if (waits.length > 0) remembered[block.at]?.set(code, waits);
  return waits;
};
