import { type Annealed, anneal, isSpent, type MoveBudget } from './anneal.ts';
import { type CleanPlan, cleanPlan } from './clean-plan.ts';
import { firstSeats, gridOfField } from './grid-of-field.ts';
import { labelDesign } from './label-design.ts';
import { measurePlan } from './measure-seating.ts';
import { MoveSource } from './move-source.ts';
import type { PastRound, PlanMethod } from './plan.ts';
import type { RandomSource } from './random-source.ts';
import { type GridInput, type PairWeight, SeatGrid, WEIGHTS } from './seat-grid.ts';
import { peopleOf } from './seated-people.ts';
import { leastRepeats } from './seating-bounds.ts';
import type { NumberedField } from './seating-field.ts';

export type MadeRounds = {
  /** Places of each round, four to a table, then the bench; empty chairs have the number of people. */
  readonly seats: readonly (readonly number[])[];
  /** Physical tables of each round where the method gives them, from 0. */
  readonly tables?: readonly (readonly number[] | undefined)[];
  readonly method: PlanMethod;
  readonly cost: number;
};

export type MakeInput = {
  readonly field: NumberedField;
  readonly rounds: number;
  readonly history: readonly PastRound[];
  readonly random: RandomSource;
  readonly budget: MoveBudget;
};

/**
 * Who sits with whom and who sits out, winds and table numbers apart. An exact construction where there is one that satisfies every
 * wish; otherwise the cheapest of construction, construction continued by a search, and search alone. Ends early when nothing can
 * be cheaper.
 */
export const makeRounds = (input: MakeInput): MadeRounds => {
  const { field, rounds, history, random } = input;
  const grid = gridOfField(field, rounds, history);
  const bound = costBound(input);
  const made: MadeRounds[] = [];
  const wanting = () => made.every(({ cost }) => cost > bound);
  if (canBeConstructed(field, history)) {
    // Wishes may fit one draw of the rounds and not another.
    for (let draw = 0; draw < DRAWS && wanting(); draw++) {
      const clean = cleanPlan(grid.people, rounds, random);
      if (clean === undefined) break;
      made.push(clean.rounds.length === rounds ? labelled(clean, input, grid) : continued(clean, input, grid));
      if (clean.rounds.length < rounds) break;
    }
  }
  if (wanting()) made.push(searched(input, grid, bound));
  return made.reduce((best, other) => (other.cost < best.cost ? other : best));
};

const DRAWS = 8;

/** Constructions fill all chairs, begin at the beginning, and cannot bring two people together in every round. */
const canBeConstructed = ({ fixed, bench, empty }: NumberedField, history: readonly PastRound[]): boolean =>
  bench === 0 && empty === 0 && history.length === 0 && new Set(fixed.values()).size === fixed.size;

/**
 * What no plan can cost less than: the bound on repeats for history and plan together, less the repeats there have been. Where
 * turns to sit out begin a second time, or after a history, who plays with whom is too open to say more than nought.
 */
const costBound = (input: MakeInput): number => {
  const { field, rounds, history } = input;
  const { tables, bench, empty, ids, numberOf } = field;
  if (empty > 0) return threesBound(input);
  if (bench > 0 && (history.length > 0 || rounds * bench > ids.length)) return 0;
  const strangers = new Map<string, number>();
  const number = (id: string) => {
    const own = numberOf.get(id) ?? strangers.get(id) ?? ids.length + strangers.size;
    if (!numberOf.has(id)) strangers.set(id, own);
    return own;
  };
  const past = history.map((round) => ({
    tables: round.tables.length,
    players: round.tables.flatMap(({ chairs }) => peopleOf(chairs)).map(number),
  }));
  // Without a history the people are alike, and who sits out when is a matter of names.
  const coming = Array.from({ length: rounds }, (_, round) => ({
    tables,
    players: ids
      .map((__, person) => person)
      .filter((person) => Math.floor(person / Math.max(1, bench)) !== round || bench === 0),
  }));
  const had = measurePlan(history).repeats.value;
  return Math.max(0, WEIGHTS.repeat * (leastRepeats([...past, ...coming], ids.length + strangers.size) - had));
};

/** Tables of three, when nobody has two more of them than another: what they cost, and what repeats cost then. */
const threesBound = ({ field: { ids, empty, tables }, rounds, history }: MakeInput): number => {
  if (history.length > 0) return 0;
  const people = ids.length;
  const seats = 3 * empty;
  const low = Math.floor((seats * rounds) / people);
  const turns = (people * low * (low - 1)) / 2 + (seats * rounds - low * people) * low;
  const players = ids.map((_, person) => person);
  const attended = Array.from({ length: rounds }, (_, round) => ({
    tables,
    players,
    inThrees: Array.from({ length: seats }, (__, at) => (round * seats + at) % people),
  }));
  return WEIGHTS.turn * turns + WEIGHTS.repeat * leastRepeats(attended, people);
};

const costOf = (grid: GridInput, seats: readonly (readonly number[])[]): number => new SeatGrid(grid, seats).cost;

const moveSource = (random: RandomSource): MoveSource => new MoveSource(random.below(2 ** 31), random.below(2 ** 31));

/** Two people who are fixed to different tables can never meet: for the labels that is as good as a forbid. */
const labelWeights = ({ weights, fixed }: NumberedField): readonly PairWeight[] => {
  const held = [...fixed.keys()];
  const apart = held.flatMap((one, index) =>
    held.slice(index + 1).map((other) => ({ one, other, weight: WEIGHTS.forbid })),
  );
  return [...weights, ...apart];
};

