import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failedLately, fetchElectron, findElectron } from '../../../main/web/electron-binary.mjs';

let folder: string;
let failureFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundwind-electron-'));
  failureFile = join(folder, 'out', 'failed');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const find = (env = {}) => findElectron({ folder, env, platform: 'linux' });

test('a fresh package has an installer and no binary', () => {
  write('install.js', '');
  expect(find()).toEqual({ override: undefined, binary: undefined, canFetch: true });
});

test('path.txt and dist/ together are the binary; path.txt alone is not', () => {
  write('path.txt', 'electron');
  expect(find().binary).toBeUndefined();
  write('dist/electron', '');
  expect(find().binary).toBe(join(folder, 'dist', 'electron'));
});

test('the override stands above the package, found or not', () => {
  write('path.txt', 'electron');
  write('dist/electron', '');
  expect(find({ ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'elsewhere') })).toMatchObject({ binary: undefined });
  write('elsewhere/electron', '');
  expect(find({ ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'elsewhere') }).binary).toBe(
    join(folder, 'elsewhere', 'electron'),
  );
});

test('a fetch that puts the binary in place succeeds', async () => {
  write(
    'install.js',
    `const fs = require('node:fs'); fs.mkdirSync(__dirname + '/dist'); fs.writeFileSync(__dirname + '/dist/electron', ''); fs.writeFileSync(__dirname + '/path.txt', 'electron');`,
  );
  await expect(fetchElectron({ folder, failureFile })).resolves.toEqual({ ok: true });
  expect(existsSync(failureFile)).toBe(false);
});

test('an installer that hangs is ended at our limit, with everything it started, and remembered', async () => {
  write(
    'install.js',
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
     require('node:fs').writeFileSync(__dirname + '/pid', String(child.pid)); setInterval(() => {}, 1000);`,
  );
  const before = performance.now();
  await expect(fetchElectron({ folder, failureFile, limitMs: 1500 })).resolves.toEqual({
    ok: false,
    why: 'not here after 2 s',
  });
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(failedLately(failureFile)).toBe('not here after 2 s');
});

test('an installer that fails gives its own reason', async () => {
  write(
    'install.js',
    `console.error('RequestError: connect ECONNREFUSED 192.0.2.1:443\\n  at somewhere'); process.exit(1);`,
  );
  await expect(fetchElectron({ folder, failureFile })).resolves.toEqual({
    ok: false,
    why: 'connect ECONNREFUSED 192.0.2.1:443',
  });
});

test('an installer that says it is done without a binary has failed', async () => {
  write('install.js', '');
  await expect(fetchElectron({ folder, failureFile })).resolves.toMatchObject({ ok: false });
});

test('a failure is forgotten after a day', () => {
  mkdirSync(join(folder, 'out'));
  writeFileSync(failureFile, `${new Date(Date.now() - 25 * 3_600_000).toISOString()}\nno line\n`);
  expect(failedLately(failureFile)).toBeUndefined();
});
