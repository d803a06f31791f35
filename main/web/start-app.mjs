import { join } from 'node:path';
import { addressOf, PORT } from './address.mjs';
import { isBuilt } from './build.mjs';
import { endAll, run } from './children.mjs';
import { failedLately, fetchElectron, findElectron } from './electron-binary.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { serveWeb, VERSION, whoIsOn } from './server.mjs';
import { chooseTarget, webWithoutLooking } from './target.mjs';

/**
 * `npm start`: installs, builds and runs, whichever of these is still needed.
 *
 * @typedef {import('./target.mjs').Target} Target
 * @typedef {Extract<Target, { kind: 'web' }>} WebTarget
 * @typedef {import('./target.mjs').WebReason} WebReason
 */

/** An Electron that ends with an error within this time never had a window: no libraries, no screen, no rights. */
const DID_NOT_START_MS = 15_000;

const PARENT_CHECK_MS = 500;

/** @type {Readonly<Record<WebReason, string>>} */
const REASONS = {
  asked: 'as asked',
  'no-display': 'since there is no display for a desktop window',
  'override-empty': 'since ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron',
  'no-package': 'since the electron package is not installed',
  'fetch-failed': 'since Electron could not be fetched',
  'did-not-start': 'since Electron did not start',
};

let stopping = false;
let appRuns = false;
/** @type {import('./server.mjs').WebServer | undefined} */
let server;

/**
 * Says nothing once we are stopping: that a program ended early is then no news.
 * @param {string} line
 */
const say = (line) => {
  if (!stopping) process.stdout.write(`${line}\n`);
};

/**
 * Ends with everything that was started. Before the app runs that is an interruption (the shell's 128 + signal), after
 * that it is how one stops it, so no error.
 * @param {number} code
 */
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  await Promise.all([server?.close(), endAll()]);
  process.exit(appRuns ? 0 : code);
};

/**
 * npm passes a signal on to the shell between us, which ends without telling us: that our parent is gone is how we
 * learn that we were stopped. Only under npm; started in another way we may be meant to outlive a shell.
 */
const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(143);
  }, PARENT_CHECK_MS).unref();
};

/** @returns {number | undefined} undefined when ROUNDWIND_PORT is no port */
const portToUse = () => {
  const asked = process.env.ROUNDWIND_PORT;
  if (asked === undefined) return PORT;
  return /^\d{1,5}$/.test(asked) && Number(asked) > 0 && Number(asked) < 65_536 ? Number(asked) : undefined;
};

/**
 * What to do when the port is not free: undefined when it is, otherwise the exit code after saying why.
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
const settlePort = async (port) => {
  const found = await whoIsOn(port);
  switch (found.who) {
    case 'nobody':
      return undefined;
    case 'us':
      say(
        found.version === VERSION
          ? `Roundwind is running already: ${addressOf(port)}`
          : `Roundwind ${found.version} is running already: ${addressOf(port)} (stop it first to use ${VERSION})`,
      );
      return 0;
    default:
      say(
        `Port ${port} is taken by another program. Roundwind finds its data only under ${addressOf(port)} and uses no other port: stop that program, then start again.`,
      );
      return 1;
  }
};

/**
 * Builds what is stale, in a process of its own: the bundler would keep most of a gigabyte for as long as we serve.
 * @param {readonly import('./build.mjs').Part[]} parts
 * @returns {Promise<boolean>} false when the build failed, which it has said itself
 */
const buildParts = async (parts) => {
  const stale = parts.filter((part) => !isBuilt(part));
  if (stale.length === 0) return true;
  const ending = await run(process.execPath, [join(ROOT, 'main/web/build.mjs'), ...stale], { cwd: ROOT });
  return ending.kind === 'exit' && ending.code === 0;
};

/**
 * Serves until it is stopped.
 * @param {WebTarget} target
 * @param {number} port
 * @returns {Promise<number | undefined>} an exit code when it could not begin
 */
