import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endAll, run } from '../main/web/children.mjs';
import { ensureInstalled } from '../main/web/install.mjs';
import { nodeComplaint } from '../main/web/node-version.mjs';
import { ROOT } from '../main/web/paths.mjs';
import { checkOutcome, closingLine, journeyOutcomes, sum, vitestOutcome } from './run/counts.mjs';
import { ensurePrograms } from './run/programs.mjs';

/**
 * `npm test`: from a fresh clone to one closing line. Every runner runs, whatever the others found, so that one run
 * shows all that is wrong.
 *
 * @typedef {import('./run/counts.mjs').Outcome} Outcome
 */

const MINUTE = 60_000;
const RESULTS = join(ROOT, 'test-results');
const TYPE_PROJECTS = ['shared', 'main', 'renderer', 'test'];
const JOURNEY_PROJECTS = ['store', 'web', 'desktop'];

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/**
 * Runs one of our tools with its output shown and kept.
 * @param {string} title
 * @param {readonly string[]} args of Node
 * @param {{ readonly limitMs: number, readonly show?: (text: string) => string, readonly env?: NodeJS.ProcessEnv }} options
 */
const step = async (title, args, { limitMs, show = (text) => text, env = process.env }) => {
  console.log(`\n== ${title}`);
  let output = '';
  const ending = await run(process.execPath, args, {
    cwd: ROOT,
    env,
    limitMs,
    output: 'pipe',
    onOutput: (text) => {
      output += text;
      process.stdout.write(show(text));
    },
  });
  if (ending.kind === 'time-limit') console.log(`Ended after ${limitMs / MINUTE} minutes.`);
  return { succeeded: ending.kind === 'exit' && ending.code === 0, output };
};

/** @returns {Promise<readonly Outcome[]>} */
const lint = async () => {
  const biome = await step('lint', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], {
    limitMs: 5 * MINUTE,
  });
  // Unmatched patterns in its configuration are errors, so that it cannot pass by looking at nothing.
  const knip = await step('unused code', [tool('knip/bin/knip.js'), '--treat-config-hints-as-errors'], {
    limitMs: 5 * MINUTE,
  });
  const files = Number(/Checked (\d+) files?/.exec(biome.output)?.[1] ?? 0);
  return [
    checkOutcome('lint', { succeeded: biome.succeeded, files }),
    checkOutcome('unused code', { succeeded: knip.succeeded, files }),
  ];
};

/** @returns {Promise<readonly Outcome[]>} */
const types = async () => {
  /** @type {Outcome[]} */
  const outcomes = [];
  const isListed = /^\/.*|^[A-Z]:[\\/].*/;
  for (const project of TYPE_PROJECTS) {
    const { succeeded, output } = await step(
      `types: ${project}`,
      [tool('typescript/bin/tsc'), '-p', project, '--listFiles'],
      {
        limitMs: 5 * MINUTE,
        show: (text) =>
          text
            .split('\n')
            .filter((line) => line !== '' && !isListed.test(line))
            .join('\n'),
      },
    );
    const files = output.split('\n').filter((line) => isListed.test(line) && !line.includes('node_modules')).length;
    outcomes.push(checkOutcome(`types: ${project}`, { succeeded, files }));
  }
  return outcomes;
};

/** @param {string} name */
const reportIn = (name) => {
  const path = join(RESULTS, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** @returns {Promise<readonly Outcome[]>} */
const unit = async () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, 'unit.json')}`];
  const { succeeded } = await step('unit and store tests', [tool('vitest/vitest.mjs'), 'run', ...reporters], {
    limitMs: 20 * MINUTE,
    // The laws are tried as often as in CI (test/property-runs.ts).
    env: { PROPERTY_RUNS: '10000', ...process.env },
  });
  return [vitestOutcome(reportIn('unit.json'), succeeded)];
};

/** @returns {Promise<readonly Outcome[]>} */
const buildAndJourneys = async () => {
  const build = await step('build', [join(ROOT, 'main/web/build.mjs')], { limitMs: 5 * MINUTE });
  const built = checkOutcome('build', {
    succeeded: build.succeeded,
    files: existsSync(join(ROOT, 'out/renderer/index.html')) ? 1 : 0,
  });
  if (!build.succeeded) return [{ name: built.name, counts: built.counts, note: 'failed, so no journey was run' }];
  const { succeeded } = await step(
    'journeys',
    [tool('@playwright/test/cli.js'), 'test', '-c', 'test/e2e/playwright.config.ts', '--retries=1'],
    { limitMs: 60 * MINUTE },
  );
  return [
    { name: built.name, counts: built.counts },
    ...journeyOutcomes(reportIn('journeys.json'), succeeded, JOURNEY_PROJECTS),
    desktopTarget(),
  ];
};

/**
 * The desktop journeys write down what they ran against; without that a green run would not say what it proved.
 * @returns {Outcome}
 */
const desktopTarget = () => {
  const path = join(RESULTS, 'desktop-target.txt');
  const target = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return {
    name: 'desktop journeys say what they ran against',
    counts: target === '' ? { passed: 0, failed: 1, skipped: 0 } : { passed: 1, failed: 0, skipped: 0 },
    note: target === '' ? 'nothing written' : target,
  };
};

/** @returns {Promise<readonly Outcome[]>} */
const everything = async () => {
  if (nodeComplaint !== undefined) return [{ name: nodeComplaint, counts: { passed: 0, failed: 1, skipped: 0 } }];
  const installed = await ensureInstalled(console.log);
  if (installed && !(installed.kind === 'exit' && installed.code === 0)) {
    return [{ name: 'npm ci', counts: { passed: 0, failed: 1, skipped: 0 }, note: JSON.stringify(installed) }];
  }
  const missing = await ensurePrograms();
  for (const program of missing) console.error(`Missing: ${program}`);
  return [...(await lint()), ...(await types()), ...(await unit()), ...(await buildAndJourneys())];
};

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    void endAll().then(() => process.exit(1));
  });
}

// `npm test --silent` would silence the npm that we run as well, errors included.
delete process.env.npm_config_loglevel;
// Left by an earlier run they would be read as this one's.
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const outcomes = await everything();
console.log('');
for (const { name, counts, note } of outcomes) {
  console.log(
    `${counts.failed > 0 ? 'FAILED' : 'ok'.padEnd(6)} ${name}: ${closingLine(counts)}${note === undefined ? '' : ` (${note})`}`,
  );
}
const total = sum(outcomes);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
