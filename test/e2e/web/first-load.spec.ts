import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FIRST_LOAD_LIMIT } from '../../../main/web/first-load.mjs';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('the first screen is light, whole, and asks nobody but its own server', async () => {
  const scripts: Promise<number>[] = [];
  const strangers: string[] = [];
  const faults: string[] = [];
  app.page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url())) strangers.push(request.url());
  });
  app.page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  // A line in the console is how a browser reports what the content policy stopped.
  app.page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  app.page.on('pageerror', (error) => faults.push(String(error)));

  await app.page.reload();
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
  await app.page.waitForLoadState('networkidle');

  expect(faults).toEqual([]);
  expect(strangers).toEqual([]);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD_LIMIT);
});
