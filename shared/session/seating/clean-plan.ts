import { affinePlane, PLANE_PEOPLE } from './affine-plane.ts';
import { storedRounds } from './base-rounds.ts';
import { type DesignedRound, fieldPlan, hasFieldPlan } from './field-plan.ts';
import type { PlanMethod } from './plan.ts';
import type { RandomSource } from './random-source.ts';
import { type SharedOpponents, sharedOpponents } from './shared-opponents.ts';

/** A round of places, or several in which nobody meets twice. */
export type CleanPlan = { readonly method: PlanMethod; readonly rounds: readonly DesignedRound[] };

/**
 * As many clean rounds as are known without a search, `rounds` at most, for a field that fills its tables of four; none for
 * fields without a construction. Of the ways to draw them from a longer plan, that in which people who never meet share
 * most opponents (a fair comparison of two totals needs opponents in common).
 */
export const cleanPlan = (people: number, rounds: number, random: RandomSource): CleanPlan | undefined => {
  const tables = people / 4;
  if (people === PLANE_PEOPLE) {
    const plane = affinePlane().map((round) => ({ places: round.flat() }));
    return { method: 'affine-plane', rounds: random.shuffle(plane).slice(0, rounds) };
  }
  const stored = storedRounds(people);
  const field = hasFieldPlan(tables) && (rounds <= tables || stored.length <= tables);
  const drawField = (): readonly DesignedRound[] => {
    const slopes = random.shuffle(Array.from({ length: tables }, (_, slope) => slope)).slice(0, 5);
    return random.shuffle(fieldPlan(tables, slopes) ?? []).slice(0, rounds);
  };
  const drawStored = (): readonly DesignedRound[] =>
    random.shuffle(stored.map((places) => ({ places }))).slice(0, rounds);
  if (field) return { method: 'field', rounds: mostShared(people, rounds, drawField) };
  // Far below the limit a search finds clean rounds at once, and their tables are freer to change.
  if (stored.length === 0 || rounds < FREE_SHARE * people) return undefined;
  return { method: people === 32 ? 'stored-plan' : 'base-round', rounds: mostShared(people, rounds, drawStored) };
};

/** Fewer rounds than this share of the people are easily found: three opponents a round, six tenths of everybody. */
const FREE_SHARE = 0.13;

/** Drawing a plan and looking at all its pairs costs about so much, in pairs of people. */
const PAIRS_LOOKED_AT = 400_000;
const MOST_DRAWS = 100;

const mostShared = (people: number, rounds: number, draw: () => readonly DesignedRound[]): readonly DesignedRound[] => {
  let best = draw();
  // Everybody plays everybody, or nearly: there is nothing to choose.
  if (best.length < rounds) return best;
  let shared: SharedOpponents = sharedOpponents(best, people);
  const draws = Math.min(MOST_DRAWS, Math.floor(PAIRS_LOOKED_AT / people ** 2));
  for (let count = 1; count < draws && shared.below > 0; count++) {
    const other = draw();
    const measured = sharedOpponents(other, people);
    if (measured.below < shared.below || (measured.below === shared.below && measured.fewest > shared.fewest)) {
      [best, shared] = [other, measured];
    }
  }
  return best;
};
