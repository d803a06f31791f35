import { expect, test } from '@playwright/test';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { type MadeClub, makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { RoundPage } from '../pages/round-page.ts';
import { TablePage } from '../pages/table-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = [
  ...['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo'],
  ...['Ines', 'Jonas', 'Kasia', 'Lee, Mei "M"', 'Marta', 'Nikhil', '=1+1', '王小明'],
];
const DEALS = 8;

let app: WebApp;
let table: TablePage;
let club: MadeClub;

test.beforeAll(async () => {
  app = await startWebApp();
  club = await makeClub({ names: NAMES, rounds: 1, roundCount: 5, dealsPerTable: DEALS, unfinished: DEALS });
});
test.afterAll(() => app.close());

/** Table 1 of the first round, without a deal; the other tables have played. */
test.beforeEach(async () => {
  await restoreClub(app.page, club.backup);
  const round = new RoundPage(app.page);
  await round.open(club.sessionId);
  await expect(round.goTo).toBeFocused();
  await app.page.keyboard.type('1');
  await app.page.keyboard.press('Enter');
  table = new TablePage(app.page);
  await expect(table.title).toHaveText('Deal 1');
  await expect(table.field('E')).toBeFocused();
});

const UNTOUCHED = ['–', '–', '–', '–'];

test('a whole table by keyboard: four fields and Enter a deal', async () => {
  const [east, south] = [await table.name('E'), await table.name('S')];
  await table.enter('184w', '40', '20');
  await table.type('12');
  await expect.poll(() => table.nets()).toEqual(['+1,104', '−320', '−380', '−404']);
  await expect(table.payments().first()).toContainText(`${east}’s hand 184, twice with East`);
  await expect(table.payments()).toHaveCount(6);
  await table.press('Enter');
  // The figures, one mark, and Enter after each field: nothing more.
  expect(table.strokes).toBe('184w'.length + '40'.length + '20'.length + '12'.length + 4);

  await expect(table.title).toHaveText('Deal 2');
  await expect(table.field('E')).toBeFocused();
  await expect(table.field('E')).toHaveValue('');
  await expect.poll(() => table.name('E')).toBe(east);
  await expect.poll(() => table.rowNets(1)).toEqual(['+1,104', '−320', '−380', '−404']);

  // South wins: the deal passes, and South sits East now.
  await table.record('10', '96w', '0', '24');
  await expect.poll(() => table.name('E')).toBe(south);
  for (let deal = 3; deal <= DEALS; deal += 1) await table.record('20', '8', '52w', '4');
  await expect(app.page.getByText('This table has finished its round')).toBeVisible();
  await expect(app.page.getByRole('textbox', { name: 'Go to table' }).last()).toBeFocused();
});

test('without a mark the cursor asks who won', async () => {
  await table.enter('40', '184', '20', '12');
  await expect(app.page.getByRole('group', { name: 'Who won?' })).toBeVisible();
  await expect(table.rows).toHaveCount(0);
  await table.press('s');
  await expect(table.rows).toHaveCount(1);
  expect(table.strokes).toBe('401842012'.length + 4 + 1);
  // East 40 pays 368, receives 40 and 56 as East; the others pay 184 and settle.
  await expect.poll(() => table.rowNets(1)).toEqual(['−272', '+736', '−216', '−248']);
});

test('what is typed while a deal is being saved belongs to the next deals', async () => {
  await table.enter('184w', '40', '20', '12', '10', '96w', '0', '24', '30', '8', '52w', '4', '77');
  await expect(table.rows).toHaveCount(3);
  await expect(table.title).toHaveText('Deal 4');
  await expect(table.field('E')).toHaveValue('77');
  await expect(table.field('S')).toBeFocused();
  await expect.poll(() => table.rowNets(1)).toEqual(['+1,104', '−320', '−380', '−404']);
});

test('tiles: scored, explained line by line, and the winning tile asked for', async () => {
  const east = await table.name('E');
  await table.enter('B222 D111 EE [C555] [RdRdRdRd+] F1', 'B123 EE', '12/1', '0');
  // Fourteen tiles say who won; the cursor asks for the rest.
  await expect(app.page.getByRole('textbox', { name: 'Winning tile' })).toBeFocused();
  await table.enter('E');
  await expect(app.page.getByRole('group', { name: 'Where did the winning tile come from?' })).toBeVisible();
  await table.press('z');
  await expect(table.rows).toHaveCount(1);

  await table.goToRow(1);
  await table.press('Enter');
  const sheet = app.page.getByRole('region', { name: `Score sheet of ${east}` });
  await expect(sheet.getByRole('table', { name: 'Lines' }).locator('tbody tr')).not.toHaveCount(0);
  await expect(sheet).toContainText('Chinese Classical: 5.2.1');
  await expect(sheet.getByRole('list', { name: 'Calculation' })).toContainText('Points together');
  await expect(
    sheet.getByRole('img', { name: /red dragon, red dragon, red dragon, red dragon, exposed/ }).first(),
  ).toBeVisible();
  await expectAccessible(app.page);
});

