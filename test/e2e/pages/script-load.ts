import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PAGES } from '../../../main/web/paths.mjs';

/** Script that a page loads, in bytes; the server on loopback sends it as it is. */
export type ScriptLoad = { readonly files: number; readonly served: number; readonly compressed: number };

/**
 * What the page loads while it opens an address, until the network is quiet: entry, screen and whatever that imports. The
 * store's worker loads apart from it and is not among it.
 */
export const loadScripts = async (page: Page, address: string): Promise<ScriptLoad> => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !isStore(pathname)) paths.add(pathname);
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return weigh([...paths]);
};

const isStore = (path: string): boolean => /\/store-worker-[^/]*\.js$/.test(path);

const weigh = (paths: readonly string[]): ScriptLoad => {
  const files = paths.map((path) => readFileSync(join(PAGES, path)));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    files: files.length,
    served: sum(files.map(({ length }) => length)),
    compressed: sum(files.map((file) => gzipSync(file).length)),
  };
};
