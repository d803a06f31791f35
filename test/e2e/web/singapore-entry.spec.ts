import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { bringTable } from '../pages/bring-club.ts';
import { LinePage } from '../pages/line-page.ts';
import { TablePage } from '../pages/table-page.ts';
import type { SeatedPlan } from '../seated-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
let table: LinePage;

test.beforeAll(async () => {
  app = await startWebApp();
});
test.afterAll(() => app.close());

const openTable = async (plan: SeatedPlan): Promise<LinePage> => {
  await bringTable(app.page, plan);
  const page = new LinePage(app.page);
  await expect(page.title).toHaveText('Deal 1');
  return page;
};

/**
 * Under `sg-club` as its document has it: a 1/2 table, doubling, who throws covers all, limit five, at least one tai. By
 * filling 39 three shares of a discard come to 4, 8, 16, 32, 64 points for one to five tai, and a self-drawn tile costs each
 * loser 2, 4, 8, 16, 32. On the spot (5.4), from each of the others: exposed kong 2, concealed kong 4, pairs 2.
 *
 * Chairs a to d sit E S W N in the first deal.
 *
 * 1. E wins 3 from S: S pays 16.                             a +16  b -16  c   0  d   0 | a  16  b -16  c   0  d   0
 *    E stays.
 * 2. S wins 2 self-drawn: 4 each.                            a  -4  b +12  c  -4  d  -4 | a  12  b  -4  c  -4  d  -4
 *    The deal passes to b: E S W N are b c d a.
 * 3. Washout; E an exposed kong (2 each), W a concealed
 *    one (4 each): b +6 -4, d +12 -2, others -2 -4.          a  -6  b  +2  c  -6  d +10 | a   6  b  -2  c -10  d   6
 *    A kong was declared, so the deal passes to c: c d a b.
 * 4. N (b) wins 5 self-drawn, E (c) liable for the third
 *    dragon set: three shares of 32.                         a   0  b +96  c -96  d   0 | a   6  b  94  c-106  d   6
 *    It passes to d: d a b c.
 * 5. S (a) wins 1 from W (b), and has cat and rat: 4 and
 *    2 from each.                                            a +10  b  -6  c  -2  d  -2 | a  16  b  88  c-108  d   4
 */
const ROUND = ['+16 +16', '−16 −16', '0 0', '0 0'];

