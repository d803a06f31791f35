import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../shared/session/places.ts';
import { tablePoints } from '../../../shared/session/table-points.ts';

describe('table points in twelfths', () => {
  test.each([
    [40, 30, 20, 10, '48 24 12 0'],
    [10, 20, 30, 40, '0 12 24 48'],
    [20, 20, 0, -40, '36 36 12 0'],
    [40, 0, 0, -40, '48 18 18 0'],
    [40, 20, -30, -30, '48 24 6 6'],
    [20, 20, -20, -20, '36 36 6 6'],
    [16, 16, 16, -48, '28 28 28 0'],
    [48, -16, -16, -16, '48 12 12 12'],
    [0, 0, 0, 0, '21 21 21 21'],
  ])('%i %i %i %i: %s', (a, b, c, d, points) => {
    expect(Object.values(tablePoints({ a, b, c, d })).join(' ')).toBe(points);
  });

  test('whole twelfths that sum to seven points, whatever the balances', () => {
    const amount = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, c, d) => {
        const points = Object.values(tablePoints({ a, b, c, d }));
        expect(points.every(Number.isInteger)).toBe(true);
        expect(points.reduce((sum, each) => sum + each)).toBe(84);
      }),
    );
  });
});

describe('shared places', () => {
  test.each([
    [[50, 40, 40, 30], '1 2= 2= 4'],
    [[30, 40, 40, 50], '1 2= 2= 4'],
    [[7, 7, 7, 7], '1= 1= 1= 1='],
    [[1], '1'],
    [[], ''],
    [[3, 3, 2, 1, 1, 1, 0], '1= 1= 3 4= 4= 4= 7'],
  ])('%j: %s (P3)', (totals, places) => {
    const placed = placesOf(totals, (total) => [total]);
    expect(placed.map(({ place, shared }) => `${place}${shared ? '=' : ''}`).join(' ')).toBe(places);
  });

  test('the second figure decides between equals of the first', () => {
    const placed = placesOf(['2/9', '3/1', '2/8', '2/9'], (figures) => figures.split('/').map(Number));
    expect(placed.map(({ item, place }) => `${item}: ${place}`)).toEqual(['3/1: 1', '2/9: 2', '2/9: 2', '2/8: 4']);
  });
});
