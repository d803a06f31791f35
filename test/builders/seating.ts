import type { PastRound, RoundSeating } from '../../shared/session/seating/plan.ts';
import { seatNextRound } from '../../shared/session/seating/seat-next-round.ts';

/** `p1` to `pn`, in order of entry. */
export const people = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`);

/** Seats the next round and fails the test when it is refused. */
export const seated = (
  present: readonly string[],
  past: readonly PastRound[],
  seed: number,
  roundsPlanned: number,
): RoundSeating => {
  const result = seatNextRound({ seed, roundNumber: past.length + 1, present, past, roundsPlanned });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
};

export type Evening = { readonly rounds: readonly PastRound[]; readonly last: RoundSeating };

/** Seats rounds one after another; `fieldOf` says who is present in each (by number, from 1). */
export const seatEvening = (fieldOf: (round: number) => readonly string[], rounds: number, seed: number): Evening => {
  const past: PastRound[] = [];
  let last: RoundSeating | undefined;
  for (let number = 1; number <= rounds; number++) {
    last = seated(fieldOf(number), past, seed, rounds);
    past.push({ number, tables: last.tables, sitOuts: last.sitOuts });
  }
  if (last === undefined) throw new Error('no rounds');
  return { rounds: past, last };
};
