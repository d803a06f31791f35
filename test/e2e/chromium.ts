import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian's package puts it; elsewhere Playwright's own build is used. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The list of suggestions under the address bar, which no test sees: Chromium makes ready two pages for it, a third of what
 * its start costs. A second list takes the place of Playwright's, so what that turns off for pages like ours comes again.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'PaintHolding',
    'LensOverlay',
    'MediaRouter',
  ],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'AvoidCorsURLLoaderRestartOnRedirect'],
];

/** How every test starts Chromium. */
export const chromiumOptions = (): { executablePath?: string; headless: true; args: string[] } => ({
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
  headless: true,
  args: [
    // Chromium's sandbox refuses to work for root, as which CI runs.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--no-first-run',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
});

const processesOf = (profile: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${profile}`);
      } catch {
        return false;
      }
    });

/**
 * Ends a browser the way a power cut does: SIGKILL to every process of the profile, with no chance to write anything.
 * Resolves when they are gone. Linux only, since it reads /proc.
 */
export const killChromium = async (profile: string): Promise<void> => {
  const pids = processesOf(profile);
  if (pids.length === 0) throw new Error(`No browser runs on ${profile}`);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
  while (processesOf(profile).length > 0) await pause(5);
};
