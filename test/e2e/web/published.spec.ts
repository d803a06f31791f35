import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { filesPage } from '../pages/files-page.ts';
import { penaltiesPage } from '../pages/penalties-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { makeRankedClub } from '../ranked-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 120_000 });

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

test('published, corrected, compared row by row, printed as published, withdrawn and brought back', async () => {
  const { page } = app;
  const club = await makeRankedClub();
  const files = filesPage(page);
  await files.open();
  await files.restore(club.backup);
  const standings = standingsPage(page, club.sessionId);
  await standings.open();
  await standings.table().waitFor();
  await page.keyboard.press('u');
  await expect(page.getByText('Standings published as number 1')).toBeVisible();

  const penalties = penaltiesPage(page, club.sessionId);
  await penalties.open();
  await penalties.choose('Ana');
  await penalties.field('Reason').fill('Late');
  await penalties.field('Table points taken').fill('1');
  await page.keyboard.press('Enter');
  await expect(penalties.entry('Late')).toBeVisible();

  await standings.open();
  await page.getByRole('link', { name: /Published: no. 1/ }).press('Enter');
  const table = page.getByTestId('published');
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Ana')).toContainText('Penalty for Ana entered');
  await expect(row('Ana').getByRole('cell').nth(2)).toHaveText(/published: 4\s*now: 3/);
  await expect(row('Finn')).toContainText('Own figures as published; others moved past.');
  await expect(row('Hana')).not.toContainText('published:');
  await expectAccessible(page);
  await page.getByLabel('Only what is different').press('Space');
  await expect(table.locator('tbody tr')).toHaveCount(2);

  await page.getByRole('link', { name: 'Print as published' }).press('Enter');
  await page.getByRole('heading', { name: 'Standings no. 1', level: 1 }).waitFor();
  await expect(page.getByRole('row').nth(2)).toHaveText(/^2Ana24\+170$/);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing published yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter');
  await expect(table).toBeVisible();
});
