import type { Locator, Page } from '@playwright/test';
import { origin } from './club-page.ts';

/** The tables of a round. */
export class RoundPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(sessionId: string, round: number | 'now' = 'now'): Promise<void> {
    await this.page.goto(`${origin(this.page)}#/sessions/${sessionId}/rounds/${round}`);
    await this.page.getByRole('heading', { level: 1, name: /^Round/ }).waitFor();
  }

  /** The card of a table. */
  card(table: number): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: `Table ${table}`, exact: true }) });
  }

  /** Every card, in the order shown. */
  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Tables' }).locator('> li');
  }

  /** Takes an entry of a table's menu, by the keyboard. */
  async choose(table: number, entry: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for table ${table}` }).press('Enter');
    await this.page.getByRole('menuitem', { name: entry }).press('Enter');
  }

  /** Where the round stands, in a word. */
  get state(): Locator {
    return this.page.locator('[data-round-state]').first();
  }

  get clock(): Locator {
    return this.page.getByRole('timer', { name: 'Time left' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get goTo(): Locator {
    return this.page.getByRole('textbox', { name: 'Go to table' });
  }

  get seat(): Locator {
    return this.page.getByRole('button', { name: /^Seat round/ });
  }

  get certificate(): Locator {
    return this.page.getByTestId('certificate');
  }
}
