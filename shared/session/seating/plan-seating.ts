import { ok, type Result } from '../../result.ts';
import type { MoveBudget } from './anneal.ts';
import { certify } from './certify.ts';
import { asRounds, finishRounds } from './finish-rounds.ts';
import { gridOfField } from './grid-of-field.ts';
import { type MadeRounds, type MakeInput, makeRounds } from './make-rounds.ts';
import { orderRounds, pairKey } from './order-rounds.ts';
import type { PastRound, PlanError, PlanInput, PlanMethod, SearchControl, SeatingPlan } from './plan.ts';
import { drawPlane } from './plane-draw.ts';
import { randomSource } from './random-source.ts';
import { readField } from './seating-field.ts';

/** Enough for every field measured; about a second on an ordinary machine, used up only where the bound is out of reach. */
const MOST_MOVES = 12_000_000;

/**
 * Plans rounds for a whole session, or the rest of one: as few repeats as can be, then table variety, winds even after every
 * round, turns to sit out or at tables of three shared out. The same field, rounds, seed and history give the same plan on
 * every machine unless `shouldStop` ends the search. Refuses only what `readField` finds before searching; wishes that cannot
 * be met are named in the certificate.
 */
export const planSeating = (input: PlanInput): Result<SeatingPlan, PlanError> => {
  const read = readField(input, input.tableSizes);
  if (!read.ok) return read;
  const { seed, rounds, history = [] } = input;
  const random = randomSource(seed, history.length);
  const budget = budgetOf(input, input.maxMoves ?? MOST_MOVES);
  const plane = history.length === 0 ? drawPlane(read.value, rounds, random) : undefined;
  const { planned, method } = plane
    ? { planned: asRounds(read.value, plane, 0), method: 'affine-plane' as const }
    : searchedRounds({ field: read.value, rounds, history, random, budget });
  const how = { seed, method, moves: budget.moves, complete: !budget.stopped };
  return ok({ rounds: planned, certificate: certify(input, history, planned, how) });
};

const searchedRounds = (input: MakeInput): { readonly planned: readonly PastRound[]; readonly method: PlanMethod } => {
  const made = input.rounds <= 0 ? NOTHING : inOrder(makeRounds(input), input);
  return { planned: finishRounds({ ...input, made }), method: made.method };
};

/** Where people sit out the order of the rounds is the order of their turns. */
const inOrder = (made: MadeRounds, { field, history }: MakeInput): MadeRounds => {
  if (field.bench > 0) return made;
  const last = history.at(-1);
  const before = last ? gridOfField(field, 0, [last]).met.map((pair) => pairKey(pair, field.ids.length)) : [];
  const order = orderRounds(made.seats, field.ids.length, before);
  const { tables } = made;
  return {
    ...made,
    seats: order.map((round) => made.seats[round] ?? []),
    ...(tables ? { tables: order.map((round) => tables[round]) } : {}),
  };
};

const NOTHING: MadeRounds = { seats: [], method: 'search', cost: 0 };

export const budgetOf = ({ onProgress, shouldStop }: SearchControl, of: number): MoveBudget => ({
  of,
  moves: 0,
  stopped: false,
  control: { onProgress, shouldStop },
});
