/** What a fault of a plan weighs; a repeat is C(m, 2) of these for a pair that has met m times. */
export const WEIGHTS = {
  repeat: 100,
  /** Two people who had better not meet: yields before any pair meets again, so certainly before a third meeting. */
  avoid: 40,
  /** Somebody sits out again before everybody has, or gets a second table of three before everybody has one. */
  turn: 10_000,
  /** Somebody sits out in two rounds running. */
  restsRunning: 1_000,
  forbid: 1_000_000,
} as const;

/** Forbids and avoids as a weight for each meeting of a pair, by person number. */
export type PairWeight = { readonly one: number; readonly other: number; readonly weight: number };

export type GridInput = {
  /** People are numbered from 0 to `people` - 1. */
  readonly people: number;
  readonly rounds: number;
  readonly tables: number;
  /** For each round the turn that each bench place is (`sit-out-turns.ts`): all people sit in turns of one number before any sits in the next. */
  readonly benchTurns: readonly (readonly number[])[];
  /** Turns that somebody has had already, or is past. */
  readonly turnsHad: readonly { readonly person: number; readonly turn: number }[];
  /** People who sat out in the round before the first of these. */
  readonly restedBefore: readonly number[];
  readonly weights: readonly PairWeight[];
  /** How often pairs have met already. */
  readonly met: readonly { readonly one: number; readonly other: number; readonly times: number }[];
  /** Tables of three that people have had already. */
  readonly threesHad: readonly { readonly person: number; readonly times: number }[];
  /** The table that somebody never leaves, from 0. */
  readonly fixed: ReadonlyMap<number, number>;
  /** Where the tables of a round do not stand in order: which physical table each is, from 0. */
  readonly standing?: readonly (readonly number[])[];
  /** What an unfair turn weighs where a search should be able to pass through some; otherwise `WEIGHTS.turn`. */
  readonly turnWeight?: number;
};

/**
 * Rounds of tables of four places and a bench, with the cost of every exchange kept up to date: what one more meeting of a pair
 * would cost (`more`) and what one less would save (`less`). Empty chairs are ghosts, numbered `people`, who never share a
 * table; a turn to sit out is a person too, whom everybody had better meet once only. So one table of numbers serves all.
 */
export class SeatGrid {
  readonly people: number;
  readonly rounds: number;
  readonly tables: number;
  /** Places in a round: four for each table, then the bench. */
  readonly places: number;
  readonly seats: Int16Array;
  cost = 0;
  readonly #more: Int32Array;
  readonly #less: Int32Array;
  readonly #width: number;
  readonly #turnAt: Int16Array;
  readonly #resting: Uint8Array;
  readonly #fixed: Int16Array;
  readonly #hasFixed: boolean;
  readonly #hasGhosts: boolean;
  readonly #turnWeight: number;
  #kept: { readonly placeOf: Int16Array; readonly weight: number } | undefined;

