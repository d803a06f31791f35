import type { Locator, Page } from '@playwright/test';

/** The bar of the rehearsal, as somebody looks on. */
export const rehearsalPage = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Rehearsal', exact: true });
  const watch = page.getByRole('button', { name: 'Watch a rehearsal evening' });
  return {
    bar,
    watch: (): Locator => watch,
    begin: async (): Promise<void> => {
      await watch.waitFor();
      await page.keyboard.press('w');
    },
    /** The sentence of the step on screen. */
    says: (): Locator => bar.getByRole('status'),
    step: (number: number): Locator => bar.getByText(`Step ${number} of `),
    button: (name: 'Play' | 'Pause' | 'Go on' | 'Next step' | 'Stop' | 'Close' | 'Remove the rehearsal'): Locator =>
      bar.getByRole('button', { name, exact: true }),
    yours: (): Locator => bar.getByRole('link', { name: 'Now yours: add your players' }),
    /** As fast as it goes. */
    fast: async (): Promise<void> => {
      await bar.getByRole('button', { name: 'Speed: 1 times' }).click();
      await bar.getByRole('button', { name: 'Speed: 2 times' }).click();
    },
    /** Said on the pages of a rehearsal that does not play. */
    banner: (): Locator => page.getByRole('region', { name: 'This is the rehearsal' }),
  };
};
