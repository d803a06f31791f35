import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashBalances, readCash } from '../../../shared/session/cash.ts';
import { settleEvening } from '../../../shared/session/settle-evening.ts';

const wonBy = (halves: readonly number[], perPoint: number): readonly number[] =>
  cashBalances(
    halves.map((amount, index) => ({ entrantId: String(index), amount })),
    { perPoint, fee: 0 },
  ).map(({ won }) => won);

describe('points as money', () => {
  test('a stake for each point, and the fee taken from everybody', () => {
    const people = [
      { entrantId: 'A', amount: 80 },
      { entrantId: 'B', amount: -80 },
    ];
    expect(cashBalances(people, { perPoint: 10, fee: 500 })).toEqual([
      { entrantId: 'A', won: 400, amount: -100 },
      { entrantId: 'B', won: -400, amount: -900 },
    ]);
  });

  test('half points at an odd stake: half hundredths go up and down in turn', () => {
    expect(wonBy([3, -1, -1, -1], 5)).toEqual([8, -3, -2, -3]);
    expect(wonBy([1, 1, -2], 1)).toEqual([1, 0, -1]);
  });

  test('whole hundredths, each within half of one, together what the points come to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 60 }),
        fc.nat(999),
        (halves, perPoint) => {
          const won = wonBy(halves, perPoint);
          for (const [index, amount] of won.entries()) {
            expect(Number.isInteger(amount)).toBe(true);
            expect(Math.abs(2 * amount - (halves[index] ?? 0) * perPoint)).toBeLessThanOrEqual(1);
          }
          const sum = won.reduce((total, amount) => total + amount, 0);
          const points = halves.reduce((total, amount) => total + amount, 0);
          expect(Math.abs(2 * sum - points * perPoint)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('the club gets every fee, whoever pays it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 30 }),
        fc.nat(2000),
        (amounts, fee) => {
          const last = amounts.reduce((sum, amount) => sum - amount, 0);
          const people = [...amounts, last].map((amount, index) => ({ entrantId: String(index), amount: 2 * amount }));
          const transfers = settleEvening(cashBalances(people, { perPoint: 7, fee }));
          const club = transfers.filter(({ to }) => to === null).reduce((sum, { amount }) => sum + amount, 0);
          expect(club).toBe(fee * people.length);
        },
      ),
    );
  });
});

test.each([
  ['5', 500],
  ['0.10', 10],
  ['0,1', 10],
  ['1.15', 115],
  [' 2 ', 200],
  ['0.005', undefined],
  ['-1', undefined],
  ['x', undefined],
  ['', undefined],
])('%j is %j hundredths', (text, hundredths) => {
  expect(readCash(text)).toBe(hundredths);
});
