import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Randomness that a seed fixes on every machine: integers only. */
export type RandomSource = {
  /** A whole number from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  /** A new list in random order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

/** A source of its own for each `stream` of a seed, so that one use of randomness never shifts another. */
export const randomSource = (seed: number, stream: number): RandomSource => {
  const high = Math.floor(seed / 2 ** 32);
  const generator = xoroshiro128plusFromState([mix(seed), mix(high + 1), mix(stream + 2), mix(seed ^ mix(stream)) | 1]);
  for (let warmUp = 0; warmUp < 16; warmUp++) generator.next();
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    const drawn: T[] = [];
    while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
    return drawn;
  };
  return { below, shuffle };
};

/** Spreads near numbers apart (the finalizer of MurmurHash3). */
const mix = (value: number): number => {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
};
