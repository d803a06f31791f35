import { expect, type Locator, type Page } from '@playwright/test';

type Seat = 'East' | 'South' | 'West' | 'North';

/** The scorer: rules, four hands, how the win came, the result, and the same hand under every system. */
export class ScorerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From anywhere, by the main navigation. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Scorer' }).click();
    await expect(this.page.getByRole('heading', { name: 'Scorer', level: 1 })).toBeVisible();
  }

  async takeExample(system: string): Promise<void> {
    await this.page.getByRole('button', { name: `Example hand: ${system}` }).click();
  }

  async chooseRules(system: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: system });
  }

  hand(seat: Seat): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${seat}(, winner)?: tiles or worth`) });
  }

  /** What is wrong with what was typed for a seat. */
  handError(seat: Seat): Locator {
    return this.page.getByTestId(`seat-${seat.slice(0, 1)}`).getByRole('alert');
  }

  choice(group: 'Won by' | 'Winning tile' | 'Prevailing wind' | 'The deal' | 'Declared by', name: string): Locator {
    return this.page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  }

  /** By its label: the button itself is out of sight. */
  async choose(group: 'The deal' | 'Declared by', name: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: group, exact: true }).getByText(name, { exact: true }).click();
  }

  tileOfHand(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: 'Which tile completed the hand?' }).getByRole('radio', { name });
  }

  paletteTile(name: string): Locator {
    return this.page.getByRole('toolbar').getByRole('button', { name, exact: true });
  }

  get findEvent(): Locator {
    return this.page.getByRole('textbox', { name: /Find what happened/ });
  }

  get result(): Locator {
    return this.page.getByTestId('result');
  }

  get worth(): Locator {
    return this.result.getByRole('status', { name: 'Worth of the winner’s hand' });
  }

  /** How a deal without a winner ended. */
  get ending(): Locator {
    return this.result.getByRole('status', { name: 'How the deal ended' });
  }

  async nets(): Promise<readonly string[]> {
    return this.result.getByTestId(/^net-/).allInnerTexts();
  }

  /** The lines of the sheet of a seat. */
  lines(seat: Seat): Locator {
    return this.result.getByRole('region', { name: `Score sheet of ${seat}` }).locator('tbody tr');
  }

  system(id: string): Locator {
    return this.page.getByTestId(`compare-${id}`);
  }
}
