import { expect, test } from 'vitest';
import { keepSame } from '../../../renderer/host/keep-same.ts';

test('nothing was there before', () => {
  const after = { a: 1 };
  expect(keepSame(undefined, after)).toBe(after);
});

test('what says the same is the very object of before, at every depth', () => {
  const before = {
    name: 'Monday',
    deals: [
      { id: 'x', net: { a: 1 } },
      { id: 'y', net: { a: 2 } },
    ],
    list: [1, 2],
  };
  const after = keepSame(before, {
    name: 'Monday',
    deals: [
      { id: 'x', net: { a: 1 } },
      { id: 'y', net: { a: 3 } },
      { id: 'z', net: { a: 4 } },
    ],
    list: [1, 2],
  });
  expect(after).not.toBe(before);
  expect(after.deals).not.toBe(before.deals);
  expect(after.deals[0]).toBe(before.deals[0]);
  expect(after.deals[1]).toEqual({ id: 'y', net: { a: 3 } });
  expect(after.deals[2]).toEqual({ id: 'z', net: { a: 4 } });
  expect(after.list).toBe(before.list);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('a part that went, came or became another kind is another one', () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [null, {}],
    [{ a: null }, { a: {} }],
    [{ a: '1' }, { a: 1 }],
    [new Map(), {}],
  ];
  for (const [before, after] of pairs) {
    const copy = structuredClone(after);
    expect(keepSame(before, after)).toEqual(copy);
    expect(keepSame(before, after)).toBe(after);
  }
  expect(pairs.length).toBeGreaterThan(0);
});
