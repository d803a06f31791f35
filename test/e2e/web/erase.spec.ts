import { expect, test } from '@playwright/test';
import { makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { filesPage } from '../pages/files-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { standingsPage } from '../pages/standings-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 300_000 });

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

const NAME = 'Annika Sørlund';

test('a person is erased by keyboard: the name is gone, the figures stay, and a kill changes nothing', async () => {
  const { sessionId, backup } = await makeClub({
    names: [NAME, 'Bo', 'Cho', 'Dee'],
    rounds: 1,
    dealsPerTable: 2,
    after: async (client, id) => {
      await client.publications.publish({ id: crypto.randomUUID(), sessionId: id });
      const [table] = await client.sessions.deals({ id });
      const note = 'Annika Sørlund says she won';
      await client.tables.dispute({ id: table?.summary.table.id ?? '', note, dealId: null });
    },
  });
  const files = filesPage(app.page);
  await files.open();
  await files.restore(backup);
  const standings = standingsPage(app.page, sessionId);
  await standings.open();
  const rows = standings.table().locator('tbody tr');
  await expect(rows.filter({ hasText: NAME })).toHaveCount(1);
  const before = await rows.allInnerTexts();

  const players = playersPage(app.page);
  await players.open();
  await app.page.getByRole('button', { name: `Edit ${NAME}` }).press('Enter');
  await app.page.getByRole('button', { name: 'Erase this person…' }).press('Enter');
  const dialog = app.page.getByRole('dialog', { name: `Erase ${NAME}` });
  await expect(dialog).toContainText('All figures of 1 table');
  await expect(dialog).toContainText('Annika Sørlund says she won');
  await expect(dialog).toContainText('Out of reach');
  await expect(dialog).not.toContainText('journal');
  await expectAccessible(app.page);
  const confirmation = dialog.getByLabel(`Type ${NAME} to confirm`);
  await expect(confirmation).toBeFocused();
  await app.page.keyboard.type('Annika');
  await app.page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await app.page.keyboard.type(' Sørlund');
  await app.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const notice = app.page.locator('.mantine-Notification-root');
  await expect(notice).toContainText('Erased. The figures stand under N.N. 1.');
  await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(players.names()).toHaveText(['Bo', 'Cho', 'Dee', 'N.N. 1']);

  await app.relaunch('kill');
  const again = standingsPage(app.page, sessionId);
  await again.open();
  const now = again.table().locator('tbody tr');
  await expect(now.filter({ hasText: 'N.N. 1' })).toHaveCount(1);
  expect(await now.allInnerTexts()).toEqual(before.map((row) => row.replaceAll(NAME, 'N.N. 1')));
  const kept = filesPage(app.page);
  await kept.open();
  const { text } = await kept.download();
  expect(text).not.toMatch(/annika|sørlund/i);
  expect(text).toContain('N.N. 1 says she won');

  // What was entered before is still undone, without the name.
  const register = playersPage(app.page);
  await register.open();
  await register.add('Eve');
  await register.remove('Eve');
  for (let times = 0; times < 2; times += 1) await app.page.keyboard.press('Control+z');
  await expect(register.names()).toHaveText(['Bo', 'Cho', 'Dee', 'N.N. 1']);
  await app.page.getByRole('button', { name: 'Edit N.N. 1' }).press('Enter');
  await expect(app.page.getByRole('dialog')).toContainText('This person was erased.');
  await expectAccessible(app.page);
});
