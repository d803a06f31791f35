import type { Locator, Page } from '@playwright/test';
import { origin } from './club-page.ts';

/** Every change of a session. */
export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(sessionId: string): Promise<void> {
    await this.page.goto(`${origin(this.page)}#/sessions/${sessionId}/history`);
    await this.rows.first().waitFor();
  }

  /** The changes, the newest first. */
  get rows(): Locator {
    return this.page.locator('tr[data-seq]');
  }

  /** The newest change with this sentence. */
  row(sentence: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name: sentence, exact: true }) }).first();
  }

  /** Opens or shuts what a change replaced, by the keyboard. */
  async toggle(sentence: string): Promise<void> {
    await this.row(sentence).getByRole('button', { name: sentence, exact: true }).press('Enter');
  }

  /** A record as it was before and after a change. */
  record(title: string): Locator {
    return this.page.getByRole('table', { name: title, exact: true });
  }

  /** Takes the change that is open back by itself. */
  async takeBack(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Take this change back…' }).press('Enter');
    await this.page.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await this.page.keyboard.press('Enter');
  }

  versions(deal: number): Locator {
    return this.page.getByRole('table', { name: `Deal ${deal}` });
  }
}
