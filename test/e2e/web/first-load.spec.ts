import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FIRST_LOAD_LIMIT } from '../../../main/web/first-load.mjs';
import { PAGES } from '../../../main/web/paths.mjs';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('the first screen is light, whole, and asks nobody but its own server', async () => {
  const page = await app.context.newPage();
  const scripts = new Set<string>();
  const strangers: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url())) strangers.push(request.url());
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  // A line in the console is how a browser reports what the content policy stopped.
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  await page.goto(app.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(faults).toEqual([]);
  expect(strangers).toEqual([]);
  expect(scripts.size).toBeGreaterThan(0);
  const sizes = [...scripts].map((path) => gzipSync(readFileSync(join(PAGES, path))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD_LIMIT);
});
