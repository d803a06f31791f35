import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { _electron, type Browser, chromium, type Page } from '@playwright/test';
import type * as Electron from 'electron';
import { findElectron } from '../../main/web/electron-binary.mjs';
import { chromiumOptions, killChromium } from '../e2e/chromium.ts';

/**
 * Starts the built desktop app for a test: on real Electron where its binary is present, else on the double. One suite
 * serves both, and each launch says which it was.
 */
export type DesktopApp = {
  readonly kind: 'electron' | 'double';
  /** The folder of all its data; hand it to the next launch to find the data again. */
  readonly userDataDir: string;
  /** The window that a person sees, once it is there. */
  readonly screen: () => Promise<Page>;
  /** The hidden window with the store. */
  readonly store: () => Promise<Page>;
  /** All pages of the app that live now. */
  readonly pages: () => readonly Page[];
  /** Runs a function in the main process. It travels as text: it sees nothing but its two arguments. */
  readonly evaluate: <A, R>(run: (electron: typeof Electron, argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** Quits as a person does, and waits for the end. Gives what the process ended with. */
  readonly close: () => Promise<number | null>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Settles when the process ends by itself. */
  readonly ended: Promise<number | null>;
  /** What it wrote on its outputs so far. */
  readonly output: () => string;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'out/main/main.js');
/** Where a run writes down which of the two it used: a green report must say what it proves. */
const RESULTS = join(ROOT, 'test-results');
const REGISTER = new URL('./register.mjs', import.meta.url).href;
const PATIENCE_MS = 30_000;

const waitFor = async <T>(look: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`No ${what} after ${PATIENCE_MS / 1000} s`);
    await pause(50);
  }
};

const pathOf = (page: Page): string => (URL.canParse(page.url()) ? new URL(page.url()).pathname : '');

const finders = (pages: () => readonly Page[], child: ChildProcess, output: () => string) => {
  const find = (path: string) => (): Page | undefined => {
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}:\n${output()}`);
    return pages().find((page) => pathOf(page) === path);
  };
  return {
    pages,
    screen: () => waitFor(find('/index.html'), 'screen window'),
    store: () => waitFor(find('/store.html'), 'store window'),
  };
};

const gather = (child: ChildProcess): (() => string) => {
  let text = '';
  const add = (chunk: unknown): void => {
    text += String(chunk);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
};

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });

/** Orders to a running double, each answered once. */
const lineTo = (child: ChildProcess, output: () => string) => {
  let last = 0;
  const waiting = new Map<number, (answer: { value?: unknown; error?: string }) => void>();
  child.on('message', (answer: { id: number; value?: unknown; error?: string }) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (order: { kind: string; source?: string; argument?: unknown }): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ value, error }) => {
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      });
      child.once('exit', () => reject(new Error(`The double ended:\n${output()}`)));
      child.send({ ...order, id: last });
    });
};

const launchDouble = async (userDataDir: string, extra: readonly string[]): Promise<DesktopApp> => {
  const child = spawn(process.execPath, ['--import', REGISTER, MAIN, `--user-data-dir=${userDataDir}`, ...extra], {
    cwd: ROOT,
    env: { ...process.env, ROUNDWIND_DOUBLE_CHROMIUM: JSON.stringify(chromiumOptions()) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.setMaxListeners(0);
  const output = gather(child);
  const ended = endOf(child);
  const order = lineTo(child, output);
  const state: { browser?: Browser } = {};
  const connected = async (): Promise<void> => {
    const endpoint = await waitFor(async () => (await order({ kind: 'endpoint' })) as string | undefined, 'Chromium');
    state.browser = await chromium.connectOverCDP(endpoint);
  };
  // A second instance ends before it has a browser.
  await Promise.race([connected(), ended]);
  return {
    kind: 'double',
    userDataDir,
    ...finders(() => state.browser?.contexts().flatMap((context) => context.pages()) ?? [], child, output),
    evaluate: async <A, R>(run: (electron: typeof Electron, argument: A) => R | Promise<R>, argument: A) =>
      (await order({ kind: 'evaluate', source: run.toString(), argument })) as R,
    close: async () => {
      if (child.exitCode === null)
        order({ kind: 'evaluate', source: '({ app }) => app.quit()' }).catch(() => undefined);
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await killChromium(join(userDataDir, 'profile')).catch(() => undefined);
      await ended;
    },
    ended,
    output,
  };
};

const launchElectron = async (binary: string, userDataDir: string, extra: readonly string[]): Promise<DesktopApp> => {
  const electron = await _electron.launch({
    executablePath: binary,
    cwd: ROOT,
    args: [ROOT, `--user-data-dir=${userDataDir}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...extra],
  });
  const child = electron.process();
  const output = gather(child);
  const ended = endOf(child);
  return {
    kind: 'electron',
    userDataDir,
    ...finders(() => electron.windows(), child, output),
    evaluate: <A, R>(run: (electron: typeof Electron, argument: A) => R | Promise<R>, argument: A) =>
      electron.evaluate(run as never, argument as never) as Promise<R>,
    close: async () => {
      await electron.close();
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    ended,
    output,
  };
};

/** Starts the app on a data folder, a new one unless given. The bundles must have been built. */
export const launchDesktop = async (
  its: { readonly userDataDir?: string; readonly extra?: readonly string[] } = {},
): Promise<DesktopApp> => {
  const userDataDir = its.userDataDir ?? (await mkdtemp(join(tmpdir(), 'roundwind-desktop-')));
  const { binary } = findElectron();
  const target = binary === undefined ? 'the Electron double' : `Electron: ${binary}`;
  process.stderr.write(`desktop app on ${target}\n`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'desktop-target.txt'), `${target}\n`);
  return binary === undefined
    ? launchDouble(userDataDir, its.extra ?? [])
    : launchElectron(binary, userDataDir, its.extra ?? []);
};

/** Closes the app and removes its data folder: what the last test on that folder does. */
export const discardDesktop = async (app: DesktopApp): Promise<void> => {
  await app.close();
  await rm(app.userDataDir, { recursive: true, force: true, maxRetries: 5 });
};
