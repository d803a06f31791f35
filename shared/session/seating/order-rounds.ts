/**
 * An order of rounds in which as few pairs as possible meet again in the very next round: exchanges of two rounds as long as that
 * helps. Repeats, tables and turns of a plan without sit-outs do not depend on the order; winds are given afterwards. Returns the
 * positions of the rounds in their new order.
 */
export const orderRounds = (
  rounds: readonly (readonly number[])[],
  people: number,
  before: readonly number[],
): readonly number[] => {
  const pairs = rounds.map((round) => pairsOf(round, people));
  const last = new Set(before);
  const shared = pairs.map((one) => pairs.map((other) => common(one, other)));
  const first = pairs.map((own) => common(own, last));
  const order = rounds.map((_, at) => at);
  const costOf = (): number =>
    order.reduce((sum, round, at) => {
      const previous = order[at - 1];
      return sum + (previous === undefined ? (first[round] ?? 0) : (shared[previous]?.[round] ?? 0));
    }, 0);
  let cost = costOf();
  for (let again = cost > 0; again; ) {
    again = false;
    for (let one = 0; one < order.length; one++) {
      for (let other = one + 1; other < order.length; other++) {
        swap(order, one, other);
        const changed = costOf();
        if (changed < cost) [cost, again] = [changed, true];
        else swap(order, one, other);
      }
    }
  }
  return order;
};

const swap = (list: number[], one: number, other: number): void => {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
};

/** A pair of people as one number. */
export const pairKey = ({ one, other }: { readonly one: number; readonly other: number }, people: number): number =>
  Math.min(one, other) * people + Math.max(one, other);

/** Empty chairs are numbered from `people` up and meet nobody. */
const pairsOf = (round: readonly number[], people: number): ReadonlySet<number> => {
  const pairs = new Set<number>();
  for (const [place, one] of round.entries()) {
    for (let mate = place & ~3; mate < place; mate++) {
      const other = round[mate] ?? people;
      if (one < people && other < people) pairs.add(pairKey({ one, other }, people));
    }
  }
  return pairs;
};

const common = (one: ReadonlySet<number>, other: ReadonlySet<number>): number =>
  [...one].filter((pair) => other.has(pair)).length;
