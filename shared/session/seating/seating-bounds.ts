/** Whom each round seats: tables of people, by any numbering below `people`. */
export type AttendedRound = { readonly tables: number; readonly players: readonly number[] };

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** Least sum of C(x, 2) when `total` is spread over `places`. */
const leastPairs = (total: number, places: number): number => {
  if (places <= 0) return pairsOf(total);
  const low = Math.floor(total / places);
  const over = total - low * places;
  return over * pairsOf(low + 1) + (places - over) * pairsOf(low);
};

/**
 * No seating of these rounds has fewer repeats (sum over pairs of C(m, 2)). The better of two arguments. By person:
 * three meetings a round spread over everybody else; summed, each pair counted twice. By rounds: C(m, 2) counts the pairs of
 * rounds in which two people met in both; the four of a table come from so many tables of another round (2 tables: 4 pairs
 * again, 3 tables: 3 pairs).
 */
export const leastRepeats = (rounds: readonly AttendedRound[], people: number): number => {
  const plays = new Map<number, number>();
  for (const { players } of rounds) for (const person of players) plays.set(person, (plays.get(person) ?? 0) + 1);
  const byPerson = [...plays.values()].reduce((sum, played) => sum + leastPairs(3 * played, people - 1), 0);
  let byRounds = 0;
  rounds.forEach((later, index) => {
    for (const earlier of rounds.slice(0, index)) byRounds += leastRepeatsBetween(earlier, later);
  });
  return Math.max(Math.ceil(byPerson / 2), byRounds);
};

/** `shared` people were in both rounds; spread them over the cells (table then, table now) as evenly as the tables allow. */
const leastRepeatsBetween = (earlier: AttendedRound, later: AttendedRound): number => {
  const before = new Set(earlier.players);
  const shared = later.players.filter((person) => before.has(person)).length;
  return leastPairs(shared, earlier.tables * later.tables);
};

/** Least sum over the four winds of |4 x count - plays| for somebody with so many plays. */
export const leastWindSpread = (plays: number): number => {
  const over = plays % 4;
  return 2 * over * (4 - over);
};
