import { expect, test } from '@playwright/test';
import type { MadeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { makeRankedClub } from '../ranked-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 120_000 });

let app: WebApp;
let ranked: MadeClub;
test.beforeAll(async () => {
  ranked = await makeRankedClub();
  app = await startWebApp();
});
test.afterAll(() => app.close());

const open = async (club = ranked) => {
  await restoreClub(app.page, club.backup);
  const standings = standingsPage(app.page, club.sessionId);
  await standings.open();
  await standings.table().waitFor();
  return { standings, sessionId: club.sessionId };
};

test('P4: nine rows, the substitute once and without a place, on screen and in the file', async () => {
  const { standings } = await open();
  await expect(standings.table().locator('tbody tr')).toHaveCount(9);
  await expect(standings.row('Xeno')).toHaveCount(1);
  const cells = standings.row('Xeno').locator('td');
  await expect(cells.nth(0)).toContainText('not ranked');
  await expect(cells.nth(2)).toHaveText('1');
  await expect(cells.nth(3)).toContainText('4');
  await expect(standings.row('Ben').locator('td').nth(2)).toHaveText('1');
  await expect(app.page.getByText('8 ranked')).toBeVisible();
  await expectAccessible(app.page);
  const csv = (await standings.exportBy(0)).bytes.toString('utf8').split('\r\n');
  expect(csv.filter((line) => line.includes(',Xeno,'))).toHaveLength(1);
  const [place, , name, played, tablePoints, , , , note] =
    csv.find((line) => line.includes(',Xeno,'))?.split(',') ?? [];
  expect([place, name, played, tablePoints, note]).toEqual(['', 'Xeno', '1', '4', 'substitute']);
});

test('equals stand apart by the values shown, and the receipt says which one decided', async () => {
  const { standings } = await open();
  // Ana and Finn have 4 table points each and never met; points part them.
  await standings.row('Ana').getByRole('button', { name: 'Ana', exact: true }).press('Enter');
  const ties = standings.receipt().getByRole('region', { name: 'Equals and how they were parted' });
  await expect(ties).toContainText('Equal in table points: Finn.');
  await expect(ties).toContainText('Decided by points.');
  await expect(ties.getByTestId('tie-table').getByRole('row').nth(1)).toContainText('+170');
  await expectAccessible(app.page);
  await standings.receipt().getByRole('button', { name: 'Show how deal 1 was scored' }).press('Enter');
  await expect(standings.receipt().getByText('Who pays whom, and why')).toBeVisible();
});

test('P3: shared places, then an order of the organiser by keys, and taken back', async () => {
  const { page } = app;
  const { standings, sessionId } = await open(await makeRankedClub({ rounds: 1, tieBreaks: [] }));
  const places = async () => (await standings.column(0)).map((text) => text.split('\n')[0]?.trim());
  // 4 2 ½ ½ and 4 2 1 0 table points.
  await expect.poll(places).toEqual(['=1', '=1', '=3', '=3', '5', '=6', '=6', '8', '–']);

  await page.goto(new URL(`#/sessions/${sessionId}/setup`, page.url()).href);
  await page.getByRole('button', { name: 'the organiser’s order' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Set-up saved')).toBeVisible();
  await standings.open();
  await standings.row('Eve').getByRole('button', { name: 'Eve', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Move Eve up' }).press('Enter');
  await expect.poll(places).toEqual(['1', '2', '=3', '=3', '5', '=6', '=6', '8', '–']);
  await expect(page.getByRole('button', { name: 'Move Eve up' })).toBeFocused();
  expect((await standings.names())[0]).toBe('Eve');
  await page.getByRole('button', { name: 'Move Ana up' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await standings.names())[0]).toBe('Ana');
  await page.getByRole('button', { name: 'No order' }).press('Enter');
  await expect.poll(places).toEqual(['=1', '=1', '=3', '=3', '5', '=6', '=6', '8', '–']);
});

test('tie-breaks are added, moved and left out by keys in the set-up', async () => {
  const { page } = app;
  const { sessionId } = await open();
  await page.goto(new URL(`#/sessions/${sessionId}/setup`, page.url()).href);
  const list = page.getByTestId('tie-breaks');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'won deals' }).press('Enter');
  await page.getByRole('button', { name: 'Move won deals up' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.getByRole('listitem').first()).toContainText('1. won deals');
  await expect(page.getByRole('button', { name: 'Move won deals up' })).toBeFocused();
  await page.getByRole('button', { name: 'Leave points out' }).press('Enter');
  await expect(page.getByText('ranked by table points, then by won deals, then by head to head')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Set-up saved')).toBeVisible();
  const standings = standingsPage(page, sessionId);
  await standings.open();
  await expect(standings.table().getByRole('columnheader').nth(6)).toHaveText('Won deals');
});

test('a substitute is made at check-in and stands unranked', async () => {
  const { page } = app;
  const { standings, sessionId } = await open();
  await page.goto(new URL(`#/sessions/${sessionId}/people`, page.url()).href);
  await page.getByRole('button', { name: 'Make Hana a substitute' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Hana' })).toContainText('substitute');
  await standings.open();
  await expect(app.page.getByText('7 ranked')).toBeVisible();
  await expect(standings.row('Hana')).toContainText('substitute');
});
