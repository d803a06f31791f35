import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import texts from '../../../assets/translations/en/app.json' with { type: 'json' };
import errors from '../../../assets/translations/en/errors.json' with { type: 'json' };
import files from '../../../assets/translations/en/files.json' with { type: 'json' };
import { readJournal } from '../../../shared/records/journal.ts';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';
import { addPlayer, connectDesk, journalInfo, playerNames, putDesk, storeStatus } from './desk.ts';

// Each test starts the app up to three times.
test.describe.configure({ timeout: 120_000 });

/** Apps of one test share a data folder; the last is closed whatever happens. */
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

const journalOf = async (dir: string) => {
  const read = readJournal(await readFile(join(dir, 'journal', 'roundwind.journal'), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

test('each change is a line in the file before the screen can say "saved to file"', async () => {
  const { app, page } = await launch();
  for (const name of ['Ann', 'Ben', 'Cho']) {
    const seq = await addPlayer(page, name);
    await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe(seq);
    const { changes } = await journalOf(app.userDataDir);
    expect(changes.at(-1)).toMatchObject({ seq, command: expect.stringContaining('players') });
  }
  expect(await journalInfo(page)).toMatchObject({ state: 'saved', seq: 3, fault: null, offer: null });
  // And the screens say it.
  await expect(page.getByText(texts.saved.file.replace('{{time}}', ''))).toBeVisible();
});

test('everything is there after quitting and after a power cut; a torn last line is cut, kept and written again', async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  await addPlayer(first.page, 'Ann');
  expect(await first.app.close()).toBe(0);
  expect(await readdir(join(dir, 'backups'))).toEqual([expect.stringMatching(/-close\.json$/)]);

  const second = await launch(dir);
  expect(await playerNames(second.page)).toEqual(['Ann']);
  await addPlayer(second.page, 'Ben');
  await expect.poll(async () => (await storeStatus(second.page)).journal?.seq).toBe(2);
  await second.app.kill();
  await appendFile(join(dir, 'journal', 'roundwind.journal'), '0123abcd {"seq":3,"at":"20');

  const third = await launch(dir);
  expect(await playerNames(third.page)).toEqual(['Ann', 'Ben']);
  await addPlayer(third.page, 'Cho');
  await expect.poll(async () => (await storeStatus(third.page)).journal?.seq).toBe(3);
  const journal = await journalOf(dir);
  expect(journal).toMatchObject({ end: 'whole', problems: [] });
  expect(journal.changes.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await readdir(join(dir, 'journal'))).toContainEqual(expect.stringMatching(/^roundwind\.journal\.cut-/));
});

test('lines that a crash kept from the file are caught up at the next start', async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  for (const name of ['Ann', 'Ben', 'Cho']) await addPlayer(first.page, name);
  await expect.poll(async () => (await storeStatus(first.page)).journal?.seq).toBe(3);
  await first.app.kill();
  // As if the crash had come between the commit and the file.
  const path = join(dir, 'journal', 'roundwind.journal');
  const lines = (await readFile(path, 'utf8')).split('\n');
  await rm(path);
  await appendFile(path, `${lines.slice(0, 2).join('\n')}\n`);
  const second = await launch(dir);
  await expect.poll(async () => (await journalInfo(second.page)).seq).toBe(3);
  expect(await readFile(path, 'utf8')).toBe(lines.join('\n'));
});

test('the browser profile is lost: the journal is offered, and accepted it brings everything back', async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  for (const name of ['Ann', 'Ben']) await addPlayer(first.page, name);
  await expect.poll(async () => (await storeStatus(first.page)).journal?.seq).toBe(2);
  const { storeId } = await storeStatus(first.page);
  await first.app.kill();
  await rm(join(dir, 'profile'), { recursive: true });

  const second = await launch(dir);
  await expect.poll(async () => (await journalInfo(second.page)).state).toBe('rebuild-offered');
  expect((await journalInfo(second.page)).offer).toMatchObject({ why: 'empty', journalSeq: 2, storeSeq: 0 });
  expect(await second.page.evaluate(() => window.roundwind.acceptRebuild())).toEqual({ ok: true, value: { seq: 2 } });
  expect(await playerNames(second.page)).toEqual(['Ann', 'Ben']);
  expect((await storeStatus(second.page)).storeId).toBe(storeId);
  await addPlayer(second.page, 'Cho');
  await expect.poll(async () => (await storeStatus(second.page)).journal?.seq).toBe(3);
  expect((await journalOf(dir)).changes.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('the database cannot be opened: the screen says so, offers the journal, and keeps what was there', async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  for (const name of ['Ann', 'Ben']) await addPlayer(first.page, name);
  await expect.poll(async () => (await storeStatus(first.page)).journal?.seq).toBe(2);
  expect(await first.app.close()).toBe(0);
  const databases = await databaseFolders(join(dir, 'profile'));
  expect(databases.length).toBeGreaterThan(0);
  for (const folder of databases) {
    await rm(folder, { recursive: true });
    // Chromium cures most damage by beginning anew; a file where its folder should be it can neither open nor cure.
    await writeFile(folder, 'no database');
  }

  app = await launchDesktop({ userDataDir: dir });
  const page = await app.screen();
  await expect(page.getByRole('alert').filter({ hasText: errors['database-unreadable'] })).toBeVisible();
  await page.getByRole('link', { name: texts.rebuild.look }).click();
  const offer = page.getByTestId('rebuild-offer');
  await expect(offer).toContainText('all 2 changes');
  await offer.getByRole('button', { name: files.rebuild.accept }).click();
  await expect(page.getByText(/up to change 2.*kept in/)).toBeVisible();
  await putDesk(page);
  await connectDesk(page);
  expect(await playerNames(page)).toEqual(['Ann', 'Ben']);
  const kept = (await readdir(dir)).find((name) => name.startsWith('unreadable-')) ?? '';
  expect(await readdir(join(dir, kept))).toContainEqual(expect.stringMatching(/leveldb$/));
  await addPlayer(page, 'Cho');
  await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe(3);
});

/** Where the browser keeps IndexedDB below its profile. */
const databaseFolders = async (profile: string): Promise<readonly string[]> => {
  const names = await readdir(profile, { recursive: true });
  return names.filter((name) => /IndexedDB[/\\][^/\\]*\.leveldb$/.test(name)).map((name) => join(profile, name));
};

test('declined, the old journal is kept under another name and a new one begins', async () => {
  const first = await launch();
  const dir = first.app.userDataDir;
  await addPlayer(first.page, 'Ann');
  await expect.poll(async () => (await storeStatus(first.page)).journal?.seq).toBe(1);
  await first.app.kill();
  await rm(join(dir, 'profile'), { recursive: true });

  const second = await launch(dir);
  await expect.poll(async () => (await journalInfo(second.page)).state).toBe('rebuild-offered');
  const answer = await second.page.evaluate(() => window.roundwind.declineRebuild());
  expect(answer).toMatchObject({ ok: true, value: { keptAs: expect.stringMatching(/roundwind-until-.*\.journal$/) } });
  await addPlayer(second.page, 'Zoe');
  await expect.poll(async () => (await storeStatus(second.page)).journal?.seq).toBe(1);
  expect((await journalOf(dir)).changes[0]?.writes[0]?.after).toMatchObject({ displayName: 'Zoe' });
  if (!answer.ok) throw new Error('declined');
  expect(await readFile(answer.value.keptAs, 'utf8')).toContain('Ann');
});

test('a snapshot can be asked for, and a restored backup begins a new journal without losing the old', async () => {
  const { app, page } = await launch();
  await addPlayer(page, 'Ann');
  await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe(1);
  const snapshot = await page.evaluate(() => window.roundwind.snapshot({ reason: 'restore' }));
  if (!snapshot.ok) throw new Error(JSON.stringify(snapshot.errors));
  await addPlayer(page, 'Ben');
  await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe(2);
  const text = await readFile(snapshot.value.path, 'utf8');
  await page.evaluate((backup) => window.desk.client.store.restore({ text: backup }), text);
  expect(await playerNames(page)).toEqual(['Ann']);
  await expect.poll(async () => (await journalInfo(page)).setAside).toMatch(/roundwind-until-/);
  await expect.poll(async () => (await storeStatus(page)).journal?.seq).toBe((await storeStatus(page)).seq);
  expect((await journalOf(app.userDataDir)).storeId).toBe((await storeStatus(page)).storeId);
});