test.describe('a club table', () => {
  test.beforeEach(async () => {
    table = await openTable({ ruleset: 'sg-club', deals: 8 });
    await expect(table.winner.getByRole('radio').first()).toBeFocused();
  });

  test('a deal costs five keys at most, by letters or on the number pad', async () => {
    for (const key of ['e', '3', 's']) await table.press(key);
    await expect.poll(() => table.nets()).toEqual(['+16', '−16', '0', '0']);
    await expect(table.payments().first()).toContainText('Thrower’s share of 3 tai');
    await expect(table.payments()).toHaveCount(3);
    await table.press('Enter');
    await expect(table.title).toHaveText('Deal 2');
    expect(table.strokes).toBe(4);
    await expect.poll(() => table.figures(1)).toEqual(ROUND);
    await expect(table.row(1)).toContainText(`3 tai from ${await table.name('S')}`);
    await expect(table.winner.getByRole('radio').first()).toBeFocused();

    table.strokes = 0;
    await table.deal(['1', '3', 'Enter', '2', 'Enter'], 2);
    expect(table.strokes).toBe(5);
    await expect.poll(() => table.figures(2)).toEqual(['+16 +32', '−16 −32', '0 0', '0 0']);
    table.strokes = 0;
    await table.deal(['1', '1', 'Enter', 'Enter'], 3);
    expect(table.strokes).toBe(4);
    await expect(table.row(3)).toContainText('1 tai, self-drawn');
  });

  test('a round: discards, self-drawn, liable, kongs in a washout; then a correction and its undoing', async () => {
    await table.deal(['e', '3', 's', 'Enter'], 1);
    await table.deal(['s', '2', 'z', 'Enter'], 2);
    await expect.poll(() => table.figures(2)).toEqual(['−4 +12', '+12 −4', '−4 −4', '−4 −4']);
    // Each kong three keys, while nobody has won yet; then nobody does.
    await table.deal(['+', 'e', '1', '+', 'w', '2', 'F8', 'Enter'], 3);
    await expect(table.row(3)).toContainText('+ 2 on the spot');
    await expect.poll(() => table.figures(3)).toEqual(['−6 +6', '+2 −2', '−6 −10', '+10 +6']);
    await table.deal(['n', '5', 'z', 'b', 'e', '1', 'Enter'], 4);
    await expect.poll(() => table.figures(4)).toEqual(['0 +6', '+96 +94', '−96 −106', '0 +6']);
    await table.deal(['+', 's', '3', 's', '1', 'w', 'Enter'], 5);
    await expect.poll(() => table.figures(5)).toEqual(['+10 +16', '−6 +88', '−2 −108', '−2 +4']);

    await table.goToRow(4);
    await table.press('Enter');
    const why = app.page.getByRole('table', { name: 'Payments' });
    await expect(why.locator('tbody tr')).toHaveCount(3);
    await expect(why).toContainText('5 tai, self-drawn');
    await expectAccessible(app.page);

    // Deal 1 was worth 2, not 3: half of it, and every balance after it follows.
    await table.goToRow(1);
    await table.press('e');
    await expect(table.title).toHaveText('Correcting deal 1');
    await expect(table.worth).toHaveValue('3');
    for (const key of ['e', '2', 's', 'Enter']) await table.press(key);
    await expect(table.title).toHaveText('Deal 6');
    await expect.poll(() => table.figures(1)).toEqual(['+8 +8', '−8 −8', '0 0', '0 0']);
    await expect.poll(() => table.figures(5)).toEqual(['+10 +8', '−6 +96', '−2 −108', '−2 +4']);
    await app.page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => table.figures(5)).toEqual(['+10 +16', '−6 +88', '−2 −108', '−2 +4']);
  });

  test('a deal is inserted before another and deleted', async () => {
    await table.deal(['s', '2', 'z', 'Enter'], 1);
    await table.goToRow(1);
    await table.press('i');
    await expect(table.title).toHaveText('New deal before deal 1');
    for (const key of ['e', '3', 's', 'Enter']) await table.press(key);
    await expect(table.title).toHaveText('Deal 3');
    await expect.poll(() => table.figures(2)).toEqual(['−4 +12', '+12 −4', '−4 −4', '−4 −4']);
    await table.goToRow(1);
    await table.press('Delete');
    await expect(table.title).toHaveText('Deal 2');
    await expect.poll(() => table.figures(1)).toEqual(['−4 −4', '+12 +12', '−4 −4', '−4 −4']);
    // Its notice offers to take it back, until another change makes that impossible.
    const notice = app.page.getByRole('alert').filter({ hasText: 'Deal 1 deleted' });
    await expect(notice).toBeVisible();
    await table.winner.getByRole('radio').first().focus();
    await table.deal(['e', '1', 's', 'Enter'], 2);
    await expect(notice).toBeHidden({ timeout: 4000 });
  });

  test('what cannot be is said at its field and records nothing', async () => {
    const refused = async (keys: readonly string[], text: string | RegExp): Promise<void> => {
      for (const key of keys) await table.press(key);
      await expect(app.page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
      await expect(table.rows).toHaveCount(0);
    };
    await refused(['Enter', 'Enter', 'Enter'], 'It is not said who won.');
    await expect(table.winner.getByRole('radio').first()).toBeFocused();
    await refused(['e', 'Enter', 'Enter'], 'It is not said what the hand');
    await expect(table.worth).toBeFocused();
    await refused(['3', 'e', 'Enter'], /^East \(.*\) cannot have won and discarded/);
    await refused(
      ['Backspace', 'Backspace', 'Backspace', '0', 's', 'Enter'],
      /cannot win with 0: at least 1 is needed/,
    );
    await expect(table.live).toContainText('Too little to win: 0 tai');
    await table.worth.fill('-2');
    await refused(['Enter', 'Enter'], 'a worth cannot be negative (-2)');
    await table.worth.fill('2.5');
    await refused(['Enter', 'Enter'], 'only whole numbers, not 2.5');
    await expectAccessible(app.page);
    await table.worth.fill('2');
    for (const key of ['s', 'Enter']) await table.press(key);
    await expect(table.title).toHaveText('Deal 2');
  });

  test('the tiles when somebody asks: they stand when told to, and their sheet lies beside it', async () => {
    for (const key of ['e', '3', 's', 't']) await table.press(key);
    const tiles = app.page.getByRole('textbox', { name: 'Tiles, typed or clicked' });
    await expect(tiles).toBeFocused();
    await app.page.keyboard.type('B222 C333 D444 [C888] EE');
    await app.page.keyboard.press('=');
    await app.page.keyboard.press('Enter');
    await expect(app.page.getByRole('textbox', { name: 'Winning tile' })).toBeFocused();
    await app.page.keyboard.type('E');
    await expect(app.page.getByText('value 3, tiles 2: the tiles stand').first()).toBeVisible();
    await expect(table.live).toContainText('Singapore scoring guide: Five-tai cap');
    await expect.poll(() => table.nets()).toEqual(['+8', '−8', '0', '0']);
    await expectAccessible(app.page);
    await app.page.keyboard.press('Enter');
    await expect(table.title).toHaveText('Deal 2');
    await expect(tiles).toBeHidden();
    await expect(table.row(1)).toContainText('2 tai');

    // A hand without any tai falls short of the minimum: the sheet says why.
    for (const key of ['e', 's', 't']) await table.press(key);
    await app.page.keyboard.type('B123 B456 C789 D222 D55 F2 !D5');
    await app.page.keyboard.press('Enter');
    await expect(table.live.getByRole('region', { name: /^Too little to win/ })).toBeVisible();
    await expect(table.rows).toHaveCount(1);
  });

  test('a false win beside a kong, and a cause that does not fit', async () => {
    // 003 as 000: the limit by self-drawing, 32 to each; the kong of S brings it 2 from each.
    for (const key of ['+', 's', '1', 'F9', 'w']) await table.press(key);
    await expect.poll(() => table.nets()).toEqual(['+30', '+38', '−98', '+30']);
    await table.press('Enter');
    await expect(table.title).toHaveText('Deal 2');
    await expect(table.row(1)).toContainText('False win');

    for (const key of ['e', '3', 'n', 'b', 's', '5', 'Enter']) await table.press(key);
    await expect(app.page.getByRole('alert').filter({ hasText: 'is about the winning discard' })).toBeVisible();
    await expect(table.rows).toHaveCount(1);
    await app.page.getByRole('button', { name: 'Nobody is liable' }).click();
    await app.page.keyboard.press('Control+Enter');
    await expect(table.rows).toHaveCount(2);
  });

  test('by touch alone', async () => {
    await table.winner.locator('label').nth(1).click();
    await app.page.getByRole('button', { name: '4', exact: true }).click();
    await table.thrower.locator('label').nth(4).click();
    await expect.poll(() => table.nets()).toEqual(['0', '+32', '0', '−32']);
    await app.page.getByRole('button', { name: /^On the spot/ }).click();
    await app.page.getByRole('group', { name: 'Paid on the spot to whom?' }).getByRole('button').first().click();
    await app.page.getByRole('button', { name: /Cat and rat/ }).click();
    await table.spots.getByRole('checkbox').check();
    await expect.poll(() => table.nets()).toEqual(['+12', '+28', '−4', '−36']);
    await app.page.getByRole('button', { name: /^Record deal/ }).click();
    await expect(table.row(1)).toContainText('+ 1 on the spot');
  });

  test('what is typed while a deal is being saved belongs to the next ones', async () => {
    for (const key of ['e', '3', 's', 'Enter', 's', '2', 'z', 'Enter', 'w', '1']) await table.press(key);
    await expect(table.rows).toHaveCount(2);
    await expect(table.title).toHaveText('Deal 3');
    await expect(table.worth).toHaveValue('1');
    await expect(table.worth).toBeFocused();
    await expect.poll(() => table.figures(2)).toEqual(['−4 +12', '+12 −4', '−4 −4', '−4 −4']);
  });
});

