import type { Locator, Page } from '@playwright/test';

/** A seat's hand laid open at a table: its text, the picker, and which of tiles and value stands. */
export class HandPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The open hand; its title names the seat. */
  get panel(): Locator {
    return this.page.getByRole('region', { name: /^Tiles of / });
  }

  get tiles(): Locator {
    return this.panel.getByRole('textbox', { name: 'Tiles, typed or clicked' });
  }

  /** What tiles and value come to beside each other. */
  get verdict(): Locator {
    return this.panel.getByRole('status');
  }

  get choice(): Locator {
    return this.panel.getByRole('radiogroup', { name: 'What stands' });
  }

  async standing(): Promise<string> {
    return (await this.choice.locator('label[data-active]').textContent()) ?? '';
  }

  async putKind(name: string): Promise<void> {
    await this.panel.getByRole('radiogroup', { name: 'A click puts down' }).getByText(name, { exact: true }).click();
  }

  tile(name: string): Locator {
    return this.panel.getByRole('toolbar').getByRole('button', { name, exact: true });
  }

  async click(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.tile(name).click();
  }

  async showSeat(wind: 'E' | 'S' | 'W' | 'N'): Promise<void> {
    const seats = this.panel.getByRole('radiogroup', { name: 'Whose tiles' });
    await seats.locator('label', { hasText: new RegExp(`^${wind} `) }).click();
  }

  winningTile(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: 'Which tile completed the hand?' }).getByRole('radio', { name });
  }

  keep(): Locator {
    return this.panel.getByRole('button', { name: 'Keep the tiles and close' });
  }

  drop(): Locator {
    return this.panel.getByRole('button', { name: 'Drop the tiles' });
  }
}
