import { expect, test } from '@playwright/test';
import { SAMPLE_SESSION } from '../../../shared/records/sample-ids.ts';
import { expectAccessible } from '../pages/axe.ts';
import { homePage } from '../pages/home-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('an empty club is shown a sample, which goes away whole and leaves what was added by hand', async () => {
  test.setTimeout(120_000);
  const { page } = app;
  const [home, players, standings] = [homePage(page), playersPage(page), standingsPage(page, SAMPLE_SESSION)];
  const look = page.getByRole('button', { name: 'Look at a sample club' });
  const banner = page.getByRole('region', { name: 'This is a sample' });
  const among = page.getByRole('region', { name: 'The sample is among these' });
  const remove = page.getByRole('button', { name: 'Remove the sample' });

  await expect(home.currentStep()).toContainText('Add your players');
  await expectAccessible(page);
  await look.click();
  await expect(page).toHaveURL(new RegExp(`#/sessions/${SAMPLE_SESSION}/standings$`));
  await expect(standings.table().locator('tbody tr')).toHaveCount(16);
  await expect(banner).toBeVisible();
  await expectAccessible(page);

  // The banner goes along, but not to what has nothing to do with it.
  for (const part of ['setup', 'people', 'plan', 'rounds/4', 'penalties', 'history']) {
    await page.goto(new URL(`#/sessions/${SAMPLE_SESSION}/${part}`, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
  }
  await expect(page.getByText('Sample club added').first()).toBeVisible();
  await page.goto(new URL('#/scorer', page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Scorer' })).toBeVisible();
  await expect(remove).toHaveCount(0);

  await players.open();
  await expect(among).toBeVisible();
  await players.add('Somebody Real');
  await expect(players.names()).toHaveCount(17);

  await standings.open();
  await remove.click();
  await expect(page.getByText('Sample removed')).toBeVisible();
  await expect(home.currentStep()).toContainText('Create a session');
  await expect(remove).toHaveCount(0);
  await expect(look).toHaveCount(0);
  await players.open();
  await expect(players.names()).toHaveText(['Somebody Real']);

  // One step back brings all of it again, and it can be removed from the list of sessions too.
  await page.keyboard.press('Control+z');
  await expect(players.names()).toHaveCount(17);
  await home.open();
  await expect(home.rows()).toContainText(['Sample evening']);
  await expectAccessible(page);
  await remove.click();
  await expect(home.rows()).toHaveCount(0);
});

test('the sample is taken back by one undo, and offered again', async () => {
  const { page } = app;
  const look = page.getByRole('button', { name: 'Look at a sample club' });
  await look.click();
  await expect(page.getByRole('region', { name: 'This is a sample' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('region', { name: 'This is a sample' })).toHaveCount(0);
  await homePage(page).open();
  await expect(look).toBeVisible();
});
