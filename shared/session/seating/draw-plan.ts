import { affinePlane, PLANE_PEOPLE } from './affine-plane.ts';
import type { FlatRound } from './meetings.ts';
import type { FullTable, PastRound, SeatedChairs, SeatingMethod } from './plan.ts';
import { type RandomSource, randomSource } from './random-source.ts';
import { type OpenRound, searchPlan } from './search-plan.ts';
import { leastRepeats } from './seating-bounds.ts';
import { chooseSitOuts, sitOutRecords } from './sit-outs.ts';
import { windsByHistory } from './winds-by-history.ts';
import { windsForWholePlan } from './winds-whole-plan.ts';

export type PlannedRound = {
  readonly tables: readonly FullTable[];
  readonly sitOuts: readonly string[];
  readonly method: SeatingMethod;
};

export type DrawInput = {
  readonly seed: number;
  readonly present: readonly string[];
  readonly past: readonly PastRound[];
  /** How many rounds to plan from here on, at least one. */
  readonly rounds: number;
};

/**
 * Plans the rounds to come for the people present, as one plan: seating round by round paints itself into a corner (the
 * fifth round of sixteen people has no clean seating after four careless ones).
 */
export const drawPlan = ({ seed, present, past, rounds }: DrawInput): readonly PlannedRound[] => {
  const random = randomSource(seed, past.length);
  const names = new Names(present, past);
  const history = past.map(({ tables }) => tables.flatMap(({ chairs }) => seatsOf(chairs).map(names.numberOf)));
  const plane = past.length === 0 && present.length === PLANE_PEOPLE ? planeRounds(random) : [];
  const searched = Math.max(0, rounds - plane.length);
  const found =
    searched === 0
      ? []
      : searchRounds({ present, past, rounds: searched, random, names, history: [...history, ...plane] });
  const seated = [...plane, ...found.map(({ seats }) => seats)];
  const withWinds = past.length === 0 ? windsForWholePlan(seated, random) : windsByHistory(seated, history, random);
  return withWinds.map((round, index) => {
    const bench = found[index - plane.length]?.bench.map(names.nameOf) ?? [];
    return {
      tables: tablesOf(round, names, random),
      sitOuts: present.filter((person) => bench.includes(person)),
      method: index < plane.length ? 'affine-plane' : 'search',
    };
  });
};

type SearchRoundsInput = Omit<DrawInput, 'seed'> & {
  readonly history: readonly FlatRound[];
  readonly names: Names;
  readonly random: RandomSource;
};

const searchRounds = ({ present, past, rounds, history, names, random }: SearchRoundsInput): readonly OpenRound[] => {
  const records = sitOutRecords(present, past);
  const open = planSitOuts({ present, past, rounds, random }).map((sitOuts) => ({
    seats: present.filter((person) => !sitOuts.includes(person)).map(names.numberOf),
    bench: sitOuts.map(names.numberOf),
  }));
  const attended = [...history, ...open.map(({ seats }) => seats)];
  const bound = leastRepeats(
    attended.map((players) => ({ tables: players.length / 4, players })),
    names.size,
  );
  const sitOuts = present.map((person) => {
    const { sitOuts: had = 0, played = 0 } = records.get(person) ?? {};
    return { had, standing: had + played };
  });
  return searchPlan({ rounds: open, people: names.size, past: history, bound, sitOuts, random });
};

/**
 * The plane with people, rounds and tables drawn: nobody's number and no round is special. Always all five rounds, so that
 * a shorter evening is the beginning of a longer one.
 */
const planeRounds = (random: RandomSource): number[][] => {
  const people = random.shuffle(Array.from({ length: PLANE_PEOPLE }, (_, person) => person));
  return random
    .shuffle(affinePlane())
    .map((round) => random.shuffle(round).flatMap((table) => table.map((point) => people[point] ?? 0)));
};

type PlanSitOutsInput = Omit<DrawInput, 'seed'> & { readonly random: RandomSource };

/** Who sits out in each round to come, as if the earlier of them had been played. */
const planSitOuts = ({ present, past, rounds, random }: PlanSitOutsInput): readonly (readonly string[])[] => {
  let records = sitOutRecords(present, past);
  return Array.from({ length: rounds }, (_, index) => {
    const chosen = chooseSitOuts(present, records, random);
    const out = new Set(chosen);
    records = new Map(
      [...records].map(([person, record]) => [
        person,
        out.has(person)
          ? { ...record, sitOuts: record.sitOuts + 1, latest: past.length + index + 1 }
          : { ...record, played: record.played + 1 },
      ]),
    );
    return chosen;
  });
};

/** People by number, those present first: the methods work on whole numbers. */
class Names {
  readonly #list: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(present: readonly string[], past: readonly PastRound[]) {
    const earlier = past.flatMap(({ tables }) => tables.flatMap(({ chairs }) => seatsOf(chairs)));
    this.#list = [...new Set([...present, ...earlier])];
    this.#numbers = new Map(this.#list.map((name, number) => [name, number]));
  }

  get size(): number {
    return this.#list.length;
  }

  readonly numberOf = (name: string): number => this.#numbers.get(name) ?? missing(name);
  readonly nameOf = (number: number): string => this.#list[number] ?? missing(String(number));
}

const missing = (what: string): never => {
  throw new Error(`nobody called ${what} in this plan`);
};

const seatsOf = ({ a, b, c, d }: SeatedChairs): readonly string[] => [a, b, c, d].filter((person) => person !== null);

const tablesOf = (round: readonly number[], names: Names, random: RandomSource): readonly FullTable[] => {
  const fours: FullTable['chairs'][] = [];
  for (let first = 0; first < round.length; first += 4) {
    const at = (seat: number) => names.nameOf(round[first + seat] ?? -1);
    fours.push({ a: at(0), b: at(1), c: at(2), d: at(3) });
  }
  return random.shuffle(fours).map((chairs, index) => ({ number: index + 1, chairs }));
};
