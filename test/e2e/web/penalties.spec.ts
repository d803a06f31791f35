import { expect, test } from '@playwright/test';
import type { MadeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { penaltiesPage } from '../pages/penalties-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { makeRankedClub } from '../ranked-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

// Each journey brings the club in: long on a busy machine.
test.describe.configure({ timeout: 120_000 });

let app: WebApp;
let club: MadeClub;
test.beforeAll(async () => {
  club = await makeRankedClub();
  app = await startWebApp();
});
test.afterAll(() => app.close());

const start = async () => {
  await restoreClub(app.page, club.backup);
  return { penalties: penaltiesPage(app.page, club.sessionId), standings: standingsPage(app.page, club.sessionId) };
};

test('a penalty by keys: taken, given to the table, in the standings with its receipt, cancelled and counted again', async () => {
  const { page } = app;
  const { penalties, standings } = await start();
  await penalties.open();
  await expect(page.getByRole('heading', { name: 'No penalties' })).toBeVisible();
  await penalties.choose('Eve');
  await penalties.where().selectOption({ label: 'Round 2, table 2' });
  await penalties.field('Reason').focus();
  await page.keyboard.type('Late by ten minutes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1/2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /the others at the table/ })).toBeChecked();
  await expect(penalties.form()).toContainText('Finn, Gus, Hana');
  await page.keyboard.press('Enter');
  await expect(penalties.entry('Late by ten minutes')).toContainText('−30 points');
  await expect(penalties.entry('Late by ten minutes')).toContainText('Finn +10, Gus +10, Hana +10');
  await expectAccessible(page);

  await standings.open();
  await expect(standings.row('Eve')).toContainText('7½');
  await expect(standings.row('Eve')).toContainText('+30');
  await expect(standings.row('Finn')).toContainText('+10');
  await standings.row('Eve').getByRole('button', { name: 'Eve', exact: true }).press('Enter');
  const receipt = standings.receipt();
  await expect(receipt.getByTestId('receipt-summary')).toContainText('Penalties and points from penalties');
  await expect(receipt.getByRole('region', { name: 'Penalties' })).toContainText('Late by ten minutes');
  await expectAccessible(page);
  await receipt.getByRole('link', { name: 'Open the register' }).press('Enter');
  await expect(penalties.person()).toHaveValue('Eve');

  await page.getByRole('button', { name: 'Cancel penalty 1 of Eve' }).press('Enter');
  await page.keyboard.type('the clock was wrong');
  await page.keyboard.press('Enter');
  await expect(penalties.entry('Late by ten minutes')).toContainText('cancelled');
  await standings.open();
  await expect(standings.row('Eve')).toContainText('8');
  await expect(standings.table().getByRole('columnheader', { name: 'Penalty' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(standings.row('Eve')).toContainText('7½');
});

test('what cannot be is said at its field, and nothing is entered', async () => {
  const { page } = app;
  const { penalties } = await start();
  await penalties.open();
  await penalties.field('Points taken').fill('ten');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Who is penalised?')).toBeVisible();
  await expect(page.getByText('Say why: the register is read later, by others.')).toBeVisible();
  await expect(page.getByText('Not an amount: a whole or half number of points, without a minus.')).toBeVisible();
  await expectAccessible(page);
  await penalties.choose('Ana');
  await penalties.where().selectOption({ label: 'Round 1, table 1' });
  await penalties.field('Reason').fill('spoke');
  await penalties.field('Points taken').fill('10');
  await page.getByRole('radio', { name: /the others at the table/ }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cannot be shared equally/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No penalties' })).toBeVisible();
});

test('from a table: its people come first, and the penalty belongs to it; the sheet prints', async () => {
  const { page } = app;
  const { penalties, standings } = await start();
  await standings.open();
  await standings.row('Hana').getByRole('link').last().press('Enter');
  await page.getByRole('heading', { name: 'Table 2, round 2', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'More for table 2' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Penalty at this table…' }).press('Enter');
  await penalties.person().waitFor();
  await penalties.person().press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Eve');
  await page.keyboard.press('Escape');
  await penalties.choose('Hana');
  await expect(penalties.where()).toContainText('Round 2, table 2');
  await penalties.field('Reason').fill('Hid a tile');
  await penalties.field('Table points taken').fill('1');
  await page.keyboard.press('Enter');
  await expect(penalties.entry('Hid a tile')).toContainText(/−1 table point(?!s)/);
  await page.locator('h1').click();
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Penalties', level: 1 }).waitFor();
  await expect(page.getByRole('row').filter({ hasText: 'Hid a tile' })).toContainText('R2 T2');
  await expectAccessible(page);
});
