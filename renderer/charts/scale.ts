/** A scale with round figures: both ends and every line of it. */
export type Scale = { readonly from: number; readonly to: number; readonly values: readonly number[] };

const STEPS = [1, 2, 5] as const;

/** The scale with the smallest step (1, 2 or 5 times a power of ten) that needs at most so many lines; at least one step high. */
export const roundScale = (low: number, high: number, most = 8): Scale => {
  const step = stepFor(low, high, most);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const values = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, values };
};

const stepFor = (low: number, high: number, most: number): number => {
  for (let power = 1; ; power *= 10) {
    for (const each of STEPS) {
      const step = each * power;
      if (Math.ceil(high / step) - Math.floor(low / step) < most) return step;
    }
  }
};

/** Moves labels apart along one axis, each as near to its own place as the least distance between them allows. */
export const spread = (wanted: readonly number[], distance: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((_, index) => index).sort((left, right) => (wanted[left] ?? 0) - (wanted[right] ?? 0));
  const placed = [...wanted];
  let free = low;
  for (const index of order) {
    placed[index] = Math.max(free, wanted[index] ?? 0);
    free = (placed[index] ?? 0) + distance;
  }
  let ceiling = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(ceiling, placed[index] ?? 0);
    ceiling = (placed[index] ?? 0) - distance;
  }
  return placed;
};
