import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';

/**
 * @typedef {{ readonly version?: string, readonly optional?: boolean, readonly devOptional?: boolean }} LockedPackage
 * @typedef {import('./children.mjs').Ending} Ending
 */

/** npm gives up on a dead line much earlier; this is for one that drips. */
const LIMIT_MS = 15 * 60_000;

/**
 * @param {string} path
 * @returns {Readonly<Record<string, LockedPackage>> | undefined}
 */
const packagesIn = (path) => {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether what is installed is what the lock file asks for. npm itself writes what it installed to
 * `node_modules/.package-lock.json`, last of all, so an install that was broken off counts as none. Packages for other
 * platforms are optional and may be missing.
 * @param {string} [root]
 */
const isInstalled = (root = ROOT) => {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found === undefined ? optional === true || devOptional === true : found.version === version;
  });
};

/**
 * Runs `npm ci` when it is needed, with npm's own output shown.
 * @param {(line: string) => void} say
 * @returns {Promise<Ending | undefined>} undefined when nothing had to be done
 */
export const ensureInstalled = async (say) => {
  if (isInstalled()) return undefined;
  say('Installing packages with npm ci; once, and a minute or more on a slow line…');
  // Everything the build needs is a development dependency: a NODE_ENV=production in the shell must not leave it out.
  // Of the warnings half speak of engines that only packaging needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: ROOT, limitMs: LIMIT_MS };
  const npm = process.env.npm_execpath;
  // Under `npm start` the same npm is used; its Windows command file would need a shell.
  return npm?.endsWith('.js') && existsSync(npm)
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
};
