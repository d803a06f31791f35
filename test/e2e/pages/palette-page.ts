import { expect, type Locator, type Page } from '@playwright/test';

/** The palette over whatever page is shown, in English. */
export class PalettePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get field(): Locator {
    return this.page.getByRole('combobox', { name: 'Find anything' });
  }

  /** The button in the shell. */
  get button(): Locator {
    return this.page.getByRole('button', { name: 'Find anything' });
  }

  answer(name: string | RegExp): Locator {
    return this.page.getByRole('option', { name });
  }

  /** What Enter takes. */
  get best(): Locator {
    return this.page.locator('[role="option"][data-combobox-selected]');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    // It is on the page before it has the cursor.
    await expect(this.field).toBeFocused();
  }

  /** Types it, waits until the best answer has this text, and takes it. */
  async go(query: string, best: string | RegExp): Promise<void> {
    await this.page.keyboard.type(query);
    await this.best.filter({ hasText: best }).waitFor();
    await this.page.keyboard.press('Enter');
    await this.field.waitFor({ state: 'detached' });
  }
}
