import type { Result } from '../../shared/result.ts';
import type {
  PlanError,
  PlanInput,
  ReplanInput,
  SearchControl,
  SeatingPlan,
} from '../../shared/session/seating/plan.ts';
import { planSeating } from '../../shared/session/seating/plan-seating.ts';
import { replan } from '../../shared/session/seating/replan.ts';
import { seatWithin } from '../../shared/session/seating-within.ts';

type Bare<T> = Omit<T, keyof SearchControl>;

/** What the worker is asked for: rounds from nothing, or a plan changed as little as possible. Plain data. */
export type PlanTask =
  | { readonly kind: 'plan'; readonly input: Bare<PlanInput> }
  | { readonly kind: 'change'; readonly input: Bare<ReplanInput> };

export type PlanOutcome = Result<SeatingPlan, PlanError>;

/** What the worker says meanwhile. `best` is a whole plan that can be kept if nobody wants to wait any longer. */
export type PlanNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'best'; readonly plan: SeatingPlan }
  | { readonly kind: 'done'; readonly outcome: PlanOutcome };

/** Enough for a sound first plan of four hundred people within a second or so. */
const QUICK_MOVES = 200_000;

/**
 * Runs a task: first a short search, whose plan is told as the best so far, then the whole one unless the short one ended by
 * itself. A worker that searches hears nothing, so who wants to stop ends the worker and keeps that first plan; being a search
 * of its own with fewer moves, it too can be made again from its seed.
 */
export const runPlanTask = (task: PlanTask, tell: (news: PlanNews) => void): void => {
  const first = makePlan(task, { maxMoves: QUICK_MOVES });
  if (first.ok && first.value.certificate.moves >= QUICK_MOVES) {
    tell({ kind: 'best', plan: first.value });
    tell({ kind: 'done', outcome: makePlan(task, { onProgress: inSteps(tell) }) });
  } else {
    tell({ kind: 'done', outcome: first });
  }
};

/** Progress in steps of a hundredth: a search reports every few milliseconds. */
const inSteps = (tell: (news: PlanNews) => void): SearchControl['onProgress'] => {
  let told = 0;
  return ({ moves, of }) => {
    const share = Math.floor((moves / of) * STEPS) / STEPS;
    if (share <= told) return;
    told = share;
    tell({ kind: 'progress', share });
  };
};

const STEPS = 100;

const makePlan = (task: PlanTask, control: SearchControl & { readonly maxMoves?: number }): PlanOutcome => {
  switch (task.kind) {
    case 'plan':
      return seatWithin(task.input, (within) => planSeating({ ...within, ...control }));
    case 'change':
      return seatWithin(task.input, (within) => replan({ ...within, ...control }));
    default:
      return task satisfies never;
  }
};
