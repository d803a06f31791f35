import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startBrowser, stopBrowser } from './browser.mjs';
import { BrowserWindow, births } from './windows.mjs';

const ROOT = resolve(dirname(process.argv[1]), '../..');
const { version, productName } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const switches = new Map(
  process.argv
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => {
      const [name, ...value] = argument.slice(2).split('=');
      return [name, value.join('=')];
    }),
);

class App extends EventEmitter {
  isPackaged = false;
  name = productName;
  commandLine = {
    hasSwitch: (name) => switches.has(name),
    getSwitchValue: (name) => switches.get(name) ?? '',
    appendSwitch: (name, value = '') => switches.set(name, value),
  };
  #paths = new Map([
    ['home', homedir()],
    ['temp', tmpdir()],
    ['documents', join(homedir(), 'Documents')],
    ['userData', join(tmpdir(), 'electron-double', productName)],
  ]);
  #ready;
  #isReady = false;
  #quitting = false;
  #told = Promise.resolve();

  constructor() {
    super();
    // After the top level of the app's own code, which sets paths and privileges.
    this.#ready = new Promise((settle) => setImmediate(settle)).then(async () => {
      if (this.#quitting) return new Promise(() => {});
      await startBrowser(this.getPath('sessionData'));
      this.#isReady = true;
      this.emit('ready');
    });
    births.on('web-contents-created', (event, contents) => this.emit('web-contents-created', event, contents));
    births.on('window-all-closed', () => {
      if (this.#quitting) return;
      if (!this.emit('window-all-closed')) this.quit();
    });
  }

  whenReady() {
    return this.#ready;
  }

  isReady() {
    return this.#isReady;
  }

  getVersion() {
    return version;
  }

  getAppPath() {
    return ROOT;
  }

  getLocale() {
    return 'en-GB';
  }

  getPreferredSystemLanguages() {
    return ['en-GB'];
  }

  getPath(name) {
    return this.#paths.get(name) ?? (name === 'sessionData' ? this.getPath('userData') : join(homedir(), name));
  }

  setPath(name, path) {
    this.#paths.set(name, path);
  }

  setAppUserModelId() {}

  enableSandbox() {}

  focus() {}

  /** One process a data folder, by a socket of Linux's abstract kind: it has no file that a dead process could leave. */
  requestSingleInstanceLock() {
    const name = createHash('sha256').update(this.getPath('userData')).digest('hex').slice(0, 16);
    const path = `\0electron-double-${name}`;
    const lock = createServer((socket) => {
      socket.end();
      this.emit('second-instance', {}, [], process.cwd());
    });
    lock.on('error', () => undefined);
    lock.listen(path).unref();
    if (!lock.listening) {
      this.#told = new Promise((settle) => connect(path).on('close', settle).on('error', settle).resume());
    }
    return lock.listening;
  }

  quit() {
    if (this.#quitting) return;
    let stay = false;
    const event = {
      preventDefault: () => {
        stay = true;
      },
    };
    this.emit('before-quit', event);
    if (stay) return;
    this.#quitting = true;
    for (const window of BrowserWindow.getAllWindows()) {
      if (!window.close()) {
        this.#quitting = false;
        return;
      }
    }
    this.emit('will-quit', event);
    this.exit(0);
  }

  exit(code = 0) {
    this.#quitting = true;
    this.emit('quit', {}, code);
    void Promise.all([stopBrowser(), this.#told]).finally(() => process.exit(code));
  }
}

export const app = new App();
