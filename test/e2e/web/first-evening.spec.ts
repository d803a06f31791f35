import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { homePage } from '../pages/home-page.ts';
import { peoplePage } from '../pages/people-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { sessionSetupPage } from '../pages/session-setup-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

/** Sixteen people with the names that break programs: commas, quotes, formulas, three scripts. */
const CLUB = new URL('../../fixtures/evening/players.csv', import.meta.url);

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('from an empty club to the first seated round, with the keyboard alone after the file is chosen', async () => {
  test.setTimeout(120_000);
  const { page } = app;
  const [home, players, setup, people] = [homePage(page), playersPage(page), sessionSetupPage(page), peoplePage(page)];
  await expect(home.currentStep()).toContainText('Add your players');
  await players.open();
  await players.chooseFile('players.csv', await readFile(CLUB));
  await expect(players.previewRows()).toHaveCount(16);
  await players.confirm();
  await expect(players.names()).toHaveCount(16);
  await expect(page.getByText("'t Hooft, Joke", { exact: true })).toBeVisible();

  await home.open();
  await expect(home.currentStep()).toContainText('Create a session');
  await home.newSession();
  await expect(setup.name()).toBeFocused();
  await page.keyboard.type('Friday evening');
  await page.keyboard.press('Enter');

  await people.ready();
  await expect(people.field()).toBeFocused();
  for (const part of ['lee', 'wang', 'mull', 'souza', 'sian', 'hooft', 'nair', 'garc']) await people.checkIn(part);
  await expect(people.count()).toHaveText('8');
  for (const part of ['petrova', 'mori', 'zoe', 'øst', 'fatima', 'nowak', '+1', 'tan']) await people.checkIn(part);
  await expect(people.count()).toHaveText('16');
  await expect(people.summary()).toContainText('4 tables');
  await expect(people.summary()).toContainText('5 rounds without anybody meeting twice are possible');
  await people.seat();
  await expect(page).toHaveURL(/#\/sessions\/[0-9a-f-]+\/rounds\/1$/);

  await home.open();
  await expect(home.rows()).toContainText(['Friday evening']);
  await expect(home.rows()).toContainText(['16 of 16']);
});

test('everything is there after the browser was killed', async () => {
  const players = playersPage(app.page);
  await players.open();
  await players.add('Lee, Mei "M"');
  await expect(app.page.getByText('Lee, Mei "M" added')).toBeVisible();
  await app.relaunch('kill');
  const again = playersPage(app.page);
  await again.open();
  await expect(again.names()).toHaveText(['Lee, Mei "M"']);
});

test('a guest typed in at the door, a mistake taken back, somebody who leaves', async () => {
  const { page } = app;
  const [setup, people] = [sessionSetupPage(page), peoplePage(page)];
  await setup.openNew();
  await setup.save();
  await people.ready();
  for (const name of ['Anna', 'Bruno', 'Chen', 'Dora', 'Emil']) await people.checkIn(name);
  await expect(people.count()).toHaveText('5');
  await page.keyboard.press('Control+z');
  await expect(people.count()).toHaveText('4');
  await expect(people.summary()).toContainText('Everybody plays every round.');
  await people.seat();
  await expect(page).toHaveURL(/rounds\/1$/);
  await people.open();
  await page.getByRole('button', { name: 'Withdraw Anna from the rounds to come' }).click();
  await expect(people.group('Withdrawn · 1')).toBeVisible();
  await people.field().focus();
  await people.checkIn('anna');
  await expect(people.group('Here · 4')).toBeVisible();
});

test('the screens pass axe in light and dark, empty and filled', async () => {
  test.setTimeout(180_000);
  const { page } = app;
  const [home, players, setup, people] = [homePage(page), playersPage(page), sessionSetupPage(page), peoplePage(page)];
  await expect(home.currentStep()).toBeVisible();
  await expectAccessible(page);
  await players.open();
  await expectAccessible(page);
  await players.chooseFile('players.csv', await readFile(CLUB));
  await expectAccessible(page);
  await players.confirm();
  await expect(players.names()).toHaveCount(16);
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(players.card()).toBeVisible();
  await page.getByRole('button', { name: /^More/ }).click();
  await expectAccessible(page);
  await players.cancel();
  await setup.openNew();
  await setup.openGroup('Limit and rounding');
  await setup.option('Limit').fill('5');
  await setup.save();
  await expect(page.getByText('A whole number from 10 to 100000.')).toBeVisible();
  await expectAccessible(page);
  await setup.option('Limit').fill('500');
  await setup.save();
  await people.ready();
  await expectAccessible(page);
  await people.enterMembers();
  await people.checkIn('lee');
  await page.keyboard.type('an');
  await expectAccessible(page);
  await home.open();
  await expect(home.rows()).toHaveCount(1);
  await expectAccessible(page);
});
