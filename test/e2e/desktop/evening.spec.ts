import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { discardDesktop, launchDesktop } from '../../electron-double/launch.ts';
import { runEvening } from '../evening-journey.ts';
import { connectDesk, putDesk } from './desk.ts';

test('a classical evening, from a CSV of people to the printed standings', async () => {
  test.setTimeout(300_000);
  const app = await launchDesktop();
  const folder = await mkdtemp(join(tmpdir(), 'roundwind-evening-'));
  const page = await app.screen();
  let saved = 0;
  /** Presses, answers the save dialog, and waits for the whole file: it appears under its name only when complete. */
  const saveFile = async (press: () => Promise<unknown>): Promise<Buffer> => {
    saved += 1;
    const path = join(folder, `saved-${saved}`);
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as never;
    }, path);
    await press();
    await expect
      .poll(() =>
        stat(path).then(
          ({ size }) => size,
          () => 0,
        ),
      )
      .toBeGreaterThan(0);
    return readFile(path);
  };
  try {
    await runEvening({
      page,
      connect: async () => {
        await putDesk(page);
        await connectDesk(page);
      },
      chooseFile: async (path, press) => {
        await app.evaluate(({ dialog }, filePath) => {
          dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [filePath] })) as never;
        }, path);
        await press();
      },
      saveFile,
      pdf: () => saveFile(() => page.getByRole('button', { name: /PDF/ }).click()),
    });
  } finally {
    await discardDesktop(app);
    await rm(folder, { recursive: true });
  }
});
