import { expect, type Locator, type Page } from '@playwright/test';

/** One table: the form, what it comes to, and the list of deals. */
export class TablePage {
  readonly page: Page;
  /** Keys pressed through `type` and `press`: what a deal costs the person at the desk. */
  strokes = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async type(text: string): Promise<void> {
    this.strokes += [...text].length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.strokes += 1;
    await this.page.keyboard.press(key);
  }

  /** Texts for the fields in seat order from East, with Enter after each: the last one records. */
  async enter(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.type(text);
      await this.press('Enter');
    }
  }

  /** Enters a deal and waits until it stands in the list and is on disk. */
  async record(...texts: readonly string[]): Promise<void> {
    const before = await this.rows.count();
    await this.enter(...texts);
    await expect(this.rows).toHaveCount(before + 1);
    await this.onDisk();
  }

  /** Waits until no deal is on its way to the disk. */
  async onDisk(): Promise<void> {
    await expect(this.page.locator('tr[data-deal][aria-busy="true"]')).toHaveCount(0);
  }

  get title(): Locator {
    return this.page.locator('#entry-title');
  }

  field(wind: 'E' | 'S' | 'W' | 'N'): Locator {
    return this.page.getByTestId(`seat-${wind}`).getByRole('textbox');
  }

  /** What stands in a seat's row: name, total, net and balance. */
  seat(wind: 'E' | 'S' | 'W' | 'N'): Locator {
    return this.page.getByTestId(`seat-${wind}`);
  }

  async name(wind: 'E' | 'S' | 'W' | 'N'): Promise<string> {
    const label = (await this.field(wind).getAttribute('aria-label')) ?? '';
    return label.replace(/^\w+, (.*): worth of the hand$/, '$1');
  }

  /** Net of the form by seat wind from East. */
  async nets(): Promise<readonly string[]> {
    const nets: string[] = [];
    for (const wind of ['E', 'S', 'W', 'N'] as const) {
      nets.push(
        (await this.seat(wind)
          .getByRole('status', { name: /^Won or lost/ })
          .textContent()) ?? '',
      );
    }
    return nets;
  }

  get live(): Locator {
    return this.page.getByTestId('live');
  }

  payments(): Locator {
    return this.live.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  }

  /** The deals, the newest first. */
  get rows(): Locator {
    return this.page.locator('tr[data-deal]');
  }

  row(deal: number): Locator {
    return this.page.locator(`tr[data-deal="${deal}"]`);
  }

  /** Net of a deal by chair, as the list shows it. */
  async rowNets(deal: number): Promise<readonly string[]> {
    const cells = await this.row(deal).locator('td').allInnerTexts();
    return cells.flatMap((cell) => /(?:^|\s)([+−]?[\d,]+)\n/.exec(cell)?.[1] ?? []);
  }

  /** Puts the cursor on a deal in the list, with the arrows alone. */
  async goToRow(deal: number): Promise<void> {
    await this.field('N').focus();
    await this.page.keyboard.press('ArrowDown');
    for (let step = (await this.rows.count()) - deal; step > 0; step -= 1) await this.page.keyboard.press('ArrowDown');
    await expect(this.row(deal).getByRole('button', { name: `Deal ${deal}: explanation` })).toBeFocused();
  }
}
