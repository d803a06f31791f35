import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleEvening } from '../../../shared/session/settle-evening.ts';

/** `A 10, B -10` as balances. */
const balances = (text: string) =>
  text.split(', ').map((part) => {
    const [entrantId = '', amount = ''] = part.split(' ');
    return { entrantId, amount: Number(amount) };
  });
const lines = (text: string) =>
  settleEvening(balances(text)).map(({ from, to, amount }) => `${from ?? 'club'} > ${to ?? 'club'} ${amount}`);

describe('settling an evening', () => {
  test.each([
    ['A 10, B -10', ['B > A 10']],
    ['A 0, B 0', []],
    ['A 30, B -10, C -20', ['C > A 20', 'B > A 10']],
    ['A 20, B 10, C -5, D -25', ['D > A 20', 'C > B 5', 'D > B 5']],
    // A penalty of 4 that nobody got: the club does.
    ['A 6, B -10', ['B > A 6', 'B > club 4']],
    // Equals in the order given.
    ['A 5, B 5, C -5, D -5', ['C > A 5', 'D > B 5']],
  ])('%s', (text, transfers) => {
    expect(lines(text)).toEqual(transfers);
  });

  test('everybody is even afterwards, with fewer payments than people, the club among them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 40 }), (amounts) => {
        const people = amounts.map((amount, index) => ({ entrantId: String(index), amount }));
        const transfers = settleEvening(people);
        expect(transfers.length).toBeLessThanOrEqual(people.length);
        for (const { amount } of transfers) expect(amount).toBeGreaterThan(0);
        for (const { entrantId, amount } of people) {
          const paid = transfers.reduce(
            (sum, { from, to, amount: part }) => sum + (to === entrantId ? part : 0) - (from === entrantId ? part : 0),
            0,
          );
          expect(paid).toBe(amount);
        }
      }),
    );
  });
});
