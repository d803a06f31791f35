import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A small checkout for tests of `npm start`: our own start scripts as they are, with the outside world (npm, vite,
 * Electron) replaced by programs of a few lines.
 */
export type Checkout = {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly start: (options?: { args?: string[]; env?: Record<string, string>; port: number }) => StartedApp;
  /** As npm does it: a shell waits for our process, and only the shell gets a signal. */
  readonly startBelowShell: (port: number) => StartedApp;
  readonly remove: () => void;
};

export type StartedApp = {
  readonly process: ChildProcess;
  /** Everything written so far to both outputs. */
  readonly said: () => string;
  /** Resolves when the text was said; rejects when the process ends without saying it. */
  readonly says: (text: string) => Promise<void>;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
};

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Counts its calls in the page it writes, so that a test sees whether a start built again. */
const FAKE_VITE = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
export const build = ({ configFile }) => {
  if (!configFile.includes('renderer')) return Promise.resolve();
  const root = dirname(dirname(configFile));
  const page = join(root, 'out/renderer/index.html');
  const count = existsSync(page) ? Number(/build (\\d+)/.exec(readFileSync(page, 'utf8'))[1]) : 0;
  for (const folder of ['assets', 'store']) mkdirSync(join(dirname(page), folder), { recursive: true });
  writeFileSync(page, '<!doctype html><title>build ' + (count + 1) + '</title>');
  return Promise.resolve();
};
`;

const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/vite': { version: '1.0.0' } } });

const startedApp = (child: ChildProcess): StartedApp => {
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      text += String(data);
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) => {
    child.on('close', (code, signal) => done({ code, signal }));
  });
  return {
    process: child,
    said: () => text,
    ended,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (text.includes(wanted)) resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without saying "${wanted}":\n${text}`)));
      }),
  };
};

/** Makes a checkout whose packages are installed (the fakes) and whose pages are not built. */
export const makeCheckout = (): Checkout => {
  const root = mkdtempSync(join(tmpdir(), 'roundwind-start-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    if (text.startsWith('#!')) chmodSync(join(root, path), 0o755);
  };
  mkdirSync(join(root, 'main'), { recursive: true });
  cpSync(join(PROJECT, 'main/web'), join(root, 'main/web'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  cpSync(join(PROJECT, 'main/content-policy.mjs'), join(root, 'main/content-policy.mjs'));
  write('package.json', JSON.stringify({ name: 'roundwind', version: '0.1.0', type: 'module' }));
  write('package-lock.json', LOCK);
  write('node_modules/.package-lock.json', LOCK);
  write('node_modules/vite/package.json', JSON.stringify({ name: 'vite', type: 'module', exports: './index.js' }));
  write('node_modules/vite/index.js', FAKE_VITE);
  for (const config of ['renderer/vite', 'main/vite.store', 'main/vite.main', 'main/vite.preload'])
    write(`${config}.config.ts`, '');
  write('assets/icons/icon.svg', '<svg/>');
  write('assets/icons/png/256x256.png', '');
  const {
    DISPLAY: _d,
    WAYLAND_DISPLAY: _w,
    ELECTRON_OVERRIDE_DIST_PATH: _e,
    npm_execpath: _n,
    npm_lifecycle_event: _l,
    ...inherited
  } = process.env;
  const script = join(root, 'main/web/start.mjs');
  const launch = (command: string, args: string[], port: number, env: Record<string, string>): StartedApp =>
    startedApp(
      spawn(command, args, {
        cwd: root,
        env: { ...inherited, ROUNDWIND_PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  return {
    root,
    write,
    start: ({ args = [], env = {}, port } = { port: 0 }) => launch(process.execPath, [script, ...args], port, env),
    startBelowShell: (port) =>
      launch('sh', ['-c', `"${process.execPath}" "${script}"; true`], port, { npm_lifecycle_event: 'start' }),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
};

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
