import { expect, test } from 'vitest';
import { roundScale, spread } from '../../../renderer/charts/scale.ts';

test.each([
  [-664, 588, -800, 600, 200],
  [0, 0, 0, 1, 1],
  [0, 4154, 0, 5000, 1000],
])('from %i to %i: %i to %i by %i', (low, high, from, to, step) => {
  const scale = roundScale(low, high);
  expect([scale.from, scale.to]).toEqual([from, to]);
  expect((scale.values[1] ?? 0) - (scale.values[0] ?? 0)).toBe(step);
});

test('labels keep their order and their distance, and stay inside', () => {
  expect(spread([50, 52, 100], 10, 0, 100)).toEqual([50, 60, 100]);
  expect(spread([98, 99, 10], 10, 0, 100)).toEqual([90, 100, 10]);
});
