import { type BySeat, WINDS, type Wind } from '../tiles/tile.ts';
import type { Payment } from './score-sheet.ts';
import { others, pay } from './settle.ts';

/** The choices of the settlement in which all four hands count. Amounts in whole units. */
export type FourHandsTerms = {
  readonly eastDoubles: boolean;
  readonly losersSettle: boolean;
  /** What a difference between two losers is cut to, before East doubles; absent where it is not. */
  readonly differenceLimit?: number;
  readonly liabilityAllowed: boolean;
  readonly falseWin: { readonly amount: number; readonly eastDoubles: boolean };
};

type Win = {
  readonly terms: FourHandsTerms;
  readonly winner: Wind;
  readonly liable: Wind | undefined;
  /** Final worth of the hands known, in whole units. */
  readonly totals: Partial<BySeat<number>>;
};

const HALVES = 2;

const factor = (doubled: boolean, one: Wind, two: Wind): number => (doubled && (one === 'E' || two === 'E') ? 2 : 1);

/**
 * Each loser pays the winner's total, then the losers settle their differences; East pays and receives double. A liable
 * player bears all three shares and ends it (filling 9). Null while a total that is needed is unknown. Half units.
 */
export const settleFourHands = ({ terms, winner, liable, totals }: Win): readonly Payment[] | null => {
  const worth = totals[winner];
  if (worth === undefined) return null;
  const share = (loser: Wind): number => worth * factor(terms.eastDoubles, winner, loser) * HALVES;
  if (liable !== undefined) {
    return others(winner).flatMap((loser) =>
      loser === liable
        ? pay({ from: liable, to: winner, amount: share(loser), reason: 'win' })
        : pay({ from: liable, to: winner, amount: share(loser), reason: 'liability', for: loser }),
    );
  }
  const differences = terms.losersSettle ? settleDifferences(terms, winner, totals) : [];
  if (differences === null) return null;
  const wins = others(winner).flatMap((from) => pay({ from, to: winner, amount: share(from), reason: 'win' }));
  return [...wins, ...differences];
};

const settleDifferences = (
  { eastDoubles, differenceLimit = Number.POSITIVE_INFINITY }: FourHandsTerms,
  winner: Wind,
  totals: Partial<BySeat<number>>,
): readonly Payment[] | null => {
  const losers = others(winner);
  if (losers.some((seat) => totals[seat] === undefined)) return null;
  const payments: Payment[] = [];
  for (const [at, first] of losers.entries()) {
    for (const second of losers.slice(at + 1)) {
      const [one, two] = [totals[first], totals[second]];
      if (one === undefined || two === undefined) return null;
      const difference = Math.min(Math.abs(one - two), differenceLimit);
      const amount = difference * factor(eastDoubles, first, second) * HALVES;
      const [from, to] = one < two ? [first, second] : [second, first];
      payments.push(...pay({ from, to, amount, reason: 'difference' }));
    }
  }
  return payments;
};

/** The offender pays an agreed amount to each opponent; nobody else pays anything (filling 10). Half units. */
export const settleFalseWin = ({ falseWin }: FourHandsTerms, offender: Wind): readonly Payment[] =>
  WINDS.filter((wind) => wind !== offender).flatMap((to) =>
    pay({
      from: offender,
      to,
      amount: falseWin.amount * factor(falseWin.eastDoubles, offender, to) * HALVES,
      reason: 'false-win',
    }),
  );
