import { expect, test } from '@playwright/test';
import type { TableView } from '../../../shared/contract/views.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { aWin, someFacts, uuid } from '../../builders/records.ts';
import { firstOf, makeWorld } from '../../main/store/world.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { pointsOf, SheetPage } from '../pages/sheet-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { makeSeatedClub, type SeatedPlan } from '../seated-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

// Sixteen deals, typed twice.
test.describe.configure({ timeout: 120_000 });

let app: WebApp;
test.beforeAll(async () => {
  app = await startWebApp();
});
test.afterAll(() => app.close());

type Singly = { readonly view: TableView; readonly points: ReadonlyMap<string, number> };

/** The same club in a store of its own, where the deals are recorded one by one. */
const recordSingly = async (backup: string, sessionId: string, facts: readonly ChairFacts[]): Promise<Singly> => {
  const world = makeWorld();
  const { client } = world.connect();
  await client.store.restore({ text: backup });
  const { rounds } = await firstOf(client.sessions.view({ id: sessionId }));
  const tableId = rounds[0]?.tables[0]?.table.id ?? '';
  for (const [at, each] of facts.entries())
    await client.deals.record({ id: uuid(7000 + at), tableId, facts: each, before: null });
  const view = await firstOf(client.tables.view({ id: tableId }));
  const standings = await firstOf(client.standings.view({ sessionId }));
  await world.close();
  return { view, points: new Map(standings.rows.map(({ name, gamePoints }) => [name, gamePoints / 2])) };
};

type Opened = Singly & { readonly sheet: SheetPage; readonly sessionId: string };

/** The sheet of the only table, by keys from its round. */
const openSheet = async (plan: SeatedPlan, facts: readonly ChairFacts[]): Promise<Opened> => {
  const { page } = app;
  const { backup, sessionId } = await makeSeatedClub(plan);
  await restoreClub(page, backup);
  // Every club of these journeys has the same ids: what was typed for the one before is not of this table.
  await page.evaluate(() => sessionStorage.clear());
  const round = new RoundPage(page);
  await round.open(sessionId);
  await expect(round.goTo).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Copy a sheet' })).toBeVisible();
  await page.keyboard.press('Alt+s');
  const sheet = new SheetPage(page);
  await expect(sheet.heading).toBeVisible();
  return { sheet, sessionId, ...(await recordSingly(backup, sessionId, facts)) };
};

/** Every row, and the standings, come to what the same deals come to one by one. */
const expectSame = async ({ sheet, sessionId, view, points }: Opened): Promise<void> => {
  for (const [at, deal] of view.deals.entries()) {
    const expected = CHAIRS.map((chair) => [deal.net[chair] / 2, deal.balances[chair] / 2]);
    await expect.poll(() => sheet.figures(sheet.saved.nth(at))).toEqual(expected);
  }
  const standings = standingsPage(app.page, sessionId);
  await standings.open();
  for (const [name, expected] of points) {
    await expect(standings.row(name)).toBeVisible();
    const cells = await standings.row(name).getByRole('cell').allInnerTexts();
    const figures = cells.flatMap((cell) => cell.match(/[+−]?\d[\d,]*/g) ?? []);
    expect(figures.map(pointsOf)).toContain(expected);
  }
};

type Totals = readonly [number, number, number, number];
/** Sixteen wins: who won, and the four totals of the paper by chair. */
const WINS: readonly (readonly [winner: Chair, totals: Totals])[] = [
  ['a', [96, 8, 40, 16]],
  ['b', [4, 32, 8, 2]],
  ['c', [10, 20, 64, 4]],
  ['d', [16, 8, 4, 128]],
  ['d', [0, 12, 6, 40]],
  ['b', [20, 300, 8, 44]],
  ['a', [44, 2, 2, 8]],
  ['a', [22, 16, 0, 4]],
  ['c', [8, 4, 104, 32]],
  ['d', [12, 64, 16, 28]],
  ['b', [8, 26, 4, 4]],
  ['c', [2, 6, 20, 10]],
  ['c', [128, 8, 52, 6]],
  ['a', [500, 16, 32, 64]],
  ['d', [4, 0, 12, 24]],
  ['b', [18, 88, 36, 2]],
];

