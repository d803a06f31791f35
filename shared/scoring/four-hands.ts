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
  readonly sheets: Partial<BySeat<{ readonly total: number }>>;
};

const HALVES = 2;

const factor = (doubled: boolean, one: Wind, two: Wind): number => (doubled && (one === 'E' || two === 'E') ? 2 : 1);

/**
 * Each loser pays the winner's total, then the losers settle their differences; East pays and receives double. A liable
 * player bears all three shares and ends it (filling 9). Null while a total that is needed is unknown. Half units.
 */
export const settleFourHands = ({ terms, winner, liable, sheets }: Win): readonly Payment[] | null => {
  const worth = sheets[winner]?.total;
  if (worth === undefined) return null;
  const share = (loser: Wind): number => worth * factor(terms.eastDoubles, winner, loser) * HALVES;
  if (liable !== undefined) {
    return others(winner).flatMap((loser) =>
      loser === liable
        ? pay({ from: liable, to: winner, amount: share(loser), reason: 'win' })
        : pay({ from: liable, to: winner, amount: share(loser), reason: 'liability', for: loser }),
    );
  }
  const differences = terms.losersSettle ? settleDifferences(terms, winner, sheets) : [];
  if (differences === null) return null;
  const wins = others(winner).flatMap((from) => pay({ from, to: winner, amount: share(from), reason: 'win' }));
  return [...wins, ...differences];
};

const settleDifferences = (
  { eastDoubles, differenceLimit = Number.POSITIVE_INFINITY }: FourHandsTerms,
  winner: Wind,
  sheets: Win['sheets'],
): readonly Payment[] | null => {
  const known: { readonly seat: Wind; readonly total: number }[] = [];
  for (const seat of others(winner)) {
    const total = sheets[seat]?.total;
    if (total === undefined) return null;
    known.push({ seat, total });
  }
  return known.flatMap((one, at) =>
    known.slice(at + 1).flatMap((two) => {
      const difference = Math.min(Math.abs(one.total - two.total), differenceLimit);
      const amount = difference * factor(eastDoubles, one.seat, two.seat) * HALVES;
      const [from, to] = one.total < two.total ? [one.seat, two.seat] : [two.seat, one.seat];
      return pay({ from, to, amount, reason: 'difference' });
    }),
  );
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
