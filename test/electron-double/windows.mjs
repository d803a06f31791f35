import { EventEmitter } from 'node:events';
import { toApp, toPage } from './addresses.mjs';
import { contentsByPage, newPage } from './browser.mjs';
import { ipcMain } from './ipc.mjs';
import { pageScript } from './page-script.mjs';
import { dropEnds, fromPage } from './ports.mjs';
import { session } from './session.mjs';
import { pack, unpack } from './wire.mjs';

/** `BrowserWindow` and `WebContents` over Playwright pages. Windows have sizes and states but are never on a screen. */

/** Emits `web-contents-created` for the app, which this file must not import. */
export const births = new EventEmitter();
const windows = new Set();
let lastId = 0;

const preventable = (facts) => {
  let prevented = false;
  return {
    ...facts,
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
};

class WebContents extends EventEmitter {
  session = session.defaultSession;
  /** @internal Ends of ports that its page holds. */
  held = new Set();
  #allowed;
  #destroyed = false;
  #url = '';
  #loads = 0;

  constructor(options) {
    super();
    lastId += 1;
    this.id = lastId;
    this.options = options;
  }

  get mainFrame() {
    return { url: this.getURL(), origin: new URL(this.getURL()).origin, parent: null };
  }

  setWindowOpenHandler(handler) {
    this.openHandler = handler;
  }

  getURL() {
    return this.#url;
  }

  isDestroyed() {
    return this.#destroyed;
  }

  send(channel, ...facts) {
    void this.run('receive', channel, pack(facts), []);
  }

  postMessage(channel, message, ports = []) {
    for (const port of ports) port.moveTo(this);
    void this.run(
      'receive',
      channel,
      pack([message]),
      ports.map((port) => port.id),
    );
    for (const port of ports) port.arrived();
  }

  async printToPDF({ preferCSSPageSize, printBackground, generateTaggedPDF }) {
    return this.page.pdf({ preferCSSPageSize, printBackground, tagged: generateTaggedPDF });
  }

  print(_options, callback) {
    this.emit('double-print');
    setImmediate(() => callback?.(true, ''));
  }

  forcefullyCrashRenderer() {
    void this.page.goto('chrome://crash').catch(() => undefined);
  }

  reload() {
    void this.page.reload();
  }

  /** @internal Calls the page's half of the double; a page that is gone or not yet there hears nothing, as in Electron. */
  async run(name, ...facts) {
    await this.page
      ?.evaluate(([name, facts]) => window.__double?.[name](...facts), [name, facts])
      .catch(() => undefined);
  }

  /** @internal Whether the page may start this navigation. */
  mayGo(request, address) {
    const isMainFrame = request.frame() === this.page.mainFrame();
    if (isMainFrame && this.#allowed === address) {
      this.#allowed = undefined;
      return true;
    }
    const details = preventable({ url: address, isMainFrame, isSameDocument: false, frame: null });
    this.emit('will-frame-navigate', details);
    if (isMainFrame) this.emit('will-navigate', details, address);
    return !details.defaultPrevented;
  }

  /** @internal */
  async load(address) {
    this.page ??= await this.#openPage();
    // A request never names what stands behind the `#`.
    [this.#allowed] = address.split('#');
    await this.page.goto(toPage(address), { waitUntil: 'load' });
    this.emit('dom-ready');
    this.emit('did-finish-load');
    this.#loads += 1;
    return this.#loads === 1;
  }

  /** @internal */
  async end() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    dropEnds(this.held);
    this.emit('destroyed');
    await this.page?.close().catch(() => undefined);
  }

  async #openPage() {
    const page = await newPage();
    contentsByPage.set(page, this);
    const { width, height, webPreferences } = this.options;
    await page.setViewportSize({ width: width ?? 800, height: height ?? 600 });
    await page.exposeBinding('__doubleSend', ({ frame }, channel, facts) => this.#hear(frame, channel, facts));
    await page.exposeBinding('__doubleInvoke', ({ frame }, channel, facts) => this.#answer(frame, channel, facts));
    await page.exposeBinding('__doublePort', (_source, id, message) => fromPage(id, message));
    await page.addInitScript({ content: pageScript(webPreferences?.preload) });
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const next = toApp(frame.url());
      const withoutHash = (url) => url.split('#')[0];
      // A new document: the old one's ports died with it. A change behind the # is none.
      if (withoutHash(next) !== withoutHash(this.#url)) dropEnds(this.held);
      this.#url = next;
    });
    page.on('domcontentloaded', () => this.emit('dom-ready'));
    page.on('crash', () => {
      dropEnds(this.held);
      this.emit('render-process-gone', preventable({}), { reason: 'crashed', exitCode: 5 });
    });
    page.on('close', () => this.emit('double-page-closed'));
    return page;
  }

  #event(frame) {
    const parent = frame.parentFrame();
    return { sender: this, senderFrame: { url: toApp(frame.url()), parent: parent && { url: toApp(parent.url()) } } };
  }

  #hear(frame, channel, facts) {
    ipcMain.emit(channel, this.#event(frame), ...unpack(facts));
  }

  async #answer(frame, channel, facts) {
    try {
      return { value: pack(await ipcMain.answer(channel, this.#event(frame), unpack(facts))) };
    } catch (error) {
      return { thrown: String(error) };
    }
  }
}

export class BrowserWindow extends EventEmitter {
  #destroyed = false;
  #visible;
  #focused = false;

  constructor(options = {}) {
    super();
    this.options = options;
    this.#visible = options.show !== false;
    this.webContents = new WebContents(options);
    this.id = this.webContents.id;
    windows.add(this);
    this.webContents.on('double-page-closed', () => this.destroy());
    births.emit('web-contents-created', {}, this.webContents);
  }

  static getAllWindows() {
    return [...windows];
  }

  static fromWebContents(contents) {
    return [...windows].find((window) => window.webContents === contents) ?? null;
  }

  async loadURL(address) {
    const first = await this.webContents.load(address);
    if (first && !this.#destroyed) this.emit('ready-to-show');
  }

  show() {
    this.#visible = true;
    this.emit('show');
  }

  isVisible() {
    return this.#visible;
  }

  focus() {
    this.#focused = true;
  }

  isFocused() {
    return this.#focused;
  }

  isMinimized() {
    return false;
  }

  restore() {}

  getSize() {
    return [this.options.width, this.options.height];
  }

  getTitle() {
    return this.options.title ?? '';
  }

  isDestroyed() {
    return this.#destroyed;
  }

  close() {
    const event = preventable({});
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
    return !event.defaultPrevented;
  }

  destroy() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this);
    void this.webContents.end();
    this.emit('closed');
    if (windows.size === 0) births.emit('window-all-closed');
  }
}
