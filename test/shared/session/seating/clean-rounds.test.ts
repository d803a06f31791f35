import { expect, test } from 'vitest';
import { cleanRounds } from '../../../../shared/session/seating/clean-rounds.ts';

test.each([
  [4, 1],
  [8, 1],
  [12, 1],
  [16, 5],
  [20, 5],
  [24, 7],
  [28, 9],
  [32, 10],
  [40, 13],
  [64, 21],
  [88, 29],
])('%i players play %i rounds without a repeat', (players, rounds) => {
  expect(cleanRounds(players)).toEqual({ rounds, reached: true });
});

test.each([
  [9, 1, true],
  [11, 1, true],
  [13, 1, true],
  [15, 5, false],
  [17, 5, false],
  [18, 6, false],
])('%i players with sit-outs: at most %i, known to be possible: %s', (players, rounds, reached) => {
  expect(cleanRounds(players)).toEqual({ rounds, reached });
});

test('without a table there is no round', () => {
  expect(cleanRounds(3)).toEqual({ rounds: 0, reached: true });
});
