import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../main/web/paths.mjs';

/** Every path of the router as its source has it, so that no screen is forgotten. */
export const routePaths = (): readonly string[] =>
  [...readFileSync(join(ROOT, 'renderer/app/router.tsx'), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
    ([, path = '']) => path,
  );

/** The address behind the `#` for a path, every parameter filled; undefined when nobody said what to fill it with. */
export const addressOf = (path: string, facts: Readonly<Record<string, string>>): string | undefined => {
  const address = path.replaceAll(/\$(\w+)/g, (whole, name: string) => facts[name] ?? whole);
  return address.includes('$') ? undefined : address;
};

/** On the heading of a screen that is being left. */
const LEFT = 'data-left';

/** Opens a screen or a page to print and waits until it shows what it has. */
export const openScreen = async (page: Page, address: string): Promise<void> => {
  const { href } = new URL(`#${address}`, page.url());
  // Only what stands behind the # changes, and the screen before it stays until the next one is loaded: by its heading the
  // two are told apart. To load everything anew would cost five times as much.
  await page.evaluate((mark) => document.querySelector('h1')?.setAttribute(mark, ''), LEFT);
  if (page.url() === href) await page.reload();
  else await page.goto(href);
  await page.locator(`h1:not([${LEFT}])`).first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('main .mantine-Loader-root, main .mantine-Skeleton-root, [aria-busy="true"]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
};

/** What a person sees or hears on the page: text, names, hints and placeholders, each once. */
export const spokenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (holder?.closest('script, style, code, kbd, noscript, [data-notation]')) continue;
      texts.add((walker.currentNode.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        texts.add(element.getAttribute(name)?.trim() ?? '');
    return [...texts].filter((text) => text !== '');
  });

/** Labels of buttons that are cut off, and whether the page has to be moved sideways to be read. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('.mantine-Button-label, .mantine-SegmentedControl-innerLabel')];
    const cut = labels
      .filter((label) => label.scrollWidth > label.clientWidth + 1)
      .map((label) => label.textContent ?? '');
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page itself'] : [];
    return [...cut, ...wide];
  });
