import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { eveningFile, loadExpected } from '../../builders/evening.ts';
import { type MadeClub, makeClub } from '../club.ts';
import { makeEveningClub } from '../evening-club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

// Journeys make clubs and bring them in: long on a busy machine.
test.describe.configure({ timeout: 120_000 });

let app: WebApp;
let evening: MadeClub;
let broughtIn: MadeClub | undefined;
test.beforeAll(async () => {
  evening = await makeEveningClub();
  app = await startWebApp();
});
// The mouse stays where the journey before left it, and a hint would stand there.
test.beforeEach(() => app.page.mouse.move(0, 0));
test.afterAll(() => app.close());

/** Here nothing changes a club: the one that is in the app may stay. */
const bringIn = async (club: MadeClub): Promise<void> => {
  if (broughtIn !== club) await restoreClub(app.page, club.backup);
  broughtIn = club;
};

/** The club in the app, its standings open. */
const openStandings = async (club: MadeClub) => {
  await bringIn(club);
  const standings = standingsPage(app.page, club.sessionId);
  await standings.open();
  await standings.table().waitFor();
  return standings;
};

const EXPECTED = loadExpected().standings;
const PLACES = EXPECTED.map(({ place }) =>
  EXPECTED.filter((other) => other.place === place).length > 1 ? `=${place}` : String(place),
);
const FRACTIONS: Readonly<Record<string, string>> = { '19/2': '9½', '7/2': '3½' };
const signed = (score: number): string =>
  `${score > 0 ? '+' : score < 0 ? '−' : ''}${Math.abs(score).toLocaleString('en')}`;

test('the evening stands as it was worked out by hand', async () => {
  const standings = await openStandings(evening);
  await expect.poll(() => standings.names()).toEqual(EXPECTED.map(({ name }) => name));
  const firstLine = (text: string) => text.split('\n')[0]?.trim();
  expect((await standings.column(0)).map(firstLine)).toEqual(PLACES);
  expect((await standings.column(4)).map(firstLine)).toEqual(
    EXPECTED.map(({ table_points }) => FRACTIONS[table_points] ?? table_points),
  );
  expect((await standings.column(5)).map(firstLine)).toEqual(EXPECTED.map(({ score }) => signed(score)));
  await expectAccessible(app.page);
});