const labelled = ({ rounds, method }: CleanPlan, { field, random }: MakeInput, grid: GridInput): MadeRounds => {
  const personOn = labelDesign({
    people: grid.people,
    rounds: rounds.map(({ places }) => places),
    weights: labelWeights(field),
    source: moveSource(random),
  });
  const seats = rounds.map(({ places }) => places.map((place) => personOn[place] ?? 0));
  const held = seats.map((round) => toFixedTables(round, field));
  if (field.fixed.size === 0)
    return { seats, tables: rounds.map(({ tables }) => tables), method, cost: costOf(grid, seats) };
  if (held.some((round) => round === undefined)) return { seats, method, cost: Number.POSITIVE_INFINITY };
  const inPlace = held.map((round, at) => round ?? seats[at] ?? []);
  return { seats: inPlace, method, cost: costOf(grid, inPlace) };
};

/** The tables of a round in an order that puts every fixed person at the right number; none when two need one table. */
const toFixedTables = (round: readonly number[], { fixed, tables }: NumberedField): readonly number[] | undefined => {
  const fours = Array.from({ length: tables }, (_, table) => round.slice(4 * table, 4 * table + 4));
  const placed: (readonly number[])[] = [];
  const free: (readonly number[])[] = [];
  for (const four of fours) {
    const wanted = four.map((person) => fixed.get(person)).filter((table) => table !== undefined);
    const [table] = wanted;
    if (table === undefined) free.push(four);
    else if (wanted.length > 1 || placed[table] !== undefined) return undefined;
    else placed[table] = four;
  }
  return Array.from({ length: tables }, (_, table) => placed[table] ?? free.pop() ?? []).flat();
};

/** A clean plan is too short: as often as its rounds fit when everybody meets everybody in it, and the rest by a search around it. */
const continued = (clean: CleanPlan, input: MakeInput, grid: GridInput): MadeRounds => {
  const { field, rounds, random } = input;
  const length = clean.rounds.length;
  const blocks = clean.method === 'affine-plane' ? Math.floor(rounds / length) : 1;
  // Each with names of its own: who shares a table in one block had better not share its number in the next.
  const whole = Array.from({ length: blocks }, () => labelled(clean, input, { ...grid, rounds: length }));
  const first = whole.flatMap(({ seats }) => seats);
  const left = rounds - first.length;
  if (whole.some(({ cost }) => !Number.isFinite(cost)))
    return { seats: first, method: 'blocks', cost: Number.POSITIVE_INFINITY };
  if (left === 0) return { seats: first, method: clean.method, cost: costOf(grid, first) };
  const rest = {
    ...grid,
    rounds: left,
    benchTurns: grid.benchTurns.slice(first.length),
    met: meetingsIn(first, grid.people),
  };
  const begun = new SeatGrid(rest, firstSeats(rest, field, random));
  const found = anneal(begun, {
    schedule: scheduleFor(rest, 0, 0),
    bound: 0,
    source: moveSource(random),
    budget: input.budget,
  });
  const seats = [...first, ...roundsOf(found.seats, begun.places)];
  return { seats, method: 'blocks', cost: costOf(grid, seats) };
};

const meetingsIn = (seats: readonly (readonly number[])[], people: number): GridInput['met'] => {
  const times = new Int32Array(people * people);
  for (const round of seats) {
    round.forEach((one, place) => {
      for (let mate = place & ~3; mate < place; mate++) {
        const at = one * people + (round[mate] ?? 0);
        times[at] = (times[at] ?? 0) + 1;
      }
    });
  }
  return [...times].flatMap((count, at) =>
    count === 0 ? [] : [{ one: Math.floor(at / people), other: at % people, times: count }],
  );
};

const WARM = { hot: 60, cold: 20 };
const COOL = { hot: 22, cold: 11 };
const STEADY = { hot: 40, cold: 30 };
const MILD = { hot: 35, cold: 20 };
const LONG = 17;
const MOVES_PER_PLACE = 400;
const FEWEST_MOVES = 200_000;

/**
 * Short searches first, each twice as long as the one before. Past the limit of clean rounds (`bound`) warm ones find most, then long
 * ones that stay warm; below it warm and cool ones take turns; with wishes cool and long ones are best.
 */
const scheduleFor = ({ rounds, people, weights }: GridInput, bound: number, attempt: number) => {
  const first = Math.max(FEWEST_MOVES, MOVES_PER_PLACE * rounds * people);
  if (weights.length > 0) return { moves: first * (attempt === 0 ? 1 : 2 ** (attempt + 3)), ...COOL };
  if (bound > 0 && attempt > 2) return { moves: first * LONG, ...(attempt % 2 === 0 ? MILD : STEADY) };
  return { moves: first * 2 ** attempt, ...(attempt % 2 === 0 || bound > 0 ? WARM : COOL) };
};

const searched = ({ field, random, budget }: MakeInput, input: GridInput, bound: number): MadeRounds => {
  let best: Annealed | undefined;
  let places = 1;
  for (let attempt = 0; best === undefined || (best.cost > bound && !isSpent(budget)); attempt++) {
    const grid = new SeatGrid(input, firstSeats(input, field, random));
    places = grid.places;
    const schedule = scheduleFor(input, bound, attempt);
    const found = anneal(grid, { schedule, bound, source: moveSource(random), budget });
    if (best === undefined || found.cost < best.cost) best = found;
    if (places <= 4) break;
  }
  return { seats: roundsOf(best.seats, places), method: 'search', cost: best.cost };
};

const roundsOf = (seats: Int16Array, places: number): readonly (readonly number[])[] =>
  Array.from({ length: seats.length / places }, (_, round) => [...seats.slice(round * places, (round + 1) * places)]);