test('what only the table knows is asked when it matters: were the other waits dead?', async () => {
  // A two-sided wait: one chance only if every B4 was seen.
  await table.enter('B123 B678 C789 D123 SS !zB1', '0', '0', '0');
  await expect(table.rows).toHaveCount(1);
  const [before] = await table.rowNets(1);
  await table.goToRow(1);
  await table.press('e');
  const question = app.page.getByRole('radiogroup', { name: /^Were all other tiles/ });
  await expect(question).toBeVisible();
  await question.getByText('Yes', { exact: true }).click();
  await app.page.keyboard.press('Control+Enter');
  await expect(table.title).toHaveText('Deal 2');
  const [after] = await table.rowNets(1);
  expect(after).not.toBe(before);
});

test('washout and false win by their keys', async () => {
  const [east, south] = [await table.name('E'), await table.name('S')];
  await table.press('F8');
  await table.press('Enter');
  await expect(table.rows).toHaveCount(1);
  await expect(table.row(1)).toContainText('Washout');
  expect(table.strokes).toBe(2);
  // Nobody won: the same dealer, an extra deal.
  await expect(table.title).toHaveText('Deal 2');
  await expect.poll(() => table.name('E')).toBe(east);
  await expect(app.page.getByText('extra deal 1')).toBeVisible();

  await table.press('F9');
  await expect(app.page.getByRole('group', { name: 'Who declared a false win?' })).toBeVisible();
  await table.press('s');
  await expect.poll(() => table.nets()).toEqual(['+300', '−900', '+300', '+300']);
  await expect(table.payments().first()).toContainText(`False win by ${south}`);
  await table.press('Enter');
  await expect(table.rows).toHaveCount(2);
  await expect.poll(() => table.rowNets(2)).toEqual(['+300', '−900', '+300', '+300']);

  await table.press('F8');
  await table.press('Escape');
  await expect(table.field('E')).toBeFocused();
  await expect(table.rows).toHaveCount(2);

  // A washout has no field to type in: its correction begins on the button, and Escape opens the fields.
  await table.goToRow(1);
  await table.press('e');
  await expect(app.page.getByRole('button', { name: 'Record washout' })).toBeFocused();
  await table.press('Escape');
  await expect(table.field('E')).toBeFocused();
});

