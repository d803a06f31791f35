import { ok, type Result } from '../../result.ts';
import { anneal } from './anneal.ts';
import { certify } from './certify.ts';
import { finishRounds } from './finish-rounds.ts';
import { firstSeats, gridOfField } from './grid-of-field.ts';
import { MoveSource } from './move-source.ts';
import type { PlanError, RandomInput, SeatedRound } from './plan.ts';
import { budgetOf } from './plan-seating.ts';
import { randomSource } from './random-source.ts';
import { SeatGrid } from './seat-grid.ts';
import { type NumberedField, readField } from './seating-field.ts';

const MOVES = 200_000;

/**
 * Draws one round by lot. Earlier meetings do not count; forbids, avoids, fixed tables, turns to sit out and winds do. The same
 * arguments give the same round. Refuses what `planSeating` refuses.
 */
export const seatAtRandom = (input: RandomInput): Result<SeatedRound, PlanError> => {
  const read = readField(input, input.tableSizes);
  if (!read.ok) return read;
  const { seed, played } = input;
  const random = randomSource(seed, played.length + 2_000);
  const { seats, moves } = drawnSeats(read.value, input);
  const made = { seats: [seats], method: 'random', cost: 0 } as const;
  const [round] = finishRounds({ field: read.value, made, history: played, random });
  if (round === undefined) throw new Error('no round was drawn');
  const how = { seed, method: 'random', moves, complete: true } as const;
  return ok({ round, certificate: certify(input, played, [round], how) });
};

/** A draw, mended only where it goes against a wish. */
const drawnSeats = (field: NumberedField, { seed, played }: RandomInput) => {
  const random = randomSource(seed, played.length + 3_000);
  // Within one round nobody meets anybody twice: without the meetings of the past only wishes and turns cost anything.
  const input = { ...gridOfField(field, 1, played), met: [] };
  const grid = new SeatGrid(input, firstSeats(input, field, random));
  const budget = budgetOf({}, MOVES);
  const source = new MoveSource(random.below(2 ** 31), random.below(2 ** 31));
  const { seats } = anneal(grid, { schedule: { moves: MOVES, hot: 30, cold: 2 }, bound: 0, source, budget });
  return { seats: [...seats], moves: budget.moves };
};