test('half amounts are shown as they are', async () => {
  table = await openTable({ ruleset: 'sg-club', options: { halfPoints: true, progression: 'rounded' }, deals: 2 });
  // The rounded series halved: three tai are 1½ for each loser and 2½ for who throws, who covers all 5½.
  for (const key of ['e', '3', 's']) await table.press(key);
  await expect.poll(() => table.nets()).toEqual(['+5.5', '−5.5', '0', '0']);
  await table.press('Enter');
  await expect.poll(() => table.figures(1)).toEqual(['+5.5 +5.5', '−5.5 −5.5', '0 0', '0 0']);
});

test('doubles are called doubles', async () => {
  table = await openTable({ ruleset: 'sg-doubles', deals: 2 });
  await expect(table.worth).toHaveAccessibleName('Doubles');
  // 000, stake 10: two doubles are 20 from each and 40 from who threw.
  for (const key of ['e', '2', 's']) await table.press(key);
  await expect.poll(() => table.nets()).toEqual(['+80', '−40', '−20', '−20']);
  await expect(table.payments().first()).toContainText('Thrower’s share of 2 doubles');
});

test('american: who claimed East’s first discard is two points more for that hand', async () => {
  const four = new TablePage((await openTable({ ruleset: 'american', deals: 2 })).page);
  // 004: a concealed pung of simples 4, an open one of terminals 4, a pair of winds 2: ten. The sweep makes it twelve, rounded up
  // to twenty. East's 100 costs each of the others 200; West gets its difference from South and North.
  await four.record('100w', '0', 'B222 [B999] EE', '0');
  await expect.poll(() => four.rowNets(1)).toEqual(['+600', '−210', '−180', '−210']);
  await four.goToRow(1);
  await four.press('e');
  await app.page.getByRole('combobox', { name: 'Claimed East’s first discard' }).click();
  await app.page.getByRole('option', { name: await four.name('W') }).click();
  await app.page.keyboard.press('Control+Enter');
  await expect(four.title).toHaveText('Deal 2');
  await expect.poll(() => four.rowNets(1)).toEqual(['+600', '−220', '−160', '−220']);
  await expectAccessible(app.page);
});
