import { expect, type Locator, type Page } from '@playwright/test';
import { PalettePage } from './palette-page.ts';

/** More stops than this before the page ends: somebody who tabs is lost. */
const MOST_STOPS = 400;

/** What a walk with Tab over the whole page found. */
export type Walk = {
  /** Stops of the cursor, in order, as they are read out. */
  readonly stops: readonly string[];
  /** Stops that look the same with the cursor and without it. */
  readonly unseen: readonly string[];
  /** The stop from which Tab led back into the page before its end. */
  readonly trap: string | undefined;
};

/** A person without a mouse. */
export class Keyboard {
  readonly page: Page;
  readonly palette: PalettePage;

  constructor(page: Page) {
    this.page = page;
    this.palette = new PalettePage(page);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** By the palette from wherever one is. */
  async find(query: string, best: string | RegExp): Promise<void> {
    await this.palette.open();
    await this.palette.go(query, best);
  }

  /** Tab until the cursor is there. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never comes to ${target}`);
  }

  /** Tab until the cursor is on it, then Enter. */
  async choose(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  /** Escape closes the dialog and brings the cursor back to what opened it. */
  async leavesTo(dialog: Locator, opener: Locator): Promise<void> {
    await dialog.waitFor();
    await this.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect(opener).toBeFocused();
  }

  /** From the start of the page to its end by Tab alone. */
  async walk(): Promise<Walk> {
    await this.page.evaluate(startWalk);
    const stops: string[] = [];
    const unseen: string[] = [];
    for (;;) {
      await this.press('Tab');
      const { name, before, end, back } = await this.page.evaluate(stepWalk);
      if (before !== undefined) unseen.push(before);
      if (end || stops.length > MOST_STOPS) return { stops, unseen, trap: back ?? (end ? undefined : stops.at(-1)) };
      stops.push(name);
    }
  }
}

type WalkState = { readonly seen: Element[]; look: string };

declare global {
  interface Window {
    roundwindWalk?: WalkState;
  }
}

const startWalk = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The next Tab begins at the top, wherever the cursor was.
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
  window.roundwindWalk = { seen: [], look: '' };
};

/** Runs in the page after every Tab: where the cursor is, and whether the stop before could be told from the rest. */
const stepWalk = (): { name: string; before?: string; end: boolean; back?: string } => {
  const state = window.roundwindWalk ?? { seen: [], look: '' };
  const nameOf = (element: Element | null | undefined): string =>
    `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? ''} ${element?.id ?? ''}`;
  const lookOf = (element: Element): string =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .filter((each) => each !== null && each !== undefined)
      .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .map(({ outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor }) =>
        [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join(),
      )
      .join(';');
  // A colour on its way would look like the one it comes from.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const last = state.seen.at(-1);
  // A date is one field with three stops of the browser's own.
  const within = last === document.activeElement && last instanceof HTMLInputElement && last.type === 'date';
  if (within) return { name: nameOf(last), end: false };
  const same = last?.isConnected === true && lookOf(last) === state.look;
  const now = document.activeElement;
  const known = now !== null && state.seen.includes(now);
  const end = now === null || now === document.body || known;
  if (now !== null && !end) {
    state.seen.push(now);
    state.look = lookOf(now);
  }
  return {
    name: nameOf(now),
    ...(same && { before: nameOf(last) }),
    end,
    ...(known && now !== state.seen[0] && { back: `${nameOf(last)} to ${nameOf(now)}` }),
  };
};
