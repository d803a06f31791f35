import { expect, type Page, test } from '@playwright/test';
import texts from '../../../assets/translations/en/app.json' with { type: 'json' };
import errors from '../../../assets/translations/en/errors.json' with { type: 'json' };
import words from '../../../assets/translations/en/files.json' with { type: 'json' };
import { IDENTITY_PATH } from '../../../main/web/address.mjs';
import { type MadeClub, makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { filesPage } from '../pages/files-page.ts';
import { playersPage } from '../pages/players-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 240_000 });

let app: WebApp;
let club: MadeClub;
test.beforeAll(async () => {
  club = await makeClub({ names: ['Ann', 'Ben', 'Cho', '王小明'], rounds: 1, dealsPerTable: 3 });
});
test.beforeEach(async () => {
  app = await startWebApp();
  const files = filesPage(app.page);
  await files.open();
  await files.restore(club.backup);
  // By its button, which waits for the question of the restore to be gone; the key would go to that.
  await files.download(() => app.page.getByRole('button', { name: 'Download backup' }).click());
  await files.backedUpToday();
});
test.afterEach(() => app.close());

/** Runs in a page of the same origin that is not the app. */
const behindItsBack = async (page: Page, what: 'empty' | 'break'): Promise<void> => {
  await page.goto(new URL(IDENTITY_PATH, app.url).href);
  await page.evaluate(async (how) => {
    const done = (request: IDBOpenDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.onsuccess = () => {
          request.result?.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      });
    await done(indexedDB.deleteDatabase('roundwind'));
    if (how === 'empty') return;
    // Dexie puts in what a schema lacks; a table with other keys it can neither use nor mend.
    const broken = indexedDB.open('roundwind', 10);
    broken.onupgradeneeded = () => void broken.result.createObjectStore('meta');
    await done(broken);
  }, what);
};

const banner = (page: Page) => page.getByRole('status').filter({ hasText: texts.rebuild.missingTitle });
const box = (page: Page) => page.getByTestId('missing-records');
const seeMember = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: texts.nav.players, exact: true }).click();
  await page.getByText('王小明').first().waitFor();
};

test('emptied between two evenings: it is said on every screen, with when and what, and a backup brings all back', async () => {
  const { page } = app;
  await behindItsBack(page, 'empty');
  await page.goto(app.url);
  await banner(page).waitFor();
  await expect(filesPage(page).indicator()).toContainText(texts.saved.missing);
  await page.reload();
  await banner(page).getByRole('link', { name: texts.rebuild.look }).click();
  await expect(box(page)).toContainText(words.missing.emptyTitle);
  await expect(box(page)).toContainText(new RegExp(`Last seen \\d{1,2}:\\d\\d: ${club.seq + 1} changes`));
  await expect(box(page)).toContainText(/last backup was downloaded \d{1,2}:\d\d and holds all of them/);
  await expectAccessible(page);
  await filesPage(page).restore(club.backup);
  await expect(box(page)).toBeHidden();
  await seeMember(page);
  await expect(banner(page)).toBeHidden();
});

test('emptied while the app is open: it is said at once, and goes on being said until somebody answers', async () => {
  const { page } = app;
  await seeMember(page);
  const other = await app.context.newPage();
  await behindItsBack(other, 'empty');
  await banner(page).waitFor();
  // What is entered does not make it forget.
  await playersPage(page).add('Zoe');
  await page.reload();
  await banner(page).waitFor();
  await other.goto(app.url);
  await banner(other).waitFor();
  await filesPage(page).open();
  await box(page).waitFor();
  await expect(box(page)).toContainText(words.missing.olderTitle);
  await box(page).getByRole('button', { name: words.rebuild.decline }).click();
  await expect(box(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
  await page.reload();
  await filesPage(page).backupState().waitFor();
  await expect(box(page)).toBeHidden();
});

const goToUnreadable = async (page: Page): Promise<void> => {
  await behindItsBack(page, 'break');
  await page.goto(app.url);
  const alert = page.getByRole('alert').filter({ hasText: errors['database-unreadable'] });
  await alert.getByRole('link', { name: texts.rebuild.look }).click();
  await expect(box(page)).toContainText(words.missing.unreadableTitle);
  await expect(box(page)).toContainText(new RegExp(`Last seen .*: ${club.seq + 1} changes`));
};

test('a database that cannot be opened: a backup takes its place, and a file that is none changes nothing', async () => {
  const { page } = app;
  const files = filesPage(page);
  await goToUnreadable(page);
  await expectAccessible(page);
  await files.chooseFile('list.json', '{"a":1}');
  await expect(files.refusal()).toContainText('list.json was not restored');
  await files.chooseFile('club.json', club.backup);
  await expect(files.preview()).toContainText(words.missing.removes);
  await files.confirm();
  await files.restored().waitFor();
  await box(page).waitFor({ state: 'hidden' });
  await expect(page.getByText(errors['database-unreadable'])).toBeHidden();
  await seeMember(page);
  await app.relaunch('kill');
  await seeMember(app.page);
  await expect(banner(app.page)).toBeHidden();
});

test('a database that cannot be opened: a new club is begun only after a clear yes', async () => {
  const { page } = app;
  await goToUnreadable(page);
  const dialog = page.getByRole('dialog');
  await box(page).getByRole('button', { name: words.missing.anew }).click();
  await expect(dialog).toContainText(words.missing.removes);
  await dialog.getByRole('button', { name: texts.action.cancel }).click();
  await expect(box(page)).toBeVisible();
  await box(page).getByRole('button', { name: words.missing.anew }).click();
  await dialog.getByRole('button', { name: words.missing.remove }).click();
  await filesPage(page).backupState().waitFor();
  await expect(filesPage(page).backupState()).toContainText(words.backup.empty);
  await expect(box(page)).toBeHidden();
  await page.reload();
  await filesPage(page).backupState().waitFor();
  await expect(filesPage(page).backupState()).toContainText(words.backup.empty);
  await expect(box(page)).toBeHidden();
});
