import type { Locator, Page } from '@playwright/test';

/** The list of sessions, as a person uses it. */
export const homePage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(new URL('#/', page.url()).href);
    await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor();
  },
  /** The step that is lit on the way to a first standings table. */
  currentStep: (): Locator => page.locator('[aria-current="step"]'),
  rows: (): Locator =>
    page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('link') }),
  newSession: () => page.keyboard.press('n'),
  /** Does one of the rarer things by the menu of a session. */
  choose: async (session: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: `More for ${session}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  },
  /** What was just done, with its way back. */
  notice: (): Locator => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Undo' }) }),
  undo: () => page.getByRole('button', { name: 'Undo' }).last().click(),
});
