import type { Counts } from '../tiles/counts.ts';
import { FIRST_WIND, KINDS } from '../tiles/tile-index.ts';
import { type Group, groupOf } from './group.ts';

/**
 * Every division of concealed tiles into pungs, chows and exactly one pair; empty when there is none. Equal divisions
 * come once: at its lowest tile a division takes the pair, then pungs, then chows, never in another order.
 */
export const divide = (counts: Counts): readonly (readonly Group[])[] => {
  const divisions: (readonly Group[])[] = [];
  takeLowest({ left: counts.slice(), taken: [], divisions }, 0, PAIR, true);
  return divisions;
};

const PAIR = 0;
const PUNG = 1;
const CHOW = 2;

type Work = { readonly left: Counts; readonly taken: Group[]; readonly divisions: (readonly Group[])[] };

const takeLowest = (work: Work, from: number, stage: number, pairOpen: boolean): void => {
  const { left, taken, divisions } = work;
  let tile = from;
  while (tile < KINDS && left[tile] === 0) tile += 1;
  if (tile === KINDS) {
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
