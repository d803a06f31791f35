import { ok, type Result } from '../../result.ts';
import { type Annealed, anneal, isSpent, type MoveBudget } from './anneal.ts';
import { certify } from './certify.ts';
import { windsHad } from './finish-rounds.ts';
import { firstSeats, gridOfField } from './grid-of-field.ts';
import { measurePlan } from './measure-seating.ts';
import { MoveSource } from './move-source.ts';
import type { PastRound, PlanError, ReplanInput, Replanned, SeatedChairs } from './plan.ts';
import { planDifference } from './plan-difference.ts';
import { budgetOf } from './plan-seating.ts';
import { type RandomSource, randomSource } from './random-source.ts';
import { type RepairedRound, repairRound } from './repair-seats.ts';
import { type GridInput, SeatGrid, WEIGHTS } from './seat-grid.ts';
import { peopleOf } from './seated-people.ts';
import { type NumberedField, readField } from './seating-field.ts';
import { windsBySearch } from './winds-by-search.ts';

const MOST_MOVES = 6_000_000;
/** What a changed line of a card weighs beside a repeat (100): only to spare a repeat, or something worse, are people moved. */
const CARD = 3;
/**
 * What a changed line and an unfair turn weigh while searching, and how hot the search begins: from moving hardly anybody to a
 * search in earnest. The cheapest of all by the true weights is taken.
 */
const FIRST_SEARCH = { card: 60, turn: 10_000, hot: 12 };
const SEARCHES = [
  { card: 25, turn: 200, hot: 30 },
  { card: 15, turn: 200, hot: 30 },
  { card: 8, turn: 200, hot: 40 },
  { card: 4, turn: 400, hot: 45 },
] as const;
const MOST_SEARCHES = 18;
const MOVES_PER_PLACE = 1_500;

/**
 * Changes the rest of a plan as little as possible for who is there now: newcomers take the places of those who left, tables
 * that have become too many are given up and their people fill gaps or sit out; anybody else moves only to spare a
 * repeated meeting, an unfair turn or a wish. Played rounds are history. Refuses what `planSeating` refuses.
 */
export const replan = (input: ReplanInput): Result<Replanned, PlanError> => {
  const { played, seed, roundsLeft } = input;
  // A table that is given up leaves its number empty: whoever is fixed to the last one stays there.
  const standing = input.rest.flatMap(({ tables }) => tables).reduce((most, { number }) => Math.max(most, number), 0);
  const read = readField(input, input.tableSizes, standing);
  if (!read.ok) return read;
  const field = read.value;
  const random = randomSource(seed, played.length + 1_000);
  const budget = budgetOf(input, input.maxMoves ?? MOST_MOVES);
  const old = input.rest.slice(0, roundsLeft);
  const repaired = repairedRounds({ old, field, roundsLeft, played, random });
  const seats = mended({ repaired, field, played, random, budget, borne: costBorne(played, input.rest) });
  const rounds = seatWinds({ seats, repaired, old, field, played, random });
  const changes = planDifference(input.rest, rounds);
  const present = new Set(field.ids);
  const how = { seed, method: 'repair', moves: budget.moves, complete: !budget.stopped } as const;
  return ok({
    rounds,
    certificate: certify(input, played, rounds, how),
    changes,
    cardsChanged: new Set(changes.map(({ person }) => person).filter((person) => present.has(person))).size,
  });
};

type Work = {
  readonly field: NumberedField;
  readonly played: readonly PastRound[];
  readonly random: RandomSource;
};

/** Rounds that the old plan did not have are drawn, and nobody minds being moved in them. */
const repairedRounds = ({
  old,
  field,
  roundsLeft,
  played,
  random,
}: Work & { readonly old: readonly PastRound[]; readonly roundsLeft: number }): readonly RepairedRound[] => {
  const kept = benchesInTurn(
    old.map((round) => repairRound(round, field)),
    field,
    gridOfField(field, old.length, played),
  );
  const added = Math.max(0, roundsLeft - old.length);
  const drawn = firstSeats(gridOfField(field, added, played), field, random);
  const anywhere = field.ids.map(() => -1);
  const standing = Array.from({ length: field.tables }, (_, table) => table);
  return [...kept, ...drawn.map((seats) => ({ seats, standing, wasAt: anywhere }))];
};

/**
 * Who has sat out least comes first on each bench, as the turns of its places do: in any other order a fair bench looks unfair, and
 * people would be moved for it.
 */
const benchesInTurn = (
  rounds: readonly RepairedRound[],
  { tables }: NumberedField,
  { turnsHad }: Pick<GridInput, 'turnsHad'>,
): readonly RepairedRound[] => {
  const had = new Map<number, number>();
  const add = (person: number): unknown => had.set(person, (had.get(person) ?? 0) + 1);
  for (const { person } of turnsHad) add(person);
  return rounds.map((round) => {
    const bench = round.seats
      .slice(4 * tables)
      .sort((one, other) => (had.get(one) ?? 0) - (had.get(other) ?? 0) || one - other);
    bench.forEach(add);
    return { ...round, seats: [...round.seats.slice(0, 4 * tables), ...bench] };
  });
};

/** What the old plan cost in repeats: nobody is moved to make a plan better than it was. */
const costBorne = (played: readonly PastRound[], rest: readonly PastRound[]): number =>
  WEIGHTS.repeat * (measurePlan([...played, ...rest]).repeats.value - measurePlan(played).repeats.value);

type Mending = Work & {
  readonly repaired: readonly RepairedRound[];
  readonly budget: MoveBudget;
  readonly borne: number;
};

