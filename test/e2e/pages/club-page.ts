import type { Page } from '@playwright/test';
import { filesPage } from './files-page.ts';

/** Brings a club's backup in by the screen that restores, as a person would. */
export const restoreClub = async (page: Page, backup: string): Promise<void> => {
  const files = filesPage(page);
  await files.open();
  // The screen remembers what it restored last until it is loaded anew.
  if ((await files.restored().count()) > 0) await page.reload();
  await files.restore(backup);
};

/** The address of the app without its route. */
export const origin = (page: Page): string => page.url().replace(/#.*$/, '');
