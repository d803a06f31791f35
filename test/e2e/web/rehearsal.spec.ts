import { expect, test } from '@playwright/test';
import { REHEARSAL_SESSION } from '../../../shared/records/sample-ids.ts';
import { accessFaults, expectAccessible } from '../pages/axe.ts';
import { homePage } from '../pages/home-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { rehearsalPage } from '../pages/rehearsal-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 180_000 });

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

/** Figures worked by hand in `test/renderer/rehearsal/rehearsal.test.ts`. */
const FINAL = [
  "Siân O'Brien",
  'Priya Nair',
  'Ana Souza',
  'Jürgen Müller',
  'Lee Mei',
  '王小明',
  'Tomás García',
  'Joke Hooft',
];

const expectFinal = async (): Promise<void> => {
  const rows = standingsPage(app.page, REHEARSAL_SESSION).table().locator('tbody tr');
  await expect(rows).toHaveCount(8);
  for (const [at, name] of FINAL.entries()) await expect(rows.nth(at)).toContainText(name);
  await expect(rows.nth(0)).toContainText('+454');
  await expect(rows.nth(7)).toContainText('−394');
};

test('an evening plays itself to the end, goes by one click and comes back by one undo', async () => {
  const { page } = app;
  const [home, players, rehearsal] = [homePage(page), playersPage(page), rehearsalPage(page)];
  await expect(rehearsal.watch()).toBeVisible();
  await expectAccessible(page);
  await rehearsal.begin();
  await expect(page).toHaveURL(/#\/sessions\/new$/);
  await expect(rehearsal.says()).toContainText('An evening begins with a session');
  await rehearsal.fast();
  await expect(rehearsal.says()).toContainText('Not sure? Undo', { timeout: 60_000 });
  expect(await accessFaults(page)).toEqual([]);
  await expect(rehearsal.yours()).toBeVisible({ timeout: 60_000 });
  await expectFinal();
  await expectAccessible(page);

  await rehearsal.button('Remove the rehearsal').click();
  await expect(page.getByText('Rehearsal removed')).toBeVisible();
  await expect(rehearsal.bar).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
  await expect(rehearsal.watch()).toBeVisible();
  await players.open();
  await expect(players.names()).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(players.names()).toHaveCount(8);
  await home.open();
  await expect(home.rows()).toContainText(['Rehearsal evening']);
  await expect(rehearsal.bar).toHaveCount(0);
});

test('any key of a person pauses it; the space plays, an arrow steps, Escape stops and leaves the evening to them', async () => {
  const { page } = app;
  const rehearsal = rehearsalPage(page);
  await rehearsal.begin();
  await expect(page).toHaveURL(/people$/);
  await page.keyboard.press('Space');
  await expect(rehearsal.button('Play')).toBeVisible();
  const said = await rehearsal.says().textContent();
  await page.waitForTimeout(3000);
  expect(await rehearsal.says().textContent()).toBe(said);
  await expectAccessible(page);

  await page.keyboard.press('Space');
  await expect(rehearsal.button('Pause')).toBeVisible();
  // What is typed into the screen reaches it, once the play has stopped.
  await page.getByRole('combobox').first().press('x');
  await expect(rehearsal.button('Play')).toBeVisible();
  await expect(page.getByRole('combobox').first()).toHaveValue('x');
  await page.getByRole('combobox').first().fill('');

  await rehearsal.button('Next step').focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(rehearsal.says()).toContainText('The room at a glance', { timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(rehearsal.bar).toHaveCount(0);
  await expect(rehearsal.banner()).toBeVisible();
  await page.goto(new URL(`#/sessions/${REHEARSAL_SESSION}/rounds/now`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(rehearsal.says()).toContainText('The room at a glance');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove the rehearsal' }).click();
  await expect(homePage(page).currentStep()).toContainText('Add your players');
});

test('cut off by a reload it goes on where the records stand, in one window at a time', async () => {
  const { page, context } = app;
  const rehearsal = rehearsalPage(page);
  await rehearsal.begin();
  await rehearsal.fast();
  await expect(rehearsal.says()).toContainText('The deal passed to the next seat', { timeout: 60_000 });
  await page.reload();
  await expect(rehearsal.says()).toContainText('The rehearsal was cut off at step');
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(app.url);
  // Before it stands nobody hears the key.
  await expect(other.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await other.keyboard.press('Control+k');
  await other.getByRole('combobox').fill('watch a rehearsal');
  await other.keyboard.press('Enter');
  await expect(rehearsalPage(other).says()).toContainText('playing in another window');
  await expectAccessible(other);

  await page.bringToFront();
  await expect(rehearsal.button('Go on')).toBeVisible();
  // The table that came back has the cursor in a field.
  await page.keyboard.press('Space');
  await rehearsal.fast();
  await expect(rehearsal.yours()).toBeVisible({ timeout: 60_000 });
  await expectFinal();
  await page.keyboard.press('Escape');
  await expect(rehearsal.bar).toHaveCount(0);
  await expect(rehearsalPage(other).button('Play')).toBeEnabled();
});
