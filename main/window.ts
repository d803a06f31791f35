import { BrowserWindow, type BrowserWindowConstructorOptions, type Session, type WebContents } from 'electron';
import { isAppUrl, SCREEN_PAGE, STORE_PAGE } from './app-pages.ts';
import { CHANNELS } from './channels.ts';
import type { StoreWindow } from './store-keeper.ts';
import { text } from './text.ts';

type Size = { readonly width: number; readonly height: number };

const SMALLEST: Size = { width: 1024, height: 680 };
const AT_FIRST: Size = { width: 1280, height: 800 };

/** What every page of ours runs under, the hidden one included. */
const pagePreferences = (its: { readonly preload: string; readonly packaged: boolean }) => ({
  preload: its.preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  // The spelling checker would fetch dictionaries from the internet, and players' names are not in them.
  spellcheck: false,
  devTools: !its.packaged,
});

/** A screen: 1280 x 800, but never larger than the display's work area; a display below the smallest size still gets that. */
export const screenWindowOptions = (its: {
  readonly preload: string;
  readonly packaged: boolean;
  readonly workArea: Size;
  readonly icon: string;
}) => ({
  title: text('name'),
  icon: its.icon,
  width: Math.max(SMALLEST.width, Math.min(AT_FIRST.width, its.workArea.width)),
  height: Math.max(SMALLEST.height, Math.min(AT_FIRST.height, its.workArea.height)),
  minWidth: SMALLEST.width,
  minHeight: SMALLEST.height,
  // Shown with its first paint: no white flash on a slow laptop.
  show: false,
  backgroundColor: '#f4f6f4',
  autoHideMenuBar: true,
  webPreferences: pagePreferences(its),
});

/** The store: never seen, and never slowed down for being out of sight. */
export const storeWindowOptions = (its: { readonly preload: string; readonly packaged: boolean }) => ({
  show: false,
  skipTaskbar: true,
  focusable: false,
  webPreferences: { ...pagePreferences(its), backgroundThrottling: false },
});

/** Writing (not reading) the clipboard for "copy the calculation", and storage that the system does not clear. */
const ALLOWED_PERMISSIONS: readonly string[] = ['clipboard-sanitized-write', 'persistent-storage'];

/** Every other permission is denied, and these to every other page. */
export const mayHave = (permission: string, address: string): boolean =>
  ALLOWED_PERMISSIONS.includes(permission) && isAppUrl(address);

/** Addresses that no page of ours ever needs: the content policy forbids them too, this does not depend on it. */
export const REMOTE_ADDRESSES = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file://*/*'];

/** Denies permissions, devices, downloads and everything remote. */
export const guardSession = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayHave(permission, details.requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin) => mayHave(permission, origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest({ urls: REMOTE_ADDRESSES }, (_details, answer) => answer({ cancel: true }));
  session.on('will-download', (event) => event.preventDefault());
};

/** A page may load itself again; it may go nowhere else (its routes live behind the `#`). */
export const mayNavigate = (from: string, to: string): boolean => {
  if (!isAppUrl(from) || !isAppUrl(to)) return false;
  return new URL(from).pathname === new URL(to).pathname && new URL(from).search === new URL(to).search;
};

/** Denies navigation, new windows and webviews, for every page that ever comes to be. */
export const guardContents = (contents: WebContents): void => {
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame || !mayNavigate(contents.getURL(), details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => details.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
};

/** Sends a window to a page of ours. One that is closed or sent elsewhere while it loads refuses, and nothing is wrong. */
export const loadPage = (window: BrowserWindow, address: string): void => {
  window.loadURL(address).catch(() => undefined);
};

/** Opens a screen, or with its address the window for the projector. */
export const openScreenWindow = (
  options: BrowserWindowConstructorOptions,
  address: string = SCREEN_PAGE,
): BrowserWindow => {
  const window = new BrowserWindow(options);
  window.once('ready-to-show', () => window.show());
  window.webContents.on('render-process-gone', () => {
    // What was entered is in the store; the page only has to come back.
    if (!window.isDestroyed()) loadPage(window, address);
  });
  loadPage(window, address);
  return window;
};

/** Opens one life of the hidden store window. */
export const openStoreWindow = (
  options: BrowserWindowConstructorOptions,
  gone: (reason: string) => void,
): StoreWindow<Electron.MessagePortMain> => {
  const window = new BrowserWindow(options);
  window.webContents.on('render-process-gone', (_event, details) => gone(details.reason));
  window.on('closed', () => gone('closed'));
  return {
    ready: window.loadURL(STORE_PAGE),
    serve: (port) => window.webContents.postMessage(CHANNELS.servePort, null, [port]),
    destroy: () => {
      if (!window.isDestroyed()) window.destroy();
    },
  };
};
