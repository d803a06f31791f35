import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';

/**
 * Finds and fetches Electron's executable without ever loading the `electron` module, which downloads it without a
 * time limit when asked where it is.
 *
 * @typedef {import('./target.mjs').ElectronFacts} ElectronFacts
 */

const PACKAGE = join(ROOT, 'node_modules', 'electron');
/** Remembers a failed fetch, so that a club without internet does not wait for it at each start. */
const FAILURE = join(ROOT, 'out', '.electron-fetch-failed');
const FORGET_FAILURE_MS = 24 * 60 * 60_000;
const LIMIT_MS = 120_000;
const TICK_MS = 1000;
/** Without a terminal a line cannot be written over, so it comes seldom. */
const TICKS_PER_LINE = 15;

/** @type {Readonly<Record<string, string>>} */
const EXECUTABLES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/**
 * The paths that Electron's own package would look at.
 * @param {{ readonly folder?: string, readonly env?: NodeJS.ProcessEnv, readonly platform?: string }} [where]
 * @returns {{ readonly override: string | undefined, readonly binary: string | undefined, readonly canFetch: boolean }}
 */
export const findElectron = ({ folder = PACKAGE, env = process.env, platform = process.platform } = {}) => {
  const pathFile = join(folder, 'path.txt');
  const named = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : '';
  const override = env.ELECTRON_OVERRIDE_DIST_PATH || undefined;
  const candidate =
    override === undefined
      ? named !== '' && join(folder, 'dist', named)
      : join(override, named || (EXECUTABLES[platform] ?? 'electron'));
  return {
    override,
    binary: candidate !== false && existsSync(candidate) ? candidate : undefined,
    canFetch: existsSync(join(folder, 'install.js')),
  };
};

/**
 * Why a fetch failed within the last day.
 * @param {string} [file]
 * @returns {string | undefined}
 */
export const failedLately = (file = FAILURE) => {
  if (!existsSync(file)) return undefined;
  const [at = '', why = ''] = readFileSync(file, 'utf8').split('\n');
  return Date.now() - Date.parse(at) < FORGET_FAILURE_MS ? why : undefined;
};

/**
 * One line about the fetch: written over itself on a terminal.
 * @param {number} limitMs
 * @returns {() => void} ends it
 */
const showProgress = (limitMs) => {
  const terminal = process.stderr.isTTY === true;
  let ticks = 0;
  const show = () => {
    const line = `Fetching Electron for the desktop window: ${ticks} s, at most ${Math.round(limitMs / 1000)} s`;
    if (terminal) process.stderr.write(`\r${line}`);
    else if (ticks % TICKS_PER_LINE === 0) process.stderr.write(`${line}\n`);
    ticks += 1;
  };
  show();
  const timer = setInterval(show, TICK_MS);
  return () => {
    clearInterval(timer);
    if (terminal) process.stderr.write('\n');
  };
};

/**
 * The first line that says what went wrong, without the stack below it.
 * @param {string} output
 */
const firstError = (output) =>
  output
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /error|denied|refused|unable|failed/i.test(line))
    ?.replace(/^\w*Error: /, '')
    .slice(0, 160);

/**
 * Runs the package's installer as a child within a time limit of ours.
 * @param {{ readonly folder?: string, readonly limitMs?: number, readonly failureFile?: string }} [options]
 * @returns {Promise<{ readonly ok: true } | { readonly ok: false, readonly why: string }>}
 */
export const fetchElectron = async ({ folder = PACKAGE, limitMs = LIMIT_MS, failureFile = FAILURE } = {}) => {
  let output = '';
  const finish = showProgress(limitMs);
  const ending = await run(process.execPath, [join(folder, 'install.js')], {
    limitMs,
    output: 'pipe',
    onOutput: (text) => {
      output += text;
    },
  });
  finish();
  if (ending.kind === 'exit' && ending.code === 0 && findElectron({ folder }).binary !== undefined) {
    rmSync(failureFile, { force: true });
    return { ok: true };
  }
  const why =
    ending.kind === 'time-limit'
      ? `not here after ${Math.round(limitMs / 1000)} s`
      : (firstError(output) ?? `its installer ended with ${JSON.stringify(ending)}`);
  // Stopped by Ctrl-C: nothing was learnt about the fetch.
  if (ending.kind === 'signal') return { ok: false, why };
  mkdirSync(dirname(failureFile), { recursive: true });
  writeFileSync(failureFile, `${new Date().toISOString()}\n${why}\n`);
  return { ok: false, why };
};
