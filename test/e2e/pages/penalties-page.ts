import type { Locator, Page } from '@playwright/test';

/** The penalty register, as a person uses it. */
export const penaltiesPage = (page: Page, sessionId: string) => {
  const register = page.getByTestId('penalties');
  return {
    open: async (search = ''): Promise<void> => {
      await page.goto(new URL(`#/sessions/${sessionId}/penalties${search}`, page.url()).href);
      await page.getByRole('heading', { name: 'Penalties', level: 1 }).waitFor();
    },
    person: (): Locator => page.getByRole('combobox', { name: 'Person' }),
    field: (name: string): Locator => page.getByRole('textbox', { name, exact: true }),
    where: (): Locator => page.getByRole('combobox', { name: 'Where' }),
    form: (): Locator => page.getByRole('region', { name: 'New penalty' }),
    register: (): Locator => register,
    /** Row of one entry by what was wrong. */
    entry: (reason: string): Locator => register.getByRole('row').filter({ hasText: reason }),
    /** Part of a name, the first that fits. */
    choose: async (name: string): Promise<void> => {
      await page.getByRole('combobox', { name: 'Person' }).focus();
      await page.keyboard.type(name);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
};
