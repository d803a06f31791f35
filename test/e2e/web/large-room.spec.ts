import { expect, test } from '@playwright/test';
import { type MadeClub, makeClub } from '../club.ts';
import { restoreClub } from '../pages/club-page.ts';
import { cutOff, openScreen } from '../pages/every-screen.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { peoplePage } from '../pages/people-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { personName } from '../seating-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const PEOPLE = 400;
const TABLES = PEOPLE / 4;

/** The last person that was entered, who sits somewhere among a hundred tables. */
const LAST = personName(PEOPLE);

test.describe.configure({ timeout: 180_000 });

let app: WebApp;
let keys: Keyboard;
let club: MadeClub;
test.beforeAll(async () => {
  app = await startWebApp({ context: { viewport: { width: 1280, height: 720 } } });
  keys = new Keyboard(app.page);
  const names = Array.from({ length: PEOPLE }, (_, index) => personName(index + 1));
  club = await makeClub({ names, rounds: 2, roundCount: 4, dealsPerTable: 1, unfinished: 1 });
  await restoreClub(app.page, club.backup);
});
test.afterAll(() => app.close());

const open = (screen: string): Promise<void> => openScreen(app.page, `/sessions/${club.sessionId}/${screen}`);

test('a hundred tables: the one that needs somebody stands first, any other is three digits away', async () => {
  await open('rounds/now');
  const round = new RoundPage(app.page);
  const cards = app.page.getByRole('list', { name: 'Tables' }).locator('> li');
  await expect(cards).toHaveCount(TABLES);
  await expect(cards.first()).toContainText('Table 1');
  await expect(cards.first()).toHaveAttribute('data-state', 'not-yet');
  await expect(round.goTo).toBeFocused();
  await keys.type('100');
  await keys.press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Table 100, round 2');
  await keys.press('F2');
  await keys.type('12');
  await keys.press('Enter');
  await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Table 12, round 2');
});

test('somebody is found by typing: at check-in, in the standings, in the register, and by the palette', async () => {
  await open('people');
  await keys.type(LAST);
  await expect(peoplePage(app.page).row(LAST)).toHaveCount(1);
  await open('standings');
  const rows = app.page.getByTestId('standings').locator('tbody tr');
  await expect(rows).toHaveCount(PEOPLE);
  await keys.press('/');
  await keys.type(LAST);
  await expect(rows).toHaveCount(1);
  await openScreen(app.page, '/players');
  await expect(app.page.getByRole('table').locator('tbody tr')).toHaveCount(PEOPLE);
  await keys.press('/');
  await keys.type(LAST);
  await expect(app.page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  await keys.find(LAST, /Table \d+/);
  await expect(app.page.getByRole('heading', { level: 1, name: /^Table \d+, round 2/ })).toBeVisible();
});

test('nothing leaves the window, and on paper every table and every name is there', async () => {
  for (const screen of ['people', 'plan', 'rounds/now', 'standings', 'charts', 'penalties']) {
    await open(screen);
    await expect.poll(() => cutOff(app.page), { message: screen }).toEqual([]);
  }
  await openScreen(app.page, `/display/${club.sessionId}`);
  await expect(app.page.getByText(/^Page \d+ of \d+$/)).toBeVisible();
  await openScreen(app.page, `/print/schedule/${club.sessionId}`);
  await expect(app.page.getByRole('main')).toContainText(LAST);
});
