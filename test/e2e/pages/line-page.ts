import { expect, type Locator } from '@playwright/test';
import { TablePage } from './table-page.ts';

/** One table where only the winner is paid: winner, worth, thrower. */
export class LinePage extends TablePage {
  get winner(): Locator {
    return this.page.getByRole('group', { name: /^Winner/ });
  }

  get worth(): Locator {
    return this.page.getByRole('textbox', { name: /^(Tai|Doubles)$/ });
  }

  get thrower(): Locator {
    return this.page.getByRole('group', { name: /^Winning tile thrown by/ });
  }

  get spots(): Locator {
    return this.page.getByRole('list', { name: 'Paid on the spot' }).getByRole('listitem');
  }

  override async name(wind: 'E' | 'S' | 'W' | 'N'): Promise<string> {
    return (await this.seat(wind).locator('label [title]').getAttribute('title')) ?? '';
  }

  /** Keys of a whole deal, then waits until it stands in the list and the next line is ready. */
  async deal(keys: readonly string[], number: number): Promise<void> {
    for (const key of keys) await this.press(key);
    await expect(this.row(number)).toBeVisible();
    await expect(this.title).toHaveText(`Deal ${number + 1}`);
    await this.onDisk();
  }

  /** Net and balance of a deal by chair, as its row shows them. */
  async figures(deal: number): Promise<readonly string[]> {
    const cells = await this.row(deal).locator('td').allInnerTexts();
    return cells.flatMap((cell) => {
      const found = /([+−]?[\d,.]+)\n([+−]?[\d,.]+)$/.exec(cell.trim());
      return found === null ? [] : [`${found[1]} ${found[2]}`];
    });
  }

  /** Puts the cursor on a deal in the list from the field of the worth, with the arrows alone. */
  override async goToRow(deal: number): Promise<void> {
    await this.worth.focus();
    await this.page.keyboard.press('ArrowDown');
    for (let step = (await this.rows.count()) - deal; step > 0; step -= 1) await this.page.keyboard.press('ArrowDown');
    await expect(this.row(deal).getByRole('button', { name: `Deal ${deal}: explanation` })).toBeFocused();
  }
}
