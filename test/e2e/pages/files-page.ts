import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The screen of backups and files, as a person uses it. */
export const filesPage = (page: Page) => {
  const chooseFile = async (name: string, content: string | Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  /** Nobody hears the key before there is something to back up: just after a restore that may not be known yet. */
  const pressBackUp = async (): Promise<void> => {
    await expect(page.locator('button[aria-keyshortcuts="B"]')).toBeEnabled();
    await page.keyboard.press('b');
  };
  return {
    open: async (): Promise<void> => {
      await page.goto(new URL('#/files', page.url()).href);
      await page.getByRole('heading', { name: 'Backup and files', level: 1 }).waitFor();
    },
    backupState: (): Locator => page.getByTestId('backup-state'),
    indicator: (): Locator => page.getByTestId('saved'),
    /** Every screen says that a backup was downloaded today: written as 9:05 or 19:42. */
    backedUpToday: () => expect(page.getByTestId('saved')).toContainText(/Last backup \d{1,2}:\d\d/),
    persistence: (): Locator => page.getByTestId('persistence'),
    preview: (): Locator => page.getByTestId('restore-preview'),
    refusal: (): Locator => page.getByRole('alert').filter({ hasText: 'was not restored' }),
    chooseFile,
    confirm: () => page.getByRole('button', { name: 'Restore this backup' }).click(),
    keep: () => page.getByRole('button', { name: 'Keep what is here' }).click(),
    putBack: () => page.getByRole('button', { name: 'Put it back' }).click(),
    restored: (): Locator => page.getByText('The backup is restored'),
    /** Downloads a backup by its key and returns what the browser wrote. */
    download: async (press: () => Promise<void> = pressBackUp) => {
      const waiting = page.waitForEvent('download');
      await press();
      const download = await waiting;
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
    /** From a file to the records, whole. */
    restore: async (text: string, name = 'club.json'): Promise<void> => {
      await chooseFile(name, text);
      await page.getByRole('button', { name: 'Restore this backup' }).click();
      await page.getByText('The backup is restored').waitFor();
    },
  };
};