const runWeb = async ({ reason, detail }, port) => {
  const settled = await settlePort(port);
  if (settled !== undefined) return settled;
  if (!(await buildParts(['pages'])) || stopping) return 1;
  try {
    server = await serveWeb({ port });
    appRuns = true;
    say(
      `Roundwind runs in the browser, ${REASONS[reason]}${detail === undefined ? '' : ` (${detail})`}: ${server.url}`,
    );
    return undefined;
  } catch (error) {
    // Somebody took the port while we built; settlePort says who.
    const taken = await settlePort(port);
    if (taken !== undefined) return taken;
    throw error;
  }
};

/**
 * Runs the desktop app to its end.
 * @param {string} binary
 * @returns {Promise<number | WebTarget>} web mode when no window came up
 */
const runDesktop = async (binary) => {
  if (!(await buildParts(['pages', 'desktop'])) || stopping) return 1;
  // Set in terminals of editors that are Electron themselves; it would make Electron behave as plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const started = performance.now();
  say('Roundwind opens its window…');
  appRuns = true;
  const ending = await run(binary, [ROOT], { env, cwd: ROOT, quits: true });
  if (stopping || (ending.kind === 'exit' && ending.code === 0)) return 0;
  appRuns = false;
  const detail =
    ending.kind === 'exit' ? `exit code ${ending.code}` : ending.kind === 'signal' ? ending.signal : ending.kind;
  if (performance.now() - started < DID_NOT_START_MS) return { kind: 'web', reason: 'did-not-start', detail };
  say(`Roundwind ended: ${detail}`);
  return 1;
};

/**
 * @param {import('./target.mjs').Surroundings} surroundings
 * @returns {Promise<Exclude<Target, { kind: 'fetch' }>>}
 */
const decide = async (surroundings) => {
  const target = chooseTarget(surroundings, { ...findElectron(), failedLately: failedLately() });
  if (target.kind !== 'fetch') return target;
  const fetched = await fetchElectron();
  if (!fetched.ok) return { kind: 'web', reason: 'fetch-failed', detail: fetched.why };
  const { binary } = findElectron();
  return binary === undefined ? { kind: 'web', reason: 'fetch-failed' } : { kind: 'desktop', binary };
};

/** @returns {Promise<number | undefined>} exit code, undefined while the web server runs */
const startSteps = async () => {
  const port = portToUse();
  if (port === undefined) {
    say(`ROUNDWIND_PORT is no port: ${process.env.ROUNDWIND_PORT}`);
    return 1;
  }
  const surroundings = {
    platform: process.platform,
    env: process.env,
    webAsked: process.argv.includes('--web'),
    desktopAsked: process.argv.includes('--desktop'),
  };
  // Before installing and building: a second start must not replace the files that the first one serves.
  if (webWithoutLooking(surroundings)) {
    const settled = await settlePort(port);
    if (settled !== undefined) return settled;
  }
  const installed = await ensureInstalled(say);
  if (installed && !(installed.kind === 'exit' && installed.code === 0)) {
    say(
      `npm ci did not finish (${JSON.stringify(installed)}); what it said is above. Start again when that is mended.`,
    );
    return 1;
  }
  const target = await decide(surroundings);
  if (target.kind === 'web') return runWeb(target, port);
  const ended = await runDesktop(target.binary);
  return typeof ended === 'number' ? ended : runWeb(ended, port);
};

/** Runs the whole start; leaves by itself, or when it is told to by Ctrl-C or SIGTERM. */
export const startApp = async () => {
  process.on('SIGINT', () => void stop(130));
  process.on('SIGTERM', () => void stop(143));
  process.on('SIGHUP', () => void stop(129));
  stopWithNpm();
  try {
    const code = await startSteps();
    if (code !== undefined && !stopping) process.exit(code);
  } catch (error) {
    if (stopping) return;
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};
