import { addTiles, type Counts } from '../tiles/counts.ts';
import { FIRST_WIND, KINDS } from '../tiles/tile-index.ts';

/**
 * Every kind of tile that completes concealed tiles (3n + 1 of them) as pungs, chows and one pair, by shape alone: also
 * kinds of which no copy is left. Special forms are not looked at.
 */
export const findWaits = (counts: Counts): readonly number[] => {
  const work = counts.slice();
  const waits: number[] = [];
  for (const block of BLOCKS) {
    if (!couldFinish(work, block)) continue;
    for (let tile = block.from; tile < block.to; tile += 1) {
      addTiles(work, tile, 1);
      if (isDivisible(work, block.from, block.to)) waits.push(tile);
      addTiles(work, tile, -1);
    }
  }
  return waits;
};

type Block = { readonly from: number; readonly to: number };

/** The three suits and the honours: no group crosses from one to another, so each is divided on its own. */
const BLOCKS: readonly Block[] = [
  { from: 0, to: 9 },
  { from: 9, to: 18 },
  { from: 18, to: FIRST_WIND },
  { from: FIRST_WIND, to: KINDS },
];

const sizeOf = (counts: Counts, { from, to }: Block): number => {
  let size = 0;
  for (let tile = from; tile < to; tile += 1) size += counts[tile] ?? 0;
  return size;
};

/** Whether one more tile in this block leaves every block whole, with one pair among them all. */
const couldFinish = (counts: Counts, block: Block): boolean => {
  const lacking = sizeOf(counts, block) % 3;
  if (lacking === 0) return false;
  let pairs = lacking === 1 ? 1 : 0;
  for (const other of BLOCKS) {
    if (other === block) continue;
    const rest = sizeOf(counts, other) % 3;
    if (rest === 1) return false;
    if (rest === 2) pairs += 1;
  }
  return pairs === 1 && BLOCKS.every((other) => other === block || isDivisible(counts, other.from, other.to));
};

/** Whether one block divides into pungs and chows, with one pair where its size asks for it. */
const isDivisible = (counts: Counts, from: number, to: number): boolean => {
  let size = 0;
  let tile = to;
  for (let at = to - 1; at >= from; at -= 1) {
    const count = counts[at] ?? 0;
    size += count;
    if (count > 0) tile = at;
  }
  if (size === 0) return true;
  const count = counts[tile] ?? 0;
  return (
    (size % 3 === 2 && count >= 2 && withTaken(counts, tile, 2, from, to)) ||
    (count >= 3 && withTaken(counts, tile, 3, from, to)) ||
    (from < FIRST_WIND && tile + 2 < to && withChowTaken(counts, tile, from, to))
  );
};

const withTaken = (counts: Counts, tile: number, amount: number, from: number, to: number): boolean => {
  addTiles(counts, tile, -amount);
  const divisible = isDivisible(counts, from, to);
  addTiles(counts, tile, amount);
  return divisible;
};

const withChowTaken = (counts: Counts, tile: number, from: number, to: number): boolean => {
  if (counts[tile + 1] === 0 || counts[tile + 2] === 0) return false;
  for (let at = tile; at <= tile + 2; at += 1) addTiles(counts, at, -1);
  const divisible = isDivisible(counts, from, to);
  for (let at = tile; at <= tile + 2; at += 1) addTiles(counts, at, 1);
  return divisible;
};
