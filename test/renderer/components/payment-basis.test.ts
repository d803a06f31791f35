import { describe, expect, test } from 'vitest';
import { type OnTheSpot, paymentBasis, type StoredPayment } from '../../../renderer/components/payment-basis.ts';
import { totalsOf } from '../../../renderer/components/read-sheet.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import { aWin } from '../../builders/records.ts';

const ruleset = findRuleset('classical');
if (ruleset === undefined) throw new Error('classical is not in the registry');
const place = {
  players: 4,
  number: 1,
  dealer: 'a',
  prevailingWind: 'E',
  extra: 0,
  dealerWins: 0,
  dealerStays: 0,
} as const;

const explain = (facts: ReturnType<typeof aWin>, options: Readonly<Record<string, unknown>> = {}) => {
  const score = scoreChairDeal({ ruleset, options: { ...ruleset.defaultOptions, ...options }, facts, place });
  const totals = totalsOf(score);
  return (score.outcome?.payments ?? []).map((payment) => {
    const basis = paymentBasis(payment, { totals, winner: facts.winner, dealer: 'a' });
    const sum =
      basis.kind === 'total'
        ? `${basis.total}`
        : basis.kind === 'difference'
          ? `${basis.high}-${basis.low}`
          : basis.kind === 'plain'
            ? `=${basis.each}`
            : basis.kind;
    const times = 'times' in basis ? basis.times : 0;
    return `${payment.from}>${payment.to} ${payment.amount / 2} ${sum} x${times}`;
  });
};

describe('what a payment was made of', () => {
  test('East wins: everything to it twice', () => {
    expect(explain(aWin('a', [184, 40, 20, 12]))).toEqual([
      'b>a 368 184 x2',
      'c>a 368 184 x2',
      'd>a 368 184 x2',
      'c>b 20 40-20 x1',
      'd>b 28 40-12 x1',
      'd>c 8 20-12 x1',
    ]);
  });

  test('another wins: East pays and receives twice', () => {
    expect(explain(aWin('b', [40, 184, 20, 12]))).toEqual([
      'a>b 368 184 x2',
      'c>b 184 184 x1',
      'd>b 184 184 x1',
      'c>a 40 40-20 x2',
      'd>a 56 40-12 x2',
      'd>c 8 20-12 x1',
    ]);
  });

  test('without East doubling nothing is said to be twice', () => {
    expect(explain(aWin('a', [184, 40, 40, 40]), { eastDoubles: false })).toEqual([
      'b>a 184 184 x1',
      'c>a 184 184 x1',
      'd>a 184 184 x1',
    ]);
  });

  test('one pays for others', () => {
    expect(explain({ ...aWin('c', [40, 12, 184, 20]), liable: 'b' }, { cannon: true })).toEqual([
      'b>c 368 184 x2',
      'b>c 184 184 x1',
      'b>c 184 184 x1',
    ]);
  });

  test('figures that do not come to the amount are not offered as its reason', () => {
    const payment = { from: 'b', to: 'a', amount: 100, reason: 'win' } as const;
    const given = { totals: { a: 184, b: 40 }, winner: 'a', dealer: 'a' } as const;
    expect(paymentBasis(payment, given)).toEqual({ kind: 'plain', each: 50, times: 1 });
    expect(paymentBasis({ ...payment, amount: 736 }, { ...given, dealer: 'c' })).toEqual({
      kind: 'plain',
      each: 368,
      times: 1,
    });
  });
});

describe('where only the winner is paid', () => {
  // filling 39, doubling on a 1/2 table: three tai are 4 and 8 points.
  const shares = () => ({ ordinary: 8, full: 16 });
  const basis = (payment: Omit<StoredPayment, 'to'>, discarder?: 'b', instant: readonly OnTheSpot[] = []) =>
    paymentBasis(
      { to: 'a', ...payment },
      { totals: { a: 3 }, winner: 'a', dealer: 'a', winnerTakes: { shares, discarder, instant } },
    );

  test.each([
    ['an ordinary loser', { from: 'c', amount: 8, reason: 'win' }, 'b', 'ordinary'],
    ['who threw', { from: 'b', amount: 16, reason: 'win' }, 'b', 'thrower'],
    ['who threw, for another', { from: 'b', amount: 8, reason: 'win', for: 'c' }, 'b', 'ordinary'],
    ['self-drawn', { from: 'c', amount: 16, reason: 'win' }, undefined, 'self-drawn'],
    ['liable for who threw', { from: 'd', amount: 16, reason: 'liability', for: 'b' }, 'b', 'thrower'],
    ['half of a share', { from: 'd', amount: 4, reason: 'liability', for: 'c' }, 'b', 'half'],
  ] as const)('%s', (_, payment, discarder, part) => {
    expect(basis(payment, discarder)).toEqual({ kind: 'share', worth: 3, part });
  });

  test('another amount is not explained', () => {
    expect(basis({ from: 'c', amount: 10, reason: 'win' }, 'b')).toEqual({ kind: 'plain', each: 5, times: 1 });
  });

  test('what was paid on the spot is named', () => {
    const kong = { seat: 'a', kind: 'kong-exposed' } as const;
    const late = { seat: 'a', kind: 'kong-exposed', payer: 'd' } as const;
    const pair = { seat: 'a', kind: 'cat-rat', opening: true } as const;
    const events = [kong, late, pair, { seat: 'b', kind: 'kong-exposed' }] as const;
    const of = (payment: Omit<StoredPayment, 'to' | 'amount'>) => basis({ amount: 4, ...payment }, undefined, events);
    expect(of({ from: 'c', reason: 'kong' })).toEqual({ kind: 'on-the-spot', events: [kong] });
    expect(of({ from: 'd', reason: 'kong' })).toEqual({ kind: 'on-the-spot', events: [kong, late] });
    expect(of({ from: 'd', reason: 'kong', for: 'c' })).toEqual({ kind: 'on-the-spot', events: [late] });
    expect(of({ from: 'c', reason: 'bonus' })).toEqual({ kind: 'on-the-spot', events: [pair] });
  });
});
