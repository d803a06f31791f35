import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Seasons, as a person sets them up, reads them and takes them along. */
export const seasonPage = (page: Page) => {
  const table = page.getByTestId('season');
  const go = async (address: string, heading: string): Promise<void> => {
    await page.goto(new URL(`#${address}`, page.url()).href);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  return {
    openList: () => go('/seasons', 'Season'),
    open: (id: string, name: string) => go(`/seasons/${id}`, name),
    openPerson: (id: string, name: string) => go(`/players/${id}`, name),
    /** Sets a season up from the list, by keyboard alone: its name, then Enter. */
    create: async (name: string): Promise<void> => {
      await page.keyboard.press('n');
      await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    },
    table: (): Locator => table,
    names: () => table.getByRole('rowheader').getByRole('link').allInnerTexts(),
    row: (name: string): Locator =>
      table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) }),
    /** Text of one column of those with a place, first row first; columns count from 0. */
    column: (index: number) => table.locator(`tbody:first-of-type tr > :nth-child(${index + 1})`).allInnerTexts(),
    /** Games of everybody, with a place or without. */
    games: () => table.locator('tbody tr > :nth-child(7)').allInnerTexts(),
    show: (part: string) => page.getByRole('tab', { name: part }).click(),
    ratings: (): Locator => page.getByTestId('ratings'),
    meetings: (): Locator => page.getByTestId('meetings'),
    pair: (): Locator => page.getByRole('dialog'),
    /** Writes one of the files by the keyboard: E, then its place in the menu. */
    exportBy: async (place: number): Promise<{ readonly name: string; readonly text: string }> => {
      const waiting = page.waitForEvent('download');
      await page.keyboard.press('e');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const download = await waiting;
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
  };
};
