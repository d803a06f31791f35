import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { serveWeb } from '../../../main/web/server.mjs';
import { chromiumOptions } from '../chromium.ts';

/** Builds one version of the harness page. Another version is the same code at another address: its worker is another one. */
const buildHarness = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./harness', import.meta.url)),
    base: './',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'chrome140', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
};

export type Harness = {
  readonly url: string;
  /** The page of another version, on the same origin. */
  readonly otherUrl: string;
  /** Persistent: an ordinary context keeps IndexedDB in memory. */
  readonly profile: string;
  readonly launch: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

/** Serves the harness over loopback on one port, so that every launch finds the same IndexedDB. */
export const startHarness = async (): Promise<Harness> => {
  const folder = await mkdtemp(join(tmpdir(), 'roundwind-store-'));
  const pages = join(folder, 'pages');
  const profile = join(folder, 'profile');
  await buildHarness(pages);
  await buildHarness(join(pages, 'other'));
  const server = await serveWeb({ port: 0, pages });
  return {
    url: server.url,
    otherUrl: new URL('other/index.html', server.url).href,
    profile,
    launch: () => chromium.launchPersistentContext(profile, chromiumOptions()),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Opens the harness in a tab and waits until the store answers. */
export const openHarness = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await ready(page);
  return page;
};

export const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.harness?.link.state() === 'ready');

/** Live subscriptions that the store holds, that of the asking one itself included. */
export const subscriptions = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.harness.firstOf(window.harness.client.store.status())).subscriptions);
