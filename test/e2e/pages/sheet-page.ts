import type { Locator, Page } from '@playwright/test';
import { origin } from './club-page.ts';
import { TablePage } from './table-page.ts';

/** A whole paper sheet of one table, typed line by line. Strokes are counted as at the table. */
export class SheetPage extends TablePage {
  static async open(page: Page, sessionId: string, tableId: string): Promise<SheetPage> {
    await page.goto(`${origin(page)}#/sessions/${sessionId}/tables/${tableId}/sheet`);
    const sheet = new SheetPage(page);
    await sheet.heading.waitFor();
    return sheet;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: /copy a sheet$/ });
  }

  get grid(): Locator {
    return this.page.getByRole('table', { name: 'Sheet of deals' });
  }

  /** The row of a deal that is typed, by its place on the sheet from 1. */
  line(at: number): Locator {
    return this.page.locator(`tr[data-row="${at - 1}"]`);
  }

  /** Rows that can be typed in. */
  get lines(): Locator {
    return this.page.locator('tr[data-row]');
  }

  /** Deals that are saved already. */
  get saved(): Locator {
    return this.page.locator('tr[data-stored]');
  }

  /** The field of a person in a row of four hands. */
  hand(at: number, name: string): Locator {
    return this.line(at).getByRole('textbox', { name: `worth of ${name}’s hand` });
  }

  /** Winner, worth or thrower of a row. */
  cell(at: number, column: 'winner' | 'worth' | 'thrower'): Locator {
    return this.line(at).locator(`[data-cell="${column === 'thrower' ? 'source' : column}"]`);
  }

  /** A washout or a false win in the place of the fields. */
  result(at: number): Locator {
    return this.line(at).locator('[data-cell="result"]');
  }

  state(at: number): Locator {
    return this.line(at).locator('[data-kind]');
  }

  /** What is said below a row. */
  words(at: number): Locator {
    return this.line(at).locator('xpath=following-sibling::tr[1][not(@data-row)]');
  }

  /** What the row with the cursor lacks, or how far the sheet is. */
  get said(): Locator {
    return this.grid.getByRole('status').first();
  }

  paper(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Total of ${name} on the paper` });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: /^Save/ });
  }

  /** Net and balance of a row by chair, in points. */
  async figures(row: Locator): Promise<readonly (readonly [net: number, balance: number])[]> {
    const nets = await row.getByTestId('net').allInnerTexts();
    const balances = await row.getByTestId('balance').allInnerTexts();
    return nets.map((net, at) => [pointsOf(net), pointsOf(balances[at] ?? '')]);
  }
}

/** A figure as it stands on screen. */
export const pointsOf = (text: string): number => Number(text.trim().replace('−', '-').replaceAll(',', ''));
