import { addToCodes, BLOCKS, type Block, type Codes, codeOfTile, sizeOfCode } from './blocks.ts';
import { CodeTable } from './code-table.ts';
import { divides } from './divide.ts';

/**
 * Every kind of tile that completes concealed tiles (3n + 1 of them) as pungs, chows and one pair, by shape alone: also
 * kinds of which no copy is left. Special forms are not looked at.
 */
export const findWaits = (codes: Codes): readonly number[] => {
  let ones = 0;
  let twos = 0;
  for (const code of codes) {
    const rest = sizeOfCode(code) % 3;
    if (rest === 1) ones += 1;
    else if (rest === 2) twos += 1;
  }
  // One more tile leaves every block whole and one with a pair: it joins the only block with one too many, or either of two with one too few.
  const canFinish = ones === 1 ? twos === 0 : ones === 0 && twos === 2;
  const waits: number[] = [];
  if (!canFinish) return waits;
  for (const block of BLOCKS) {
    const code = codes[block.at] ?? 0;
    if (sizeOfCode(code) % 3 === 0 || !othersDivide(codes, block)) continue;
    for (let mask = waitsOfBlock(block, code), tile = block.from; mask !== 0; mask >>= 1, tile += 1) {
      if ((mask & 1) === 1) waits.push(tile);
    }
  }
  return waits;
};

/** The same of complete concealed tiles before their last one came. */
export const findWaitsBefore = (complete: Codes, last: number): readonly number[] => {
  const codes = complete.slice();
  addToCodes(codes, last, -1);
  return findWaits(codes);
};

const othersDivide = (codes: Codes, block: Block): boolean => {
  for (const other of BLOCKS) {
    const code = codes[other.at] ?? 0;
    if (other !== block && code !== 0 && !divides(other, code)) return false;
  }
  return true;
};

/** A mask for each code. */
const remembered = new CodeTable();

/** The kinds of a block of which one more makes it divide, one bit for each from its first on. Remembered where there are any. */
const waitsOfBlock = (block: Block, code: number): number => {
  const known = remembered.get(code | block.mark);
  if (known !== 0) return known;
  let mask = 0;
  for (let tile = block.from; tile < block.to; tile += 1) {
    if (divides(block, code + codeOfTile(tile, block))) mask |= 1 << (tile - block.from);
  }
  if (mask !== 0) remembered.set(code | block.mark, mask);
  return mask;
};
