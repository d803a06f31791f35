import { expect, test } from '@playwright/test';
import { type MadeClub, makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { cutOff, openScreen } from '../pages/every-screen.ts';
import { PalettePage } from '../pages/palette-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo'];

// Every state of the palette is looked at by axe in both colours.
test.describe.configure({ timeout: 150_000 });

let app: WebApp;
let club: MadeClub;
let palette: PalettePage;
test.beforeAll(async () => {
  club = await makeClub({ names: NAMES, rounds: 1, roundCount: 3, dealsPerTable: 4, unfinished: 1 });
});
test.beforeEach(async () => {
  app = await startWebApp({ context: { viewport: { width: 1280, height: 720 } } });
  palette = new PalettePage(app.page);
  await restoreClub(app.page, club.backup);
});
test.afterEach(() => app.close());

const heading = () => app.page.getByRole('heading', { level: 1 });

/** The number of the table where somebody sits. */
const tableOf = async (name: string): Promise<string> => {
  await palette.open();
  await app.page.keyboard.type(name);
  const title = await palette
    .answer(new RegExp(`Table \\d.*${name}`))
    .first()
    .textContent();
  await app.page.keyboard.press('Escape');
  await expect(palette.field).toHaveCount(0);
  return title?.match(/Table (\d+)/)?.[1] ?? '';
};

test('from anywhere to a table by a name, to a person, to a screen and to an action, by keyboard alone', async () => {
  const { page } = app;
  const number = await tableOf('Erika');
  await palette.open();
  await expect(palette.field).toBeFocused();
  await expectAccessible(page);
  await palette.go('erik', `Table ${number}`);
  await expect(heading()).toHaveText(`Table ${number}, round 1`);

  // In a field too, where the key would else be the browser's.
  await page.getByRole('textbox', { name: 'Go to table' }).focus();
  await palette.open();
  await page.keyboard.type('erika');
  await expect(palette.best).toContainText('Table');
  await page.keyboard.press('ArrowDown');
  await expect(palette.best).toContainText('Player');
  await page.keyboard.press('Enter');
  await expect(heading()).toHaveText('Erika');

  await palette.open();
  await palette.go('standings', 'Standings');
  await expect(heading()).toHaveText('Standings');

  await palette.open();
  await page.keyboard.press('ArrowDown');
  await expect(palette.field).toHaveAttribute('aria-activedescendant', /./);
  const best = (await palette.best.getAttribute('id')) ?? 'none';
  await expect(palette.field).toHaveAttribute('aria-activedescendant', best);
  await page.keyboard.type('qqq');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is called “qqq”.' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette.field).toHaveCount(0);

  await palette.button.focus();
  await page.keyboard.press('Enter');
  await palette.go('dark', 'Dark colours');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(palette.button).toBeFocused();

  await palette.open();
  await palette.go('chinese', 'Switch to Chinese');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('history');
  await expect(palette.best).toContainText('历史记录');
  await page.keyboard.press('Enter');
  await expect(heading()).toHaveText('历史记录');
});

test('type is large from the menu on, after a reload too, and nothing moves out of the page', async () => {
  const { page } = app;
  const rootSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(rootSize).toBe(16);
  await page.getByRole('button', { name: 'Type size' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Normal' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(rootSize).toBeCloseTo(18.4);
  await page.reload();
  await heading().waitFor();
  await expect.poll(rootSize).toBeCloseTo(18.4);

  const session = `/sessions/${club.sessionId}`;
  const tableId: string = JSON.parse(club.backup).records.tables[0].id;
  for (const address of ['/', `${session}/rounds/now`, `${session}/tables/${tableId}`, `${session}/standings`]) {
    await openScreen(page, address);
    await expect.poll(() => cutOff(page), { message: address }).toEqual([]);
    const scheme = await page.getByRole('button', { name: 'Dark colours' }).boundingBox();
    expect((scheme?.x ?? 1280) + (scheme?.width ?? 0), address).toBeLessThanOrEqual(1280);
  }
  // Paper has its own sizes.
  await page.emulateMedia({ media: 'print' });
  await expect.poll(rootSize).toBe(16);
});
