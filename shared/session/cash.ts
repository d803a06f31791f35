import type { Balance } from './settle-evening.ts';

/** What a club plays for, in hundredths of its money. */
export type Stake = {
  /** What one point is worth. */
  readonly perPoint: number;
  /** What everybody pays the club for the evening. */
  readonly fee: number;
};

/** What somebody won or lost in money, before and after the fee. Hundredths. */
export type CashBalance = { readonly entrantId: string; readonly won: number; readonly amount: number };

/**
 * Points (half units) as money. Half points at an odd stake come to half a hundredth: those who come to one are rounded up and down
 * in turn, the first of them up, in the order given; where their number is odd the club has the last half. What people then pay and get
 * comes to the fees and to what penalties took, exactly.
 */
export const cashBalances = (balances: readonly Balance[], { perPoint, fee }: Stake): readonly CashBalance[] => {
  let up = false;
  return balances.map(({ entrantId, amount }) => {
    const twice = amount * perPoint;
    if (twice % 2 !== 0) up = !up;
    const won = twice % 2 === 0 ? twice / 2 : up ? (twice + 1) / 2 : (twice - 1) / 2;
    return { entrantId, won, amount: won - fee };
  });
};

/** Money as somebody types it, in hundredths: `5`, `0.10`, `0,1`. Undefined for what is none or has more than two decimals. */
export const readCash = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
};
