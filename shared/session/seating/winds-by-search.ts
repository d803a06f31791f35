import { bearable, type MoveSource } from './move-source.ts';

export type WindsInput = {
  /** The people of each table of each round; three people have E, S and W. */
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly people: number;
  /** How often everybody has had each wind before: person x 4 + wind. */
  readonly had: Int16Array;
  /** Tables whose winds stay as they are. */
  readonly isHeld?: (round: number, table: number) => boolean;
  /** The wind that somebody had better keep in a round, because it is on a card that is printed already. */
  readonly wanted?: (round: number, person: number) => number | undefined;
  readonly source: MoveSource;
};

/** Somebody whose winds differ by more than one in the end, and for each moment on the way; then the distance from an even spread. */
const UNEVEN = 40;
const UNEVEN_MOMENT = 8;
const UNWANTED = 6;
const HOT = 30;
const COLD = 1;
const MOVES_PER_TABLE = 1_200;
const MOST_MOVES = 400_000;

/**
 * Gives winds where no exact way is known: rounds after a history, or tables of three (nobody North there). Begins with the best
 * order of each table in turn, then exchanges two winds of a table again and again. Every table comes back in the order of
 * the winds.
 */
export const windsBySearch = (input: WindsInput): readonly (readonly (readonly number[])[])[] => {
  const { source } = input;
  const rounds = input.rounds.map((round) => round.map((four) => [...four]));
  const search = new WindSearch(rounds, input);
  const open = rounds.flatMap((round, at) =>
    round.map((_, table) => [at, table] as const).filter(([, table]) => input.isHeld?.(at, table) !== true),
  );
  for (const [round, table] of open) search.arrange(round, table);
  const moves = open.length === 0 ? 0 : Math.min(MOST_MOVES, MOVES_PER_TABLE * open.length);
  let best = { cost: search.cost, rounds: search.copy() };
  for (let move = 0; move < moves && best.cost > search.bound; move++) {
    const [round, table] = open[source.below(open.length)] ?? [0, 0];
    const four = rounds[round]?.[table] ?? [];
    const one = source.below(four.length);
    const other = source.below(four.length);
    if (one === other) continue;
    const change = search.exchange(round, table, [one, other]);
    if (change > 0 && change > bearable(HOT + ((COLD - HOT) * move) / moves, source)) {
      search.exchange(round, table, [one, other]);
    } else if (search.cost < best.cost) best = { cost: search.cost, rounds: search.copy() };
  }
  return best.rounds;
};

/** A person's games in order: the round and the wind had there. */
type Game = { readonly wanted: number | undefined; wind: number };

class WindSearch {
  cost = 0;
  bound = 0;
  readonly #rounds: readonly (readonly number[][])[];
  readonly #had: Int16Array;
  readonly #games: readonly Game[][];
  readonly #gameIn: readonly (readonly (Game | undefined)[])[];
  readonly #costs: Int32Array;

  constructor(rounds: readonly (readonly number[][])[], { people, had, wanted }: WindsInput) {
    this.#rounds = rounds;
    this.#had = had;
    const games: Game[][] = Array.from({ length: people }, () => []);
    this.#gameIn = rounds.map((round, at) => {
      const own: (Game | undefined)[] = [];
      for (const four of round) {
        four.forEach((person, wind) => {
          const game = { wanted: wanted?.(at, person), wind };
          games[person]?.push(game);
          own[person] = game;
        });
      }
      return own;
    });
    this.#games = games;
    this.#costs = Int32Array.from({ length: people }, (_, person) => this.#costOf(person));
    this.cost = this.#costs.reduce((sum, own) => sum + own, 0);
    this.bound = games.reduce((sum, own, person) => sum + this.#leastCost(person, own.length), 0);
  }

  copy(): readonly (readonly (readonly number[])[])[] {
    return this.#rounds.map((round) => round.map((four) => [...four]));
  }

  #leastCost(person: number, games: number): number {
    let plays = games;
    for (let wind = 0; wind < 4; wind++) plays += this.#had[4 * person + wind] ?? 0;
    return 2 * (plays % 4) * (4 - (plays % 4));
  }

  /** Four times the distance from an even spread, with the uneven moments. */
  #costOf(person: number): number {
    const had = this.#had;
    let [east, south, west, north] = [
      had[4 * person] ?? 0,
      had[4 * person + 1] ?? 0,
      had[4 * person + 2] ?? 0,
      had[4 * person + 3] ?? 0,
    ];
    let cost = 0;
    let uneven = false;
    for (const { wind, wanted } of this.#games[person] ?? []) {
      if (wanted !== undefined && wanted !== wind) cost += UNWANTED;
      if (wind === 0) east += 1;
      else if (wind === 1) south += 1;
      else if (wind === 2) west += 1;
      else north += 1;
      uneven = Math.max(east, south, west, north) - Math.min(east, south, west, north) > 1;
      if (uneven) cost += UNEVEN_MOMENT;
    }
    const plays = east + south + west + north;
    const spread =
      Math.abs(4 * east - plays) +
      Math.abs(4 * south - plays) +
      Math.abs(4 * west - plays) +
      Math.abs(4 * north - plays);
    return cost + spread + (uneven ? UNEVEN : 0);
  }

  /** Exchanges two winds of a table; returns the change in cost. */
  exchange(round: number, table: number, [one, other]: readonly [number, number]): number {
    const four = this.#rounds[round]?.[table] ?? [];
    const [first, second] = [four[one] ?? 0, four[other] ?? 0];
    four[one] = second;
    four[other] = first;
    return this.#give(round, second, one) + this.#give(round, first, other);
  }

  #give(round: number, person: number, wind: number): number {
    const game = this.#gameIn[round]?.[person];
    if (game !== undefined) game.wind = wind;
    const cost = this.#costOf(person);
    const change = cost - (this.#costs[person] ?? 0);
    this.#costs[person] = cost;
    this.cost += change;
    return change;
  }

  /** The best order of a table as things stand, all rounds counted. */
  arrange(round: number, table: number): void {
    const four = this.#rounds[round]?.[table] ?? [];
    for (let again = true; again; ) {
      again = false;
      for (let one = 0; one < four.length; one++) {
        for (let other = one + 1; other < four.length; other++) {
          if (this.exchange(round, table, [one, other]) < 0) again = true;
          else this.exchange(round, table, [one, other]);
        }
      }
    }
  }
}
