import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';
import { playersPage } from '../pages/players-page.ts';
import { addPlayer, connectDesk, journalInfo, playerNames, putDesk, storeStatus } from './desk.ts';

// Each test starts the app up to three times.
test.describe.configure({ timeout: 300_000 });

let app: DesktopApp | undefined;
const launch = async (userDataDir?: string) => {
  app = await launchDesktop(userDataDir === undefined ? {} : { userDataDir });
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  return { app, page };
};
test.afterEach(async () => {
  if (app !== undefined) await discardDesktop(app);
  app = undefined;
});

const NAME = 'Annika Sørlund';

/** Files of ours that hold the name. */
const namedIn = async (dir: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const folder of ['journal', 'backups'])
    for (const name of await readdir(join(dir, folder)))
      if ((await readFile(join(dir, folder, name), 'utf8')).includes('Annika')) found.push(name);
  return found;
};

/** A club with the name in its journal and in a copy from the day before. */
const club = async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  await addPlayer(first.page, NAME);
  await addPlayer(first.page, 'Bo');
  expect(await first.app.close()).toBe(0);
  const second = await launch(dir);
  await addPlayer(second.page, 'Cho');
  await expect.poll(async () => (await storeStatus(second.page)).journal?.seq).toBe(3);
  expect(await namedIn(dir)).toHaveLength(2);
  return { ...second, dir };
};

test('erased on screen, the name is gone from journal and copies too, and both are still of use', async () => {
  const { app, page, dir } = await club();
  const players = playersPage(page);
  await players.open();
  await page.getByRole('button', { name: `Edit ${NAME}` }).press('Enter');
  await page.getByRole('button', { name: 'Erase this person…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${NAME}` });
  await expect(dialog).toContainText('the copies that Roundwind keeps by itself');
  await expect(dialog.getByLabel(`Type ${NAME} to confirm`)).toBeFocused();
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(players.names()).toHaveText(['Bo', 'Cho', 'N.N. 1']);
  await expect.poll(() => namedIn(dir)).toEqual([]);
  await expect.poll(async () => (await journalInfo(page)).seq).toBe(4);
  expect((await journalInfo(page)).setAside).toBeNull();
  // The browser profile is lost: the journal brings everything back but the name.
  await app.kill();
  await rm(join(dir, 'profile'), { recursive: true });
  const next = await launch(dir);
  await expect.poll(async () => (await journalInfo(next.page)).state).toBe('rebuild-offered');
  expect(await next.page.evaluate(() => window.roundwind.acceptRebuild())).toEqual({ ok: true, value: { seq: 4 } });
  expect(await playerNames(next.page)).toEqual(['Bo', 'Cho', 'N.N. 1']);
});

test('killed as soon as it was acknowledged, the next start finishes', async () => {
  const { app, page, dir } = await club();
  const [id] = await page.evaluate(async (name) => {
    const all = await window.desk.first(window.desk.client.players.list());
    return all.filter(({ displayName }) => displayName === name).map((player) => player.id);
  }, NAME);
  await page.evaluate(([player = '', name = '']) => window.desk.client.players.erase({ id: player, name }), [id, NAME]);
  await app.kill();
  const next = await launch(dir);
  expect(await playerNames(next.page)).toEqual(['Bo', 'Cho', 'N.N. 1']);
  await expect.poll(() => namedIn(dir)).toEqual([]);
  await expect.poll(async () => (await journalInfo(next.page)).state).toBe('saved');
  expect(await next.page.evaluate(() => window.desk.client.store.erasures())).toMatchObject({ erasures: [] });
});
