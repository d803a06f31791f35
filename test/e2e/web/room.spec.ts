import { expect, type Page, test } from '@playwright/test';
import type { ClubPlan, MadeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { bringRound } from '../pages/bring-club.ts';
import { restoreClub } from '../pages/club-page.ts';
import { DisplayPage } from '../pages/display-page.ts';
import { HistoryPage } from '../pages/history-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { makeTimedClub } from '../timed-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo', 'Ines'];

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
  bringRound(app.page, { names: NAMES, dealsPerTable: 4, ...plan });

const said = (text: string | RegExp) => app.page.getByRole('alert').filter({ hasText: text });

test('the clock keeps its end: after a sleep the room and the projector agree, held or running', async () => {
  const club = await bring({ unfinished: 1 });
  const minutes = app.page.getByRole('textbox', { name: 'Minutes for this round' });
  await expect(minutes).toHaveValue('60 min');
  const before = Date.now();
  await minutes.press('Enter');
  // The store's own clock runs on from `before` by as long as the machine takes to press a key: to the second only the
  // two windows are compared.
  await expect(round.clock).toHaveText(/^(60:00|59:\d\d)$/);

  const opened = app.context.waitForEvent('page');
  await round.button('Display').press('Enter');
  const display = new DisplayPage(await opened);
  await expect(display.page.getByRole('heading', { level: 1 })).toHaveText('Monday evening');
  await display.show('Clock');

  // P10: nothing ran meanwhile; what is shown on waking follows from the end alone.
  await app.context.clock.setFixedTime(before + 30 * 60_000);
  await expect(round.clock).toHaveText(/^30:\d\d$/);
  const left = (await round.clock.textContent()) ?? '';
  await expect(display.clock).toHaveText(left);

  await round.button('+5 min').press('Enter');
  await expect(round.clock).toHaveText(/^35:\d\d$/);
  await expect(display.clock).toHaveText((await round.clock.textContent()) ?? '');
  await expectAccessible(app.page);
  await expectAccessible(display.page);

  await app.context.clock.setFixedTime(before + 66 * 60_000);
  await expect(display.page.getByText('Time is up', { exact: true })).toBeVisible();
  await expect(round.card(1)).toContainText('Time is up');
  await round.choose(1, '5 more minutes for this table');
  await expect(round.card(1)).toContainText('(5 extra minutes here)');
  await expect(round.card(1)).not.toContainText('Time is up');

  await display.show('Seating');
  await expect(display.tables).toHaveCount(2);
  await display.show('Standings');
  await expect(display.rows).toHaveCount(9);
  await expectAccessible(display.page);
  await display.show('All in turn');
  await expect(display.pages).toHaveText(/of 3$/);
  await display.page.close();
  await app.page.bringToFront();
  await app.context.clock.setFixedTime(new Date());
  expect(club.seq).toBeGreaterThan(0);
});

test('by minutes: what time being up means at each table, and one key that ends it', async () => {
  const club = await makeTimedClub();
  await restoreClub(app.page, club.backup);
  await app.context.clock.setFixedTime(club.after);
  await round.open(club.sessionId);
  await expect(round.card(1)).toContainText('The last deal is entered: end the table');
  await expect(round.card(2)).toContainText('Time is up: this deal is the last');
  await expectAccessible(app.page);

  await expect(round.goTo).toBeFocused();
  await app.page.keyboard.type('1');
  await app.page.keyboard.press('Enter');
  const table = new TablePage(app.page);
  await expect(app.page.getByTestId('time-up')).toContainText('The last deal is entered: end the table');
  await expectAccessible(app.page);
  await expect(table.field('E')).toBeVisible();
  await app.page.keyboard.press('F4');
  await expect(app.page.getByText('This table has finished its round')).toBeVisible();
  await app.page.getByRole('banner').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(app.page.getByTestId('time-up')).toBeVisible();
  await app.context.clock.setFixedTime(new Date());
});

test('totals finish a table beside others; a round is confirmed, takes no change, and is reopened with the reason', async () => {
  const club = await bring({ unfinished: 2 });
  await expect(round.state).toHaveText('Running');
  await round.choose(1, 'Enter totals only…');
  const dialog = app.page.getByRole('dialog', { name: 'Totals of table 1' });
  await expect(dialog).toContainText('2 deals are entered at this table');
  const fields = dialog.getByRole('textbox');
  await expect(fields.first()).toBeFocused();
  await app.page.keyboard.type('40');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.type('-12,5');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.type('-8');
  await expect(dialog.getByRole('alert').filter({ hasText: 'no half points' })).toBeVisible();
  await fields.nth(1).fill('-12');
  await expect(dialog).toContainText('−20 makes the sum zero');
  await expectAccessible(app.page);
  await fields.nth(2).press('Enter');
  await expect(round.card(1)).toContainText('Finished, totals handed in');
  await expect(round.card(1)).toContainText('+40');

  await round.button('Confirm round').press('Enter');
  await expect(round.state).toHaveText('Confirmed');
  await expect(app.page.getByRole('button', { name: 'More for table 1' })).toHaveCount(0);
  await round.goTo.fill('2');
  await round.goTo.press('Enter');
  await expect(app.page.getByText('Round 1 is confirmed and takes no changes')).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('link', { name: 'To reopen it, go to round 1' }).press('Enter');

  await round.button('Reopen round…').press('Enter');
  await app.page.getByRole('textbox', { name: 'Why is it reopened?' }).fill('Table 2 was misread');
  await app.page.keyboard.press('Enter');
  await expect(round.state).toHaveText('Reopened');
  const history = new HistoryPage(app.page);
  await history.open(club.sessionId);
  await expect(history.row('Round 1 reopened')).toContainText('Table 2 was misread');
});

test('wrong seats are put right with the difference shown before; a walk-in takes a seat', async () => {
  const club = await bring({ unfinished: 1 });
  const before = await pointsOf(app.page);
  await round.choose(1, 'Put wrong seats right…');
  const dialog = app.page.getByRole('dialog', { name: 'Seats of table 1' });
  const [east = '', south = ''] = before.map(({ name }) => name);
  await pick(app.page, dialog.getByRole('combobox', { name: 'First East' }), south);
  const difference = dialog.getByRole('table', { name: 'What changes' });
  await expect(difference.getByRole('row').filter({ hasText: east })).toContainText('Table 1, First South');
  await dialog.getByRole('radio', { name: /They go with the people/ }).press('Space');
  await expect(difference.getByRole('row').filter({ hasText: south })).toContainText('Table 1, First East');
  await expectAccessible(app.page);
  await dialog.getByRole('radio', { name: /They stay with the seats/ }).press('Space');
  await dialog.getByRole('button', { name: 'Put the seats right' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => pointsOf(app.page)).toContainEqual({ name: south, points: before[0]?.points });
  await app.page.keyboard.press('Control+z');
  await expect.poll(() => pointsOf(app.page)).toEqual(before);

  await round.choose(1, 'Somebody else takes a seat…');
  const replace = app.page.getByRole('dialog', { name: 'Somebody else at table 1' });
  await pick(app.page, replace.getByRole('combobox', { name: 'Who gives up the seat?' }), east);
  await pick(app.page, replace.getByRole('combobox', { name: 'Who takes it?' }), 'Xena');
  await expect(replace).toContainText('their points go to the new person too');
  await expectAccessible(app.page);
  await replace.getByRole('button', { name: 'Take the seat' }).press('Enter');
  await expect(round.card(1)).toContainText('Xena');
  await expect(said(`Xena sits where ${east} sat`)).toBeVisible();
  await expect(app.page.getByText('Sit out:')).toBeVisible();

  const history = new HistoryPage(app.page);
  await history.open(club.sessionId);
  await expect(history.row(`Table 1, round 1: Xena sits where ${east} sat`)).toBeVisible();
});

test('a table is abandoned and brought back; a removed round comes back from the history later', async () => {
  const club = await bring({ unfinished: 1 });
  await round.choose(1, 'Abandon this table');
  await expect(round.card(1)).toContainText('Abandoned; 3 deals count nothing');
  await round.choose(1, 'Bring this table back');
  await expect(round.card(1)).toContainText(/Deal 4/);
  await round.button('Remove round 1').press('Enter');
  await expect(app.page.getByRole('heading', { name: 'Seat the first round' })).toBeVisible();
  await app.page.goto(`${app.url}#/sessions/${club.sessionId}/setup`);
  await app.page.getByRole('textbox', { name: 'Name' }).fill('Another name');
  await app.page.keyboard.press('Control+Enter');
  await expect(said('Set-up saved')).toBeVisible();

  const history = new HistoryPage(app.page);
  await history.open(club.sessionId);
  await expectAccessible(app.page);
  await history
    .row('Round 1 removed with 7 deals')
    .getByRole('button', { name: 'Bring the round back' })
    .press('Enter');
  await expect(history.row('Round 1 brought back with 7 deals')).toBeVisible();
  await round.open(club.sessionId);
  await expect(round.card(1)).toContainText('3 of 4');
});

/** Names and points of table 1 by chair. */
const pointsOf = async (page: Page): Promise<readonly { readonly name: string; readonly points: string }[]> => {
  const rows = await new RoundPage(page).card(1).getByRole('listitem').all();
  return Promise.all(
    rows.map(async (row) => {
      const [name = '', points = ''] = (await row.locator('> span').allInnerTexts()).map((text) => text.trim());
      return { name, points };
    }),
  );
};

/** Takes an entry of a list by typing it. */
const pick = async (page: Page, field: ReturnType<Page['getByRole']>, name: string): Promise<void> => {
  await field.focus();
  await page.keyboard.press('Control+a');
  await field.pressSequentially(name);
  // The first that fits is taken by Enter as soon as it is marked.
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
};
