import { expect, test } from 'vitest';
import { plotRating } from '../../../renderer/charts/plot-rating.ts';
import type { PersonStepView } from '../../../shared/contract/season-views.ts';
import { ratingFigure } from '../../../shared/session/rating/rate-table.ts';
import { ratings } from '../../../shared/session/rating/ratings.ts';
import { aGame, personId } from '../../builders/season.ts';

const stepsOf = (games: Parameters<typeof ratings>[0]): readonly PersonStepView[] =>
  (ratings(games).get(personId('A'))?.steps ?? []).map((step) => ({
    ...step,
    session: { id: step.sessionId, name: 'Evening', date: '2026-12-01', state: 'finished' },
    figureBefore: ratingFigure(step.before),
    figureAfter: ratingFigure(step.after),
    opponents: step.opponents.map((opponent) => ({ ...opponent, name: '' })),
  }));

const GAMES = [1, 2, 3].flatMap((evening) =>
  [1, 2].map((round) => aGame(evening === 2 ? 'BCDA 9 3 -3 -9' : 'ABCD 9 3 -3 -9', { evening, round })),
);

test('one point a game inside the frame, sessions side by side, every figure between the lines of the scale', () => {
  const steps = stepsOf(GAMES);
  const plot = plotRating(steps);
  expect(plot?.points).toHaveLength(6);
  expect(plot?.sessions.map(({ shaded }) => shaded)).toEqual([true, false, true]);
  const values = plot?.ticks.map(({ value }) => value) ?? [];
  expect(values.length).toBeLessThanOrEqual(7);
  expect(Math.min(...values)).toBeLessThanOrEqual(plot?.low ?? 0);
  expect(Math.max(...values)).toBeGreaterThanOrEqual(plot?.high ?? 0);
  for (const { x, y } of plot?.points ?? []) {
    expect(x).toBeGreaterThan(plot?.left ?? 0);
    expect(x).toBeLessThanOrEqual(plot?.right ?? 0);
    expect(y).toBeGreaterThanOrEqual(plot?.top ?? 0);
    expect(y).toBeLessThanOrEqual(plot?.bottom ?? 0);
  }
  expect(plot?.last).toBe(steps.at(-1)?.figureAfter);
});

test('dates that would overlap are left out; one game and none are no trouble', () => {
  const many = Array.from({ length: 60 }, (_, n) => aGame('ABCD 9 3 -3 -9', { evening: n + 1 }));
  const labels = plotRating(stepsOf(many))?.sessions.filter(({ label }) => label !== undefined) ?? [];
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.length).toBeLessThan(20);
  expect(plotRating(stepsOf(GAMES.slice(0, 1)))?.points).toHaveLength(1);
  expect(plotRating([])).toBeUndefined();
});
