import { expect, type Page } from '@playwright/test';

/** Brings a club's backup in by the screen that restores, as a person would. */
export const restoreClub = async (page: Page, backup: string): Promise<void> => {
  await page.goto(`${origin(page)}#/files`);
  // The screen remembers what it restored last.
  await page.reload();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'club.json', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(page.getByText('The backup is restored')).toBeVisible();
};

/** The address of the app without its route. */
export const origin = (page: Page): string => page.url().replace(/#.*$/, '');
