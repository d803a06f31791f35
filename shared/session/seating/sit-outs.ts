import type { PastRound } from './plan.ts';
import { peopleOf } from './seated-people.ts';

/**
 * How often everybody present has sat out, which is whose turn it is. A late arrival starts level with the mean of those who were
 * there (rounded down), not at nought: otherwise the newcomer would sit out first. Who comes back has what they had.
 */
export const sitOutCounts = (present: readonly string[], past: readonly PastRound[]): ReadonlyMap<string, number> =>
  turnCounts(present, past, ({ sitOuts }) => sitOuts);

/** How often everybody present has sat at a table of three, a late arrival counted as for sit-outs: else every short table would be theirs. */
export const threeCounts = (present: readonly string[], past: readonly PastRound[]): ReadonlyMap<string, number> =>
  turnCounts(present, past, ({ tables }) =>
    tables.map(({ chairs }) => peopleOf(chairs)).flatMap((people) => (people.length === 3 ? people : [])),
  );

const turnCounts = (
  present: readonly string[],
  past: readonly PastRound[],
  turnsIn: (round: PastRound) => readonly string[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const round of past) {
    const before = meanOf(counts);
    for (const person of [...round.tables.flatMap(({ chairs }) => peopleOf(chairs)), ...round.sitOuts]) {
      if (!counts.has(person)) counts.set(person, before);
    }
    for (const person of turnsIn(round)) counts.set(person, (counts.get(person) ?? before) + 1);
  }
  return new Map(present.map((person) => [person, counts.get(person) ?? meanOf(counts)]));
};

const meanOf = (counts: ReadonlyMap<string, number>): number => {
  const sum = [...counts.values()].reduce((total, own) => total + own, 0);
  return counts.size === 0 ? 0 : Math.floor(sum / counts.size);
};
