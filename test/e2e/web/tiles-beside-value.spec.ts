import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { bringTable } from '../pages/bring-club.ts';
import { HandPage } from '../pages/hand-page.ts';
import { LinePage } from '../pages/line-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
let hand: HandPage;

test.beforeAll(async () => {
  app = await startWebApp();
  hand = new HandPage(app.page);
});
test.afterAll(() => app.close());

const openTable = async (ruleset: string): Promise<void> => {
  await bringTable(app.page, { ruleset, deals: 8 });
  await expect(new TablePage(app.page).title).toHaveText('Deal 1');
};

/** Worth 304 under `classical` for East, who drew the pair: 38 points (10, 2 and 2 and 2 and 2, three pungs 16, dragons 4) and three doubles. */
const TILES = 'B111222333 C99 [RdRdRd] !zC9';

const VALUES = ['184w', '40', '20', '12'];

/** Four values, and the tiles of East open beside the first. */
const layBesideValues = async (table: TablePage): Promise<void> => {
  for (const text of VALUES) {
    await table.type(text);
    await table.press('ArrowDown');
  }
  await table.field('E').focus();
  await table.press('F3');
  await expect(hand.tiles).toBeFocused();
  await table.type(TILES);
};

test('four hands: a value, the tiles beside it by keys, and either stands', async () => {
  test.slow();
  await openTable('classical');
  const table = new TablePage(app.page);
  await layBesideValues(table);
  const byValue = ['+1,104', '−320', '−380', '−404'];
  await expect(hand.verdict).toHaveText('The tiles give 120 more than the value.');
  await expect.poll(() => hand.standing()).toBe('Value: 184');
  await expect.poll(() => table.nets()).toEqual(byValue);
  await expect(table.field('E')).toHaveValue('184w');
  await expect(table.live).toContainText('Three concealed triplets');
  await table.live.getByText('1 other reading').click();
  await expect(table.live.getByText('44: 260 less')).toBeVisible();
  await expectAccessible(app.page);

  // One key lets the tiles stand, the same key the value again.
  await hand.tiles.focus();
  await table.press('=');
  await expect.poll(() => hand.standing()).toBe('Tiles: 304');
  await expect.poll(() => table.nets()).not.toEqual(byValue);
  await table.press('=');
  await expect.poll(() => table.nets()).toEqual(byValue);

  await table.press('F3');
  await expect(hand.panel).toBeHidden();
  await expect(table.field('E')).toBeFocused();
  await expect(table.seat('E')).toContainText('value 184, tiles 304: the value stands');
  await table.press('Control+Enter');
  await expect(table.row(1)).toContainText('value 184, tiles 304: the value stands');
  await expect.poll(() => table.rowNets(1)).toEqual(byValue);
});

test('a recorded deal is corrected: the tiles stand, then they are dropped', async () => {
  await openTable('classical');
  const table = new TablePage(app.page);
  await layBesideValues(table);
  await table.press('Enter');
  await expect(table.row(1)).toContainText('value 184, tiles 304: the value stands');
  await table.goToRow(1);
  await table.press('e');
  await expect(table.title).toHaveText('Correcting deal 1');
  await table.field('E').focus();
  await table.press('F3');
  await expect(hand.tiles).toHaveValue(/B111222333/);
  await table.press('=');
  await table.press('Enter');
  await expect(table.row(1)).toContainText('value 184, tiles 304: the tiles stand');
  const byTiles = await table.rowNets(1);

  const { page } = app;
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await expect(page.getByRole('table', { name: 'Deals' })).toContainText('value 184, tiles 304: the tiles stand');
  await page.goBack();
  await expect(table.row(1)).toBeVisible();
  await expect.poll(() => table.rowNets(1)).toEqual(byTiles);

  await table.goToRow(1);
  await table.press('e');
  await table.field('E').focus();
  await table.press('F3');
  await hand.drop().click();
  await expect(table.field('E')).toHaveValue('184');
  await table.press('Control+Enter');
  await expect(table.row(1)).not.toContainText('tiles');
  // And back again: the tiles were not lost.
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(table.row(1)).toContainText('value 184, tiles 304: the tiles stand');
});

test('by clicks: sets, kongs and flowers for any seat, no fifth copy at the table, the winning tile', async () => {
  await openTable('classical');
  const table = new TablePage(app.page);
  await table.type('0');
  await table
    .seat('E')
    .getByRole('button', { name: /^Lay the tiles of East/ })
    .click();
  await hand.putKind('Concealed kong');
  await hand.click('red dragon');
  await expect(hand.tiles).toHaveValue('(RdRdRdRd)');
  await hand.putKind('Tile');
  await expect(hand.tile('red dragon')).toHaveAttribute('aria-disabled', 'true');
  await hand.click('flower 1', '1 of bamboo');
  await hand.panel.getByRole('button', { name: 'Take back' }).click();
  await expect(hand.tiles).toHaveValue('(RdRdRdRd) F1');

  await hand.showSeat('S');
  // What lies in East's hand is nobody else's.
  await expect(hand.tile('red dragon')).toHaveAttribute('aria-disabled', 'true');
  await expect(hand.tile('flower 1')).toHaveAttribute('aria-disabled', 'true');
  await hand.putKind('Open chow');
  await hand.click('1 of bamboo', '4 of bamboo');
  await hand.putKind('Open pung');
  await hand.click('9 of dots', 'East wind');
  await hand.putKind('Tile');
  await hand.click('5 of characters', '5 of characters');
  await expect(hand.tiles).toHaveValue('[B123] [B456] [D999] [EEE] C5 C5');
  // Fourteen tiles say who won; the last one is picked among those that are loose.
  await hand.winningTile('5 of characters').click();
  await app.page.getByRole('radiogroup', { name: 'It came from' }).getByText('Self-drawn').click();
  await expect(table.seat('S')).toContainText('won');
  await expect(hand.verdict).toHaveText(/by the tiles$/);
  await hand.keep().click();
  await expect(table.field('S')).toBeFocused();
  for (const wind of ['W', 'N'] as const) await table.field(wind).fill('0');
  await table.field('N').focus();
  await table.press('Enter');
  await expect(table.row(1)).toContainText('won, self-drawn');
  await expect(table.row(1)).toContainText('the value stands');
});

test('the line: tiles of the winner beside the tai, agreed or not', async () => {
  test.slow();
  await openTable('sg-club');
  const table = new LinePage(app.page);
  await table.type('e2');
  await table.press('F3');
  await table.type(TILES);
  await expect(hand.verdict).toHaveText('The tiles give 1 more than the value.');
  await expectAccessible(app.page);
  await table.press('=');
  await table.press('F3');
  await expect(app.page.getByText('value 2, tiles 3: the tiles stand').first()).toBeVisible();
  await table.press('Control+Enter');
  await expect(table.row(1)).toContainText('3 tai, self-drawn');
  await expect(table.row(1)).toContainText('value 2, tiles 3: the tiles stand');

  await table.type('e3');
  await table.press('F3');
  await table.type(TILES);
  await expect(hand.verdict).toHaveText('Value and tiles agree: 3 tai');
  await table.press('Enter');
  await expect(table.row(2)).toContainText('3 tai, self-drawn');
  await expect(table.row(2)).not.toContainText('stands');
});

test('in Chinese axe finds nothing either', async () => {
  test.slow();
  await openTable('sg-club');
  const { page } = app;
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await page.keyboard.press('Escape');
  await new LinePage(page).seat('E').getByRole('radio').focus();
  await page.keyboard.press('F3');
  await page.keyboard.type(TILES);
  await expectAccessible(page);
});