test('correct, insert, delete; undo and redo over a reload', async () => {
  const east = await table.name('E');
  await table.record('184w', '40', '20', '12');
  await table.record('20', '96w', '0', '24');
  const south = await table.name('E');
  expect(south).not.toBe(east);

  // The first deal was South's: from then on the deal had passed.
  await table.goToRow(1);
  await table.press('e');
  await expect(table.title).toHaveText('Correcting deal 1');
  await expect(table.field('E')).toHaveValue('184');
  await table.enter('40', '184w', '20', '12');
  await expect(table.title).toHaveText('Deal 3');
  await expect.poll(() => table.rowNets(1)).toEqual(['−272', '+736', '−216', '−248']);

  await table.goToRow(2);
  await table.press('i');
  await expect(table.title).toHaveText('New deal before deal 2');
  await table.press('F8');
  await table.press('Enter');
  await expect(table.rows).toHaveCount(3);
  await expect(table.row(2)).toContainText('Washout');

  await table.goToRow(3);
  await table.press('Delete');
  await expect(table.rows).toHaveCount(2);
  await app.page.reload();
  await expect(table.rows).toHaveCount(2);
  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(table.rows).toHaveCount(3);
  await app.page.reload();
  await expect(table.rows).toHaveCount(3);
  await app.page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(table.rows).toHaveCount(2);

  // The notification of a deletion takes it back as well.
  await table.goToRow(1);
  await table.press('Delete');
  await expect(table.rows).toHaveCount(1);
  await app.page.getByRole('alert').filter({ hasText: 'Deal 1 deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(table.rows).toHaveCount(2);
  await expect.poll(() => table.rowNets(1)).toEqual(['−272', '+736', '−216', '−248']);
});

test('a deal half typed comes back after a correction', async () => {
  await table.record('184w', '40', '20', '12');
  await table.enter('33', '44');
  await table.goToRow(1);
  await table.press('e');
  await table.press('Escape');
  await expect(table.title).toHaveText('Deal 2');
  await expect(table.field('E')).toHaveValue('33');
  await expect(table.field('S')).toHaveValue('44');
});

test('a deal half typed comes back after a look at the other tables, a recorded one does not', async () => {
  await table.enter('B222 D111', '44');
  await table.press('Escape');
  const round = new RoundPage(app.page);
  await expect(round.goTo).toBeFocused();
  await app.page.keyboard.type('1');
  await app.page.keyboard.press('Enter');
  await expect(table.field('E')).toHaveValue('B222 D111');
  await expect(table.field('S')).toHaveValue('44');

  await table.enter('184w', '40', '20');
  await table.type('12');
  await table.press('Enter');
  // At once, while the deal may still be on its way.
  await table.press('Escape');
  await expect(round.goTo).toBeFocused();
  await app.page.keyboard.type('1');
  await app.page.keyboard.press('Enter');
  await expect(table.rows).toHaveCount(1);
  await expect(table.field('E')).toHaveValue('');
});

test('two windows on one deal: neither overwrites nor loses the other’s correction unseen', async () => {
  await table.record('184w', '40', '20', '12');
  const other = await app.context.newPage();
  await other.goto(app.page.url());
  const there = new TablePage(other);
  await expect(there.rows).toHaveCount(1);
  for (const one of [table, there]) {
    await one.page.getByRole('button', { name: 'Correct deal 1' }).click();
    await expect(one.title).toHaveText('Correcting deal 1');
  }
  await table.field('E').fill('200w');
  await table.press('Control+Enter');
  await expect(table.title).toHaveText('Deal 2');
  await there.field('E').fill('300w');
  await there.press('Control+Enter');
  await expect(other.getByText('Something else was changed meanwhile')).toBeVisible();
  await expect(there.field('E')).toHaveValue('300w');
  await expect.poll(() => table.rowNets(1)).toEqual(['+1,200', '−352', '−412', '−436']);

  await table.page.getByRole('button', { name: 'Delete deal 1' }).click();
  await expect(other.getByText('This was removed meanwhile')).toBeVisible();
  await expect(there.title).toHaveText('Deal 1');
  await other.close();
});

const TILES = 'B222 D111 EE [C555] [RdRdRdRd+] F1';
const REFUSED: readonly (readonly [
  what: string,
  fields: readonly string[],
  where: 'E' | 'S' | 'W' | 'N',
  message: RegExp,
])[] = [
  ['a wrong tile', ['B222 X9 !E', '40', '20', '12'], 'E', /“X9” is not a tile/],
  [
    'a fifth copy',
    ['B22222 D111 EE C555 Rd !zE', '40', '20', '12'],
    'E',
    /East \(.*\) has 5 tiles B2; there are only 4/,
  ],
  ['fifteen tiles', ['B2222 D111 EEE C555 Rd Gd !zE', '40', '20', '12'], 'E', /has 15 tiles; 14 are possible/],
  ['a negative total', ['184w', '-40', '20', '12'], 'S', /South \(.*\): a worth cannot be negative \(-40\)/],
  ['a fractional total', ['184w', '40', '20.5', '12'], 'W', /West \(.*\): only whole numbers, not 20\.5/],
  ['a decimal comma', ['184w', '40', '20', '12,5'], 'N', /North \(.*\): only whole numbers, not 12,5/],
  ['an empty field', ['184w', '', '20', '12'], 'S', /The worth of South \(.*\) is missing/],
  ['two winners', ['184w', '40w', '20', '12'], 'S', /Only one can win: South \(.*\) is marked/],
  ['more than the limit', ['1001w', '40', '20', '12'], 'E', /1001 is above the limit of 1000/],
  ['no sense', ['184w', '40//2', '20', '12'], 'S', /“40\/\/2” is not a total/],
];

test('bad input is refused with what and where, and changes nothing', async () => {
  for (const [what, fields, where, message] of REFUSED) {
    await test.step(what, async () => {
      for (const wind of WINDS) await table.field(wind).fill('');
      await table.field('E').focus();
      await table.enter(...fields);
      await expect(table.seat(where).getByRole('alert')).toHaveText(message);
      await expect(table.field(where)).toBeFocused();
      await expect(table.field(where)).toHaveAttribute('aria-invalid', 'true');
      for (const [at, wind] of WINDS.entries()) await expect(table.field(wind)).toHaveValue(fields[at] ?? '');
      await expect(table.rows).toHaveCount(0);
      await expect.poll(() => table.nets()).toEqual(UNTOUCHED);
    });
  }
  await app.page.reload();
  await expect(table.title).toHaveText('Deal 1');
  await expect(table.rows).toHaveCount(0);
});

test('a winner who is also the discarder, and a fifth copy among the hands, are refused', async () => {
  await table.enter(`${TILES} !E`, 'B222', '0', '0d');
  await expect(app.page.getByRole('alert').filter({ hasText: 'This cannot be recorded yet' })).toContainText(
    /6 tiles B2 among East \(.*\), South \(.*\); there are only 4/,
  );
  await table.field('S').fill('0');
  await table.field('N').fill('0');
  // The mark of a discarder in the winner's own field, after the winner was said by a click.
  await table.field('E').fill(`${TILES} !d`);
  await table.seat('E').getByRole('button', { name: /won$/ }).click();
  await table.field('E').fill(`${TILES} !d`);
  await app.page.getByRole('textbox', { name: 'Winning tile' }).fill('E');
  await app.page.keyboard.press('Control+Enter');
  await expect(table.seat('E').getByRole('alert')).toHaveText(/cannot have won and discarded the winning tile/);
  await expect(table.rows).toHaveCount(0);
});

test('the form is usable by everybody, empty and filled', async () => {
  await expectAccessible(app.page);
  await table.enter('184w', '40', '-3', '12');
  await expectAccessible(app.page);
});