/** Fewest repeats first, then fewest changed cards. */
const mended = ({ repaired, field, played, random, budget, borne }: Mending): readonly (readonly number[])[] => {
  if (repaired.length === 0) return [];
  const standing = repaired.map((round) => round.standing);
  const input = { ...gridOfField(field, repaired.length, played), standing };
  const wasAt = Int16Array.from(repaired.flatMap((round) => round.wasAt));
  const source = new MoveSource(random.below(2 ** 31), random.below(2 ** 31));
  const repairedSeats = repaired.map(({ seats }) => seats);
  const places = repairedSeats[0]?.length ?? 0;
  const judge = (grid: SeatGrid): Annealed => {
    const { cost } = new SeatGrid(input, roundsOf(grid.seats, places));
    return { seats: grid.seats, cost: Math.max(0, cost - borne) + grid.cost - cost };
  };
  const settledFrom = (seats: readonly (readonly number[])[]): SeatGrid => {
    const grid = new SeatGrid(input, seats);
    grid.keep(wasAt, CARD);
    return grid;
  };
  let best = judge(settledFrom(repairedSeats));
  for (let count = 0; count < MOST_SEARCHES && best.cost > 0 && !isSpent(budget); count++) {
    const { card, turn, hot } = count === 0 ? FIRST_SEARCH : (SEARCHES[count % SEARCHES.length] ?? FIRST_SEARCH);
    const grid = new SeatGrid({ ...input, turnWeight: turn }, repairedSeats);
    grid.keep(wasAt, card);
    const schedule = { moves: MOVES_PER_PLACE * repaired.length * places, hot, cold: card / 8 };
    const found = anneal(grid, { schedule, bound: 0, source, budget });
    const settled = settledFrom(roundsOf(found.seats, places));
    descend(settled);
    const judged = judge(settled);
    if (judged.cost < best.cost) best = judged;
  }
  return roundsOf(best.seats, places);
};

const roundsOf = (seats: Int16Array, places: number): readonly (readonly number[])[] =>
  Array.from({ length: seats.length / Math.max(1, places) }, (_, round) => [
    ...seats.slice(round * places, (round + 1) * places),
  ]);

/** Makes every exchange that helps until none does: chance alone leaves people moved for nothing. */
const descend = (grid: SeatGrid): void => {
  for (let again = true; again; ) {
    again = false;
    for (let round = 0; round < grid.rounds; round++) {
      for (let first = 0; first < grid.places; first++) {
        for (let second = first + 1; second < grid.places; second++) {
          if (!grid.mayExchange(round, first, second) || grid.exchangeCost(round, first, second) >= 0) continue;
          grid.exchange(round, first, second);
          again = true;
        }
      }
    }
  }
};

type WindsWork = Work & {
  readonly seats: readonly (readonly number[])[];
  readonly repaired: readonly RepairedRound[];
  readonly old: readonly PastRound[];
};

/** Tables with the same people keep their winds; at the others people keep theirs where that does not make winds uneven. */
const seatWinds = ({ seats, repaired, old, field, played, random }: WindsWork): readonly PastRound[] => {
  const before = old.map((round) => oldSeats(round, field));
  const rounds = seats.map((round, at) =>
    (repaired[at]?.standing ?? []).map((standing, table) => {
      const four = round.slice(4 * table, 4 * table + 4).filter((person) => person < field.ids.length);
      return inOldOrder(four, before[at]?.get(standing));
    }),
  );
  const oldTable = (round: number, table: number) => before[round]?.get(repaired[round]?.standing[table] ?? -1);
  const seated = windsBySearch({
    rounds,
    people: field.ids.length,
    had: windsHad(played, field),
    isHeld: (round, table) => isSameTable(rounds[round]?.[table] ?? [], oldTable(round, table)),
    wanted: (round, person) => {
      const table = rounds[round]?.findIndex((four) => four.includes(person)) ?? -1;
      const chair = oldTable(round, table)?.indexOf(person) ?? -1;
      return chair < 0 || chair >= (rounds[round]?.[table]?.length ?? 0) ? undefined : chair;
    },
    source: new MoveSource(random.below(2 ** 31), random.below(2 ** 31)),
  });
  const last = [...played, ...old].reduce((most, { number }) => Math.max(most, number), 0);
  return seated.map((tables, at) => ({
    number: old[at]?.number ?? last + at - old.length + 1,
    tables: tables.map((four, table) => ({
      number: (repaired[at]?.standing[table] ?? table) + 1,
      chairs: chairsOf(four, field.ids),
    })),
    sitOuts: (seats[at] ?? [])
      .slice(4 * field.tables)
      .sort((one, other) => one - other)
      .map((person) => field.ids[person] ?? ''),
  }));
};

type OldTable = readonly (number | undefined)[];

/** By physical table, from 0: who had each chair, where they are still there. */
const oldSeats = ({ tables }: PastRound, { numberOf }: NumberedField): ReadonlyMap<number, OldTable> =>
  new Map(tables.map(({ number, chairs }) => [number - 1, peopleOf(chairs).map((id) => numberOf.get(id))]));

const isSameTable = (four: readonly number[], old: OldTable = []): boolean =>
  four.length === old.length && four.every((person, chair) => old[chair] === person);

/** Everybody who was at this table on the old chair, the others on what is left. */
const inOldOrder = (four: readonly number[], old: OldTable = []): readonly number[] => {
  const chairs = new Array<number | undefined>(four.length).fill(undefined);
  for (const person of four) {
    const chair = old.indexOf(person);
    if (chair >= 0 && chair < four.length) chairs[chair] = person;
  }
  const others = four.filter((person) => !chairs.includes(person));
  return chairs.map((person) => person ?? others.shift() ?? 0);
};

const chairsOf = (four: readonly number[], ids: readonly string[]): SeatedChairs => {
  const [a = '', b = '', c = '', d = null] = four.map((person) => ids[person] ?? '');
  return { a, b, c, d };
};
