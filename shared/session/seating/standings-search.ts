import { bearable, type MoveSource } from './move-source.ts';
import type { PairWeight } from './seat-grid.ts';

export type StandingsSearchInput = {
  /** People of each table to begin with, three or four. */
  readonly tables: readonly (readonly number[])[];
  readonly people: number;
  /** Place in the standings by person, from 0. */
  readonly rank: readonly number[];
  /**
   * `spread`: the distance from the first to the last at a table costs; `order`: the distance from the place where somebody begins
   * costs, so that people only move for a wish.
   */
  readonly aim: 'spread' | 'order';
  /** Extra cost of pairs, in places of the standings. */
  readonly pairs: readonly PairWeight[];
  /** Cost of giving somebody a wind, person x 4 + wind; the best order of a table counts. Absent: winds don't matter. */
  readonly winds?: Float64Array;
  readonly fixed: ReadonlyMap<number, number>;
  readonly moves: number;
  readonly source: MoveSource;
};

const HOT = 10;
const COLD = 0.3;
/** How far down the standings somebody looks for a partner in every second move. */
const NEAR = 16;

/** Exchanges people between tables of one round until neighbours in the standings sit together as far as wishes, old meetings and winds let them. */
export const searchByStandings = (input: StandingsSearchInput): readonly (readonly number[])[] => {
  const { moves, source, people, fixed } = input;
  const search = new StandingsSearch(input);
  let best = { cost: search.cost, tables: search.copy() };
  const byRank = input.rank
    .map((_, person) => person)
    .sort((one, other) => (input.rank[one] ?? 0) - (input.rank[other] ?? 0));
  const seated = byRank.filter((person) => search.tableOf(person) >= 0 && !fixed.has(person));
  for (let move = 0; move < moves && seated.length > 1 && people > 4; move++) {
    const at = source.below(seated.length);
    const away = move % 2 === 0 ? at + 1 + source.below(NEAR) : source.below(seated.length);
    const [one, other] = [seated[at] ?? 0, seated[away % seated.length] ?? 0];
    if (search.tableOf(one) === search.tableOf(other)) continue;
    const before = search.cost;
    search.exchange(one, other);
    const change = search.cost - before;
    if (change > 0 && change > bearable(HOT + ((COLD - HOT) * move) / moves, source)) search.exchange(one, other);
    else if (search.cost < best.cost) best = { cost: search.cost, tables: search.copy() };
  }
  return best.tables;
};

/** Place of an empty chair. */
const NOBODY = -1;

class StandingsSearch {
  cost = 0;
  readonly #width: number;
  /** Four seats a table. */
  readonly #seats: Int16Array;
  readonly #seatOf: Int16Array;
  readonly #rank: Int16Array;
  /** The place in the standings that belongs to each seat, where people are to keep their order. */
  readonly #seatRank: Int16Array | undefined;
  readonly #pairs: Float64Array;
  readonly #winds: Float64Array | undefined;
  readonly #costs: Float64Array;

  constructor({ tables, people, rank, pairs, aim, winds }: StandingsSearchInput) {
    this.#width = people;
    this.#winds = winds;
    this.#rank = Int16Array.from(rank);
    this.#seats = new Int16Array(4 * tables.length).fill(NOBODY);
    this.#seatOf = new Int16Array(people).fill(NOBODY);
    for (const [table, four] of tables.entries()) {
      for (const [seat, person] of four.entries()) {
        this.#seats[4 * table + seat] = person;
        this.#seatOf[person] = 4 * table + seat;
      }
    }
    this.#seatRank = aim === 'order' ? this.#seats.map((person) => rank[person] ?? 0) : undefined;
    this.#pairs = new Float64Array(people * people);
    for (const { one, other, weight } of pairs) {
      for (const at of [one * people + other, other * people + one]) this.#pairs[at] = (this.#pairs[at] ?? 0) + weight;
    }
    this.#costs = Float64Array.from(tables, (_, table) => this.#costOf(table));
    this.cost = this.#costs.reduce((sum, own) => sum + own, 0);
  }

  tableOf(person: number): number {
    return (this.#seatOf[person] ?? NOBODY) >> 2;
  }

  copy(): readonly (readonly number[])[] {
    return Array.from({ length: this.#costs.length }, (_, table) =>
      [...this.#seats.slice(4 * table, 4 * table + 4)].filter((person) => person !== NOBODY),
    );
  }

  exchange(one: number, other: number): void {
    const first = this.#seatOf[one] ?? 0;
    const second = this.#seatOf[other] ?? 0;
    this.#seats[first] = other;
    this.#seats[second] = one;
    this.#seatOf[one] = second;
    this.#seatOf[other] = first;
    this.#update(first >> 2);
    this.#update(second >> 2);
  }

  #update(table: number): void {
    const cost = this.#costOf(table);
    this.cost += cost - (this.#costs[table] ?? 0);
    this.#costs[table] = cost;
  }

  #costOf(table: number): number {
    const first = 4 * table;
    let low = this.#width;
    let high = 0;
    let cost = 0;
    for (let seat = first; seat < first + 4; seat++) {
      const person = this.#seats[seat] ?? NOBODY;
      if (person === NOBODY) continue;
      const place = this.#rank[person] ?? 0;
      if (place < low) low = place;
      if (place > high) high = place;
      if (this.#seatRank !== undefined) cost += Math.abs(place - (this.#seatRank[seat] ?? 0));
      const row = person * this.#width;
      for (let mate = first; mate < seat; mate++) cost += this.#pairs[row + (this.#seats[mate] ?? 0)] ?? 0;
    }
    if (this.#seatRank === undefined) cost += high - low;
    return this.#winds === undefined ? cost : cost + leastWindCost(this.#seats, first, this.#winds);
  }
}

/**
 * Cost of the best order of a table: two of the four have East and South, the other two West and North, each pair in its better
 * order; three have East, South and West.
 */
const leastWindCost = (seats: Int16Array, first: number, winds: Float64Array): number => {
  const a = 4 * (seats[first] ?? 0);
  const b = 4 * (seats[first + 1] ?? 0);
  const c = 4 * (seats[first + 2] ?? 0);
  const d = 4 * (seats[first + 3] ?? 0);
  if (d < 0) return leastOfThree([a, b, c], winds);
  return Math.min(
    two(winds, a, b) + two(winds, c + 2, d + 2),
    two(winds, c, d) + two(winds, a + 2, b + 2),
    two(winds, a, c) + two(winds, b + 2, d + 2),
    two(winds, b, d) + two(winds, a + 2, c + 2),
    two(winds, a, d) + two(winds, b + 2, c + 2),
    two(winds, b, c) + two(winds, a + 2, d + 2),
  );
};

/** One has this wind and the other the next, or the other way round. */
const two = (winds: Float64Array, one: number, other: number): number => {
  const straight = (winds[one] ?? 0) + (winds[other + 1] ?? 0);
  const turned = (winds[other] ?? 0) + (winds[one + 1] ?? 0);
  return Math.min(straight, turned);
};

const leastOfThree = ([a, b, c]: readonly [number, number, number], winds: Float64Array): number =>
  Math.min(
    (winds[a] ?? 0) + two(winds, b + 1, c + 1),
    (winds[b] ?? 0) + two(winds, a + 1, c + 1),
    (winds[c] ?? 0) + two(winds, a + 1, b + 1),
  );
