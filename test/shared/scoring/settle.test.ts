import { expect, test } from 'vitest';
import type { Payment } from '../../../shared/scoring/score-sheet.ts';
import { settle } from '../../../shared/scoring/settle.ts';

const win = (amount: number, from: Payment['from'] = 'S', to: Payment['to'] = 'E'): Payment => ({
  from,
  to,
  amount,
  reason: 'win',
});

test('nets are the sums of the payments', () => {
  expect(settle([win(3), win(4, 'W'), win(1, 'E', 'N')]).net).toEqual({ E: 6, S: -3, W: -4, N: 1 });
  expect(settle([]).net).toEqual({ E: 0, S: 0, W: 0, N: 0 });
});

test.each([
  ['a fraction of a half unit', win(1.5)],
  ['nothing', win(0)],
  ['a negative amount', win(-2)],
  ['no number', win(Number.NaN)],
  ['a payment to oneself', win(2, 'E', 'E')],
])('%s is a broken invariant', (_, payment) => {
  expect(() => settle([payment])).toThrow();
});
