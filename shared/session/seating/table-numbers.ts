import { bearable, type MoveSource } from './move-source.ts';

export type TableNumbersInput = {
  /** The people of each table of each round, without empty chairs. The order of the tables is where they stand to begin with. */
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly people: number;
  /** How often somebody was at a table before. */
  readonly visited: readonly { readonly person: number; readonly table: number }[];
  /** Whether the people of a table must stay at the table where they are. */
  readonly isHeld: (round: number, table: number) => boolean;
  readonly source: MoveSource;
};

const MOST_MOVES = 600_000;
/** In units of a table repeated. */
const HOT = 0.8;
const COLD = 0.25;

/**
 * Which physical table each four has in each round, so that people see many tables: the sum over people and tables of C(visits, 2) is
 * brought down by exchanging the tables of two fours of a round. Returns the rounds with their tables in order of number.
 */
export const numberTables = (input: TableNumbersInput): readonly (readonly (readonly number[])[])[] => {
  const rounds = input.rounds.map((round) => [...round]);
  const tables = rounds.reduce((most, round) => Math.max(most, round.length), 0);
  const movable = rounds.map((round, at) => round.map((_, table) => table).filter((table) => !input.isHeld(at, table)));
  const open = rounds.map((_, at) => at).filter((at) => (movable[at]?.length ?? 0) > 1);
  if (open.length === 0) return rounds;
  const visits = new Visits(rounds, tables, input);
  const moves = Math.min(MOST_MOVES, 6_000 * rounds.length * tables);
  let best = { cost: visits.cost, rounds: rounds.map((round) => [...round]) };
  for (let move = 0; move < moves && visits.cost > visits.bound; move++) {
    const at = open[input.source.below(open.length)] ?? 0;
    const free = movable[at] ?? [];
    const one = free[input.source.below(free.length)] ?? 0;
    const other = free[input.source.below(free.length)] ?? 0;
    if (one === other) continue;
    const cost = visits.exchange(rounds[at] ?? [], one, other);
    if (cost > 0 && cost > bearable(HOT + ((COLD - HOT) * move) / moves, input.source)) {
      visits.exchange(rounds[at] ?? [], one, other);
    } else if (visits.cost < best.cost && (move * 2 > moves || visits.cost <= visits.bound)) {
      best = { cost: visits.cost, rounds: rounds.map((round) => [...round]) };
    }
  }
  return visits.cost < best.cost ? rounds : best.rounds;
};

class Visits {
  cost = 0;
  readonly bound: number;
  readonly #tables: number;
  readonly #count: Int16Array;

  constructor(
    rounds: readonly (readonly (readonly number[])[])[],
    tables: number,
    { people, visited }: TableNumbersInput,
  ) {
    const most = visited.reduce((high, { table }) => Math.max(high, table + 1), tables);
    this.#tables = most;
    this.#count = new Int16Array(people * most);
    for (const { person, table } of visited) this.cost += this.#visit(person, table, 1);
    for (const round of rounds) for (const [table, four] of round.entries()) this.#seat(four, table, 1);
    const games = new Int32Array(people);
    for (const person of rounds.flat(2)) games[person] = (games[person] ?? 0) + 1;
    const spread = (total: number) => {
      const low = Math.floor(total / tables);
      return (tables * low * (low - 1)) / 2 + (total - tables * low) * low;
    };
    this.bound = visited.length > 0 ? 0 : games.reduce((sum, own) => sum + spread(own), 0);
  }

  #visit(person: number, table: number, by: 1 | -1): number {
    const at = person * this.#tables + table;
    const before = this.#count[at] ?? 0;
    this.#count[at] = before + by;
    return by === 1 ? before : 1 - before;
  }

  #seat(four: readonly number[], table: number, by: 1 | -1): void {
    for (const person of four) this.cost += this.#visit(person, table, by);
  }

  /** Returns the change in cost. */
  exchange(round: (readonly number[])[], one: number, other: number): number {
    const [first = [], second = []] = [round[one], round[other]];
    const before = this.cost;
    this.#seat(first, one, -1);
    this.#seat(second, other, -1);
    this.#seat(first, other, 1);
    this.#seat(second, one, 1);
    round[one] = second;
    round[other] = first;
    return this.cost - before;
  }
}
