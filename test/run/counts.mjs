/**
 * Reads what the runners counted. Each answer is what passed, failed and was skipped; a runner that ran nothing, or
 * that ended badly without saying which test failed, counts as a failure.
 *
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 * @typedef {{ readonly name: string, readonly counts: Counts, readonly note?: string }} Outcome
 */

/** @type {Counts} */
const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * A check that has no tests of its own (lint, types, build): one pass or one failure, with what it looked at.
 * @param {string} name
 * @param {{ readonly succeeded: boolean, readonly files: number }} facts
 * @returns {Outcome}
 */
export const checkOutcome = (name, { succeeded, files }) => ({
  name,
  counts: succeeded && files > 0 ? { passed: 1, failed: 0, skipped: 0 } : ONE_FAILURE,
  note: files > 0 ? `${files} files` : 'looked at nothing',
});

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {boolean} succeeded
 * @returns {Outcome}
 */
const honest = (name, counts, succeeded) => {
  if (counts.passed + counts.failed === 0) return { name, counts: { ...counts, failed: 1 }, note: 'ran nothing' };
  if (!succeeded && counts.failed === 0) {
    return { name, counts: { ...counts, failed: 1 }, note: 'ended with an error outside its tests' };
  }
  return { name, counts };
};

/**
 * @typedef {{ readonly numPassedTests: number, readonly numFailedTests: number, readonly numPendingTests: number,
 *   readonly numTodoTests: number, readonly testResults: readonly { readonly status: string, readonly assertionResults: readonly unknown[] }[] }} VitestReport
 */

/**
 * @param {VitestReport | undefined} report vitest's `json` reporter
 * @param {boolean} succeeded its exit code was 0
 * @returns {Outcome}
 */
export const vitestOutcome = (report, succeeded) => {
  const name = 'unit and store tests';
  if (report === undefined) return { name, counts: ONE_FAILURE, note: 'left no report' };
  // A file that does not even load has no failed test in it.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return honest(name, counts, succeeded);
};

/**
 * @typedef {{ readonly projectName: string, readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} JourneyTest
 * @typedef {{ readonly specs?: readonly { readonly tests: readonly JourneyTest[] }[], readonly suites?: readonly JourneySuite[] }} JourneySuite
 * @typedef {{ readonly suites: readonly JourneySuite[], readonly errors: readonly { readonly message?: string }[] }} PlaywrightReport
 */

/**
 * @param {JourneySuite} suite
 * @returns {readonly JourneyTest[]}
 */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * One outcome for each project: a folder whose specs were all lost would otherwise go unseen.
 * @param {PlaywrightReport | undefined} report Playwright's `json` reporter
 * @param {boolean} succeeded
 * @param {readonly string[]} projects
 * @returns {readonly Outcome[]}
 */
export const journeyOutcomes = (report, succeeded, projects) => {
  if (report === undefined) return [{ name: 'journeys', counts: ONE_FAILURE, note: 'left no report' }];
  const tests = report.suites.flatMap(testsOf);
  const outcomes = projects.map((project) => {
    const own = tests.filter(({ projectName }) => projectName === project);
    /** @param {readonly JourneyTest['status'][]} statuses */
    const count = (...statuses) => own.filter(({ status }) => statuses.includes(status)).length;
    const unsteady = count('flaky');
    const counts = { passed: count('expected') + unsteady, failed: count('unexpected'), skipped: count('skipped') };
    const outcome = honest(`journeys: ${project}`, counts, true);
    // Said aloud, since a journey that needs a second try may hide a race that a club would meet.
    return unsteady === 0 ? outcome : { ...outcome, note: `${unsteady} UNSTEADY: passed only at the second try` };
  });
  const anyFailed = outcomes.some(({ counts }) => counts.failed > 0);
  if (report.errors.length > 0 || (!succeeded && !anyFailed)) {
    const note = report.errors[0]?.message?.split('\n', 1)[0] ?? 'ended with an error outside its tests';
    return [...outcomes, { name: 'journeys: outside the tests', counts: ONE_FAILURE, note }];
  }
  return outcomes;
};

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {Counts}
 */
export const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { counts }) => total + counts.passed, 0),
  failed: outcomes.reduce((total, { counts }) => total + counts.failed, 0),
  skipped: outcomes.reduce((total, { counts }) => total + counts.skipped, 0),
});

/**
 * The closing line, in the form that CI reads.
 * @param {Counts} counts
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
