import { spawn, spawnSync } from 'node:child_process';

/**
 * Programs that a start runs: each may have a time limit, and none outlives the start.
 *
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ readonly kind: 'exit', readonly code: number } | { readonly kind: 'signal', readonly signal: string }
 *   | { readonly kind: 'time-limit' } | { readonly kind: 'not-started', readonly code: string }} Ending
 * @typedef {object} RunOptions
 * @property {number} [limitMs] ends the program after so long
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {'inherit' | 'pipe'} [output]
 * @property {boolean} [shell]
 * @property {boolean} [quits] it ends its own processes when asked to (Electron); otherwise its whole group is ended at once
 * @property {(text: string) => void} [onOutput] gets what it writes, with `output: 'pipe'`
 */

const IS_WINDOWS = process.platform === 'win32';
/** How long a program may take to end after it was asked to. */
const GRACE_MS = 5000;

/** @type {Map<ChildProcess, { readonly quits: boolean }>} */
const running = new Map();

/**
 * Each program leads a process group of its own (npm starts others), which is what is ended here.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {boolean} wholeGroup
 */
const end = (child, signal, wholeGroup) => {
  if (child.pid === undefined) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(wholeGroup ? -child.pid : child.pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
};

/**
 * Runs a program to its end. Never rejects: how it ended is the answer.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ending>}
 */
export const run = (command, args, options = {}) =>
  new Promise((ended) => {
    const output = options.output ?? 'inherit';
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: ['ignore', output, output],
      detached: !IS_WINDOWS,
    });
    running.set(child, { quits: options.quits ?? false });
    let late = false;
    const limit =
      options.limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            end(child, 'SIGKILL', true);
          }, options.limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => options.onOutput?.(String(data)));
    }
    /** @param {Ending} ending */
    const settle = (ending) => {
      clearTimeout(limit);
      running.delete(child);
      ended(late ? { kind: 'time-limit' } : ending);
    };
    child.on('error', (error) =>
      settle({ kind: 'not-started', code: 'code' in error ? String(error.code) : error.name }),
    );
    child.on('exit', (code, signal) =>
      settle(signal === null ? { kind: 'exit', code: code ?? 0 } : { kind: 'signal', signal }),
    );
  });

/** Ends every program that still runs; resolves when they are gone. */
export const endAll = async () => {
  const gone = [...running].map(
    ([child, { quits }]) =>
      /** @type {Promise<void>} */ (
        new Promise((done) => {
          const force = setTimeout(() => end(child, 'SIGKILL', true), GRACE_MS);
          child.on('exit', () => {
            clearTimeout(force);
            done();
          });
          end(child, 'SIGTERM', !quits);
        })
      ),
  );
  await Promise.all(gone);
};
