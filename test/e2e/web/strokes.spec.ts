import { expect, test } from '@playwright/test';
import { bringTable } from '../pages/bring-club.ts';
import { LinePage } from '../pages/line-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

/** What clubs lose their evening with, counted in real keys from the moment at which the table is on screen. */
const MOST = 5;

let app: WebApp;
test.beforeAll(async () => {
  app = await startWebApp();
});
test.afterAll(() => app.close());

const open = (ruleset: string): Promise<void> => bringTable(app.page, { ruleset, deals: 8 });

for (const ruleset of ['sg-doubles', 'sg-payup', 'sg-club']) {
  test(`${ruleset}: winner, worth, thrower and Enter, or self-drawn, and the next deal is ready`, async () => {
    await open(ruleset);
    const table = new LinePage(app.page);
    await expect(table.winner.getByRole('radio').first()).toBeFocused();
    const dealer = await table.name('E');
    const next = await table.name('S');
    // East wins and goes on dealing; then South does, and the deal has passed.
    for (const [number, keys] of [
      [1, ['e', '3', 's', 'Enter']],
      [2, ['e', '2', 'z', 'Enter']],
      [3, ['1', '2', 'Enter', '2', 'Enter']],
      [4, ['s', '2', 'z', 'Enter']],
    ] as const) {
      table.strokes = 0;
      await expect.poll(() => table.name('E')).toBe(dealer);
      await table.deal(keys, number);
      expect(table.strokes).toBeLessThanOrEqual(MOST);
      await expect(table.winner.getByRole('radio').first()).toBeFocused();
    }
    await expect.poll(() => table.name('E')).toBe(next);
    await expect(table.row(2)).toContainText('self-drawn');
  });
}

for (const ruleset of ['classical', 'american']) {
  test(`${ruleset}: four fields with the winner marked and Enter, and the next deal is ready`, async () => {
    await open(ruleset);
    const table = new TablePage(app.page);
    await expect(table.field('E')).toBeFocused();
    const next = await table.name('S');
    const totals = ['40', '100w', '20', '10'];
    await table.record(...totals);
    expect(table.strokes).toBe(totals.join('').length + totals.length);
    await expect(table.title).toHaveText('Deal 2');
    await expect(table.field('E')).toBeFocused();
    await expect(table.field('E')).toHaveValue('');
    await expect.poll(() => table.name('E')).toBe(next);
  });
}
