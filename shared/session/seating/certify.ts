import { measurePlan, measureWishes } from './measure-seating.ts';
import type { PastRound, PlanCertificate, PlanWarning, SeatingField } from './plan.ts';

/** Raised when the same arguments could give another plan than before. */
export const MAKER_VERSION = 3;

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
    warnings: warningsOf(field),
    forbidsKept: wishes.forbids.every(({ unmet }) => !unmet),
  };
};

const warningsOf = ({ players }: SeatingField): readonly PlanWarning[] => {
  const at = new Map<number, readonly string[]>();
  for (const { id, fixedTable } of players) {
    if (fixedTable !== undefined) at.set(fixedTable, [...(at.get(fixedTable) ?? []), id].sort());
  }
  return [...at]
    .filter(([, people]) => people.length > 1)
    .sort(([one], [other]) => one - other)
    .map(([table, people]) => ({ code: 'fixed-together', table, people }));
};