  constructor(input: GridInput, seats: readonly (readonly number[])[]) {
    const { people, rounds, tables, benchTurns } = input;
    const bench = benchTurns.reduce((most, turns) => Math.max(most, turns.length), 0);
    this.#turnWeight = input.turnWeight ?? WEIGHTS.turn;
    this.people = people;
    this.rounds = rounds;
    this.tables = tables;
    this.places = 4 * tables + bench;
    const turns = [...benchTurns.flat(), ...input.turnsHad.map(({ turn }) => turn)];
    this.#width = people + 2 + turns.reduce((most, turn) => Math.max(most, turn), 0);
    this.#more = new Int32Array(this.#width * this.#width);
    this.#less = new Int32Array(this.#width * this.#width);
    this.#turnAt = Int16Array.from({ length: rounds * this.places }, (_, at) => {
      const turn = benchTurns[Math.floor(at / this.places)]?.[(at % this.places) - 4 * tables];
      return turn === undefined ? -1 : people + 1 + turn;
    });
    // A row before the first round and one after the last, so that neighbours always exist.
    this.#resting = new Uint8Array((rounds + 2) * people);
    this.#fixed = new Int16Array(rounds * (people + 1)).fill(-1);
    for (const [person, table] of input.fixed) {
      for (let round = 0; round < rounds; round++) {
        const own = input.standing?.[round]?.indexOf(table) ?? table;
        this.#fixed[round * (people + 1) + person] = own;
      }
    }
    this.#hasFixed = input.fixed.size > 0;
    this.seats = Int16Array.from(seats.flat());
    this.#hasGhosts = this.seats.includes(people);
    this.#setWeights(input);
    for (let round = 0; round < rounds; round++) this.#enter(round);
  }

  #setWeights({ people, weights, met, turnsHad, threesHad, restedBefore }: GridInput): void {
    for (let one = 0; one < this.#width; one++) {
      for (let other = 0; other < this.#width; other++) {
        const at = one * this.#width + other;
        this.#less[at] = -this.#stepOf(one, other);
      }
    }
    this.#weigh(people, people, WEIGHTS.forbid);
    for (const { one, other, weight } of weights) this.#weigh(one, other, weight);
    for (const { one, other, times } of met) for (let time = 0; time < times; time++) this.#meet(one, other, 1);
    for (const { person, turn } of turnsHad) this.#meet(person, people + 1 + turn, 1);
    for (const { person, times } of threesHad) for (let time = 0; time < times; time++) this.#meet(person, people, 1);
    for (const person of restedBefore) this.#resting[person] = 1;
  }

  #enter(round: number): void {
    const first = round * this.places;
    for (let place = 0; place < 4 * this.tables; place++) {
      for (let mate = place & ~3; mate < place; mate++) {
        this.cost += this.#meet(this.#at(first + mate), this.#at(first + place), 1);
      }
    }
    for (let place = 4 * this.tables; place < this.places; place++) {
      const person = this.#at(first + place);
      this.cost += this.#meet(person, this.#turnAt[first + place] ?? 0, 1);
      this.cost += this.#rest(round, person, 1);
    }
  }

  /** What a pair gains in weight with each meeting it has had. */
  #stepOf(one: number, other: number): number {
    const { people } = this;
    if (one < people && other < people) return WEIGHTS.repeat;
    return one === people && other === people ? 0 : this.#turnWeight;
  }

  #weigh(one: number, other: number, weight: number): void {
    for (const at of new Set([one * this.#width + other, other * this.#width + one])) {
      this.#more[at] = (this.#more[at] ?? 0) + weight;
      this.#less[at] = (this.#less[at] ?? 0) + weight;
    }
  }

  /** Counts a meeting more or less; returns what that costs. */
  #meet(one: number, other: number, by: 1 | -1): number {
    const step = by * this.#stepOf(one, other);
    const at = one * this.#width + other;
    const mirrored = other * this.#width + one;
    const cost = by === 1 ? (this.#more[at] ?? 0) : -(this.#less[at] ?? 0);
    this.#more[at] = (this.#more[at] ?? 0) + step;
    this.#less[at] = (this.#less[at] ?? 0) + step;
    this.#more[mirrored] = this.#more[at] ?? 0;
    this.#less[mirrored] = this.#less[at] ?? 0;
    return cost;
  }

  #rest(round: number, person: number, by: 1 | -1): number {
    const row = (round + 1) * this.people + person;
    this.#resting[row] = by === 1 ? 1 : 0;
    return by * this.#restCost(round, person);
  }

  #restCost(round: number, person: number): number {
    const row = (round + 1) * this.people + person;
    return WEIGHTS.restsRunning * ((this.#resting[row - this.people] ?? 0) + (this.#resting[row + this.people] ?? 0));
  }

  #at(index: number): number {
    return this.seats[index] ?? 0;
  }

  /**
   * Lets it cost `weight` when somebody is not at the table of this list (rounds after rounds; -1 anywhere, the number of tables for
   * the bench): used to change an old plan as little as possible.
   */
  keep(placeOf: Int16Array, weight: number): void {
    this.#kept = { placeOf, weight };
    for (let round = 0; round < this.rounds; round++) {
      for (let place = 0; place < this.places; place++) {
        this.cost += this.#movedCost(round, place, this.#at(round * this.places + place));
      }
    }
  }

  #movedCost(round: number, place: number, person: number): number {
    const kept = this.#kept;
    if (kept === undefined || person === this.people) return 0;
    const old = kept.placeOf[round * this.people + person] ?? -1;
    return old === -1 || old === Math.min(place >> 2, this.tables) ? 0 : kept.weight;
  }

  /** Whether two places of a round may change hands: not at one table, no two ghosts, nobody away from a fixed table. */
  mayExchange(round: number, first: number, second: number): boolean {
    const end = 4 * this.tables;
    if (first >> 2 === second >> 2 || (first >= end && second >= end)) return false;
    if (!this.#hasFixed) return true;
    const row = round * this.places;
    const held = round * (this.people + 1);
    const one = this.#fixed[held + this.#at(row + first)] ?? -1;
    const other = this.#fixed[held + this.#at(row + second)] ?? -1;
    return (one < 0 || second >= end || second >> 2 === one) && (other < 0 || first >= end || first >> 2 === other);
  }

  /** What it costs when the people on two places of a round change places. */
  exchangeCost(round: number, first: number, second: number): number {
    const row = round * this.places;
    const one = this.#at(row + first);
    const other = this.#at(row + second);
    let cost = this.#replaceCost(round, first, one, other) + this.#replaceCost(round, second, other, one);
    if (this.#hasGhosts) cost -= this.#ghostCorrection(row, first, second);
    if (this.#kept !== undefined) {
      cost += this.#movedCost(round, first, other) - this.#movedCost(round, first, one);
      cost += this.#movedCost(round, second, one) - this.#movedCost(round, second, other);
    }
    return cost;
  }

  #replaceCost(round: number, place: number, leaving: number, coming: number): number {
    const row = round * this.places;
    const more = this.#more;
    const less = this.#less;
    const into = coming * this.#width;
    const from = leaving * this.#width;
    if (place >= 4 * this.tables) {
      const turn = this.#turnAt[row + place] ?? 0;
      const rest = this.#restCost(round, coming) - this.#restCost(round, leaving);
      return (more[into + turn] ?? 0) - (less[from + turn] ?? 0) + rest;
    }
    const first = this.seats[row + (place ^ 1)] ?? 0;
    const second = this.seats[row + (place ^ 2)] ?? 0;
    const third = this.seats[row + (place ^ 3)] ?? 0;
    return (
      (more[into + first] ?? 0) +
      (more[into + second] ?? 0) +
      (more[into + third] ?? 0) -
      (less[from + first] ?? 0) -
      (less[from + second] ?? 0) -
      (less[from + third] ?? 0)
    );
  }

  /** Two people who leave a ghost for another ghost have a table of three before and after. */
  #ghostCorrection(row: number, first: number, second: number): number {
    const ghost = this.people;
    if (this.#at(row + first) === ghost || this.#at(row + second) === ghost) return 0;
    return this.#hasGhost(row, first) && this.#hasGhost(row, second) ? 2 * this.#turnWeight : 0;
  }

  #hasGhost(row: number, place: number): boolean {
    const ghost = this.people;
    return (
      this.#at(row + (place ^ 1)) === ghost ||
      this.#at(row + (place ^ 2)) === ghost ||
      this.#at(row + (place ^ 3)) === ghost
    );
  }

  /** Carries an exchange out; `cost` follows. */
  exchange(round: number, first: number, second: number): void {
    const row = round * this.places;
    const one = this.#at(row + first);
    const other = this.#at(row + second);
    this.cost += this.#movedCost(round, first, other) - this.#movedCost(round, first, one);
    this.cost += this.#movedCost(round, second, one) - this.#movedCost(round, second, other);
    this.#leave(round, first, one);
    this.#leave(round, second, other);
    this.seats[row + first] = other;
    this.seats[row + second] = one;
    this.#join(round, first, other);
    this.#join(round, second, one);
  }

  #leave(round: number, place: number, person: number): void {
    this.cost += this.#meetMates(round, place, person, -1);
  }

  #join(round: number, place: number, person: number): void {
    this.cost += this.#meetMates(round, place, person, 1);
  }

  #meetMates(round: number, place: number, person: number, by: 1 | -1): number {
    const row = round * this.places;
    if (place >= 4 * this.tables) {
      return this.#meet(person, this.#turnAt[row + place] ?? 0, by) + this.#rest(round, person, by);
    }
    return (
      this.#meet(person, this.#at(row + (place ^ 1)), by) +
      this.#meet(person, this.#at(row + (place ^ 2)), by) +
      this.#meet(person, this.#at(row + (place ^ 3)), by)
    );
  }
}
