import { affinePlane, PLANE_PEOPLE } from './affine-plane.ts';
import type { RandomSource } from './random-source.ts';
import type { NumberedField } from './seating-field.ts';
import { windsForWholePlan } from './winds-whole-plan.ts';

/** Rounds of the affine plane. */
const PLANE_ROUNDS = 5;

/**
 * Sixteen people without wishes: the plane with people, rounds and tables drawn, so that nobody's number and no round is special. Always
 * all five rounds, so that a shorter session is the beginning of a longer one. Two tables of different rounds share exactly one
 * person, so any numbering of the tables repeats as much as any other. Undefined for another field. Rounds of tables in the
 * order of the winds.
 */
export const drawPlane = (
  { ids, weights, fixed, bench, empty }: NumberedField,
  rounds: number,
  random: RandomSource,
): readonly (readonly (readonly number[])[])[] | undefined => {
  const isPlain = weights.length === 0 && fixed.size === 0 && bench === 0 && empty === 0;
  if (!isPlain || ids.length !== PLANE_PEOPLE || rounds > PLANE_ROUNDS) return undefined;
  const people = random.shuffle(ids.map((_, person) => person));
  const drawn = random
    .shuffle(affinePlane())
    .map((round) => random.shuffle(round).flatMap((table) => table.map((point) => people[point] ?? 0)));
  return windsForWholePlan(drawn, random)
    .map((round) => random.shuffle(foursOf(round)))
    .slice(0, rounds);
};

const foursOf = (round: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: round.length / 4 }, (_, table) => round.slice(4 * table, 4 * table + 4));
