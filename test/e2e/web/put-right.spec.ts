import { expect, type Page, test } from '@playwright/test';
import type { ClubPlan, MadeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { bringRound } from '../pages/bring-club.ts';
import { DisplayPage } from '../pages/display-page.ts';
import { HistoryPage } from '../pages/history-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo'];

// Every screen is judged in both colours, which takes its time on a busy machine.
test.describe.configure({ timeout: 150_000 });

let app: WebApp;
let round: RoundPage;
test.beforeAll(async () => {
  app = await startWebApp();
  round = new RoundPage(app.page);
});
test.afterAll(() => app.close());

const bring = (plan: Partial<ClubPlan> = {}): Promise<MadeClub> =>
  bringRound(app.page, { names: NAMES, dealsPerTable: 3, ...plan });

const pick = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).press('Enter');
  await page.getByRole('option', { name: option }).click();
};

test('a disputed table is shown first, holds the round and the standings, and is settled with what was decided', async () => {
  const { page } = app;
  const club = await bring();
  await round.choose(2, 'Mark as disputed…');
  const dialog = page.getByRole('dialog', { name: 'Dispute at table 2' });
  const note = dialog.getByRole('textbox', { name: 'What is it about?' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Who discarded?');
  await pick(page, 'Which deal?', 'Deal 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as disputed' }).press('Enter');
  await expect(dialog).toBeHidden();

  await expect(round.cards.first()).toContainText('Table 2');
  await expect(round.card(2)).toContainText('Disputed: Who discarded?');
  await expectAccessible(page);
  await round.button('Confirm round').press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'cannot be confirmed yet: table 2 is disputed' }),
  ).toBeVisible();

  await page.goto(`${app.url}#/sessions/${club.sessionId}/standings`);
  const provisional = '1 table is disputed: the standings are provisional.';
  await expect(page.getByText(provisional)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${app.url}#/print/standings/${club.sessionId}`);
  await expect(page.getByText(provisional)).toBeVisible();
  await page.goto(`${app.url}#/display/${club.sessionId}`);
  await new DisplayPage(page).show('Standings');
  await expect(page.getByText(provisional)).toBeVisible();

  await round.open(club.sessionId);
  await round.goTo.fill('2');
  await round.goTo.press('Enter');
  await expect(page.getByText(/^Deal 2 disputed since/)).toBeVisible();
  await page.getByRole('button', { name: 'Settle the dispute…' }).press('Enter');
  await page.getByRole('textbox', { name: /What was decided/ }).fill('South discarded');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Settled', exact: true }).press('Enter');
  await expect(page.getByText(/^Deal 2 disputed since/)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Deal 2 disputed since/)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText(/^Deal 2 disputed since/)).toBeHidden();
  const history = new HistoryPage(page);
  await history.open(club.sessionId);
  await expect(history.row('Table 2, round 1: dispute settled')).toContainText('South discarded');
});

test('a deal of the wrong table goes where it was played, and comes back by one key, after a restart too', async () => {
  const { page } = app;
  const club = await bring({ unfinished: 1 });
  await round.goTo.fill('2');
  await round.goTo.press('Enter');
  const table = new TablePage(page);
  await expect(table.rows).toHaveCount(3);
  await table.row(3).getByRole('button', { name: 'Deal 3: explanation' }).press('Enter');
  await page.getByRole('button', { name: 'Move deal 3…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move deal 3 of table 2' });
  await page.getByRole('combobox', { name: 'To which table?' }).fill('Table 1');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Sheet of table 1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move the deal' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(table.rows).toHaveCount(2);
  await round.open(club.sessionId);
  await expect(round.card(1)).toContainText('3 of 3');
  await expect(round.card(2)).toContainText('2 of 3');

  await app.relaunch();
  round = new RoundPage(app.page);
  await round.open(club.sessionId);
  await app.page.keyboard.press('Control+z');
  await expect(round.card(2)).toContainText('3 of 3');
  await app.page.keyboard.press('Control+y');
  await expect(round.card(2)).toContainText('2 of 3');
});

test('the history tells before and after in words; one change deep in it goes back, or the later one is named', async () => {
  const { page } = app;
  const club = await bring({ unfinished: 2 });
  await round.choose(1, 'Another table number…');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(round.card(9)).toBeVisible();
  await round.choose(9, '5 more minutes for this table');
  await expect(round.card(9)).toContainText('(5 extra minutes here)');
  await round.choose(9, '5 more minutes for this table');
  await expect(round.card(9)).toContainText('(10 extra minutes here)');
  await round.choose(9, 'History of this table');

  const history = new HistoryPage(page);
  const renumbered = 'Round 1: table 1 renumbered to 9';
  await history.toggle(renumbered);
  await expect(history.record('Table 9')).toContainText('Number19');
  await expectAccessible(page);
  await history.takeBack('Typed at the wrong table');
  await expect(history.row(renumbered)).toContainText(/Taken back by no\. \d+/);
  await expect(history.rows.first()).toContainText('Typed at the wrong table');

  const five = 'Table 9, round 1: 5 extra minutes';
  await history.toggle(five);
  await history.takeBack('');
  const refused = page.getByRole('alert').filter({ hasText: 'cannot be taken back by itself' });
  await expect(refused).toContainText('Table 9, round 1: 10 extra minutes');

  await page.getByRole('combobox', { name: 'Table' }).fill('Round 1, table 2');
  await page.getByRole('option', { name: 'Round 1, table 2' }).click();
  await expect(history.row('Table 2, round 1: deal 3 recorded')).toBeVisible();
  await expect(history.rows.filter({ hasText: 'extra minutes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).last().press('Enter');
  await expect(history.rows.filter({ hasText: 'extra minutes' }).first()).toBeVisible();

  await round.open(club.sessionId);
  await expect(round.card(1)).toContainText('(10 extra minutes here)');
  await page.goto(`${app.url}#/history`);
  await expect(history.row('Players imported: 8 new, 0 changed')).toBeVisible();
  await expectAccessible(page);
});

test('rules that were set wrongly are put right, with what everybody would have shown before', async () => {
  const { page } = app;
  const club = await bring();
  await page.goto(`${app.url}#/sessions/${club.sessionId}/setup`);
  await page.getByRole('button', { name: 'Put the rules right…' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^Chinese Classical/ })).toBeDisabled();
  await page.getByRole('radio', { name: /After a number of deals/ }).press('Space');
  await page.getByRole('textbox', { name: 'Deals', exact: true }).fill('2');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Put the rules right' });
  await expect(dialog.getByRole('textbox', { name: /^Why/ })).toBeFocused();
  await page.keyboard.type('Two deals a round were agreed');
  await expect(dialog.getByText('Nobody’s points change.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const history = new HistoryPage(page);
  await history.open(club.sessionId);
  const sentence = 'Rules of “Monday evening” put right, every deal scored again';
  await expect(history.row(sentence)).toContainText('Two deals a round were agreed');
  await history.toggle(sentence);
  await expect(history.record('Session Monday evening')).toContainText('After a number of deals: 3');
  await page.keyboard.press('Control+z');
  await expect(history.row(sentence)).toContainText('Taken back');
});
