/** Where the bound of three new people a round is out of reach: small fields, and 20, whose design does not exist. */
const EXCEPTIONS: Readonly<Record<number, number>> = { 4: 1, 8: 1, 12: 1, 20: 5 };

export type CleanRounds = {
  /** Rounds in which nobody meets anybody twice. */
  readonly rounds: number;
  /** True when that many are known to be possible; false when no more than that are, and perhaps fewer. */
  readonly reached: boolean;
};

/**
 * How many rounds `players` people can play before somebody meets somebody again (product.md, "Seating bounds"): whole
 * tables meet three new people a round, so floor((n - 1) / 3). With people sitting out the count of pairs bounds it, and
 * below four tables the tables of a round cannot be drawn from different tables of the round before.
 */
export const cleanRounds = (players: number): CleanRounds => {
  const tables = Math.floor(players / 4);
  if (tables === 0) return { rounds: 0, reached: true };
  const sitOuts = players % 4;
  if (sitOuts === 0) {
    return { rounds: EXCEPTIONS[players] ?? Math.floor((players - 1) / 3), reached: players <= 88 };
  }
  // Each table of a second round takes at most one person from each table of the first and fills up with sit-outs.
  if (tables < 4 && tables * (4 - tables) > sitOuts) return { rounds: 1, reached: true };
  return { rounds: Math.floor((players * (players - 1)) / (12 * tables)), reached: false };
};
