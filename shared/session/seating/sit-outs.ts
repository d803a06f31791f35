import type { PastRound } from './plan.ts';
import { peopleOf } from './seated-people.ts';

/**
 * How often everybody present has sat out, which is whose turn it is. A late arrival starts level with the mean of those who were
 * there (rounded down), not at nought: otherwise the newcomer would sit out first. Who comes back has what they had.
 */
export const sitOutCounts = (present: readonly string[], past: readonly PastRound[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { tables, sitOuts } of past) {
    const before = meanOf(counts);
    for (const person of tables.flatMap(({ chairs }) => peopleOf(chairs))) {
      if (!counts.has(person)) counts.set(person, before);
    }
    for (const person of sitOuts) counts.set(person, (counts.get(person) ?? before) + 1);
  }
  return new Map(present.map((person) => [person, counts.get(person) ?? meanOf(counts)]));
};

const meanOf = (counts: ReadonlyMap<string, number>): number => {
  const sum = [...counts.values()].reduce((total, own) => total + own, 0);
  return counts.size === 0 ? 0 : Math.floor(sum / counts.size);
};
