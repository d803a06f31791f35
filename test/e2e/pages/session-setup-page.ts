import type { Locator, Page } from '@playwright/test';

/** The set-up of a session, as a person uses it. */
export const sessionSetupPage = (page: Page) => ({
  /** Set-up of the session whose screens are open. */
  open: async (): Promise<void> => {
    await page.getByRole('link', { name: 'Set-up' }).click();
    await page.getByRole('heading', { name: 'Set-up', level: 1 }).waitFor();
  },
  openNew: async (): Promise<void> => {
    await page.goto(new URL('#/sessions/new', page.url()).href);
    await page.getByRole('heading', { name: 'New session', level: 1 }).waitFor();
    // The heading stands before the form: its defaults come from the last session.
    await page.getByRole('button', { name: 'Create and check in' }).waitFor();
  },
  name: (): Locator => page.getByLabel('Name', { exact: true }),
  rounds: (): Locator => page.getByLabel('Rounds', { exact: true }),
  ending: (label: string): Locator => page.getByRole('radio', { name: label }),
  deals: (): Locator => page.getByRole('textbox', { name: 'Deals' }),
  preset: (label: string): Locator => page.getByRole('radio', { name: label }),
  openGroup: (group: string) => page.getByRole('button', { name: group }).click(),
  option: (label: string): Locator => page.getByLabel(label, { exact: true }),
  words: (): Locator => page.getByRole('region', { name: 'This session in words' }),
  frozen: (): Locator => page.getByRole('alert').filter({ hasText: 'Rules and ending are fixed' }),
  save: () => page.keyboard.press('Control+Enter'),
});
