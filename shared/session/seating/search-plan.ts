import type { RandomSource } from './random-source.ts';

/** Rounds of people from 0; table t of a round holds the places 4t to 4t + 3. */
export type FlatRounds = readonly (readonly number[])[];

export type SearchInput = {
  /** Who plays in each round to be seated. Each round's length is a multiple of four. */
  readonly rounds: FlatRounds;
  /** People are numbered below this. */
  readonly people: number;
  /** Rounds already played: their meetings count. */
  readonly past: FlatRounds;
  /** No plan can have fewer repeats: the search stops there. */
  readonly bound: number;
  readonly random: RandomSource;
};

/** One attempt ends after so many moves, so that a seed fixes the plan and nothing hangs. */
const MOVES = 500_000;
const ATTEMPTS = 3;

/**
 * Seats all the given rounds together so that few pairs meet again: annealing on the sum of C(m, 2) over pairs, by
 * exchanging two people of one round. Integers only; the number of moves is the only limit.
 */
export const searchPlan = ({ rounds, people, past, bound, random }: SearchInput): number[][] => {
  let best: { readonly rounds: number[][]; readonly repeats: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && (best === undefined || best.repeats > bound); attempt++) {
    const found = anneal(
      rounds.map((round) => random.shuffle(round)),
      { people, past, bound, random },
    );
    if (best === undefined || found.repeats < best.repeats) best = found;
  }
  if (best === undefined) throw new Error('no attempt');
  return best.rounds;
};

type AnnealInput = Omit<SearchInput, 'rounds'>;

const anneal = (rounds: number[][], { people, past, bound, random }: AnnealInput) => {
  const meetings = countMeetings([...past, ...rounds], people);
  const open = rounds.filter((round) => round.length > 4);
  let repeats = repeatsIn(meetings);
  let best = { rounds: rounds.map((round) => [...round]), repeats };
  for (let move = 0; open.length > 0 && move < MOVES && best.repeats > bound; move++) {
    const round = open[random.below(open.length)] ?? [];
    const first = random.below(round.length);
    const second = random.below(round.length);
    if (first >> 2 === second >> 2) continue;
    const change = exchangeCost({ round, first, second, meetings, people });
    if (change > 0 && !accepts(change, move, random)) continue;
    exchange({ round, first, second, meetings, people });
    repeats += change;
    if (repeats < best.repeats) best = { rounds: rounds.map((each) => [...each]), repeats };
  }
  return best;
};

/**
 * Whether to go uphill by `change`: with probability p to the power of `change`, p falling in a straight line from
 * a quarter to nothing. Drawn as whole numbers, because exp() may differ between engines.
 */
const accepts = (change: number, move: number, random: RandomSource): boolean => {
  const steps = Math.min(change, 8);
  for (let step = 0; step < steps; step++) if (random.below(4 * MOVES) >= MOVES - move) return false;
  return true;
};

type Exchange = {
  readonly round: number[];
  readonly first: number;
  readonly second: number;
  readonly meetings: Int32Array;
  readonly people: number;
};

/** Change of the sum of C(m, 2) when two places of different tables change hands: a meeting more costs m, one less saves m - 1. */
const exchangeCost = ({ round, first, second, meetings, people }: Exchange): number => {
  const one = round[first] ?? 0;
  const other = round[second] ?? 0;
  let cost = 0;
  for (let place = first & ~3; place < (first & ~3) + 4; place++) {
    if (place === first) continue;
    const mate = (round[place] ?? 0) * people;
    cost += (meetings[mate + other] ?? 0) - (meetings[mate + one] ?? 0) + 1;
  }
  for (let place = second & ~3; place < (second & ~3) + 4; place++) {
    if (place === second) continue;
    const mate = (round[place] ?? 0) * people;
    cost += (meetings[mate + one] ?? 0) - (meetings[mate + other] ?? 0) + 1;
  }
  return cost;
};

const exchange = ({ round, first, second, meetings, people }: Exchange): void => {
  const one = round[first] ?? 0;
  const other = round[second] ?? 0;
  const meet = (left: number, right: number, by: number) => {
    meetings[left * people + right] = (meetings[left * people + right] ?? 0) + by;
    meetings[right * people + left] = (meetings[right * people + left] ?? 0) + by;
  };
  for (let offset = 0; offset < 4; offset++) {
    const nearFirst = (first & ~3) + offset;
    const nearSecond = (second & ~3) + offset;
    if (nearFirst !== first) {
      meet(round[nearFirst] ?? 0, one, -1);
      meet(round[nearFirst] ?? 0, other, 1);
    }
    if (nearSecond !== second) {
      meet(round[nearSecond] ?? 0, other, -1);
      meet(round[nearSecond] ?? 0, one, 1);
    }
  }
  round[first] = other;
  round[second] = one;
};

const countMeetings = (rounds: FlatRounds, people: number): Int32Array => {
  const meetings = new Int32Array(people * people);
  for (const round of rounds) {
    round.forEach((person, place) => {
      for (let mate = place & ~3; mate < (place & ~3) + 4; mate++) {
        const at = person * people + (round[mate] ?? 0);
        if (mate !== place) meetings[at] = (meetings[at] ?? 0) + 1;
      }
    });
  }
  return meetings;
};

/** Each pair stands twice in the square table. */
const repeatsIn = (meetings: Int32Array): number => meetings.reduce((sum, met) => sum + (met * (met - 1)) / 2, 0) / 2;
