/**
 * Electron or web mode? A pure decision over facts about the machine, so that every case is a line in a test.
 *
 * @typedef {object} Surroundings
 * @property {string} platform as `process.platform`
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {boolean} webAsked `npm start -- --web`
 * @property {boolean} desktopAsked `npm start -- --desktop`: tries a fetch again that failed lately
 *
 * @typedef {object} ElectronFacts
 * @property {string | undefined} override folder named by ELECTRON_OVERRIDE_DIST_PATH
 * @property {string | undefined} binary the executable, when it is there
 * @property {boolean} canFetch the package with its installer is there
 * @property {string | undefined} failedLately why an earlier fetch failed, when that was not long ago
 *
 * @typedef {'asked' | 'no-display' | 'override-empty' | 'no-package' | 'fetch-failed' | 'did-not-start'} WebReason
 * @typedef {{ readonly kind: 'desktop', readonly binary: string } | { readonly kind: 'fetch' }
 *   | { readonly kind: 'web', readonly reason: WebReason, readonly detail?: string }} Target
 */

/**
 * Why there can be no desktop window, whatever is installed; undefined when there can.
 * @param {Surroundings} surroundings
 * @returns {Extract<Target, { kind: 'web' }> | undefined}
 */
export const webWithoutLooking = ({ platform, env, webAsked }) => {
  if (webAsked) return { kind: 'web', reason: 'asked' };
  const hasScreen = platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return hasScreen ? undefined : { kind: 'web', reason: 'no-display' };
};

/**
 * @param {Surroundings} surroundings
 * @param {ElectronFacts} electron
 * @returns {Target}
 */
export const chooseTarget = (surroundings, electron) => {
  const web = webWithoutLooking(surroundings);
  if (web) return web;
  if (electron.binary !== undefined) return { kind: 'desktop', binary: electron.binary };
  // Somebody said where Electron is. Fetching another one would hide that it is not there.
  if (electron.override !== undefined) return { kind: 'web', reason: 'override-empty', detail: electron.override };
  if (!electron.canFetch) return { kind: 'web', reason: 'no-package' };
  if (electron.failedLately !== undefined && !surroundings.desktopAsked) {
    return {
      kind: 'web',
      reason: 'fetch-failed',
      detail: `${electron.failedLately}; npm start -- --desktop tries again`,
    };
  }
  return { kind: 'fetch' };
};
