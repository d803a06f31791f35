import type { Locator, Page } from '@playwright/test';

/** The window for the projector. */
export class DisplayPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string, sessionId: string): Promise<void> {
    await this.page.goto(`${address}#/display/${sessionId}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Shows one kind of page, by the keyboard. */
  async show(what: 'All in turn' | 'Seating' | 'Clock' | 'Standings'): Promise<void> {
    await this.page.getByRole('radio', { name: what }).focus();
    await this.page.keyboard.press('Space');
  }

  get clock(): Locator {
    return this.page.getByRole('timer', { name: 'Time left' });
  }

  get tables(): Locator {
    return this.page.getByRole('list', { name: 'Seating' }).locator('> li');
  }

  get rows(): Locator {
    return this.page.getByRole('table', { name: 'Standings' }).getByRole('row');
  }

  get pages(): Locator {
    return this.page.getByText(/^Page \d+ of \d+$/);
  }
}
