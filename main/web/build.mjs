import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder, FIRST_LOAD_LIMIT, firstLoad } from './first-load.mjs';
import { PAGES, ROOT } from './paths.mjs';

/**
 * Builds what is missing or older than its sources. Progress is said on standard error. (The commands of `main/cli`
 * build themselves, since they must start in a moment.)
 *
 * @typedef {'pages' | 'desktop'} Part
 * @typedef {{ readonly configs: readonly string[], readonly copies: readonly (readonly [from: string, to: string])[],
 *   readonly sources: readonly string[] }} Recipe
 */

const ROOT_FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

/**
 * Each part is built whole or not at all; its configurations run in this order. The screens come before the store
 * window because they share a folder, which the first of them empties.
 * @type {Readonly<Record<Part, Recipe>>}
 */
const RECIPES = {
  pages: {
    configs: ['renderer/vite.config.ts', 'main/vite.store.config.ts'],
    copies: [['assets/icons/icon.svg', 'out/renderer/icon.svg']],
    sources: ['shared', 'main', 'renderer', 'assets'],
  },
  desktop: {
    configs: ['main/vite.main.config.ts', 'main/vite.preload.config.ts'],
    copies: [['assets/icons/png/256x256.png', 'out/icons/png/256x256.png']],
    sources: ['shared', 'main', 'assets'],
  },
};

/** @type {readonly Part[]} */
export const PARTS = ['pages', 'desktop'];

/** @param {string} line */
const say = (line) => {
  process.stderr.write(`${line}\n`);
};

/**
 * Every file below a path, in one order.
 * @param {string} path relative to the checkout
 * @returns {string[]}
 */
const filesUnder = (path) => {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
};

/**
 * Changes when a source appears, goes, or is written. Size and time are enough here and take milliseconds; a copy with
 * new times only costs one needless build.
 * @param {Part} part
 */
const fingerprint = (part) => {
  const hash = createHash('sha256');
  for (const path of [...ROOT_FILES, ...RECIPES[part].sources].flatMap(filesUnder)) {
    if (path.endsWith('.md')) continue;
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** @param {Part} part */
const stampPath = (part) => join(ROOT, 'out', `.${part}-built-from`);

/**
 * Whether a part is built from the sources as they are now.
 * @param {Part} part
 */
export const isBuilt = (part) =>
  existsSync(stampPath(part)) && readFileSync(stampPath(part), 'utf8') === fingerprint(part);

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

const reportFirstLoad = () => {
  const { script, style } = firstLoad();
  say(`  first load, compressed: ${kilobytes(script)} of script, ${kilobytes(style)} of style`);
  if (script > FIRST_LOAD_LIMIT) {
    throw new Error(
      `The first load has ${kilobytes(script)} of compressed script; the limit is ${kilobytes(FIRST_LOAD_LIMIT)}`,
    );
  }
};

/**
 * @param {Part} part
 * @returns {Promise<void>}
 */
const buildPart = async (part) => {
  // Taken first: a source saved during the build makes the next start build again.
  const from = fingerprint(part);
  rmSync(stampPath(part), { force: true });
  const { build } = await import('vite');
  for (const config of RECIPES[part].configs) {
    const started = performance.now();
    await build({ configFile: join(ROOT, config), logLevel: 'warn', mode: 'production' });
    say(`  ${config}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  for (const [copied, to] of RECIPES[part].copies) cpSync(join(ROOT, copied), join(ROOT, to), { recursive: true });
  if (part === 'pages') {
    for (const folder of ['assets', 'store']) compressFolder(join(PAGES, folder));
    reportFirstLoad();
  }
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  writeFileSync(stampPath(part), from);
};

/**
 * Builds the given parts where they are missing or older than their sources. Throws when a build fails.
 * @param {readonly Part[]} [parts]
 * @param {{ readonly force?: boolean }} [options] `force` builds even what is up to date
 * @returns {Promise<readonly Part[]>} the parts that were built now
 */
export const ensureBuilt = async (parts = PARTS, { force = false } = {}) => {
  const stale = parts.filter((part) => force || !isBuilt(part));
  // A NODE_ENV of the caller (a test runner's, a shell's) would bring React's development build into the pages.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    for (const part of stale) {
      say(`Building ${part}…`);
      await buildPart(part);
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  return stale;
};

/**
 * @param {string} name
 * @returns {name is Part}
 */
const isPart = (name) => PARTS.some((part) => part === name);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2).filter(isPart);
  try {
    await ensureBuilt(asked.length > 0 ? asked : PARTS, { force: true });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
