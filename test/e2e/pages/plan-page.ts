import type { Locator, Page } from '@playwright/test';
import { origin } from './club-page.ts';

/** The seating plan of a session. */
export class PlanPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(sessionId: string): Promise<void> {
    await this.page.goto(`${origin(this.page)}#/sessions/${sessionId}/plan`);
    await this.page.getByRole('heading', { level: 1, name: 'Seating plan' }).waitFor();
  }

  get make(): Locator {
    return this.page.getByRole('button', { name: /^Plan \d+ rounds$/ });
  }

  /** The plan that is not kept yet. */
  get draft(): Locator {
    return this.page.getByTestId('draft');
  }

  get keep(): Locator {
    return this.page.getByRole('button', { name: 'Keep this plan' });
  }

  get misfit(): Locator {
    return this.page.getByTestId('misfit');
  }

  /** Lines of the difference: one for each card that changes. */
  get changedCards(): Locator {
    return this.draft.locator('tbody > tr');
  }

  async show(tab: 'By round' | 'By person' | 'Certificate'): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
  }

  /** A figure of the certificate. */
  figure(name: string): Locator {
    return this.page.locator(`[data-figure="${name}"]`);
  }

  /** Somebody's card: the cells of their row under "By person". */
  async card(name: string): Promise<readonly string[]> {
    await this.show('By person');
    const row = this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
    return row.getByRole('cell').allTextContents();
  }

  /** Hands a file to the import. */
  async importFile(name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await this.page.getByRole('dialog').waitFor();
  }

  /** Keeps what is on screen and waits until it is kept. */
  async keepByKey(): Promise<void> {
    await this.page.keyboard.press('Control+Enter');
    await this.draft.waitFor({ state: 'detached' });
  }
}
