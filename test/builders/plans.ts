import { checkPlan } from '../../shared/session/seating/check-plan.ts';
import { asWritten } from '../../shared/session/seating/check-seating.ts';
import type { PastRound, PlanInput, SeatingField, SeatingPlan, TableSizes } from '../../shared/session/seating/plan.ts';
import { planSeating } from '../../shared/session/seating/plan-seating.ts';

/** `p001` to so many: sorted by id they stand in this order. */
export const field = (count: number): readonly { readonly id: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${String(index + 1).padStart(3, '0')}` }));

export type PlanOptions = Partial<Omit<PlanInput, 'players' | 'rounds'>>;

/** A plan for so many people, with `options` where the test needs them; fails the test when it is refused. */
export const planned = (count: number, rounds: number, options: PlanOptions = {}): SeatingPlan =>
  plannedFor({ players: field(count) }, rounds, options);

export const plannedFor = (wishes: SeatingField, rounds: number, options: PlanOptions = {}): SeatingPlan => {
  const made = planSeating({ rounds, seed: 7, tableSizes: 'sit-out', ...wishes, ...options });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
};

/** What the checker has against a plan; nothing where all is well. */
export const objections = (wishes: SeatingField, rounds: readonly PastRound[], tableSizes: TableSizes = 'sit-out') => {
  const { flaws, breaches } = checkPlan({ field: wishes, rounds: rounds.map(asWritten), tableSizes });
  return [...flaws, ...breaches];
};

/** Sum of C(m, 2), counted the slow way from lists of people: a second opinion on the checker. */
export const repeatsIn = (rounds: readonly PastRound[]): number => {
  const tables = rounds.flatMap((round) => asWritten(round).tables.map(({ people }) => people));
  const everybody = [...new Set(tables.flat())];
  return everybody
    .flatMap((one, index) => everybody.slice(index + 1).map((other) => [one, other] as const))
    .map(([one, other]) => tables.filter((people) => people.includes(one) && people.includes(other)).length)
    .reduce((sum, met) => sum + (met * (met - 1)) / 2, 0);
};
