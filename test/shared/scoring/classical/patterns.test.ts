import { describe, expect, test } from 'vitest';
import { CLASSICAL, countedOf, sheetOf } from '../deal-text.ts';
import { DOUBLE_ROWS } from './double-rows.ts';
import { LIMIT_ROWS } from './limit-rows.ts';
import { POINT_ROWS } from './point-rows.ts';

const rows = [...POINT_ROWS, ...DOUBLE_ROWS, ...LIMIT_ROWS];

describe('each pattern against its table', () => {
  for (const [pattern, value, hand, how, options] of rows) {
    test(`${pattern} counts ${value}: ${hand} (${how}) ${options === undefined ? '' : JSON.stringify(options)}`, () => {
      expect(countedOf(sheetOf(hand, how, options), pattern)).toBe(value);
    });
  }
});

test.each(CLASSICAL.patterns.map(({ id }) => id))('the table has a hit and a miss for %s', (id) => {
  const values = rows.filter(([pattern]) => pattern === id).map(([, value]) => value);
  expect(values.some((value) => value > 0)).toBe(true);
  expect(values.some((value) => value === 0)).toBe(true);
});

test('the tables name no pattern that the ruleset lacks', () => {
  const known = new Set(CLASSICAL.patterns.map(({ id }) => id));
  expect(rows.filter(([pattern]) => !known.has(pattern))).toEqual([]);
  expect(known.size).toBeGreaterThan(60);
});
