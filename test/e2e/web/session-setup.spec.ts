import { expect, test } from '@playwright/test';
import { makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { origin, restoreClub } from '../pages/club-page.ts';
import { homePage } from '../pages/home-page.ts';
import { peoplePage } from '../pages/people-page.ts';
import { sessionSetupPage } from '../pages/session-setup-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('what was chosen is said in words, kept, and offered again for the next evening', async () => {
  const { page } = app;
  const [setup, people] = [sessionSetupPage(page), peoplePage(page)];
  await setup.openNew();
  await setup.rounds().fill('3');
  await setup.ending('After a number of deals').click();
  await setup.deals().fill('8');
  await setup.preset('Limit 500, going out 20').click();
  await setup.openGroup('Payments');
  await setup.option('Cannon').focus();
  await page.keyboard.press('Space');
  await expect(setup.words()).toContainText('3 rounds.');
  await expect(setup.words()).toContainText('Each table plays 8 deals.');
  await expect(setup.words()).toContainText('Cannon: On');
  await setup.save();
  await people.ready();
  await setup.open();
  await expect(setup.words()).toContainText('Cannon: On');
  await expect(setup.deals()).toHaveValue('8');
  await setup.openNew();
  await expect(setup.words()).toContainText('Each table plays 8 deals.');
  await expect(setup.words()).toContainText('Cannon: On');
});

test('the choices are made with the arrow keys', async () => {
  const { page } = app;
  const setup = sessionSetupPage(page);
  await setup.openNew();
  await setup.ending('After prevailing winds').focus();
  await page.keyboard.press('ArrowRight');
  await expect(setup.ending('After a number of deals')).toBeChecked();
  await expect(setup.words()).toContainText('Each table plays 16 deals.');
});

test('once deals are entered rules and ending stand, and the rest can still change', async () => {
  const { page } = app;
  const setup = sessionSetupPage(page);
  const { backup, sessionId } = await makeClub({
    names: ['Anna', 'Bruno', 'Chen', 'Dora'],
    rounds: 1,
    roundCount: 4,
    dealsPerTable: 2,
  });
  await restoreClub(page, backup);
  await page.goto(`${origin(page)}#/sessions/${sessionId}/setup`);
  await expect(setup.frozen()).toContainText('2 deals were entered under them.');
  await expect(setup.preset('As in the rule book')).toBeDisabled();
  await expect(setup.ending('When the organiser says so')).toBeDisabled();
  await expectAccessible(page);
  await setup.rounds().fill('6');
  await setup.save();
  await expect(page.getByText('Set-up saved')).toBeVisible();
  await setup.rounds().fill('0');
  await setup.save();
  await expect(page.getByText('A whole number from 1 to 20.')).toBeVisible();
});

test('a session is finished, opened again, removed and brought back, without a question', async () => {
  const { page } = app;
  const [home, setup, people] = [homePage(page), sessionSetupPage(page), peoplePage(page)];
  await setup.openNew();
  await setup.name().fill('Friday evening');
  await setup.save();
  await people.ready();
  await home.open();
  await home.choose('Friday evening', 'Finish session');
  await expect(home.rows()).toContainText(['Finished']);
  await home.choose('Friday evening', 'Open again');
  await expect(home.rows()).toContainText(['Not started']);
  await page.getByRole('button', { name: 'More for Friday evening' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(home.currentStep()).toBeVisible();
  await home.undo();
  await expect(home.rows()).toContainText(['Friday evening']);
});
