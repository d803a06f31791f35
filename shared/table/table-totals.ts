import type { Ruleset } from '../scoring/ruleset.ts';
import { type ByChair, CHAIRS, type Chair } from './chair.ts';

/** Totals as they are typed, in half units; undefined where nothing was typed. */
export type TypedTotals = Readonly<Partial<Record<Chair, number>>>;

export type TotalsError =
  /** What they sum to, in half units. */
  | { readonly code: 'totals-not-zero'; readonly sum: number }
  /** A half in a rule system whose amounts are whole. */
  | { readonly code: 'totals-halves'; readonly chairs: readonly Chair[] }
  /** Somebody's total, where nobody sits. */
  | { readonly code: 'totals-nobody'; readonly chair: Chair };

/** Whether amounts may be halves: those of the systems in which the winner is paid by shares. */
const allowsHalves = ({ payment }: Pick<Ruleset, 'payment'>): boolean => payment === 'winner-takes';

type Players = { readonly ruleset: Pick<Ruleset, 'payment'>; readonly taken: readonly Chair[] };

/** Every fault of four totals (three at a table of three, the empty chair being 0). */
export const checkTotals = (totals: ByChair<number>, { ruleset, taken }: Players): readonly TotalsError[] => {
  const sum = CHAIRS.reduce((all, chair) => all + totals[chair], 0);
  const halves = allowsHalves(ruleset) ? [] : CHAIRS.filter((chair) => totals[chair] % 2 !== 0);
  return [
    ...(sum === 0 ? [] : [{ code: 'totals-not-zero', sum } as const]),
    ...(halves.length === 0 ? [] : [{ code: 'totals-halves', chairs: halves } as const]),
    ...CHAIRS.filter((chair) => !taken.includes(chair) && totals[chair] !== 0).map(
      (chair) => ({ code: 'totals-nobody', chair }) as const,
    ),
  ];
};

/** The one total that is not typed yet, as it has to be; undefined while more than one or none is missing. */
export const missingTotal = (
  typed: TypedTotals,
  taken: readonly Chair[],
): { readonly chair: Chair; readonly amount: number } | undefined => {
  const [chair, ...more] = taken.filter((each) => typed[each] === undefined);
  if (chair === undefined || more.length > 0) return undefined;
  const sum = taken.reduce((all, each) => all + (typed[each] ?? 0), 0);
  return { chair, amount: sum === 0 ? 0 : -sum };
};
