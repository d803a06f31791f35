import { expect, test } from 'vitest';
import { roundState } from '../../../shared/session/round-state.ts';

test.each([
  ['open', ['not-yet', 'not-yet'], 'not-yet'],
  ['open', ['not-yet', 'running'], 'running'],
  ['open', ['not-yet', 'finished'], 'running'],
  ['open', ['finished', 'finished'], 'finished'],
  ['confirmed', ['finished', 'finished'], 'confirmed'],
  ['reopened', ['finished', 'finished'], 'reopened'],
  ['reopened', ['running', 'finished'], 'reopened'],
] as const)('%s with tables %j: %s', (closing, tables, state) => {
  expect(roundState(closing, tables)).toBe(state);
});
