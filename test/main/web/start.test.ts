import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Checkout, freePort, makeCheckout, type StartedApp } from './checkout.ts';

let checkout: Checkout;
let port: number;
let started: StartedApp[];

beforeEach(async () => {
  checkout = makeCheckout();
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const app of started) app.process.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  checkout.remove();
});

const start = (args: string[] = [], env: Record<string, string> = {}): StartedApp => {
  const app = checkout.start({ args, env, port });
  started.push(app);
  return app;
};
const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();
const listen = (server: Server | ReturnType<typeof createSocketServer>): Promise<() => Promise<void>> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(() => new Promise((done) => server.close(() => done()))));
  });

describe('web mode', () => {
  test('builds, says in one line why and where, and stops on SIGINT without an error', async () => {
    const app = start();
    await app.says(`http://127.0.0.1:${port}/`);
    expect(app.said()).toContain(
      `Roundwind runs in the browser, since there is no display for a desktop window: http://127.0.0.1:${port}/\n`,
    );
    expect(await page()).toContain('build 1');
    app.process.kill('SIGINT');
    expect(await app.ended).toEqual({ code: 0, signal: null });
    await expect(page()).rejects.toThrow();
  });

  test('stops on SIGTERM while a browser holds its connection open', async () => {
    const app = start();
    await app.says(`http://127.0.0.1:${port}/`);
    await page();
    app.process.kill('SIGTERM');
    expect(await app.ended).toEqual({ code: 0, signal: null });
  });

  test('stops when the shell that npm put between us is stopped', async () => {
    const app = checkout.startBelowShell(port);
    started.push(app);
    await app.says(`http://127.0.0.1:${port}/`);
    app.process.kill('SIGTERM');
    await app.ended;
    await expect(page()).rejects.toThrow();
  });

  test('reuses what is built, and builds again after a source changed', async () => {
    const round = async (): Promise<string> => {
      const app = start();
      await app.says(`http://127.0.0.1:${port}/`);
      const text = await page();
      app.process.kill('SIGTERM');
      await app.ended;
      return text;
    };
    const first = await round();
    expect(await round()).toBe(first);
    checkout.write('shared/new.ts', 'export {};');
    expect(await round()).not.toBe(first);
  });

  test('a second start finds the first and leaves it alone', async () => {
    const first = start();
    await first.says(`http://127.0.0.1:${port}/`);
    checkout.write('shared/new.ts', 'export {};');
    const second = start();
    expect((await second.ended).code).toBe(0);
    expect(second.said()).toBe(`Roundwind is running already: http://127.0.0.1:${port}/\n`);
    expect(await page()).toContain('build 1');
  });

  test('a running one of another version is named with it', async () => {
    const other = createServer((_, response) => response.end('{"app":"org.roundwind.app","version":"0.0.9"}'));
    const close = await listen(other);
    const app = start();
    expect((await app.ended).code).toBe(0);
    expect(app.said()).toContain('Roundwind 0.0.9 is running already');
    await close();
  });

  test.each([
    ['answers pages', createServer((_, response) => response.end('<html>'))],
    ['answers another identity', createServer((_, response) => response.end('{"app":"other","version":"1"}'))],
    ['never answers', createSocketServer()],
  ])('another program on the port that %s: said, and no other port', async (_, other) => {
    const sockets = new Set<{ destroy: () => void }>();
    other.on('connection', (socket) => sockets.add(socket));
    const close = await listen(other);
    const app = start();
    expect((await app.ended).code).toBe(1);
    expect(app.said()).toContain(`Port ${port} is taken by another program.`);
    for (const socket of sockets) socket.destroy();
    await close();
  });

  test('a port that is none is refused', async () => {
    const app = start([], { ROUNDWIND_PORT: 'http' });
    expect((await app.ended).code).toBe(1);
    expect(app.said()).toBe('ROUNDWIND_PORT is no port: http\n');
  });

  test('a build that fails is said, and nothing is served', async () => {
    checkout.write(
      'node_modules/vite/index.js',
      `export const build = () => Promise.reject(new Error('no such import'));`,
    );
    const app = start();
    expect((await app.ended).code).toBe(1);
    expect(app.said()).toContain('no such import');
  });
});

