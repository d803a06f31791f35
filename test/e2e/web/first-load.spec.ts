import { expect, test } from '@playwright/test';
import { FIRST_LOAD_LIMIT } from '../../../main/web/first-load.mjs';
import { restoreClub } from '../pages/club-page.ts';
import { addressOf, routePaths } from '../pages/every-screen.ts';
import { loadScripts } from '../pages/script-load.ts';
import { startWebApp, type WebApp } from '../web-app.ts';
import { addressFacts, makeWholeClub } from '../whole-club.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('the first screen is whole, and asks nobody but its own server', async () => {
  const page = await app.context.newPage();
  const strangers: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url())) strangers.push(request.url());
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
});

const PATHS = routePaths();

test(`none of ${PATHS.length} screens and pages to print loads more script than the limit`, async () => {
  test.setTimeout(300_000);
  const club = await makeWholeClub();
  await restoreClub(app.page, club.backup);
  const facts = addressFacts(club);
  const weights: { readonly path: string; readonly kilobytes: number }[] = [];
  for (const path of PATHS) {
    const address = addressOf(path, facts);
    if (address === undefined) throw new Error(`say in addressFacts what to fill ${path} with`);
    const page = await app.context.newPage();
    const { files, sent } = await loadScripts(page, `${app.url}#${address}`);
    await page.close();
    expect.soft(files, path).toBeGreaterThan(1);
    expect.soft(sent, path).toBeLessThan(FIRST_LOAD_LIMIT);
    weights.push({ path, kilobytes: Math.round(sent / 1000) });
  }
  weights.sort((one, two) => two.kilobytes - one.kilobytes);
  const heaviest = weights.slice(0, 3).map(({ path, kilobytes }) => `${path} ${kilobytes} kB`);
  test.info().annotations.push({ type: 'heaviest', description: heaviest.join(', ') });
  expect(weights.length, 'screens looked at').toBeGreaterThan(30);
});
