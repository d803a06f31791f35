export type Placed<T> = { readonly item: T; readonly place: number; readonly shared: boolean };

/**
 * Puts items in order of their figures, highest first, the earlier figure deciding; equals in every figure share a place
 * and leave the next ones free: 1, 2, 2, 4. Equals keep the order they came in.
 */
export const placesOf = <T>(items: readonly T[], figures: (item: T) => readonly number[]): readonly Placed<T>[] => {
  const sorted = items
    .map((item) => ({ item, key: figures(item) }))
    .sort((left, right) => compare(right.key, left.key));
  const firstOf = (index: number): number => {
    const own = sorted[index];
    let first = index;
    for (
      let before = sorted[first - 1];
      own && before && compare(before.key, own.key) === 0;
      before = sorted[first - 1]
    )
      first -= 1;
    return first;
  };
  return sorted.map(({ item, key }, index) => {
    const next = sorted[index + 1];
    const first = firstOf(index);
    return { item, place: first + 1, shared: first < index || (next !== undefined && compare(next.key, key) === 0) };
  });
};

/** Compares figure by figure; both lists have the same length. */
const compare = (left: readonly number[], right: readonly number[]): number => {
  const index = left.findIndex((value, at) => value !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
};
