import { expect, test } from '@playwright/test';
import { restoreClub } from '../pages/club-page.ts';
import { cutOff } from '../pages/every-screen.ts';
import { homePage } from '../pages/home-page.ts';
import { LinePage } from '../pages/line-page.ts';
import { peoplePage } from '../pages/people-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { SheetPage } from '../pages/sheet-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { Touch } from '../pages/touch.ts';
import { makeSeatedClub } from '../seated-club.ts';
import { makeSeatingClub } from '../seating-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const WINDOWS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

test.describe.configure({ timeout: 90_000 });

let app: WebApp;
let touch: Touch;
test.beforeAll(async () => {
  app = await startWebApp({ context: { hasTouch: true } });
  app.page.setDefaultTimeout(10_000);
});
test.afterAll(() => app.close());

const start = async (viewport: (typeof WINDOWS)[number]): Promise<void> => {
  await app.page.setViewportSize(viewport);
  touch = new Touch(app.page);
};

/** Nothing was too small for a finger on the way, and the page is no wider than the window. */
const expectFingers = async (): Promise<void> => {
  expect(touch.small).toEqual([]);
  await expect.poll(() => cutOff(app.page)).toEqual([]);
};

for (const window of WINDOWS) {
  test(`Singapore deals by taps, ${window.width} wide: four a deal, corrected by three`, async () => {
    await start(window);
    const { page } = app;
    const club = await makeSeatedClub({ ruleset: 'sg-club', deals: 8 });
    await restoreClub(page, club.backup);
    await homePage(page).open();
    await touch.tap(page.getByRole('link', { name: 'Tuesday evening' }).first());
    await touch.tap(new RoundPage(page).card(1).getByRole('link', { name: 'Table 1', exact: true }));
    const table = new LinePage(page);
    await expect(table.title).toHaveText('Deal 1');
    await expect(table.worth).toHaveAttribute('inputmode', 'numeric');
    const deal = async (winner: number, worth: string, thrower: number): Promise<void> => {
      await touch.tap(table.winner.locator('label').nth(winner));
      await touch.tap(page.getByRole('group', { name: 'Tai by touch' }).getByRole('button', { name: worth }));
      await touch.tap(table.thrower.locator('label').nth(thrower));
      await touch.tap(page.getByRole('button', { name: /^Record deal/ }));
    };
    touch.counted();
    // Self-drawn stands first, then the four.
    await deal(1, '4', 4);
    await expect(table.title).toHaveText('Deal 2');
    expect(touch.counted()).toBe(4);
    await expect(table.row(1)).toContainText('4 tai');
    await deal(0, '2', 0);
    await expect(table.row(2)).toContainText('self-drawn');
    expect(touch.counted()).toBe(4);

    await touch.tap(page.getByRole('button', { name: 'Correct deal 1' }));
    await expect(table.title).toHaveText('Correcting deal 1');
    await touch.tap(page.getByRole('group', { name: 'Tai by touch' }).getByRole('button', { name: '3' }));
    await touch.tap(page.getByRole('button', { name: /^Save/ }));
    await expect(table.row(1)).toContainText('3 tai');
    expect(touch.counted()).toBe(3);
    await touch.tap(page.getByRole('banner').getByRole('button', { name: 'Undo' }));
    await expect(table.row(1)).toContainText('4 tai');
    await expectFingers();
  });

  test(`a classical evening by taps, ${window.width} wide: check in, seat, enter, confirm`, async () => {
    await start(window);
    const { page } = app;
    const club = await makeSeatingClub({
      people: 4,
      session: { roundCount: 1, ending: { kind: 'deals', count: 1 } },
      before: async ({ client, entrants }) => {
        await client.entrants.setStatus({ entrantIds: entrants.map(({ id }) => id), status: 'expected' });
      },
    });
    await restoreClub(page, club.backup);
    await homePage(page).open();
    await touch.tap(page.getByRole('link', { name: 'Tuesday evening' }).first());
    const people = peoplePage(page);
    await expect(people.count()).toHaveText('0');
    touch.counted();
    await touch.tap(page.getByRole('button', { name: /^Check in all/ }));
    await expect(people.count()).toHaveText('4');
    await touch.tap(page.getByRole('button', { name: /^Seat round 1/ }));
    const round = new RoundPage(page);
    await touch.tap(round.card(1).getByRole('link', { name: 'Table 1', exact: true }));
    expect(touch.counted()).toBe(3);

    const table = new TablePage(page);
    await expect(table.field('E')).toBeFocused();
    await expect(table.field('E')).toHaveAttribute('inputmode', 'numeric');
    for (const total of ['184', '40', '20', '12']) {
      await touch.pad(total);
      await touch.padEnter();
    }
    // The pad has no letters: who won is asked, and answered by a tap.
    await touch.tap(page.getByRole('group', { name: 'Who won?' }).getByRole('button').first());
    await expect(page.getByText('This table has finished its round')).toBeVisible();
    expect(touch.counted()).toBe('184402012'.length + 4 + 1);
    await touch.tap(page.getByRole('link', { name: 'All tables' }));
    await touch.tap(round.button('Confirm round'));
    await expect(round.state).toHaveText('Confirmed');
    await expectFingers();
  });

  test(`a paper sheet by taps and the pad, ${window.width} wide`, async () => {
    await start(window);
    const { page } = app;
    const { backup, sessionId } = await makeSeatedClub({ ruleset: 'classical', deals: 2 });
    await restoreClub(page, backup);
    const round = new RoundPage(page);
    await round.open(sessionId);
    await touch.tap(round.card(1).getByRole('link', { name: 'Table 1', exact: true }));
    await touch.tap(page.getByRole('link', { name: 'Copy a sheet' }));
    const sheet = new SheetPage(page);
    await expect(sheet.heading).toBeVisible();
    for (const line of [1, 2]) {
      const fields = sheet.line(line).getByRole('textbox');
      for (const [at, total] of ['84', '40', '20', '12'].entries()) {
        await touch.tap(fields.nth(at));
        await touch.pad(total);
      }
      await touch.tap(sheet.line(line).getByRole('button', { name: /won/ }).first());
      await expect(sheet.state(line)).toHaveAttribute('data-kind', 'complete');
    }
    await touch.tap(sheet.line(2).getByRole('button', { name: 'More for deal 2' }));
    await touch.tap(page.getByRole('menuitem', { name: /^Washout/ }));
    await expect(sheet.result(2)).toBeVisible();
    await touch.tap(sheet.result(2));
    await expect(sheet.state(2)).toHaveAttribute('data-kind', 'complete');
    await touch.tap(sheet.saveButton);
    await expect(sheet.saved).toHaveCount(2);
    await expectFingers();
  });
}
