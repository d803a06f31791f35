import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sentSize } from '../../../main/web/first-load.mjs';
import { PAGES } from '../../../main/web/paths.mjs';

/** Script that a page loads, in bytes as it is and as the server sends it. */
export type ScriptLoad = { readonly files: number; readonly plain: number; readonly sent: number };

/** Without a new script for so long, a page has all that it opens with. Playwright's `networkidle` may never come in a large club. */
const QUIET_MS = 750;

/**
 * What the page loads while it opens an address, until it asks for nothing more: entry, screen and whatever that imports.
 * The store's worker loads apart from it and is not among it.
 */
export const loadScripts = async (page: Page, address: string): Promise<ScriptLoad> => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !isStore(pathname)) paths.add(pathname);
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  for (let seen = -1; seen < paths.size; ) {
    seen = paths.size;
    await pause(QUIET_MS);
  }
  return weigh([...paths]);
};

const isStore = (path: string): boolean => /\/store-worker-[^/]*\.js$/.test(path);

const weigh = (paths: readonly string[]): ScriptLoad => {
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    files: paths.length,
    plain: sum(paths.map((path) => statSync(join(PAGES, path)).size)),
    sent: sum(paths.map(sentSize)),
  };
};
