import type { StoredScore } from '../../shared/records/records.ts';
import type { Chair } from '../../shared/table/chair.ts';

export type StoredPayment = NonNullable<NonNullable<StoredScore['outcome']>['payments']>[number];

type BasisInput = {
  /** Final worth of the hands known, in whole units. */
  readonly totals: Partial<Readonly<Record<Chair, number>>>;
  readonly winner: Chair | undefined;
  /** Who sits East in the deal. */
  readonly dealer: Chair;
};

/** What a payment was made of; `times` is 2 where East is part of it. `plain` when the figures do not tell. */
export type PaymentBasis =
  | { readonly kind: 'total'; readonly of: Chair; readonly total: number; readonly times: number }
  | {
      readonly kind: 'difference';
      readonly high: number;
      readonly low: number;
      readonly difference: number;
      readonly times: number;
    }
  | { readonly kind: 'plain'; readonly each: number; readonly times: number };

/**
 * Explains a payment by the totals on the sheets: the winner's total or the difference of two, once or twice. Said only
 * when it comes to exactly the amount that was settled, so that the words never claim more than the engine did.
 */
export const paymentBasis = (payment: StoredPayment, { totals, winner, dealer }: BasisInput): PaymentBasis => {
  const whole = payment.amount / 2;
  const withEast = [payment.for ?? payment.from, payment.to].includes(dealer);
  const timesOf = (base: number): number | undefined =>
    base > 0 && whole === base ? 1 : base > 0 && withEast && whole === base * 2 ? 2 : undefined;
  const plain = { kind: 'plain', each: whole, times: 1 } as const;
  const [own, other] = [totals[payment.to], totals[payment.from]];
  if (payment.reason === 'win' || payment.reason === 'liability') {
    const times = own === undefined || payment.to !== winner ? undefined : timesOf(own);
    return own === undefined || times === undefined ? plain : { kind: 'total', of: payment.to, total: own, times };
  }
  if (payment.reason === 'difference' && own !== undefined && other !== undefined) {
    const difference = own - other;
    const times = timesOf(difference);
    return times === undefined ? plain : { kind: 'difference', high: own, low: other, difference, times };
  }
  return plain;
};
