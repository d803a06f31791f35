import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../main/web/children.mjs';
import { ROOT } from '../../main/web/paths.mjs';

/** Programs of the system that the tests drive: Chromium, poppler's pdftotext, Xvfb. Installs what it may. */

const APT_LIMIT_MS = 10 * 60_000;
const BROWSER_LIMIT_MS = 10 * 60_000;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * Looked up and not run: Xvfb would start a display.
 * @param {string} program
 */
const isThere = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, process.platform === 'win32' ? `${program}.exe` : program)));

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
/** Ubuntu and its kind have apt too, but their `chromium` is a snap, which does not run in containers. */
const mayUseApt = () => process.getuid?.() === 0 && isThere('apt-get');

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
const aptInstall = async (packages) => {
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, limitMs: APT_LIMIT_MS };
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const ending = await run('apt-get', args, options);
    if (ending.kind !== 'exit' || ending.code !== 0) return false;
  }
  return true;
};

const installPlaywrightChromium = async () => {
  console.log('Installing Chromium with Playwright…');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const ending = await run(process.execPath, [cli, 'install', 'chromium'], { limitMs: BROWSER_LIMIT_MS });
  return ending.kind === 'exit' && ending.code === 0;
};

/**
 * Installs what is missing. Answers with what is still missing and how a person gets it; the tests that need it will
 * fail by themselves, the others are worth running.
 * @returns {Promise<readonly string[]>}
 */
export const ensurePrograms = async () => {
  const wanted = [
    ...(isDebian() && !existsSync(SYSTEM_CHROMIUM) ? ['chromium'] : []),
    ...(isThere('pdftotext') ? [] : ['poppler-utils']),
    // Only for journeys on a real Electron.
    ...(process.platform === 'linux' && !isThere('Xvfb') ? ['xvfb'] : []),
  ];
  if (wanted.length > 0 && mayUseApt()) await aptInstall(wanted);
  const missing = [];
  if (!existsSync(SYSTEM_CHROMIUM) && !(await installPlaywrightChromium())) {
    missing.push('Chromium: on Debian "apt-get install chromium", elsewhere "npx playwright install chromium"');
  }
  if (!isThere('pdftotext')) {
    missing.push('pdftotext: install poppler (Debian "apt-get install poppler-utils", macOS "brew install poppler")');
  }
  return missing;
};
