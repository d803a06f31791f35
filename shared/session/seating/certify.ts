import { measurePlan, measureWishes } from './measure-seating.ts';
import type { PastRound, PlanCertificate, SeatingField } from './plan.ts';

/** Raised when the same arguments could give another plan than before. */
export const MAKER_VERSION = 2;

/** What the checker's figures and the maker's account say about a plan; wishes are judged in the new rounds only. */
export const certify = (
  field: SeatingField,
  history: readonly PastRound[],
  rounds: readonly PastRound[],
  how: Pick<PlanCertificate, 'seed' | 'method' | 'moves' | 'complete'>,
): PlanCertificate => {
  const wishes = measureWishes(rounds, field);
  return {
    makerVersion: MAKER_VERSION,
    ...how,
    metrics: measurePlan([...history, ...rounds]),
    wishes,
    forbidsKept: wishes.forbids.every(({ unmet }) => !unmet),
  };
};
