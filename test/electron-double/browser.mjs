import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { toApp } from './addresses.mjs';

/** The one Chromium of a running double, and everything it asks the network for. */

/** Scheme to handler, as `protocol.handle` got them. */
export const protocols = new Map();
/** `{ urls, listener }`, as `webRequest.onBeforeRequest` got it. */
export const requestFilter = { urls: [], listener: undefined };
/** Web contents by Playwright page. */
export const contentsByPage = new Map();

let context;
let spare;
let making = 0;

const pageOf = (request) => {
  try {
    return request.frame().page();
  } catch {
    // A page that is only just coming to be.
    return undefined;
  }
};

/** Address patterns as Electron has them; only those that name a scheme and nothing more. */
const matches = (pattern, address) => {
  const [scheme] = pattern.split('://');
  return address.startsWith(`${scheme}://`) && pattern.endsWith('://*/*');
};

const filtered = (address) =>
  new Promise((answer) => {
    if (!requestFilter.urls.some((pattern) => matches(pattern, address))) answer(false);
    else requestFilter.listener({ url: address }, ({ cancel }) => answer(cancel === true));
  });

const answerRequest = async (route, request) => {
  const address = toApp(request.url());
  const contents = contentsByPage.get(pageOf(request));
  if (contents !== undefined && request.isNavigationRequest() && !contents.mayGo(request, address)) {
    await route.abort('aborted');
    return;
  }
  if (contents === undefined || (await filtered(address))) {
    await route.abort('blockedbyclient');
    return;
  }
  const handler = protocols.get(new URL(address).protocol.slice(0, -1));
  if (handler === undefined) {
    await route.abort('addressunreachable');
    return;
  }
  const response = await handler(new Request(address, { method: request.method() }));
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
};

/**
 * A page that no window of ours opened: some page called `window.open` or followed a link with a target. Chromium does not
 * always say which, of a link least of all: then every window has to allow it.
 */
const judgePopup = async (page) => {
  if (making > 0 || contentsByPage.has(page)) return;
  const opener = contentsByPage.get(await page.opener());
  const judges = opener === undefined ? [...contentsByPage.values()] : [opener];
  const url = toApp(page.url());
  // Without a handler Electron opens it.
  const allowed = judges.every(({ openHandler }) => (openHandler?.({ url }).action ?? 'allow') === 'allow');
  if (!allowed) await page.close();
};

/** Starts Chromium on a profile. */
export const startBrowser = async (profile) => {
  mkdirSync(profile, { recursive: true });
  const { args = [], ...options } = JSON.parse(process.env.ROUNDWIND_DOUBLE_CHROMIUM ?? '{}');
  context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
    viewport: null,
    acceptDownloads: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  [spare] = context.pages();
  await context.route('**/*', (route, request) =>
    answerRequest(route, request).catch(async (error) => {
      if (!/closed|destroyed|already handled/i.test(String(error))) console.error('double: request failed', error);
      await route.abort().catch(() => undefined);
    }),
  );
  context.on('page', (page) => {
    judgePopup(page).catch((error) => {
      if (!page.isClosed()) console.error('double: a new page could not be judged', error);
    });
  });
};

/** A page for a window. The one that Chromium opens with serves the first. */
export const newPage = async () => {
  const first = spare;
  spare = undefined;
  if (first !== undefined) return first;
  making += 1;
  try {
    return await context.newPage();
  } finally {
    // Its `page` event comes before this.
    making -= 1;
  }
};

export const stopBrowser = async () => {
  await context?.close();
};
