import type { FlatRound } from './meetings.ts';
import type { RandomSource } from './random-source.ts';

/**
 * Gives winds round by round from what everybody has had: for each table the best of the 24 orders. Used when people came
 * or went after rounds were played, where an exact answer for the whole plan need not exist any more.
 * `past` and the result have every table's people in the order E, S, W, N.
 */
export const windsByHistory = (
  rounds: readonly FlatRound[],
  past: readonly FlatRound[],
  random: RandomSource,
): number[][] => {
  const had = new Map<string, number>();
  const count = (round: readonly number[]) => {
    round.forEach((person, seat) => {
      const name = `${person}/${seat & 3}`;
      had.set(name, (had.get(name) ?? 0) + 1);
    });
  };
  for (const round of past) count(round);
  return rounds.map((round) => {
    const seated: number[] = [];
    for (let first = 0; first < round.length; first += 4) {
      seated.push(...bestOrder(random.shuffle(round.slice(first, first + 4)), had));
    }
    count(seated);
    return seated;
  });
};

/** A wind had n times more than another weighs by the square: a third East is worse than two seconds. */
const bestOrder = (four: readonly number[], had: ReadonlyMap<string, number>): readonly number[] => {
  let best: { readonly order: readonly number[]; readonly cost: number } | undefined;
  for (const order of orders(four)) {
    const cost = order.reduce((sum, person, wind) => sum + (had.get(`${person}/${wind}`) ?? 0) ** 2, 0);
    if (best === undefined || cost < best.cost) best = { order, cost };
  }
  return best?.order ?? four;
};

const orders = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
