import { expect, test } from '@playwright/test';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';
import { addPlayer, connectDesk, playerNames, putDesk, storeStatus } from './desk.ts';

let app: DesktopApp;
test.beforeEach(async () => {
  app = await launchDesktop();
});
test.afterEach(async () => {
  await discardDesktop(app);
});

test('a page gets a port from the broker and adds a player through it', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  expect(await addPlayer(page, 'Ann "Lee", =1+1 東')).toBe(1);
  expect(await playerNames(page)).toEqual(['Ann "Lee", =1+1 東']);
});

test('errors of the contract arrive typed', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  const error = await page.evaluate(() =>
    window.desk.client.history.undo({ seq: 7 }).then(
      () => null,
      (reason) => ({ code: reason.code, data: reason.data }),
    ),
  );
  expect(error).toMatchObject({ code: 'CONFLICT' });
});

test('a second port of the same page sees what the first wrote', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  await addPlayer(page, 'Ben');
  await connectDesk(page);
  expect(await playerNames(page)).toEqual(['Ben']);
});

test('the store window dies: it is made again, pages are told, and what was entered is there', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  await addPlayer(page, 'Cho');
  const first = await app.store();
  await app.evaluate(({ BrowserWindow }) => {
    const store = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('store.html'));
    store?.webContents.forcefullyCrashRenderer();
  }, null);
  await expect.poll(() => page.evaluate(() => window.desk.losses)).toBe(1);
  await connectDesk(page);
  expect(await playerNames(page)).toEqual(['Cho']);
  await addPlayer(page, 'Dee');
  expect(await playerNames(page)).toEqual(['Cho', 'Dee']);
  expect(await app.store()).not.toBe(first);
  // The journal found the new store too.
  await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe(2);
});

test('a port asked for while the store is away comes when it is back', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  await app.evaluate(({ BrowserWindow }) => {
    const store = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('store.html'));
    store?.destroy();
  }, null);
  await expect.poll(() => page.evaluate(() => window.desk.losses)).toBe(1);
  await connectDesk(page);
  expect(await addPlayer(page, 'Eve')).toBe(1);
});
