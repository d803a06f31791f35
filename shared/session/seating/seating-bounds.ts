/** Whom each round seats: tables of people, by any numbering below `people`; those `inThrees` meet two others, not three. */
export type AttendedRound = {
  readonly tables: number;
  readonly players: readonly number[];
  readonly inThrees?: readonly number[];
};

/** Fields that a design which is known not to exist would seat without repeats: people, rounds, least repeats. */
const NO_DESIGN: readonly (readonly [number, number, number])[] = [[20, 6, 1]];

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
  const meetings = new Map<number, number>();
  const meet = (person: number, others: number) => meetings.set(person, (meetings.get(person) ?? 0) + others);
  for (const { players, inThrees = [] } of rounds) {
    for (const person of players) meet(person, 3);
    for (const person of inThrees) meet(person, -1);
  }
  const byPerson = [...meetings.values()].reduce((sum, met) => sum + leastPairs(met, people - 1), 0);
  let byRounds = 0;
  rounds.forEach((later, index) => {
    for (const earlier of rounds.slice(0, index)) byRounds += leastRepeatsBetween(earlier, later);
  });
  const full = rounds.every(({ players }) => players.length === people);
  const known = NO_DESIGN.find(([field, length]) => full && field === people && length === rounds.length);
  return Math.max(Math.ceil(byPerson / 2), byRounds, known?.[2] ?? 0);
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
