import { expect, test } from 'vitest';
import { checkOutcome, closingLine, journeyOutcomes, sum, vitestOutcome } from './counts.mjs';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });
const suite = (status: string, count = 1) => ({ status, assertionResults: Array.from({ length: count }) });
const vitest = (passed: number, failed: number, suites = [suite('passed')], pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults: suites,
});
const journeys = (
  tests: [string, 'expected' | 'unexpected' | 'flaky' | 'skipped'][],
  errors: { message?: string }[] = [],
) => ({
  suites: [{ suites: [{ specs: tests.map(([projectName, status]) => ({ tests: [{ projectName, status }] })) }] }],
  errors,
});

test.each([
  ['all well', { succeeded: true, files: 10 }, counts(1, 0)],
  ['failed', { succeeded: false, files: 10 }, counts(0, 1)],
  ['looked at nothing', { succeeded: true, files: 0 }, counts(0, 1)],
])('a check: %s', (_, facts, expected) => {
  expect(checkOutcome('lint', facts).counts).toEqual(expected);
});

test.each([
  ['all well', vitest(5, 0), true, counts(5, 0)],
  ['one skipped', vitest(5, 0, [suite('passed')], 1), true, counts(5, 0, 1)],
  ['one failed', vitest(5, 1), false, counts(5, 1)],
  ['a file that does not load', vitest(5, 0, [suite('passed'), suite('failed', 0)]), false, counts(5, 1)],
  ['ran nothing', vitest(0, 0, []), true, counts(0, 1)],
  ['only skipped', vitest(0, 0, [suite('passed')], 3), true, counts(0, 1, 3)],
  ['an error outside the tests', vitest(5, 0), false, counts(5, 1)],
  ['no report', undefined, false, counts(0, 1)],
])('vitest: %s', (_, report, succeeded, expected) => {
  expect(vitestOutcome(report, succeeded).counts).toEqual(expected);
});

test.each([
  [
    'all well',
    journeys([
      ['web', 'expected'],
      ['desktop', 'expected'],
    ]),
    true,
    counts(2, 0),
  ],
  [
    'one failed',
    journeys([
      ['web', 'unexpected'],
      ['desktop', 'expected'],
    ]),
    false,
    counts(1, 1),
  ],
  [
    'passed at a second try',
    journeys([
      ['web', 'flaky'],
      ['desktop', 'expected'],
    ]),
    true,
    counts(2, 0),
  ],
  [
    'one skipped',
    journeys([
      ['web', 'expected'],
      ['web', 'skipped'],
      ['desktop', 'expected'],
    ]),
    true,
    counts(2, 0, 1),
  ],
  ['a project without tests', journeys([['web', 'expected']]), true, counts(1, 1)],
  ['set-up failed', journeys([], [{ message: 'no build\nat x' }]), false, counts(0, 3)],
  [
    'bad exit without a failure',
    journeys([
      ['web', 'expected'],
      ['desktop', 'expected'],
    ]),
    false,
    counts(2, 1),
  ],
  ['no report', undefined, false, counts(0, 1)],
])('journeys: %s', (_, report, succeeded, expected) => {
  expect(sum(journeyOutcomes(report, succeeded, ['web', 'desktop']))).toEqual(expected);
});

test.each([
  [counts(12, 0), '12 passed, 0 failed'],
  [counts(12, 3, 1), '12 passed, 3 failed, 1 skipped'],
])('closing line %o', (total, line) => {
  expect(closingLine(total)).toBe(line);
});

test('a journey that needed a second try is said, and counts as passed', () => {
  const [web] = journeyOutcomes(journeys([['web', 'flaky']]), true, ['web']);
  expect(web).toMatchObject({ counts: { passed: 1, failed: 0 }, note: expect.stringMatching(/^1 UNSTEADY/) });
});
