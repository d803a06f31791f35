import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';

// The package itself would fetch Electron's binary when it is loaded.
vi.mock('electron', () => ({ BrowserWindow: class {}, Menu: {} }));

const { guardContents, guardSession, mayHave, mayNavigate, REMOTE_ADDRESSES, screenWindowOptions, storeWindowOptions } =
  await import('../../../main/window.ts');
const { menuTemplate } = await import('../../../main/menu.ts');
const { speak } = await import('../../../main/text.ts');
const { isTrustedSender } = await import('../../../main/sender.ts');

const screenOn = (width: number, height: number, packaged = true) =>
  screenWindowOptions({ preload: '/out/preload.cjs', packaged, workArea: { width, height }, icon: '/icon.png' });
const store = storeWindowOptions({ preload: '/out/preload.cjs', packaged: true });

describe.each([
  ['a screen', screenOn(1920, 1040)],
  ['the store window', store],
])('%s', (_name, options) => {
  test('runs isolated, sandboxed, without Node and without webviews', () => {
    expect(options.webPreferences).toMatchObject({
      preload: '/out/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    });
  });

  test('has developer tools only unpackaged', () => {
    expect(options.webPreferences.devTools).toBe(false);
    expect(screenOn(1920, 1040, false).webPreferences.devTools).toBe(true);
  });
});

test.each([
  ['a large display', 1920, 1040, 1280, 800],
  ['a laptop', 1366, 728, 1280, 728],
  ['a narrow display', 1152, 864, 1152, 800],
  ['a display below the smallest size', 800, 600, 1024, 680],
])('on %s the window starts within it', (_name, width, height, startWidth, startHeight) => {
  expect(screenOn(width, height)).toMatchObject({
    width: startWidth,
    height: startHeight,
    minWidth: 1024,
    minHeight: 680,
    show: false,
  });
});

test('the store window is never shown and never slowed down', () => {
  expect(store).toMatchObject({ show: false, webPreferences: { backgroundThrottling: false } });
});

test.each([
  ['clipboard-sanitized-write', 'app://roundwind/index.html', true],
  ['persistent-storage', 'app://roundwind', true],
  ['clipboard-sanitized-write', 'https://example.org/', false],
  ['clipboard-read', 'app://roundwind/', false],
  ['media', 'app://roundwind/', false],
  ['notifications', 'app://roundwind/', false],
  ['geolocation', 'app://roundwind/', false],
  ['openExternal', 'app://roundwind/', false],
  ['fileSystem', 'app://roundwind/', false],
])('permission %s for %s: %s', (permission, address, allowed) => {
  expect(mayHave(permission, address)).toBe(allowed);
});

test('the session denies devices, downloads and remote addresses', () => {
  const handlers: Record<string, unknown> = {};
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: unknown) => Object.assign(handlers, { request: handler }),
    setPermissionCheckHandler: (handler: unknown) => Object.assign(handlers, { check: handler }),
    setDevicePermissionHandler: (handler: unknown) => Object.assign(handlers, { device: handler }),
    webRequest: {
      onBeforeRequest: (filter: unknown, listener: unknown) => Object.assign(handlers, { filter, listener }),
    },
  });
  guardSession(session as never);
  const asked = vi.fn();
  (handlers.request as (...facts: unknown[]) => void)(null, 'media', asked, { requestingUrl: 'app://roundwind/' });
  expect(asked).toHaveBeenCalledWith(false);
  expect((handlers.check as (...facts: unknown[]) => boolean)(null, 'hid', 'app://roundwind')).toBe(false);
  expect((handlers.device as () => boolean)()).toBe(false);
  expect(handlers.filter).toEqual({ urls: REMOTE_ADDRESSES });
  const answered = vi.fn();
  (handlers.listener as (...facts: unknown[]) => void)({ url: 'https://example.org/' }, answered);
  expect(answered).toHaveBeenCalledWith({ cancel: true });
  const download = { preventDefault: vi.fn() };
  session.emit('will-download', download);
  expect(download.preventDefault).toHaveBeenCalled();
});

