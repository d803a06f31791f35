import { expect, test } from 'vitest';
import { type PlanNews, type PlanTask, runPlanTask } from '../../../renderer/planner/plan-task.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${String(index).padStart(3, '0')}` }));

const plan = (count: number, rounds: number): PlanTask => ({
  kind: 'plan',
  input: { players: players(count), rounds, seed: 7, tableSizes: 'sit-out' },
});

const run = (task: PlanTask): readonly PlanNews[] => {
  const news: PlanNews[] = [];
  runPlanTask(task, (each) => news.push(each));
  return news;
};

test('a plan that a short search finishes is told at once', () => {
  const news = run(plan(16, 5));
  expect(news.map(({ kind }) => kind)).toEqual(['done']);
});

test('a long search tells a whole plan that could be kept, how far it is, and the end; the same each time', () => {
  const news = run(plan(12, 11));
  const [first] = news;
  const last = news.at(-1);
  if (first?.kind !== 'best' || last?.kind !== 'done' || !last.outcome.ok) throw new Error('another course');
  expect(first.plan.rounds).toHaveLength(11);
  expect(last.outcome.value.certificate.complete).toBe(true);
  const shares = news.flatMap((each) => (each.kind === 'progress' ? [each.share] : []));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.length).toBeLessThanOrEqual(100);
  expect(last.outcome.value.certificate.metrics.repeats.value).toBeLessThanOrEqual(
    first.plan.certificate.metrics.repeats.value,
  );
  expect(run(plan(12, 11)).at(-1)).toEqual(last);
});

test('what is refused is told as such', () => {
  expect(run(plan(3, 2))).toEqual([
    { kind: 'done', outcome: { ok: false, errors: [{ code: 'too-few-players', present: 3, needed: 4 }] } },
  ]);
});

test('a change leaves everybody where they are whom nothing touches', () => {
  const news = run(plan(16, 4));
  const [made] = news;
  if (made?.kind !== 'done' || !made.outcome.ok) throw new Error('no plan');
  const [first, ...rest] = made.outcome.value.rounds;
  const played: readonly PastRound[] = first === undefined ? [] : [first];
  const [, ...stayed] = players(16);
  const changed = run({
    kind: 'change',
    input: { players: [...stayed, { id: 'new' }], played, rest, roundsLeft: 3, seed: 7, tableSizes: 'sit-out' },
  }).at(-1);
  if (changed?.kind !== 'done' || !changed.outcome.ok) throw new Error('no change');
  const text = JSON.stringify(changed.outcome.value.rounds);
  expect(text.replaceAll('new', 'p000')).toBe(JSON.stringify(rest));
});
