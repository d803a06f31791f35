import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  app,
  type BrowserWindow,
  dialog,
  ipcMain,
  MessageChannelMain,
  type MessagePortMain,
  protocol,
  screen,
  session,
  type WebContents,
} from 'electron';
import { isLanguage, type Language, languageFor } from '../shared/contract/language.ts';
import { SCHEME, SCHEME_PRIVILEGES, servePages } from './app-pages.ts';
import { CHANNELS } from './channels.ts';
import { displayAddress, displayPlace } from './display.ts';
import { answerCalls } from './files/calls.ts';
import { codeOf, realDisk } from './files/disk.ts';
import { foldersIn, SafeCopies } from './files/safe-copies.ts';
import { type Log, openLog } from './log.ts';
import { installMenu } from './menu.ts';
import { isTrustedSender } from './sender.ts';
import { connectStore } from './store-client.ts';
import { keepStore, type StoreKeeper } from './store-keeper.ts';
import { speak, text } from './text.ts';
import {
  guardContents,
  guardSession,
  loadPage,
  openScreenWindow,
  openStoreWindow,
  screenWindowOptions,
  storeWindowOptions,
} from './window.ts';

/**
 * Entry of the desktop app, and the only file that does something by being loaded: it puts the parts together. What can be
 * decided without Electron is decided elsewhere and tested there.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const PAGES = join(HERE, '../renderer');
const PRELOAD = join(HERE, 'preload.cjs');
const ICON = join(HERE, '../icons/png/256x256.png');

const screens = new Set<BrowserWindow>();
/** The window for the projector, beside the screens: it shows, and keeps nothing open by itself. */
let display: { readonly window: BrowserWindow; address: string } | undefined;

const pages = (): readonly BrowserWindow[] => [...screens, ...(display === undefined ? [] : [display.window])];

const tellScreens = (channel: string, ...facts: readonly unknown[]): void => {
  for (const window of pages()) window.webContents.send(channel, ...facts);
};

const screenOf = (sender: WebContents): BrowserWindow | undefined =>
  pages().find((window) => !window.isDestroyed() && window.webContents === sender);

/** Every folder of ours under one, which `--user-data-dir` may name: tests, and a club that keeps its data on a stick. */
const chooseFolders = (): ReturnType<typeof foldersIn> => {
  const asked = app.commandLine.getSwitchValue('user-data-dir');
  if (asked !== '') app.setPath('userData', resolve(asked));
  const folders = foldersIn(app.getPath('userData'));
  mkdirSync(folders.profile, { recursive: true });
  app.setPath('sessionData', folders.profile);
  return folders;
};

const pausing = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

const windowOptions = (): ReturnType<typeof screenWindowOptions> =>
  screenWindowOptions({
    preload: PRELOAD,
    packaged: app.isPackaged,
    workArea: screen.getPrimaryDisplay().workAreaSize,
    icon: ICON,
  });

/** Shows a session on the projector; a window that is open already turns to it. */
const openDisplay = (sessionId: string): void => {
  const address = displayAddress(sessionId);
  if (display !== undefined) {
    // Asked of what was meant to load: the page itself says nothing of its address until it is there.
    if (display.address !== address) loadPage(display.window, address);
    display.address = address;
    display.window.focus();
    return;
  }
  const place = displayPlace(screen.getAllDisplays(), screen.getPrimaryDisplay().id);
  const window = openScreenWindow({ ...windowOptions(), ...place }, address);
  display = { window, address };
  window.on('closed', () => {
    display = undefined;
  });
};

const openScreen = (): void => {
  const window = openScreenWindow(windowOptions());
  screens.add(window);
  window.on('closed', () => {
    screens.delete(window);
    // The hidden window still lives, so Electron itself would never say that all are closed.
    if (screens.size > 0) return;
    display?.window.destroy();
    app.quit();
  });
};

const showScreen = (): void => {
  const [window] = screens;
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.focus();
};

/** A page asks for a port to the store: it gets one end, the store window the other. */
const brokerPorts = (keeper: StoreKeeper<MessagePortMain>): void => {
  ipcMain.on(CHANNELS.storePort, (event) => {
    const window = screenOf(event.sender);
    if (window === undefined || !isTrustedSender(event.senderFrame)) return;
    keeper.connect((port) => {
      if (window.isDestroyed()) port.close();
      else window.webContents.postMessage(CHANNELS.storePort, null, [port]);
    });
  });
};

const speakTo = (language: Language): void => {
  speak(language);
  installMenu({ platform: process.platform, packaged: app.isPackaged });
};

/** The language is chosen on screen and kept there; menu and dialogs follow. */
const followPages = (): void => {
  ipcMain.on(CHANNELS.language, (event, language: unknown) => {
    if (screenOf(event.sender) === undefined || !isTrustedSender(event.senderFrame)) return;
    if (isLanguage(language)) speakTo(language);
  });
};

const followStore = (keeper: StoreKeeper<MessagePortMain>, copies: SafeCopies): void => {
  const connect = (): void => keeper.connect((port) => copies.connected(connectStore(port)));
  keeper.onLost(() => {
    copies.lost();
    tellScreens(CHANNELS.storeLost);
    connect();
  });
  connect();
};

/** Holds the first quit up until the copies are on disk, then lets the app end. */
const closeInOrder = (keeper: StoreKeeper<MessagePortMain>, copies: SafeCopies): void => {
  let closing: 'no' | 'now' | 'done' = 'no';
  app.on('before-quit', (event) => {
    if (closing === 'done') return;
    event.preventDefault();
    if (closing === 'now') return;
    closing = 'now';
    void copies.close().finally(() => {
      closing = 'done';
      keeper.stop();
      app.quit();
    });
  });
};

const start = async (folders: ReturnType<typeof foldersIn>, log: Log): Promise<void> => {
  await app.whenReady();
  log('start', { version: app.getVersion(), electron: process.versions.electron ?? '', platform: process.platform });
  protocol.handle(SCHEME, servePages(PAGES));
  guardSession(session.defaultSession);
  // Until the first page says which language was chosen.
  speakTo(languageFor(app.getPreferredSystemLanguages()));
  followPages();
  const copies = new SafeCopies({
    disk: realDisk,
    folders,
    version: app.getVersion(),
    now: () => new Date(),
    pause: pausing,
    changed: (info) => tellScreens(CHANNELS.journal, info),
    log,
  });
  await copies.prepare();
  const storeOptions = storeWindowOptions({ preload: PRELOAD, packaged: app.isPackaged });
  const keeper = keepStore<MessagePortMain>({
    open: (gone) => openStoreWindow(storeOptions, gone),
    createChannel: () => new MessageChannelMain(),
    schedule: (run, milliseconds) => void setTimeout(run, milliseconds),
    now: Date.now,
    log,
  });
  brokerPorts(keeper);
  followStore(keeper, copies);
  answerCalls({ ipc: ipcMain, screenOf, copies, folders, disk: realDisk, openDisplay });
  closeInOrder(keeper, copies);
  openScreen();
};

protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: SCHEME_PRIVILEGES }]);
app.enableSandbox();
const folders = chooseFolders();

if (app.requestSingleInstanceLock()) {
  const log = openLog(folders.logs);
  app.on('second-instance', showScreen);
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
  start(folders, log).catch((error: unknown) => {
    log('did not start', { detail: codeOf(error) });
    dialog.showErrorBox(
      text('failure.title'),
      text('failure.body', { path: app.getPath('userData'), detail: error instanceof Error ? error.message : '' }),
    );
    app.exit(1);
  });
} else {
  app.quit();
}
