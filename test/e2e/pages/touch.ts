import type { Locator, Page } from '@playwright/test';

/** A finger's width in CSS pixels (WCAG 2.5.5). */
const FINGER = 44;

/** A person with fingers only: taps are counted, and targets too small for a finger are told. */
export class Touch {
  readonly page: Page;
  taps = 0;
  readonly small: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    const { width, height, name } = await target.evaluate(measure);
    if (width < FINGER || height < FINGER) this.small.push(`${name}: ${width} × ${height}`);
    await target.tap();
    this.taps += 1;
  }

  /** On the number pad that the field asked the tablet for. */
  async pad(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.taps += text.length;
  }

  async padEnter(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.taps += 1;
  }

  /** What was done since the last time. */
  counted(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}

/** Of the card where a whole card takes the tap, else of the thing itself. */
const measure = (element: Element): { width: number; height: number; name: string } => {
  const { width, height } = (element.closest('[data-picked], li[data-state]') ?? element).getBoundingClientRect();
  return { width, height, name: element.getAttribute('aria-label') ?? element.textContent ?? '' };
};
