import { bearable, type MoveSource } from './move-source.ts';
import type { SeatGrid } from './seat-grid.ts';

/** How many moves have been made of how many allowed, over all searches for one plan. */
export type MoveBudget = {
  readonly of: number;
  moves: number;
  /** True once somebody asked to stop. */
  stopped: boolean;
  readonly control: {
    readonly onProgress?: ((progress: { readonly moves: number; readonly of: number }) => void) | undefined;
    readonly shouldStop?: (() => boolean) | undefined;
  };
};

export const isSpent = (budget: MoveBudget): boolean => budget.stopped || budget.moves >= budget.of;

/** Counts moves, reports and asks; a search calls it after every few thousand moves. */
const spend = (budget: MoveBudget, moves: number): void => {
  budget.moves += moves;
  budget.control.onProgress?.({ moves: Math.min(budget.moves, budget.of), of: budget.of });
  if (budget.control.shouldStop?.() === true) budget.stopped = true;
};

export type Schedule = {
  readonly moves: number;
  /** Temperatures at the beginning and at the end, in units of cost. */
  readonly hot: number;
  readonly cold: number;
};

/** Moves between two looks at the budget and two changes of temperature. */
const BLOCK = 2_048;

export type Annealed = { readonly seats: Int16Array; readonly cost: number };

/**
 * Exchanges two people of a round again and again; dearer plans are borne with as long as it is hot. Ends at `bound`, when the
 * moves of the schedule are made or when the budget is spent. Returns the best that was met; the grid is left where it stands.
 */
export const anneal = (
  grid: SeatGrid,
  {
    schedule,
    bound,
    source,
    budget,
  }: {
    readonly schedule: Schedule;
    readonly bound: number;
    readonly source: MoveSource;
    readonly budget: MoveBudget;
  },
): Annealed => {
  let best: Annealed = { seats: grid.seats.slice(), cost: grid.cost };
  if (grid.places <= 4) return best;
  for (let made = 0; made < schedule.moves && best.cost > bound && !isSpent(budget); made += BLOCK) {
    const temperature = schedule.hot + ((schedule.cold - schedule.hot) * made) / schedule.moves;
    // Copying every small improvement on the way down from a hot start would cost more than the search.
    for (let move = 0; move < BLOCK; move++) {
      step(grid, temperature, source);
      if (grid.cost < best.cost && (grid.cost <= bound || temperature < schedule.hot / 2)) {
        best = { seats: grid.seats.slice(), cost: grid.cost };
        if (best.cost <= bound) break;
      }
    }
    if (grid.cost < best.cost) best = { seats: grid.seats.slice(), cost: grid.cost };
    spend(budget, BLOCK);
  }
  return best;
};

const step = (grid: SeatGrid, temperature: number, source: MoveSource): void => {
  const round = source.below(grid.rounds);
  const first = source.below(grid.places);
  const second = source.below(grid.places);
  if (!grid.mayExchange(round, first, second)) return;
  const cost = grid.exchangeCost(round, first, second);
  if (cost <= 0 || cost <= bearable(temperature, source)) grid.exchange(round, first, second);
};