describe('packages', () => {
  const npm = (text: string): Record<string, string> => {
    checkout.write('npm/package.json', '{"type":"commonjs"}');
    checkout.write('npm/npm-cli.js', text);
    return { npm_execpath: join(checkout.root, 'npm/npm-cli.js') };
  };

  test('are installed when there are none', async () => {
    rmSync(join(checkout.root, 'node_modules/.package-lock.json'));
    const app = start(
      [],
      npm(
        `console.log('npm', ...process.argv.slice(2)); require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
      ),
    );
    await app.says(`http://127.0.0.1:${port}/`);
    expect(app.said()).toContain('npm ci --include=dev --no-audit --no-fund --loglevel=error');
  });

  test('are installed again when the lock file changed', async () => {
    writeFileSync(
      join(checkout.root, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/vite': { version: '1.0.1' } } }),
    );
    const app = start([], npm(`console.log('npm ran'); process.exit(7);`));
    expect((await app.ended).code).toBe(1);
    expect(app.said()).toContain('npm ran');
    expect(app.said()).toContain('npm ci did not finish');
  });

  test('missing optional ones (other platforms) are no reason', async () => {
    writeFileSync(
      join(checkout.root, 'package-lock.json'),
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/vite': { version: '1.0.0' },
          'node_modules/mac-only': { version: '2.0.0', optional: true },
        },
      }),
    );
    const app = start([], npm(`console.log('npm ran'); process.exit(7);`));
    await app.says(`http://127.0.0.1:${port}/`);
    expect(app.said()).not.toContain('npm ran');
  });

  test('Ctrl-C during the install ends npm and what it started', async () => {
    rmSync(join(checkout.root, 'node_modules/.package-lock.json'));
    const app = start(
      [],
      npm(`const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
           console.log('child ' + child.pid + '.'); setInterval(() => {}, 1000);`),
    );
    await app.says('.\n');
    const pid = Number(/child (\d+)\./.exec(app.said())?.[1]);
    expect(process.kill(pid, 0)).toBe(true);
    app.process.kill('SIGINT');
    expect(await app.ended).toEqual({ code: 130, signal: null });
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

/** A process that ended but was not yet collected by its parent (a container's first process may never) is gone too. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
};

describe('Electron', () => {
  const display = { DISPLAY: ':77' };
  const electron = (script: string): void => {
    checkout.write('node_modules/electron/install.js', '');
    checkout.write('node_modules/electron/path.txt', 'electron');
    checkout.write('node_modules/electron/dist/electron', `#!${process.execPath}\n${script}`);
  };

  test('runs the checkout when its binary is there, and its end is the end', async () => {
    electron(`console.log('electron', process.argv[2], process.env.ELECTRON_RUN_AS_NODE);`);
    const app = start([], { ...display, ELECTRON_RUN_AS_NODE: '1' });
    expect((await app.ended).code).toBe(0);
    expect(app.said()).toContain(`electron ${checkout.root}/ undefined`);
    expect(app.said()).not.toContain('http://');
  });

  test('is asked to quit on SIGTERM', async () => {
    electron(
      `process.on('SIGTERM', () => { console.log('quits'); process.exit(0); }); console.log('on screen'); setInterval(() => {}, 1000);`,
    );
    const app = start([], display);
    await app.says('on screen');
    app.process.kill('SIGTERM');
    expect(await app.ended).toEqual({ code: 0, signal: null });
    expect(app.said()).toContain('quits');
  });

  test('that does not start leaves web mode, with the reason', async () => {
    electron(`console.error('Missing X server'); process.exit(3);`);
    const app = start([], display);
    await app.says(
      `Roundwind runs in the browser, since Electron did not start (exit code 3): http://127.0.0.1:${port}/`,
    );
  });

  test('that cannot be fetched leaves web mode, and the next start does not wait for it again', async () => {
    checkout.write('node_modules/electron/install.js', `console.error('Error: no line'); process.exit(1);`);
    const first = start([], display);
    await first.says(
      `Roundwind runs in the browser, since Electron could not be fetched (no line): http://127.0.0.1:${port}/`,
    );
    expect(first.said()).toContain('Fetching Electron');
    first.process.kill('SIGTERM');
    await first.ended;
    const second = start([], display);
    await second.says('--desktop tries again');
    expect(second.said()).not.toContain('Fetching Electron');
  });

  test('named by the environment but not there: web mode, nothing fetched', async () => {
    checkout.write('node_modules/electron/install.js', `console.log('fetched');`);
    const app = start([], { ...display, ELECTRON_OVERRIDE_DIST_PATH: join(checkout.root, 'none') });
    await app.says(
      `since ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron (${join(checkout.root, 'none')})`,
    );
    expect(app.said()).not.toContain('fetched');
  });

  test('Ctrl-C during the fetch stops it and is not taken for a failed fetch', async () => {
    checkout.write('node_modules/electron/install.js', `setInterval(() => {}, 1000);`);
    const app = start([], display);
    await app.says('Fetching Electron');
    app.process.kill('SIGINT');
    expect(await app.ended).toEqual({ code: 130, signal: null });
    const again = start([], display);
    await again.says('Fetching Electron');
  });
});
