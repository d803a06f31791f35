import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The standings, as a person reads and asks them. */
export const standingsPage = (page: Page, sessionId: string) => {
  const table = page.getByTestId('standings');
  return {
    open: async (): Promise<void> => {
      await page.goto(new URL(`#/sessions/${sessionId}/standings`, page.url()).href);
      await page.getByRole('heading', { name: 'Standings', level: 1 }).waitFor();
    },
    table: (): Locator => table,
    row: (name: string): Locator =>
      table.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) }),
    names: () => table.getByRole('rowheader').allInnerTexts(),
    /** Text of one column, first row first; columns count from 0. */
    column: (index: number) => table.locator(`tbody tr > :nth-child(${index + 1})`).allInnerTexts(),
    find: (): Locator => page.getByRole('textbox', { name: 'Find a name' }),
    receipt: (): Locator => page.getByRole('dialog'),
    /** Writes one of the files by the keyboard: E, then its place in the menu. */
    exportBy: async (place: number): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
      const waiting = page.waitForEvent('download');
      await page.keyboard.press('e');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const download = await waiting;
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
};
