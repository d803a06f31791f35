import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extractFile, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../main/web/build.mjs';
import { FUSE_SENTINEL, FUSES, makeStubElectron } from './stub-electron.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');

/** What the fuses must be, whatever the configuration says. */
const WANTED: Readonly<Record<string, boolean>> = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
};

/** The lines `key: value` below a top-level key: all the YAML that this file needs. */
const block = (name: string): Record<string, string> => {
  const [, lines = ''] = new RegExp(`^${name}:\\n((?: {2}.*\\n)+)`, 'm').exec(CONFIG) ?? [];
  return Object.fromEntries([...lines.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, key, value]) => [key, value]));
};

describe('the configuration', () => {
  test('sets every fuse that the packer knows', () => {
    expect(block('electronFuses')).toEqual(
      Object.fromEntries(Object.entries(WANTED).map(([name, on]) => [name, String(on)])),
    );
  });

  test('has our own id and name, and publishes nowhere', () => {
    expect(CONFIG).toMatch(/^appId: org\.roundwind\.app$/m);
    expect(CONFIG).toMatch(/^productName: Roundwind$/m);
    expect(CONFIG).toMatch(/^asar: true$/m);
    expect(CONFIG).toMatch(/^publish: null$/m);
  });

  test('names targets and icons for each system, and the icons are there', () => {
    expect(CONFIG).toMatch(/^linux:\n {2}target:\n {4}- AppImage\n {4}- deb\n/m);
    expect(block('win')).toEqual({ target: 'nsis', icon: 'assets/icons/icon.ico' });
    expect(block('mac')).toMatchObject({ target: 'dmg', icon: 'assets/icons/icon.icns' });
    expect(readFileSync(join(ROOT, 'assets/icons/icon.ico')).readUInt16LE(4)).toBe(7);
    const icns = readFileSync(join(ROOT, 'assets/icons/icon.icns'));
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    const pngs = readdirSync(join(ROOT, 'assets/icons/png'));
    expect(pngs).toHaveLength(9);
    for (const name of pngs) {
      const png = readFileSync(join(ROOT, 'assets/icons/png', name));
      // Width and height stand in the first chunk.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`).toBe(name);
    }
  });
});

describe('packed with a stub in the place of Electron', () => {
  let folder: string;
  let packed: string;
  let asar: string;
  let entries: string[];

  beforeAll(async () => {
    await ensureBuilt();
    folder = mkdtempSync(join(tmpdir(), 'roundwind-pack-'));
    makeStubElectron(join(folder, 'electron'));
    await promisify(execFile)(
      process.execPath,
      [
        join(ROOT, 'node_modules/electron-builder/cli.js'),
        '--linux',
        'dir',
        `-c.electronDist=${join(folder, 'electron')}`,
        `-c.directories.output=${join(folder, 'out')}`,
      ],
      { cwd: ROOT, timeout: 120_000 },
    );
    packed = join(folder, 'out', 'linux-unpacked');
    asar = join(packed, 'resources', 'app.asar');
    entries = listPackage(asar, { isPack: false }).map((path) => path.replaceAll('\\', '/'));
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the fuses are really set in the executable', () => {
    const executable = readFileSync(join(packed, 'roundwind'));
    const at = executable.indexOf(FUSE_SENTINEL, 0, 'latin1') + FUSE_SENTINEL.length;
    expect([executable[at], executable[at + 1]]).toEqual([1, FUSES.length]);
    const states = executable.toString('latin1', at + 2, at + 2 + FUSES.length);
    const set = Object.fromEntries(FUSES.map(([name], index) => [name, states[index] === '1']));
    // The packer's list ends before the ninth; that one stays as Electron ships it.
    expect(set).toEqual({ ...WANTED, wasmTrapHandlers: true });
  });

  test('the archive holds what was built, and nothing else', () => {
    const files = entries.filter((path) => /\.[^/]+$/.test(path) || path.endsWith('LICENSE'));
    expect(files.length).toBeGreaterThan(20);
    const allowed = [
      /^\/package\.json$/,
      /^\/LICENSE$/,
      /^\/out\/main\/(main\.js|preload\.cjs)$/,
      /^\/out\/icons\/png\/256x256\.png$/,
      /^\/out\/renderer\/(index|store)\.html$/,
      /^\/out\/renderer\/icon\.svg$/,
      /^\/out\/renderer\/(assets|store)\/[^/]+\.(js|css|woff2|svg|png)$/,
    ];
    expect(files.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    for (const needed of [
      '/out/main/main.js',
      '/out/main/preload.cjs',
      '/out/renderer/index.html',
      '/out/renderer/store.html',
      '/LICENSE',
    ]) {
      expect(files).toContain(needed);
    }
    expect(entries.filter((path) => /node_modules|\.tsx?$|\.map$|\/tests?\/|\.env/.test(path))).toEqual([]);
  });

  test('nothing lies beside the archive', () => {
    expect(readdirSync(join(packed, 'resources'))).toEqual(['app.asar']);
    expect(existsSync(`${asar}.unpacked`)).toBe(false);
  });

  test('it is no larger than fonts and screens explain', () => {
    const megabytes = statSync(asar).size / 1e6;
    expect(megabytes).toBeGreaterThan(0.5);
    expect(megabytes).toBeLessThan(15);
  });

  test('main imports nothing but electron and what Node has, the preload script nothing but electron', () => {
    const main = extractFile(asar, 'out/main/main.js').toString();
    const imported = [...main.matchAll(/^import\s[^'"]*['"]([^'"]+)['"]/gm)].map(([, from]) => from ?? '');
    expect(imported).toContain('electron');
    expect(imported.filter((from) => from !== 'electron' && !from.startsWith('node:'))).toEqual([]);
    const preload = extractFile(asar, 'out/main/preload.cjs').toString();
    expect([...preload.matchAll(/require\(['"]([^'"]+)['"]\)/g)].map(([, from]) => from)).toEqual(['electron']);
    const { main: entry, dependencies } = JSON.parse(extractFile(asar, 'package.json').toString());
    expect([entry, dependencies]).toEqual(['out/main/main.js', undefined]);
  });
});
