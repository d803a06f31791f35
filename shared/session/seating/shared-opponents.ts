import type { DesignedRound } from './field-plan.ts';

export type SharedOpponents = {
  /** Pairs who never meet and have fewer than sqrt(people) opponents in common. */
  readonly below: number;
  /** Fewest common opponents of a pair who never meet; 0 when everybody meets everybody. */
  readonly fewest: number;
};

/** How comparable those are who never meet. */
export const sharedOpponents = (rounds: readonly DesignedRound[], people: number): SharedOpponents => {
  const words = (people + 31) >> 5;
  const met = new Int32Array(people * words);
  const meet = (one: number, other: number) => {
    const at = one * words + (other >> 5);
    met[at] = (met[at] ?? 0) | (1 << (other & 31));
  };
  for (const { places } of rounds) {
    places.forEach((person, place) => {
      for (let mate = place & ~3; mate < place; mate++) {
        meet(person, places[mate] ?? 0);
        meet(places[mate] ?? 0, person);
      }
    });
  }
  const wanted = Math.floor(Math.sqrt(people));
  let [below, fewest] = [0, people];
  for (let one = 0; one < people; one++) {
    for (let other = one + 1; other < people; other++) {
      if (((met[one * words + (other >> 5)] ?? 0) >> (other & 31)) & 1) continue;
      let common = 0;
      for (let word = 0; word < words; word++) {
        common += bitsIn((met[one * words + word] ?? 0) & (met[other * words + word] ?? 0));
      }
      if (common < wanted) below += 1;
      if (common < fewest) fewest = common;
    }
  }
  return { below, fewest: fewest === people ? 0 : fewest };
};

const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