test('every figure leads to the deals that made it, by keyboard alone', async () => {
  const standings = await openStandings(evening);
  const leader = EXPECTED[0];
  if (leader === undefined) throw new Error('the fixture has no standings');
  await standings.table().getByRole('button', { name: leader.name, exact: true }).focus();
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('Enter');
  const receipt = standings.receipt();
  await expect(receipt).toContainText(leader.name);
  const summary = receipt.getByTestId('receipt-summary');
  await expect(summary.locator('tfoot')).toContainText(signed(leader.score));
  await expect(summary.locator('tfoot')).toContainText(leader.table_points);
  // Each round ends on the figure of its last deal.
  for (const round of [1, 2, 3, 4, 5]) {
    const deals = receipt.getByRole('table', { name: `Deals of round ${round}` });
    await expect(deals.locator('tbody tr')).toHaveCount(6);
    const sum = await deals.locator('tbody tr').last().locator('td').last().textContent();
    await expect(summary.locator('tbody tr').nth(round - 1)).toContainText(sum ?? 'a figure');
  }
  await expectAccessible(app.page);
  await app.page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  // A round's figure leads to its table.
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('Enter');
  await expect(app.page).toHaveURL(/\/tables\//);
});

test('the standings go out as the expected file, byte by byte; deals and seating go out whole', async () => {
  const standings = await openStandings(evening);
  const { name, bytes } = await standings.exportBy(0);
  expect(name).toBe('2026-12-01 Classical evening - standings.csv');
  expect(bytes.equals(readFileSync(eveningFile('standings.csv'))), bytes.toString('utf8')).toBe(true);
  const deals = (await standings.exportBy(1)).bytes.toString('utf8');
  expect(deals.startsWith('\ufeffsession,round,table,deal,dealer,')).toBe(true);
  expect(deals.split('\r\n')).toHaveLength(1 + 120 + 1);
  const seating = (await standings.exportBy(2)).bytes.toString('utf8');
  expect(seating.split('\r\n')).toHaveLength(1 + 80 + 1);
  expect(seating).toContain('"Lee, Mei ""M"""');
  expect(seating).toContain(",'+1 of Ana\r\n");
});

test('a running table is marked, and who withdrew', async () => {
  const names = Array.from({ length: 16 }, (_, index) => `Player ${index + 1}`);
  const club = await makeClub({ names, rounds: 2, dealsPerTable: 3, unfinished: 1, withdrawn: [4] });
  const standings = await openStandings(club);
  await expect(app.page.getByRole('status').filter({ hasText: '1 table is still running' })).toBeVisible();
  await expect(standings.table().getByText('still running')).not.toHaveCount(0);
  await expect(standings.row('Player 5')).toContainText('withdrawn');
  await app.page.keyboard.press('e');
  await expect(app.page.getByRole('menuitem')).toHaveCount(3);
  await expectAccessible(app.page);
  await app.page.keyboard.press('Escape');
  await expect(app.page.getByRole('menuitem')).toHaveCount(0);
  await standings.find().fill('player 1');
  await expect(standings.table().locator('tbody tr')).toHaveCount(8);
});

test('two hundred rows scroll under their heading, and the keyboard reaches the last', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Player ${index + 1}`);
  const standings = await openStandings(await makeClub({ names, rounds: 1, dealsPerTable: 1 }));
  await expect(standings.table().locator('tbody tr')).toHaveCount(200);
  const heading = standings.table().getByRole('columnheader', { name: 'Name' });
  const before = await heading.boundingBox();
  await standings.table().locator('tbody button').first().focus();
  await app.page.keyboard.press('ArrowDown');
  await expect(standings.table().locator('tbody tr').nth(1).locator('button').first()).toBeFocused();
  await app.page.keyboard.press('End');
  await expect(standings.table().locator('tbody tr').last().locator('button').first()).toBeFocused();
  await expect(standings.table().locator('tbody tr').last()).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
});

test('an address that leads nowhere shows the way home', async () => {
  await app.page.goto(new URL('#/nowhere', app.url).href);
  await expect(app.page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('link', { name: 'Go to the sessions' }).click();
  await expect(app.page).toHaveURL(/#\/$/);
});

test('nothing to rank yet: the screen says what comes first', async () => {
  const club = await makeClub({ names: ['A', 'B', 'C', 'D'], rounds: 0, roundCount: 3, dealsPerTable: 4 });
  await bringIn(club);
  await standingsPage(app.page, club.sessionId).open();
  await expect(app.page.getByRole('heading', { name: 'No standings yet' })).toBeVisible();
  await expect(app.page.getByRole('link', { name: 'Check people in' })).toBeVisible();
  await expectAccessible(app.page);
});

/** The printed page as text and its number of sheets. */
const printed = async (paper: 'A4' | 'Letter') => {
  const folder = mkdtempSync(join(tmpdir(), 'roundwind-pdf-'));
  try {
    await app.page.getByText(paper, { exact: true }).click();
    const file = join(folder, 'standings.pdf');
    writeFileSync(file, await app.page.pdf({ preferCSSPageSize: true, printBackground: true }));
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    return { sheets: text.split('\f').slice(0, -1), facts };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('the printed standings hold the expected places, names and figures', async () => {
  await openStandings(evening);
  await app.page.keyboard.press('p');
  await app.page.getByRole('heading', { name: 'Standings', level: 1 }).waitFor();
  await expectAccessible(app.page);
  const { sheets, facts } = await printed('A4');
  expect(sheets).toHaveLength(1);
  expect(facts).toMatch(/Page size: +59[45][.\d]* x 84[12]/);
  const [sheet = ''] = sheets;
  const lines = sheet.split('\n');
  EXPECTED.forEach(({ name, score, played }, index) => {
    const line = lines.find((each) => each.includes(name));
    expect(line, name).toBeDefined();
    expect(line?.trim().startsWith(`${PLACES[index]} `), line).toBe(true);
    expect(line, name).toContain(signed(score));
    expect(line, name).toContain(` ${played} `);
  });
  expect(sheet).toContain('Classical evening · 1 Dec 2026 · after round 5 of 5');
  expect(sheet).toContain('Ranked by table points');
  expect(sheet).toMatch(/Printed .*data version \d+/);
  expect(sheet).toContain('Page 1 of 1');
});

test('a long list repeats its heading and counts its sheets, on A4 and on Letter', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `${index % 7 === 0 ? '陈美玲' : 'Player'} ${index + 1}`);
  await openStandings(await makeClub({ names, rounds: 3, dealsPerTable: 2 }));
  await app.page.keyboard.press('p');
  for (const paper of ['A4', 'Letter'] as const) {
    const { sheets } = await printed(paper);
    expect(sheets.length).toBeGreaterThan(2);
    sheets.forEach((sheet, index) => {
      expect(sheet).toMatch(/Place +Name +Played/);
      expect(sheet).toContain(`Page ${index + 1} of ${sheets.length}`);
      expect(sheet).toContain('data version');
    });
    const whole = sheets.join('\n');
    for (const name of names) expect(whole).toMatch(new RegExp(`${name}(?!\\d)`));
  }
});

test('what was removed says so and shows the way home', async () => {
  await app.page.goto(new URL('#/sessions/11111111-1111-4111-8111-111111111111/people', app.url).href);
  await expect(app.page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('link', { name: 'Go to the sessions' }).click();
  await expect(app.page).toHaveURL(/#\/$/);
});
