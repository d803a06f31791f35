/** People by number; table t of a round holds the places 4t to 4t + 3. */
export type FlatRound = readonly number[];

/**
 * How often each pair has met, kept up to date while people change places. `repeats` is the sum of C(m, 2) over all pairs,
 * m being how often the two have met.
 */
export class Meetings {
  readonly #people: number;
  readonly #met: Int32Array;
  #repeats = 0;

  constructor(rounds: readonly FlatRound[], people: number) {
    this.#people = people;
    this.#met = new Int32Array(people * people);
    for (const round of rounds) {
      round.forEach((person, place) => {
        for (let mate = tableOf(place); mate < place; mate++) this.#repeats += this.#meet(round[mate] ?? 0, person);
      });
    }
  }

  get repeats(): number {
    return this.#repeats;
  }

  /** Puts `person` on a place instead of whoever sits there; returns the change in repeats. */
  replace(round: number[], place: number, person: number): number {
    const leaving = round[place] ?? 0;
    let change = 0;
    for (let mate = tableOf(place); mate < tableOf(place) + 4; mate++) {
      if (mate === place) continue;
      const other = round[mate] ?? 0;
      change += this.#part(other, leaving) + this.#meet(other, person);
    }
    round[place] = person;
    this.#repeats += change;
    return change;
  }

  /** Change in repeats if two places of different tables of a round changed hands: a meeting more costs m, one less saves m - 1. */
  exchangeCost(round: FlatRound, first: number, second: number): number {
    const one = round[first] ?? 0;
    const other = round[second] ?? 0;
    return this.#swapCost(round, first, one, other) + this.#swapCost(round, second, other, one);
  }

  #swapCost(round: FlatRound, place: number, leaving: number, coming: number): number {
    let cost = 3;
    for (let mate = tableOf(place); mate < tableOf(place) + 4; mate++) {
      if (mate === place) continue;
      const row = (round[mate] ?? 0) * this.#people;
      cost += (this.#met[row + coming] ?? 0) - (this.#met[row + leaving] ?? 0);
    }
    return cost;
  }

  #meet(one: number, other: number): number {
    return this.#count(one, other, 1) - 1;
  }

  #part(one: number, other: number): number {
    return -this.#count(one, other, -1);
  }

  /** Returns the new count. */
  #count(one: number, other: number, by: number): number {
    const now = (this.#met[one * this.#people + other] ?? 0) + by;
    this.#met[one * this.#people + other] = now;
    this.#met[other * this.#people + one] = now;
    return now;
  }
}

/** First place of the table that a place belongs to. */
export const tableOf = (place: number): number => place & ~3;
