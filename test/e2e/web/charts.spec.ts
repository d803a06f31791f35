import { expect, test } from '@playwright/test';
import { makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { CHARTS, ChartsPage } from '../pages/charts-page.ts';
import { restoreClub } from '../pages/club-page.ts';
import { openScreen } from '../pages/every-screen.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo'];

test.describe.configure({ timeout: 150_000 });

let app: WebApp;
let charts: ChartsPage;
let session: string;
test.beforeAll(async () => {
  app = await startWebApp();
  charts = new ChartsPage(app.page);
  const club = await makeClub({ names: NAMES, rounds: 2, roundCount: 3, dealsPerTable: 3, unfinished: 1 });
  session = club.sessionId;
  await restoreClub(app.page, club.backup);
});
test.afterAll(() => app.close());

const open = (): Promise<void> => openScreen(app.page, `/sessions/${session}/charts`);

test('every chart has its table, with the same figures read out as seen', async () => {
  await open();
  for (const chart of CHARTS) {
    await test.step(chart, async () => {
      await charts.show(chart);
      const read = await charts.figures();
      expect(read.length).toBeGreaterThan(1);
      expect(read.flat().filter((text) => text.trim() === '')).toEqual([]);
      // Who paid whom is a table in itself.
      if (chart === 'Who paid whom') return;
      await charts.see('Table');
      await expect(charts.table).toBeVisible();
      await expect.poll(() => charts.figures()).toEqual(read);
      await charts.see('Chart');
    });
  }
  await expectAccessible(app.page);
});

/** Names and the last balance of each, as the chart's table has them. */
const lastBalances = async (): Promise<Readonly<Record<string, string>>> => {
  const figures = await charts.figures();
  const [, ...names] = figures[0] ?? [];
  // Who sat out or has no deal at a step has none there.
  const last = (at: number): string => figures.findLast((row) => row[at + 1] !== '–')?.[at + 1] ?? '';
  return Object.fromEntries(names.map((name, at) => [name, last(at)]));
};

/** The same of the standings. */
const points = async (names: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const standings = standingsPage(app.page, session);
  await standings.open();
  const found = await Promise.all(
    names.map(async (name) => {
      const cells = await standings.row(name).locator('> *').allTextContents();
      return [name, /[+−]?[\d,]+/.exec(cells[5] ?? '')?.[0] ?? ''] as const;
    }),
  );
  return Object.fromEntries(found);
};

test('figures are those of the standings, and a new deal is in the chart at once', async () => {
  const { page } = app;
  await open();
  const before = await lastBalances();
  await expect.poll(() => points(Object.keys(before))).toEqual(before);

  await open();
  const other = await app.context.newPage();
  await other.goto(`${app.url}#/sessions/${session}/rounds/now`);
  await other.getByRole('textbox', { name: 'Go to table' }).waitFor();
  await other.keyboard.type('1');
  await other.keyboard.press('Enter');
  const table = new TablePage(other);
  await expect(table.field('E')).toBeFocused();
  await table.record('184w', '40', '20', '12');
  await other.close();
  await page.bringToFront();
  await expect.poll(lastBalances).not.toEqual(before);
  const after = await lastBalances();
  await expect.poll(() => points(Object.keys(after))).toEqual(after);
});
