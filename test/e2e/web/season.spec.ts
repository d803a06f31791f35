import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { uuid } from '../../builders/records.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { seasonPage } from '../pages/season-page.ts';
import { eveningId, makeSeasonClub, personName, SEASON } from '../season-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

// Each journey brings the club in: long on a busy machine.
test.describe.configure({ timeout: 180_000 });

let app: WebApp;
let backup: string;
let twin: string;
test.beforeAll(async () => {
  ({ backup, twin } = await makeSeasonClub({
    people: 12,
    evenings: 4,
    rounds: 2,
    twin: true,
    season: { minimumGames: 4 },
  }));
  app = await startWebApp();
});
test.beforeEach(() => restoreClub(app.page, backup));
test.afterAll(() => app.close());

test('a season is set up by keyboard, shows its table, and is removed and brought back', async () => {
  const { page } = app;
  const season = seasonPage(page);
  await season.openList();
  await season.create('Everything of the year');
  await expect(season.table()).toBeVisible();
  await expect(page.getByText('1 session is still open')).toBeVisible();
  const places = (await season.column(0)).map((text) => Number(text.split('\n')[0]?.replace('=', '')));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(1);
  await expectAccessible(page);

  await season.openList();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Everything of the year' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
});

test('what is wrong with a season stands at its fields', async () => {
  const { page } = app;
  const season = seasonPage(page);
  await season.openList();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog');
  await form.getByLabel('Last day').fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Give the season a name.');
  await expect(form).toContainText('The season ends before it begins.');
  await expectAccessible(page);
});

test('a person, their rating and their opponents lead to the tables', async () => {
  const { page } = app;
  const season = seasonPage(page);
  await season.open(SEASON.id, SEASON.name);
  const [first = ''] = await season.names();
  await season.show('Rating');
  await expect(season.ratings().getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);

  await season.show('Head to head');
  await season.meetings().waitFor();
  await expectAccessible(page);
  await season.meetings().getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(season.pair().getByTestId('pair-games').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await season.show('Table');
  await season.row(first).getByRole('link').click();
  await page.getByRole('heading', { name: first, level: 1 }).waitFor();
  await expect(page.getByRole('img', { name: /^Rating over \d+ games/ })).toBeVisible();
  await expect(page.getByTestId('person-sessions').getByRole('row')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Show every game' }).click();
  await expect(page.getByTestId('rating-steps')).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('rating-steps').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tables\//);
});

test('deleting a round takes its games out of table, rating and head to head, and undo brings them back (P8)', async () => {
  const { page } = app;
  const season = seasonPage(page);
  await season.open(SEASON.id, SEASON.name);
  await season.table().waitFor();
  const games = async () => (await season.games()).map(Number).reduce((sum, count) => sum + count, 0);
  const before = await games();
  const other = await app.context.newPage();
  await other.goto(new URL(`#/sessions/${eveningId(4)}/rounds/2`, app.url).href);
  await other.getByRole('button', { name: /Remove round|Delete round/ }).click();
  await expect.poll(games).toBe(before - 8);
  await other.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(games).toBe(before);
  await other.close();
});

test('table, ratings and meetings go out as CSV with their exact figures', async () => {
  const season = seasonPage(app.page);
  await season.open(SEASON.id, SEASON.name);
  await season.table().waitFor();
  const table = await season.exportBy(0);
  expect(table.name).toBe('Winter season - season.csv');
  expect(table.text.charCodeAt(0)).toBe(0xfeff);
  const [header = '', ...lines] = table.text.slice(1).trimEnd().split('\r\n');
  expect(header).toBe(
    'place,player_id,display_name,sessions,counted,played,table_points,score,place_points,mean_place,movement,note,table_points_exact,place_points_exact,2026-09-07 Evening 1,2026-09-14 Evening 2,2026-09-21 Evening 3,2026-09-28 Evening 4',
  );
  expect(lines.map((line) => line.split(',')[2])).toEqual(await season.names());
  expect((await season.exportBy(1)).text).toContain(
    'place,player_id,display_name,games,rating,mu,sigma,last_session,note',
  );
  expect((await season.exportBy(2)).text).toContain(
    'player_id,display_name,opponent_id,opponent_name,games,ahead,behind,level,difference',
  );
});

test('the paper is A4, says page n of m, and repeats its header', async () => {
  const { page } = app;
  const season = seasonPage(page);
  await season.open(SEASON.id, SEASON.name);
  await season.table().waitFor();
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Season', level: 1 }).waitFor();
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  const folder = mkdtempSync(join(tmpdir(), 'roundwind-season-'));
  const file = join(folder, 'season.pdf');
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Page size:.*A4/);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  expect(text).toContain('Page 1 of 1');
  expect(text).toContain(personName(1));
  rmSync(folder, { recursive: true });
  await page.getByText('Rating', { exact: true }).click();
  await page.getByRole('heading', { name: 'Ratings', level: 1 }).waitFor();
  await expectAccessible(page);
});

test('two cards of one person become one, with every game, and undo parts them again', async () => {
  const { page } = app;
  const players = playersPage(page);
  const season = seasonPage(page);
  await season.openPerson(twin, 'Tan Alicia');
  await expect(page.getByTestId('person-sessions').getByRole('row')).toHaveCount(2);
  await players.open();
  await expect(page.getByText(`${personName(0)} and Tan Alicia: the same name`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Compare ${personName(0)} and Tan Alicia` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('merge-sessions')).toContainText('Evening 4, 28 Sept 2026: 2 tables');
  await expect(dialog.getByTestId('merge-cards')).toContainText('alicia@example.org');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Merge into ${personName(0)}` }).click();
  await expect(dialog).toBeHidden();
  await expect(players.names().filter({ hasText: 'Tan Alicia' })).toHaveCount(0);
  await season.openPerson(uuid(1), personName(0));
  await expect(page.getByTestId('person-sessions').getByRole('row')).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('person-sessions').getByRole('row')).toHaveCount(4);
});

test('two people who sat in one round stay two, and the reason is said', async () => {
  const { page } = app;
  await playersPage(page).open();
  await page.getByRole('checkbox', { name: `Choose ${personName(1)}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${personName(4)}` }).check();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('both sat at a table');
  await expect(dialog.getByRole('button', { name: /^Merge into/ })).toBeDisabled();
  await expectAccessible(page);
});