test.describe('four hands', () => {
  const facts = WINS.map(([winner, totals]) => aWin(winner, totals));
  const cellsOf = ([winner, totals]: (typeof WINS)[number]): readonly string[] =>
    totals.map((total, at) => `${total}${CHAIRS[at] === winner ? '+' : ''}`);

  test('sixteen deals cost four fields and Enter each, and come to what they come to one by one', async () => {
    const opened = await openSheet({ ruleset: 'classical', deals: 16 }, facts);
    const { sheet, view, sessionId } = opened;
    const { names } = view.summary;
    await expect(sheet.hand(1, names.a)).toBeFocused();
    await expect(sheet.lines).toHaveCount(16);
    for (const win of WINS) {
      const before = sheet.strokes;
      const cells = cellsOf(win);
      await sheet.enter(...cells);
      // The digits of the paper, one mark, and Enter behind each of the four.
      expect(sheet.strokes - before).toBe(win[1].join('').length + 1 + 4);
    }
    await expect(sheet.paper(names.a)).toBeFocused();
    for (const [at, deal] of view.deals.entries()) {
      const expected = CHAIRS.map((chair) => [deal.net[chair] / 2, deal.balances[chair] / 2]);
      await expect.poll(() => sheet.figures(sheet.line(at + 1))).toEqual(expected);
    }
    for (const chair of CHAIRS) await sheet.enter(String(view.summary.balances[chair] / 2));
    await expect(app.page.getByText('The paper’s totals and the sheet agree.')).toBeVisible();
    await expect(sheet.saveButton).toBeFocused();
    await expect(sheet.saveButton).toHaveText(/^Save 16 deals/);
    await sheet.press('Enter');
    await expect(sheet.saved).toHaveCount(16);
    await expect(sheet.lines).toHaveCount(0);
    await expect(app.page.getByText('Deals 1 to 16 saved')).toBeVisible();
    await expectSame(opened);

    // One command: one undo takes the whole sheet back, one redo brings it again.
    await SheetPage.open(app.page, sessionId, view.summary.table.id);
    await app.page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(sheet.saved).toHaveCount(0);
    await app.page.getByRole('button', { name: /^Redo/ }).first().click();
    await expect(sheet.saved).toHaveCount(16);
  });

  test('says what is missing or not allowed, and keeps what is typed over a reload', async () => {
    const { sheet, view, sessionId } = await openSheet({ ruleset: 'classical', deals: 16 }, []);
    const { names } = view.summary;
    const { page } = app;
    await sheet.enter('40w', '8', '6', '4', '20', '8', '6', '4');
    // Nobody was marked: the row asks below itself, and a key answers.
    await expect(page.getByRole('group', { name: 'Who won?' })).toBeVisible();
    await expectAccessible(page);
    await sheet.press('s');
    await expect(sheet.state(2)).toHaveText('Complete');
    await expect(sheet.hand(3, names.a)).toBeFocused();
    await sheet.enter('-8', '8w');
    await expect(sheet.state(3)).toHaveText('Not allowed');
    await expect(sheet.words(3)).toContainText('negative');
    await expect(sheet.hand(3, names.a)).toHaveAttribute('aria-invalid', 'true');
    await sheet.press('ArrowDown');
    await sheet.enter('4');
    await expect(sheet.state(4)).toHaveText('Waits');
    await sheet.press('ArrowUp');
    await expect(sheet.words(4)).toContainText('known when deal 3 is complete');
    // Saving leads to what is open.
    await sheet.press('Control+Enter');
    await expect(sheet.hand(3, names.a)).toBeFocused();
    await page.reload();
    await expect(sheet.hand(1, names.a)).toHaveValue('40w');
    await expect(sheet.state(2)).toHaveText('Complete');
    await expect(sheet.hand(3, names.a)).toBeFocused();
    await expect(sheet.said).toContainText('this window keeps what you type');
    // F8 and F9 as at the table; Backspace takes it back.
    await sheet.press('F8');
    await expect(sheet.result(3)).toBeFocused();
    await expect(sheet.state(3)).toHaveText('Complete');
    // Whoever types on without Enter loses no digit.
    await page.keyboard.type('7');
    await expect(sheet.hand(4, names.a)).toHaveValue('7');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowUp');
    await sheet.press('Backspace');
    await expect(sheet.hand(3, names.b)).toHaveValue('8w');
    await sheet.press('F9');
    await sheet.press('3');
    await expect(sheet.result(3)).toHaveText('False win');
    // A sheet of which the window was left stays at its table.
    await SheetPage.open(page, sessionId, view.summary.table.id);
    await expect(sheet.result(3)).toHaveText('False win');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(sheet.hand(1, names.a)).toHaveValue('');
    await page.getByRole('button', { name: 'Put back what I typed' }).click();
    await expect(sheet.hand(1, names.a)).toHaveValue('40w');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  test('offers the single slip that explains a difference, and changes nothing unasked', async () => {
    const typed = [aWin('a', [40, 10, 10, 10]), aWin('b', [8, 20, 4, 16])];
    const { sheet, view } = await openSheet({ ruleset: 'classical', deals: 16 }, typed);
    const { names, balances } = view.summary;
    await sheet.enter('40w', '10', '10', '10', '8', '20w', '4', '61');
    await sheet.press('F7');
    await expect(sheet.paper(names.a)).toBeFocused();
    for (const chair of CHAIRS) await sheet.enter(String(balances[chair] / 2));
    await expect(app.page.getByText(`Deal 2: ${names.d} has 16, not 61 (two digits swapped).`)).toBeVisible();
    await expect(sheet.hand(2, names.d)).toHaveValue('61');
    await expectAccessible(app.page);
    await app.page.getByRole('button', { name: 'Look at it' }).first().click();
    await expect(sheet.hand(2, names.d)).toHaveValue('16');
    await expect(app.page.getByText('The paper’s totals and the sheet agree.')).toBeVisible();
    await app.page.getByRole('button', { name: 'Put back what I typed' }).click();
    await expect(sheet.hand(2, names.d)).toHaveValue('61');
  });

  test('is refused whole when somebody records a deal meanwhile, and goes on behind it when told to', async () => {
    const { sheet, view, sessionId } = await openSheet({ ruleset: 'classical', deals: 16 }, []);
    await sheet.enter('40w', '10', '10', '10');
    // Another window of the same desk.
    const other = await app.context.newPage();
    await other.goto(app.page.url().replace(/\/sheet$/, ''));
    await other.locator('#entry-title').waitFor();
    await other.keyboard.press('F8');
    await other.keyboard.press('Enter');
    await expect(other.locator('tr[data-deal]')).toHaveCount(1);
    await other.close();
    await expect(app.page.getByText('Deal 1 of this table was recorded or changed since you began')).toBeVisible();
    await sheet.press('Control+Enter');
    await expect(sheet.saved).toHaveCount(1);
    await expect(sheet.saveButton).toHaveText(/^Save 1 deal/);
    await app.page.getByRole('button', { name: 'Go on behind the saved deals' }).click();
    await sheet.press('Control+Enter');
    await expect(sheet.saved).toHaveCount(2);
    await SheetPage.open(app.page, sessionId, view.summary.table.id);
    await expect(sheet.saved).toHaveCount(2);
  });
});

/** Sixteen deals under a club table: who won, how many tai, who threw the tile. */
const LINES: readonly (readonly [winner: Chair, tai: number, source: Chair | 'self'])[] = [
  ['a', 3, 'b'],
  ['c', 2, 'self'],
  ['d', 4, 'b'],
  ['b', 1, 'a'],
  ['b', 5, 'self'],
  ['a', 2, 'd'],
  ['c', 3, 'a'],
  ['d', 1, 'self'],
  ['d', 2, 'c'],
  ['a', 4, 'self'],
  ['c', 1, 'b'],
  ['b', 3, 'd'],
  ['a', 2, 'c'],
  ['d', 5, 'a'],
  ['c', 1, 'self'],
  ['b', 2, 'c'],
];

test.describe('only the winner is paid', () => {
  const facts = LINES.map(([winner, tai, source]) =>
    someFacts({
      result: 'win',
      winner,
      values: { [winner]: { tai } },
      ...(source !== 'self' && { discarder: source }),
    }),
  );

  test('sixteen deals cost at most five keys each, and come to what they come to one by one', async () => {
    const opened = await openSheet({ ruleset: 'sg-club', deals: 16 }, facts);
    const { sheet, view } = opened;
    await expect(sheet.cell(1, 'winner')).toBeFocused();
    for (const [at, [winner, tai, source]] of LINES.entries()) {
      const winds = view.deals[at]?.winds;
      if (winds === undefined) throw new Error(`deal ${at + 1} was not recorded`);
      const before = sheet.strokes;
      // By turns with the letters and on the number pad, where seats are counted from East.
      const number = (chair: Chair): string => String('ESWN'.indexOf(winds[chair]) + 1);
      const keys =
        at % 2 === 0
          ? [winds[winner].toLowerCase(), String(tai), source === 'self' ? 'z' : winds[source].toLowerCase(), 'Enter']
          : [number(winner), String(tai), 'Enter', source === 'self' ? '0' : number(source), 'Enter'];
      for (const key of keys) await sheet.press(key);
      expect(sheet.strokes - before).toBeLessThanOrEqual(5);
    }
    await expect(sheet.state(16)).toHaveText('Complete');
    await expectAccessible(app.page);
    await sheet.press('Control+Enter');
    await expect(sheet.saved).toHaveCount(16);
    await expectSame(opened);
  });

  test('takes what is paid on the spot and who is liable, and works by touch on a tablet', async () => {
    const { sheet, view } = await openSheet({ ruleset: 'sg-club', deals: 16 }, []);
    const { names } = view.summary;
    const { page } = app;
    for (const key of ['e', '3', 's', '+', 'e', '1']) await sheet.press(key);
    await expect(sheet.words(1)).toContainText(names.a);
    await sheet.press('b');
    await expect(page.getByRole('group', { name: 'Who is liable?' })).toBeVisible();
    await sheet.press('Escape');
    await page.setViewportSize({ width: 820, height: 1180 });
    await sheet.cell(2, 'winner').selectOption('a');
    await sheet.cell(2, 'worth').fill('2');
    await sheet.cell(2, 'thrower').selectOption('self');
    await expect(sheet.state(2)).toHaveText('Complete');
    await sheet.line(3).getByRole('button', { name: 'More for deal 3' }).click();
    await page.getByRole('menuitem', { name: /^Washout/ }).click();
    await expect(sheet.result(3)).toHaveText('Washout');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
    await sheet.saveButton.click();
    await expect(sheet.saved).toHaveCount(3);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
