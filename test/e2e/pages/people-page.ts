import type { Locator, Page } from '@playwright/test';

/** Check-in, as a person uses it: the cursor stays in one field. */
export const peoplePage = (page: Page) => ({
  /** Waits until the cursor stands in the field; creating a session leads to it. */
  ready: () => page.locator('[role="combobox"]:focus').waitFor(),
  open: async (): Promise<void> => {
    await page.getByRole('link', { name: 'Check-in' }).click();
    await page.getByRole('heading', { name: 'Check-in', level: 1 }).waitFor();
  },
  field: (): Locator => page.getByRole('combobox', { name: 'Check in' }),
  /** Part of a name and Enter, as fast as one types. */
  checkIn: async (part: string): Promise<void> => {
    await page.keyboard.type(part);
    await page.keyboard.press('Enter');
  },
  group: (heading: string): Locator => page.getByRole('rowheader', { name: heading }),
  row: (name: string): Locator => page.getByRole('row').filter({ hasText: name }),
  enterMembers: () => page.getByRole('button', { name: /^Enter (all )?\d+ member/ }).click(),
  checkInAll: () => page.getByRole('button', { name: /^Check in (all \d+|\d+ person)/ }).click(),
  count: (): Locator => page.getByTestId('present-count'),
  summary: (): Locator => page.getByRole('region', { name: 'Who is here' }),
  seat: () => page.keyboard.press('Control+Enter'),
});
