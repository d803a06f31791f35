import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { serveWeb } from '../../main/web/server.mjs';
import { chromiumOptions, killChromium } from './chromium.ts';

/** Web mode as a person has it: the built pages over real loopback, in a browser with a profile on disk. */
export type WebApp = {
  readonly url: string;
  readonly port: number;
  readonly profile: string;
  /** Of the browser that runs now; another one after `relaunch`. */
  readonly context: BrowserContext;
  /** The first tab, open on the app. */
  readonly page: Page;
  /** Closes the browser in the ordinary way, or by SIGKILL, and opens it again on the same profile and port. */
  readonly relaunch: (how?: 'close' | 'kill') => Promise<void>;
  /** Closes the browser and the server; removes the profile unless it was given. */
  readonly close: () => Promise<void>;
};

type WebAppOptions = {
  /** A free one unless given. IndexedDB belongs to the origin with its port: data is found again only on the same one. */
  readonly port?: number;
  /** Folder of the browser's profile; a new one unless given. */
  readonly profile?: string;
  readonly context?: BrowserContextOptions;
};

/**
 * Starts the web server and a persistent Chromium on the app. Ordinary Playwright contexts keep IndexedDB in memory, so
 * nothing here uses them. The pages must have been built (Playwright's global set-up does that).
 */
export const startWebApp = async (options: WebAppOptions = {}): Promise<WebApp> => {
  const server = await serveWeb({ port: options.port ?? 0 });
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'roundwind-e2e-')));

  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...chromiumOptions(),
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      ...options.context,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(server.url);
    return { context, page };
  };

  let now = await open();
  return {
    url: server.url,
    port: server.port,
    profile,
    get context() {
      return now.context;
    },
    get page() {
      return now.page;
    },
    relaunch: async (how = 'close') => {
      if (how === 'kill') await killChromium(profile);
      // Playwright may have noticed the killed browser before it is told to close it.
      await now.context.close().catch((error: unknown) => {
        if (how !== 'kill') throw error;
      });
      now = await open();
    },
    close: async () => {
      await now.context.close();
      await server.close();
      if (options.profile === undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
