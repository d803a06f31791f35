import { bearable, type MoveSource } from './move-source.ts';
import type { PairWeight } from './seat-grid.ts';

/** Tries for each person with a wish; far more than a field that can be satisfied needs. */
const TRIES_PER_PERSON = 4_000;
/** In units of cost, an avoided meeting being 40. */
const HOT = 30;
const COLD = 6;

/**
 * Which person takes which place of a plan that is given but for the names, so that pairs with a weight meet as little as
 * can be: exchanges of two people, at a temperature that falls. Without weights a plain draw, so that nobody's number is
 * special. Returns the person on each place.
 */
export const labelDesign = ({
  people,
  rounds,
  weights,
  source,
}: {
  readonly people: number;
  /** Rounds of places, four to a table. */
  readonly rounds: readonly (readonly number[])[];
  readonly weights: readonly PairWeight[];
  readonly source: MoveSource;
}): readonly number[] => {
  const placeOf = Array.from({ length: people }, (_, person) => person);
  for (let last = people - 1; last > 0; last--) swap(placeOf, last, source.below(last + 1));
  if (weights.length > 0)
    settle({ placeOf, met: meetingsOf(rounds, people), wishes: wishesOf(weights, people), source });
  const personOn = new Array<number>(people).fill(0);
  placeOf.forEach((place, person) => {
    personOn[place] = person;
  });
  return personOn;
};

const swap = (list: number[], one: number, other: number): void => {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
};

const meetingsOf = (rounds: readonly (readonly number[])[], people: number): Uint8Array => {
  const met = new Uint8Array(people * people);
  for (const round of rounds) {
    round.forEach((one, place) => {
      for (let mate = place & ~3; mate < (place | 3) + 1; mate++) {
        const at = one * people + (round[mate] ?? 0);
        if (mate !== place) met[at] = (met[at] ?? 0) + 1;
      }
    });
  }
  return met;
};

type Wish = { readonly other: number; readonly weight: number };

const wishesOf = (weights: readonly PairWeight[], people: number): readonly (readonly Wish[])[] => {
  const wishes: Wish[][] = Array.from({ length: people }, () => []);
  for (const { one, other, weight } of weights) {
    wishes[one]?.push({ other, weight });
    wishes[other]?.push({ other: one, weight });
  }
  return wishes;
};

type Settling = {
  readonly placeOf: number[];
  readonly met: Uint8Array;
  readonly wishes: readonly (readonly Wish[])[];
  readonly source: MoveSource;
};

const settle = ({ placeOf, met, wishes, source }: Settling): void => {
  const people = placeOf.length;
  const wishing = placeOf.map((_, person) => person).filter((person) => (wishes[person]?.length ?? 0) > 0);
  const costOf = (person: number, apartFrom: number): number => {
    const row = (placeOf[person] ?? 0) * people;
    let cost = 0;
    for (const { other, weight } of wishes[person] ?? []) {
      if (other !== apartFrom) cost += weight * (met[row + (placeOf[other] ?? 0)] ?? 0);
    }
    return cost;
  };
  let total = wishing.reduce((sum, person) => sum + costOf(person, -1), 0) / 2;
  const tries = TRIES_PER_PERSON * wishing.length;
  let best = { total, placeOf: [...placeOf] };
  for (let count = 0; count < tries && best.total > 0; count++) {
    const one = wishing[source.below(wishing.length)] ?? 0;
    const other = source.below(people);
    if (one === other) continue;
    // The wish of the two about each other does not change when they change places.
    const before = costOf(one, other) + costOf(other, one);
    swap(placeOf, one, other);
    const change = costOf(one, other) + costOf(other, one) - before;
    const temperature = HOT + ((COLD - HOT) * count) / tries;
    if (change > 0 && change > bearable(temperature, source)) swap(placeOf, one, other);
    else total += change;
    if (total < best.total) best = { total, placeOf: [...placeOf] };
  }
  best.placeOf.forEach((place, person) => {
    placeOf[person] = place;
  });
};
