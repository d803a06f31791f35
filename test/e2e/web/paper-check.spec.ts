import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { openScreen } from '../pages/every-screen.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { TablePage } from '../pages/table-page.ts';
import { makeSeatedClub } from '../seated-club.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 120_000 });

let app: WebApp;
let keys: Keyboard;
let table: TablePage;
test.beforeAll(async () => {
  app = await startWebApp();
  keys = new Keyboard(app.page);
  table = new TablePage(app.page);
});
test.afterAll(() => app.close());

test.beforeEach(async () => {
  const club = await makeSeatedClub({ ruleset: 'classical', deals: 8 });
  await restoreClub(app.page, club.backup);
  const { records } = JSON.parse(club.backup);
  await openScreen(app.page, `/sessions/${club.sessionId}/tables/${records.tables[0].id}`);
  await expect(table.field('E')).toBeFocused();
});

const dialog = () => app.page.getByRole('dialog', { name: 'Compare with the paper sheet' });

/** What stands on the paper, chair by chair, by keys alone. */
const compare = async (...totals: readonly string[]): Promise<void> => {
  await keys.press('F7');
  await dialog().waitFor();
  for (const [at, total] of totals.entries()) {
    if (at > 0) await keys.press('Tab');
    await keys.type(total);
  }
};

/**
 * Deal 1 as typed, East wins 184 (368 from each), then S-W 22, S-N 30, W-N 8:   +1104 -316 -382 -406.
 * As the paper has it, South 24 instead of 42, S-W 4, S-N 12, W-N 8:            +1104 -352 -364 -388.
 */
const TYPED = ['+1,104', '−316', '−382', '−406'];
const PAPER = ['1104', '-352', '-364', '-388'];

test('two digits swapped: the slip is named, shown in the form when asked for, and recorded by nobody but the person', async () => {
  await table.record('184w', '42', '20', '12');
  await expect.poll(() => table.rowNets(1)).toEqual(TYPED);
  const south = await table.name('S');
  await compare(...PAPER);
  await expect(dialog()).toContainText(`Deal 1: ${south} has 24, not 42 (two digits swapped).`);
  await expectAccessible(app.page);
  await keys.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect.poll(() => table.rowNets(1)).toEqual(TYPED);

  await compare(...PAPER);
  await keys.choose(dialog().getByRole('button', { name: 'Look at it' }).first());
  await expect(table.title).toHaveText('Correcting deal 1');
  await expect(table.field('S')).toHaveValue('24');
  await expect.poll(() => table.rowNets(1)).toEqual(TYPED);
  await keys.press('Control+Enter');
  await expect(table.title).toHaveText('Deal 2');
  await expect.poll(() => table.rowNets(1)).toEqual(['+1,104', '−352', '−364', '−388']);
  await compare(...PAPER);
  await expect(dialog()).toContainText('The paper and this table agree.');
  await keys.press('Escape');
});

test('a deal that the paper leaves out, a wrong sign, and nothing where no single slip explains it', async () => {
  await table.record('184w', '42', '20', '12');
  await table.record('184w', '24', '20', '12');
  await compare('1104', '-316', '-382', '-406');
  await expect(dialog()).toContainText('Deal 2 was left out.');
  await keys.press('Escape');
  // All of it, but North's total without its minus.
  await compare('2208', '-668', '-746', '794');
  await expect(dialog()).toContainText('total should be −794 (the sign is wrong).');
  await keys.press('Escape');
  await compare('1', '2', '3', '-6');
  await expect(dialog()).toContainText('No single slip explains the difference.');
  await keys.press('Escape');
  await expect(table.rows).toHaveCount(2);
});