const PAGE = 'app://roundwind/index.html';
test.each([
  ['itself again', PAGE, PAGE, true],
  ['itself with another route', `${PAGE}#/a`, `${PAGE}#/b`, true],
  ['the store page', PAGE, 'app://roundwind/store.html', false],
  ['the same page with a query', PAGE, `${PAGE}?x=1`, false],
  ['a remote page', PAGE, 'https://example.org/index.html', false],
  ['a file', PAGE, 'file:///index.html', false],
  ['a script', PAGE, 'javascript:alert(1)', false],
  ['from nowhere', '', PAGE, false],
])('a page may go to %s: %s > %s %s', (_name, from, to, allowed) => {
  expect(mayNavigate(from, to)).toBe(allowed);
});

describe('contents', () => {
  const makeContents = () => {
    const contents = Object.assign(new EventEmitter(), {
      getURL: () => PAGE,
      setWindowOpenHandler: vi.fn(),
    });
    guardContents(contents as never);
    return contents;
  };
  const stopped = (event: string, facts: object): boolean => {
    const details = { ...facts, preventDefault: vi.fn() };
    makeContents().emit(event, details);
    return details.preventDefault.mock.calls.length > 0;
  };

  test('stop navigation, frames, redirects and webviews', () => {
    expect(stopped('will-frame-navigate', { isMainFrame: true, url: 'https://example.org/' })).toBe(true);
    expect(stopped('will-frame-navigate', { isMainFrame: false, url: PAGE })).toBe(true);
    expect(stopped('will-frame-navigate', { isMainFrame: true, url: PAGE })).toBe(false);
    expect(stopped('will-redirect', { url: PAGE })).toBe(true);
    expect(stopped('will-attach-webview', {})).toBe(true);
  });

  test('open no windows', () => {
    const [handler] = makeContents().setWindowOpenHandler.mock.calls[0] ?? [];
    expect(handler({ url: PAGE })).toEqual({ action: 'deny' });
  });
});

test.each([
  ['our page', { url: `${PAGE}#/x`, parent: null }, true],
  ['a frame in our page', { url: PAGE, parent: { url: PAGE } }, false],
  ['another page', { url: 'https://example.org/', parent: null }, false],
  ['a page that has gone', null, false],
  ['an empty page', { url: '', parent: null }, false],
])('a message from %s is listened to: %s', (_name, frame, trusted) => {
  expect(isTrustedSender(frame)).toBe(trusted);
});

describe('the menu', () => {
  const itemsOf = (platform: string, packaged: boolean) =>
    menuTemplate({ platform, packaged }).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));

  test.each(['linux', 'win32', 'darwin'])('on %s has only roles with words', (platform) => {
    const items = itemsOf(platform, true).filter(({ type }) => type !== 'separator');
    expect(items.length).toBeGreaterThan(10);
    for (const item of items) {
      expect(item.role).toBeDefined();
      // A key without words would come back as the key.
      expect(item.label).not.toMatch(/^menu\.|^$/);
    }
  });

  test('is in the language spoken, every item of it', () => {
    const labels = () => itemsOf('darwin', true).flatMap(({ label }) => label ?? []);
    const english = labels();
    speak('zh');
    const chinese = labels();
    speak('en');
    expect(chinese).toHaveLength(english.length);
    expect(chinese.filter((label) => !/\p{Script=Han}/u.test(label))).toEqual([]);
    expect(labels()).toEqual(english);
  });

  test('has developer tools only unpackaged', () => {
    const hasTools = (packaged: boolean) => itemsOf('linux', packaged).some(({ role }) => role === 'toggleDevTools');
    expect([hasTools(true), hasTools(false)]).toEqual([false, true]);
  });
});
