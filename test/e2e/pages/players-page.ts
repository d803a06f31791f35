import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The club's register, as a person uses it. */
export const playersPage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(new URL('#/players', page.url()).href);
    await page.getByRole('heading', { name: 'Players', level: 1 }).waitFor();
  },
  names: (): Locator => page.getByRole('table').locator('tbody tr td:nth-child(2) button'),
  search: async (query: string): Promise<void> => {
    await page.keyboard.press('/');
    await page.keyboard.type(query);
  },
  card: (): Locator => page.getByRole('dialog'),
  /** Types one player in, by keyboard alone. */
  add: async (name: string): Promise<void> => {
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  remove: (name: string) => page.getByRole('button', { name: `Remove ${name}` }).click(),
  chooseFile: async (name: string, content: string | Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('dialog').waitFor();
  },
  dropFile: async (name: string, content: string): Promise<void> => {
    const data = await page.evaluateHandle(
      ({ name: file, content: text }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], file, { type: 'text/csv' }));
        return transfer;
      },
      { name, content },
    );
    const heading = page.getByRole('heading', { name: 'Players', level: 1 });
    await heading.dispatchEvent('dragover', { dataTransfer: data });
    await heading.dispatchEvent('drop', { dataTransfer: data });
    await page.getByRole('dialog').waitFor();
  },
  preview: (): Locator => page.getByRole('dialog'),
  previewRows: (): Locator => page.getByRole('dialog').locator('tbody tr'),
  leaveOutUnknown: () => page.getByRole('button', { name: 'Leave out the unknown columns' }).click(),
  /** The button that has the focus when a preview has no errors. */
  /** By Enter alone: the cursor comes to the button as the dialog opens. */
  confirm: async (): Promise<void> => {
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Import \d/ })).toBeFocused();
    await page.keyboard.press('Enter');
  },
  importGoodRows: () => page.getByRole('button', { name: /^Import only the/ }).click(),
  cancel: async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  /** Everything the browser wrote when exporting. */
  download: async (): Promise<{ readonly name: string; readonly text: string }> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  },
});
