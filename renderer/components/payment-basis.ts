import type { StoredScore } from '../../shared/records/stored-score.ts';
import { isKong } from '../../shared/scoring/instant.ts';
import type { Shares } from '../../shared/scoring/winner-takes.ts';
import type { Chair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';

export type StoredPayment = NonNullable<NonNullable<StoredScore['outcome']>['payments']>[number];
export type OnTheSpot = ChairFacts['instant'][number];

type BasisInput = {
  /** Final worth of the hands known, in whole units. */
  readonly totals: Partial<Readonly<Record<Chair, number>>>;
  readonly winner: Chair | undefined;
  /** Who sits East in the deal. */
  readonly dealer: Chair;
  /** Where only the winner is paid: what a worth costs a loser, who threw the tile, and what was paid on the spot. */
  readonly winnerTakes?: {
    readonly shares: (worth: number) => Shares;
    readonly discarder: Chair | undefined;
    readonly instant: readonly OnTheSpot[];
  };
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
  /** A loser's share of a worth: of one who did not throw, of who threw, on a self-drawn tile, or half of a share. */
  | { readonly kind: 'share'; readonly worth: number; readonly part: SharePart }
  | { readonly kind: 'on-the-spot'; readonly events: readonly OnTheSpot[] }
  | { readonly kind: 'plain'; readonly each: number; readonly times: number };

export type SharePart = 'ordinary' | 'thrower' | 'self-drawn' | 'half';

/**
 * Explains a payment by the totals on the sheets: the winner's total or the difference of two, once or twice; where only the
 * winner is paid, the share that a loser owes. Said only when it comes to exactly the amount that was settled, so that the
 * words never claim more than the engine did.
 */
export const paymentBasis = (payment: StoredPayment, input: BasisInput): PaymentBasis =>
  input.winnerTakes === undefined
    ? betweenHands(payment, input)
    : toWinner(payment, input.totals[payment.to], input.winnerTakes);

const plainly = ({ amount }: StoredPayment): PaymentBasis => ({ kind: 'plain', each: amount / 2, times: 1 });

const betweenHands = (payment: StoredPayment, { totals, winner, dealer }: BasisInput): PaymentBasis => {
  const whole = payment.amount / 2;
  const withEast = [payment.for ?? payment.from, payment.to].includes(dealer);
  const timesOf = (base: number): number | undefined =>
    base > 0 && whole === base ? 1 : base > 0 && withEast && whole === base * 2 ? 2 : undefined;
  const [own, other] = [totals[payment.to], totals[payment.from]];
  if (payment.reason === 'win' || payment.reason === 'liability') {
    const times = own === undefined || payment.to !== winner ? undefined : timesOf(own);
    if (own !== undefined && times !== undefined) return { kind: 'total', of: payment.to, total: own, times };
  }
  if (payment.reason === 'difference' && own !== undefined && other !== undefined) {
    const difference = own - other;
    const times = timesOf(difference);
    if (times !== undefined) return { kind: 'difference', high: own, low: other, difference, times };
  }
  return plainly(payment);
};

const toWinner = (
  payment: StoredPayment,
  worth: number | undefined,
  { shares, discarder, instant }: NonNullable<BasisInput['winnerTakes']>,
): PaymentBasis => {
  const { from, to, amount, reason } = payment;
  if (reason === 'kong' || reason === 'bonus') {
    const events = instant.filter(
      ({ seat, kind, payer }) =>
        seat === to &&
        isKong(kind) === (reason === 'kong') &&
        (payer === from || (payer === undefined && payment.for === undefined)),
    );
    return events.length === 0 ? plainly(payment) : { kind: 'on-the-spot', events };
  }
  if (worth === undefined || (reason !== 'win' && reason !== 'liability')) return plainly(payment);
  const loser = payment.for ?? from;
  const { ordinary, full } = shares(worth);
  const part: SharePart = discarder === undefined ? 'self-drawn' : discarder === loser ? 'thrower' : 'ordinary';
  const owed = part === 'ordinary' ? ordinary : full;
  if (amount === owed) return { kind: 'share', worth, part };
  return amount * 2 === owed ? { kind: 'share', worth, part: 'half' } : plainly(payment);
};
