import { expect, type Locator, type Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';

export const CHARTS = ['Balances', 'Places', 'Wins', 'Who paid whom', 'Luck'] as const;

/** The charts of a session: one at a time, each with its table. */
export class ChartsPage {
  readonly page: Page;
  readonly keys: Keyboard;

  constructor(page: Page) {
    this.page = page;
    this.keys = new Keyboard(page);
  }

  /** By the arrow keys from the tab that has the cursor. */
  async show(chart: (typeof CHARTS)[number]): Promise<void> {
    const tab = this.page.getByRole('tab', { name: chart });
    await this.keys.tabTo(this.page.getByRole('tab', { selected: true }));
    while ((await tab.getAttribute('aria-selected')) !== 'true') await this.keys.press('ArrowRight');
    await this.table.waitFor({ state: 'attached' });
  }

  /** Read out behind the drawing, or seen instead of it. */
  get table(): Locator {
    return this.page.getByRole('tabpanel').getByRole('table').first();
  }

  /** Cells of the table row by row, the head row first. */
  figures(): Promise<readonly (readonly string[])[]> {
    return this.table.evaluate((table) =>
      [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
  }

  /** Instead of the drawing, or back. */
  async see(what: 'Chart' | 'Table'): Promise<void> {
    const radio = this.page.getByRole('radio', { name: what, exact: true });
    await radio.focus();
    await this.keys.press('Space');
    await expect(radio).toBeChecked();
  }
}
