/**
 * Chromium without Electron knows no scheme of ours, so pages live on a secure origin that never leaves the machine. Main
 * sees `app://roundwind`, pages see this; nothing of ours may depend on which.
 */
export const APP_ORIGIN = 'app://roundwind';
export const PAGE_ORIGIN = 'http://roundwind.localhost';

const swap = (address, from, to) =>
  address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;

/** As main knows it. */
export const toApp = (address) => swap(address, PAGE_ORIGIN, APP_ORIGIN);
/** As Chromium knows it. */
export const toPage = (address) => swap(address, APP_ORIGIN, PAGE_ORIGIN);
