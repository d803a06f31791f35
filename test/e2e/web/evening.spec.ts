import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { bundleClient } from '../desktop/desk.ts';
import { runEvening } from '../evening-journey.ts';
import { startWebApp } from '../web-app.ts';

const PAGES = new URL('../../../out/renderer/assets/', import.meta.url);

test('a classical evening, from a CSV of people to the printed standings', async () => {
  test.setTimeout(300_000);
  const app = await startWebApp();
  const { page } = app;
  try {
    await runEvening({
      page,
      connect: async () => {
        const worker = readdirSync(PAGES).find((name) => name.startsWith('store-worker'));
        await page.addInitScript({ content: await bundleClient(new URL('./page-client.ts', import.meta.url)) });
        await page.reload();
        await page.evaluate((address) => window.desk.connect(address), new URL(`assets/${worker}`, app.url).href);
      },
      chooseFile: async (path, press) => {
        const chooser = page.waitForEvent('filechooser');
        await press();
        await (await chooser).setFiles(path);
      },
      saveFile: async (press) => {
        const download = page.waitForEvent('download');
        await press();
        return readFile(await (await download).path());
      },
      pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    });
  } finally {
    await app.close();
  }
});
