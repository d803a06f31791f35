import type { PastRound } from './plan.ts';
import type { RandomSource } from './random-source.ts';

/** What somebody has had so far. */
export type SitOutRecord = {
  readonly sitOuts: number;
  /** Position of the latest sit-out among the rounds, from 1; 0 for never. */
  readonly latest: number;
  readonly played: number;
};

/**
 * How often everybody present has sat out and played. A late arrival starts level with the mean of those who were there
 * (rounded down), not at nought: otherwise the newcomer would sit out first.
 */
export const sitOutRecords = (
  present: readonly string[],
  past: readonly PastRound[],
): ReadonlyMap<string, SitOutRecord> => {
  const records = new Map<string, SitOutRecord>();
  const recordOf = (person: string) => records.get(person) ?? newcomer(records);
  past.forEach(({ tables, sitOuts }, index) => {
    const before = newcomer(records);
    for (const person of sitOuts) {
      const record = records.get(person) ?? before;
      records.set(person, { ...record, sitOuts: record.sitOuts + 1, latest: index + 1 });
    }
    for (const { chairs } of tables) {
      for (const person of Object.values(chairs)) {
        if (person === null) continue;
        const record = records.get(person) ?? before;
        records.set(person, { ...record, played: record.played + 1 });
      }
    }
  });
  return new Map(present.map((person) => [person, recordOf(person)]));
};

const newcomer = (records: ReadonlyMap<string, SitOutRecord>): SitOutRecord => {
  const sum = [...records.values()].reduce((total, { sitOuts }) => total + sitOuts, 0);
  return { sitOuts: records.size === 0 ? 0 : Math.floor(sum / records.size), latest: 0, played: 0 };
};

/**
 * Who sits out when `present` is not a multiple of four: those with the fewest sit-outs, then those whose last one is longest
 * ago, then those who have played most, then by lot. So nobody sits out twice before everybody has once.
 */
export const chooseSitOuts = (
  present: readonly string[],
  records: ReadonlyMap<string, SitOutRecord>,
  random: RandomSource,
): readonly string[] => {
  const drawn = random.shuffle(present).map((person) => ({ person, record: records.get(person) ?? NEVER }));
  const inTurn = drawn.sort(
    (left, right) =>
      left.record.sitOuts - right.record.sitOuts ||
      left.record.latest - right.record.latest ||
      right.record.played - left.record.played,
  );
  const chosen = new Set(inTurn.slice(0, present.length % 4).map(({ person }) => person));
  return present.filter((person) => chosen.has(person));
};

const NEVER: SitOutRecord = { sitOuts: 0, latest: 0, played: 0 };
