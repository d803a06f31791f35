import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { playersPage } from '../pages/players-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

const HEADER = 'player_id,display_name,club,status';

test('a file with wrong rows says what and where, changes nothing, and gives its good rows when asked', async () => {
  const players = playersPage(app.page);
  await players.open();
  await players.add('Anna Berg');
  const long = 'x'.repeat(201);
  await players.chooseFile(
    'bad.csv',
    `${HEADER},shoe_size\n1,Anna Berg,Jade,member,38\n2,,Jade,boss,40\n3,${long},Jade,guest,41\n1,Twice,,,\n5,"Lee, Mei ""M""",Jade,guest,42\n`,
  );
  await expect(players.preview()).toContainText('Line 1, column 5: “shoe_size” is not a column of a players file.');
  await expectAccessible(app.page);
  await players.leaveOutUnknown();
  await expect(players.preview()).toContainText('Line 3, column display_name: the name is empty.');
  await expect(players.preview()).toContainText('Line 3, column status: “boss” is none of member, guest, inactive.');
  await expect(players.preview()).toContainText(
    'Line 4, column display_name: 201 characters, at most 200 are possible.',
  );
  await expect(players.preview()).toContainText('Line 5, column player_id: “1” stands on line 2 already.');
  await expectAccessible(app.page);
  await players.cancel();
  await expect(players.names()).toHaveText(['Anna Berg']);

  await players.chooseFile(
    'bad.csv',
    `${HEADER}\n1,Anna Berg,Jade,member\n2,,Jade,boss\n5,"Lee, Mei ""M""",Jade,guest\n`,
  );
  await players.importGoodRows();
  await expect(players.names()).toHaveText(['Anna Berg', 'Lee, Mei "M"']);
});

test('an old Windows file, dropped on the page, arrives with its letters', async () => {
  const players = playersPage(app.page);
  await players.open();
  await players.chooseFile('old.csv', Buffer.from('display_name;club\r\nZo\xeb M\xfcller;Caf\xe9 \x80\r\n', 'latin1'));
  await expect(players.preview()).toContainText('Read as Windows-1252');
  await players.confirm();
  await expect(players.names()).toHaveText(['Zoë Müller']);
  await players.dropFile('more.csv', 'display_name\n=1+1\n');
  await players.confirm();
  await expect(players.names()).toHaveText(['=1+1', 'Zoë Müller']);
});

test('an export comes back as it went out', async () => {
  const players = playersPage(app.page);
  await players.open();
  for (const name of ['Lee, Mei "M"', '=1+1', "'t Hooft; Joke", 'y'.repeat(200)]) await players.add(name);
  await expect(players.names()).toHaveCount(4);
  const { name, text } = await players.download();
  expect(name).toMatch(/^\d{4}-\d\d-\d\d - players\.csv$/);
  expect(text.startsWith('\ufeffplayer_id,last_name,first_name,display_name,')).toBe(true);
  expect(text).toContain('"Lee, Mei ""M"""');
  await players.chooseFile('again.csv', text);
  await expect(players.preview()).toContainText('Everybody in this file is registered just so.');
});

test('two hundred players are found as one types', async () => {
  const players = playersPage(app.page);
  await players.open();
  const rows = Array.from({ length: 200 }, (_, index) => `${index + 1},Player ${String(index + 1).padStart(3, '0')},,`);
  await players.chooseFile('many.csv', `${HEADER}\n${rows.join('\n')}\n`);
  await players.confirm();
  await expect(players.names()).toHaveCount(200);
  await players.search('player 17');
  await expect(players.names()).toHaveCount(12);
  await app.page.keyboard.press('Enter');
  await expect(players.card().getByLabel('Name', { exact: true })).toHaveValue('Player 170');
});

test('a removed player comes back by undo, and after a second thought goes again by redo', async () => {
  const { page } = app;
  const players = playersPage(page);
  await players.open();
  await players.add('Anna');
  await players.add('Bruno');
  await players.remove('Anna');
  await expect(players.names()).toHaveText(['Bruno']);
  await page.keyboard.press('Control+z');
  await expect(players.names()).toHaveText(['Anna', 'Bruno']);
  await page.keyboard.press('Control+y');
  await expect(players.names()).toHaveText(['Bruno']);
  // Pressed faster than the screen can follow, each takes back one change more.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(players.names()).toHaveText(['Anna']);
});
