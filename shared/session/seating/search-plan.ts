import { type FlatRound, Meetings, tableOf } from './meetings.ts';
import type { RandomSource } from './random-source.ts';

/** A round to seat: who plays (a multiple of four) and who sits out. */
export type OpenRound = { readonly seats: readonly number[]; readonly bench: readonly number[] };

export type SearchInput = {
  readonly rounds: readonly OpenRound[];
  /** People are numbered below this. */
  readonly people: number;
  /** Rounds already played or fixed: their meetings count. */
  readonly past: readonly FlatRound[];
  /** The search stops when it has come down to so few repeats. */
  readonly bound: number;
  /** Sit-outs that everybody had before these rounds. Only people of one `standing` take over each other's sit-outs. */
  readonly sitOuts: readonly { readonly had: number; readonly standing: number }[];
  readonly random: RandomSource;
};

/** One attempt ends after so many moves, so that a seed fixes the plan and nothing hangs. */
const MOVES = 500_000;
const ATTEMPTS = 2;
/** One move in so many exchanges sit-outs, where somebody sits out. */
const BENCH_SHARE = 8;

type Seated = { readonly seats: number[]; readonly bench: number[] };
type Attempt = { readonly rounds: readonly Seated[]; readonly repeats: number };

/**
 * Seats all the given rounds together so that few pairs meet again: annealing on the sum of C(m, 2) over pairs, by exchanging
 * two people of one round, or the turns of two people to sit out. Integers only; the number of moves is the only limit.
 */
export const searchPlan = (input: SearchInput): readonly OpenRound[] => {
  let best = anneal(input);
  for (let attempt = 1; attempt < ATTEMPTS && best.repeats > input.bound; attempt++) {
    const found = anneal(input);
    if (found.repeats < best.repeats) best = found;
  }
  return best.rounds;
};

const anneal = (input: SearchInput): Attempt => {
  const { people, past, bound, random } = input;
  const rounds = input.rounds.map(({ seats, bench }) => ({ seats: random.shuffle(seats), bench: [...bench] }));
  const search = { ...input, rounds, meetings: new Meetings([...past, ...rounds.map(({ seats }) => seats)], people) };
  const open = rounds.filter(({ seats }) => seats.length > 4);
  const benched = rounds.filter(({ bench }) => bench.length > 0);
  let best = copyOf(search);
  for (let move = 0; move < MOVES && best.repeats > bound; move++) {
    if (benched.length > 0 && random.below(BENCH_SHARE) === 0) moveBench(search, benched, move);
    else if (open.length > 0) moveSeats(search, open, move);
    if (search.meetings.repeats < best.repeats) best = copyOf(search);
  }
  return best;
};

const copyOf = ({ rounds, meetings }: Search): Attempt => ({
  rounds: rounds.map(({ seats, bench }) => ({ seats: [...seats], bench: [...bench] })),
  repeats: meetings.repeats,
});

type Search = Omit<SearchInput, 'rounds'> & { readonly rounds: readonly Seated[]; readonly meetings: Meetings };

/** Exchanges two people of different tables of one round. */
const moveSeats = ({ meetings, random }: Search, open: readonly Seated[], move: number): void => {
  const seats = open[random.below(open.length)]?.seats ?? [];
  const first = random.below(seats.length);
  const second = random.below(seats.length);
  if (tableOf(first) === tableOf(second)) return;
  const cost = meetings.exchangeCost(seats, first, second);
  if (!accepts(cost, move, random)) return;
  const one = seats[first] ?? 0;
  const other = seats[second] ?? 0;
  meetings.replace(seats, first, other);
  meetings.replace(seats, second, one);
};

/**
 * Lets somebody who sits out change turns with somebody who plays, without making the turns less fair: either the
 * other has the same turn (first, second, ...) in another round, or has had one turn fewer and would have come next.
 */
const moveBench = (search: Search, benched: readonly Seated[], move: number): void => {
  const { meetings, random, rounds } = search;
  const here = benched[random.below(benched.length)];
  if (here === undefined) return;
  const place = random.below(here.bench.length);
  const seat = random.below(here.seats.length);
  const resting = here.bench[place] ?? 0;
  const playing = here.seats[seat] ?? 0;
  const there = exchangePartner({ search, here, resting, playing });
  if (there === undefined) return;
  const before = meetings.repeats;
  const change = () => {
    swapIn({ meetings, round: here, coming: resting, leaving: playing });
    if (there !== here) swapIn({ meetings, round: there, coming: playing, leaving: resting });
  };
  const undo = () => {
    if (there !== here) swapIn({ meetings, round: there, coming: resting, leaving: playing });
    swapIn({ meetings, round: here, coming: playing, leaving: resting });
  };
  change();
  const unfair = restsTwiceRunning(rounds, resting) || restsTwiceRunning(rounds, playing);
  if (unfair || !accepts(meetings.repeats - before, move, random)) undo();
};

type Exchange = {
  readonly meetings: Meetings;
  readonly round: Seated;
  readonly coming: number;
  readonly leaving: number;
};

/** `coming` rises from the bench and takes the seat of `leaving`, who sits down there. */
const swapIn = ({ meetings, round, coming, leaving }: Exchange): void => {
  meetings.replace(round.seats, round.seats.indexOf(leaving), coming);
  round.bench[round.bench.indexOf(coming)] = leaving;
};

type Turn = { readonly search: Search; readonly here: Seated; readonly resting: number; readonly playing: number };

/** The round in which `playing` has the turn that `resting` has here; this round itself when it may simply be taken over. */
const exchangePartner = ({ search: { rounds, sitOuts }, here, resting, playing }: Turn): Seated | undefined => {
  const [one, other] = [sitOuts[resting], sitOuts[playing]];
  if (one === undefined || other === undefined || one.standing !== other.standing) return undefined;
  const turnsOf = (person: number) => rounds.filter(({ bench }) => bench.includes(person));
  const [turnsOfOne, turnsOfOther] = [turnsOf(resting), turnsOf(playing)];
  const turn = one.had + turnsOfOne.indexOf(here) + 1;
  const same = turnsOfOther[turn - other.had - 1];
  if (same !== undefined) return same.seats.includes(resting) ? same : undefined;
  const wouldComeNext = other.had + turnsOfOther.length === turn - 1 && one.had + turnsOfOne.length === turn;
  const later = (round: Seated) => rounds.indexOf(round) > rounds.indexOf(here);
  return wouldComeNext && !turnsOfOther.some(later) ? here : undefined;
};

const restsTwiceRunning = (rounds: readonly Seated[], person: number): boolean =>
  rounds.some(({ bench }, index) => bench.includes(person) && rounds[index + 1]?.bench.includes(person) === true);

/**
 * Whether to make a move that costs so much: always when nothing is lost, else with probability p to the power of the cost, p
 * falling in a straight line from a quarter to nothing. Drawn as whole numbers, because exp() may differ between engines.
 */
const accepts = (cost: number, move: number, random: RandomSource): boolean => {
  const steps = Math.min(cost, 8);
  for (let step = 0; step < steps; step++) if (random.below(4 * MOVES) >= MOVES - move) return false;
  return true;
};
