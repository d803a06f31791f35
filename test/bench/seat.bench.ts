import { measurePlan } from '../../shared/session/seating/measure-seating.ts';
import type { PlanCertificate } from '../../shared/session/seating/plan.ts';
import { planSeating } from '../../shared/session/seating/plan-seating.ts';
import { seatByStandings } from '../../shared/session/seating/seat-by-standings.ts';

type Row = { readonly what: string; readonly median: number; readonly unit: string };

const FIELDS = [16, 20, 24, 32, 40, 48, 64, 100] as const;
const ROUNDS = [4, 5, 6, 8, 10] as const;
const SEEDS = [1, 2, 3] as const;
/** Seconds a plan may take before it is cut short; a longer time is worth it only with more moves than the planner takes by itself. */
const BUDGETS = [{ seconds: 2 }, { seconds: 10, maxMoves: 60_000_000 }] as const;
type Budget = { readonly seconds: number; readonly maxMoves?: number };

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `p${1000 + index}` }));

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

type Planned = { readonly milliseconds: number; readonly certificate: PlanCertificate };

const plan = (count: number, rounds: number, seed: number, { seconds, maxMoves }: Budget): Planned => {
  const begun = performance.now();
  const shouldStop = () => performance.now() - begun > 1000 * seconds;
  const made = planSeating({ players: people(count), rounds, seed, tableSizes: 'sit-out', maxMoves, shouldStop });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return { milliseconds: performance.now() - begun, certificate: made.value.certificate };
};

/** The worst quality of the seeds beside the median of their times. */
const rowOf = (count: number, rounds: number, budget: Budget): Row => {
  const planned = SEEDS.map((seed) => plan(count, rounds, seed, budget));
  const worst = (of: (certificate: PlanCertificate) => number) =>
    planned.reduce((most, { certificate }) => Math.max(most, of(certificate)), 0);
  const bound = planned[0]?.certificate.metrics.repeats.bound ?? 0;
  const quality = [
    `repeats ${worst(({ metrics }) => metrics.repeats.value)} (bound ${bound})`,
    `winds uneven ${worst(({ metrics }) => metrics.windsUnevenMoments)}`,
    `tables repeated ${worst(({ metrics }) => metrics.tableRepeats.value)}`,
    ...(planned.every(({ certificate }) => certificate.complete) ? [] : ['cut short']),
  ];
  return {
    what: `${count} x ${rounds} in ${budget.seconds} s: ${quality.join(', ')}`,
    median: Math.round(medianOf(planned.map(({ milliseconds }) => milliseconds))),
    unit: 'ms',
  };
};

const benchStandings = (count: number): Row => {
  const made = planSeating({ players: people(count), rounds: 5, seed: 1, tableSizes: 'sit-out' });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const played = made.value.rounds;
  const times = Array.from({ length: 7 }, (_, seed) => {
    const begun = performance.now();
    seatByStandings({ standings: people(count), played, mode: 'balanced', seed, tableSizes: 'sit-out' });
    return performance.now() - begun;
  });
  return {
    what: `a round by standings, ${count} people, five rounds played`,
    median: Math.round(medianOf(times)),
    unit: 'ms',
  };
};

const benchChecker = (): Row => {
  const made = planSeating({ players: people(400), rounds: 12, seed: 1, tableSizes: 'sit-out' });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    measurePlan(made.value.rounds);
    return performance.now() - begun;
  });
  return { what: '400 x 12 measured by the checker', median: Math.round(medianOf(times)), unit: 'ms' };
};

export const bench = async (): Promise<{ readonly name: string; readonly rows: readonly Row[] }> => ({
  name: `seat: the worst of ${SEEDS.length} seeds beside the median time`,
  rows: [
    ...BUDGETS.flatMap((budget) => FIELDS.flatMap((count) => ROUNDS.map((rounds) => rowOf(count, rounds, budget)))),
    rowOf(400, 12, { seconds: 10 }),
    benchChecker(),
    ...[16, 40, 100, 200].map(benchStandings),
  ],
});
