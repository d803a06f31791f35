import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ClubPlan, MadeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { bringRound } from '../pages/bring-club.ts';
import { origin } from '../pages/club-page.ts';
import { HistoryPage } from '../pages/history-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = [
  ...['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo'],
  ...['Ines', 'Jonas', 'Kasia', 'Lee, Mei "M"', 'Marta', 'Nikhil', '=1+1', '王小明', 'Zoé'],
];

let app: WebApp;
let round: RoundPage;
test.beforeAll(async () => {
  app = await startWebApp();
  round = new RoundPage(app.page);
});
test.afterAll(() => app.close());

const bring = (plan: Partial<ClubPlan> = {}): Promise<MadeClub> =>
  bringRound(app.page, { names: NAMES, dealsPerTable: 4, ...plan });

test('the first round: who is here, one button, and the tables with their certificate', async () => {
  await bring({ rounds: 0 });
  await expect(app.page.getByText('17 players are here')).toBeVisible();
  await expect(app.page.getByRole('list', { name: 'Who is here' }).getByRole('listitem')).toHaveCount(17);
  await expect(round.seat).toBeFocused();
  await expectAccessible(app.page);

  await app.page.keyboard.press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 1 of 5');
  await expect(app.page.getByRole('list', { name: 'Tables' }).locator('> li')).toHaveCount(4);
  await expect(round.certificate).toContainText('Repeated meetings so far: 0; the fewest possible: 0.');
  await expect(app.page.getByText('Sits out:')).toBeVisible();
  await expect(round.seat).toBeDisabled();
  await expect(app.page.getByText('Round 2 cannot be seated yet. Still playing: table 1, 2, 3, 4.')).toBeVisible();
});

test('any table by its number; a table ended by hand lets the next round be seated; a round goes and comes back', async () => {
  const club = await bring({ unfinished: 1 });
  await expect(round.card(1)).toContainText('3 of 4');
  await expect(round.card(1)).toContainText(/Deal 4: .* deals/);
  await expect(round.card(2)).toContainText('Finished');
  await expectAccessible(app.page);

  // Wherever the cursor is, a digit goes to the field.
  await app.page.getByRole('heading', { level: 1 }).click();
  await app.page.keyboard.type('9');
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByText('No table 9 in this round')).toBeVisible();
  await round.goTo.fill('3');
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Table 3, round 1');
  await app.page.goBack();

  await round.choose(1, 'End table');
  await expect(round.card(1)).toContainText('Finished');
  await round.seat.click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 2 of 5');
  await expect(round.certificate).toContainText('Repeated meetings so far: 0');
  await app.page.getByRole('link', { name: 'Round 1', exact: true }).click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 1 of 5');

  await round.open(club.sessionId);
  await app.page.getByRole('button', { name: 'Remove round 2' }).click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 1 of 5');
  await app.page
    .getByRole('alert')
    .filter({ hasText: 'Round 2 removed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Round 2 of 5');
});

test('the history: what a correction replaced and why, and what was taken back', async () => {
  const club = await bring({ unfinished: 4 });
  await expect(round.goTo).toBeFocused();
  await app.page.keyboard.type('1');
  await app.page.keyboard.press('Enter');
  const table = new TablePage(app.page);
  await expect(table.field('E')).toBeFocused();
  const [east, south] = [await table.name('E'), await table.name('S')];
  await table.record('184w', '40', '20', '12');
  await table.goToRow(1);
  await table.press('e');
  await expect(table.title).toHaveText('Correcting deal 1');
  await app.page.getByRole('textbox', { name: 'Reason for the correction' }).fill('Scores were swapped');
  await table.field('E').focus();
  await table.enter('40', '184w', '20', '12');
  await expect(table.title).toHaveText('Deal 2');

  const history = new HistoryPage(app.page);
  await history.open(club.sessionId);
  const corrected = history.row('Table 1, round 1: deal 1 corrected');
  await expect(corrected).toContainText('Scores were swapped');
  await expect(corrected).toContainText('Undo takes this back');
  await corrected.getByRole('button').click();
  await expect(history.versions(1).getByRole('row').nth(1)).toContainText(`Before${east} won184 +1,104`);
  await expect(history.versions(1).getByRole('row').nth(2)).toContainText(`${south} won`);
  await expectAccessible(app.page);

  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(corrected).toContainText('Taken back');
  await expect(corrected).toContainText('Redo brings this back');
  await expect(history.rows.first()).toContainText('Taken back: Table 1, round 1: deal 1 corrected');
});

test('long names leave every figure on the paper', async () => {
  const names = ['X'.repeat(200), '王小明'.repeat(60), 'Wolfeschlegelsteinhausen '.repeat(7), 'محمد بن عبد الله'];
  await bring({ names, dealsPerTable: 3, roundCount: 1 });
  await round.card(1).getByRole('link', { name: 'Score sheet of table 1' }).click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Score sheet: table 1, round 1');
  // The paper's width: 210 mm less its margins.
  await app.page.setViewportSize({ width: 700, height: 900 });
  await app.page.emulateMedia({ media: 'print' });
  const widths = await app.page
    .getByRole('table')
    .evaluate((sheet) => ({ sheet: sheet.getBoundingClientRect().right, page: document.documentElement.clientWidth }));
  await app.page.emulateMedia({ media: null });
  expect(widths.sheet).toBeLessThanOrEqual(widths.page);
});

test('the score sheet on paper: every deal, page n of m, when and from which data, A4 and Letter', async () => {
  // Entering two sheets' worth of deals takes its time on a busy machine.
  test.setTimeout(120_000);
  await bring({ names: NAMES.slice(0, 4), dealsPerTable: 48, roundCount: 1 });
  await round.card(1).getByRole('link', { name: 'Score sheet of table 1' }).click();
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Score sheet: table 1, round 1');
  await expectAccessible(app.page);

  const folder = mkdtempSync(join(tmpdir(), 'roundwind-pdf-'));
  const printed = async (paper: string): Promise<{ readonly text: string; readonly size: string }> => {
    await app.page.getByText(paper, { exact: true }).click();
    const path = join(folder, `${paper}.pdf`);
    await app.page.pdf({ path, preferCSSPageSize: true });
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    return { text, size: /Page size: .*/.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[0] ?? '' };
  };
  const a4 = await printed('A4');
  expect(a4.size).toContain('(A4)');
  const sheets = a4.text.split('\f').filter((sheet) => sheet.trim() !== '');
  expect(sheets.length).toBeGreaterThan(1);
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Page ${at + 1} of ${sheets.length}`);
    expect(sheet).toMatch(/Monday evening · [^·]*2026 · Round 1 · Table 1 · Printed .* data version \d+/);
    expect(sheet).toContain('Anna');
  }
  for (let deal = 1; deal <= 48; deal += 1) expect(a4.text).toMatch(new RegExp(`^ *${deal} ?[ESWN]\\b`, 'm'));
  expect(a4.text).not.toContain('Save as PDF');
  expect((await printed('Letter')).size).toContain('(letter)');
  rmSync(folder, { recursive: true });
  expect(origin(app.page)).toBe(app.url);
});
