import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A link to a route behind the `#` that stands out of view looks to axe like a skip link without a target. */
const HASH_ROUTES = ['skip-link'];

/** All that differs between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colours on their way from one scheme to the other have a contrast of their own: takes every transition to its end. */
const settleColours = async (): Promise<void> => {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

/**
 * What axe finds on the page: in light by every rule, in dark by the rules that read colours, since nothing else of a page
 * follows the scheme. Without frames there is nothing to merge, for which axe would open a tab before ours each time; and
 * where a rule found nothing wrong, the elements it read need not be told one by one.
 */
export const accessFaults = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(settleColours);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const dark = colorScheme === 'dark';
    const { violations, passes } = await (dark ? axe.withRules(COLOUR_RULES) : axe.disableRules(HASH_ROUTES)).analyze();
    expect(passes.length).toBeGreaterThan(dark ? 0 : 5);
    for (const { id, nodes } of violations)
      faults.push(`${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
};

/** The page has no fault that axe can see, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await accessFaults(page)).toEqual([]);
