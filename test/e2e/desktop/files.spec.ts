import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';

let app: DesktopApp;
let folder: string;
test.beforeAll(async () => {
  app = await launchDesktop();
  folder = await mkdtemp(join(tmpdir(), 'roundwind-files-'));
});
test.afterAll(async () => {
  await discardDesktop(app);
  await rm(folder, { recursive: true });
});

/** What the person will answer in the next save dialogs: a path, or null for closing it. Also keeps what was proposed. */
const willSaveAs = (path: string | null): Promise<void> =>
  app.evaluate(({ dialog }, filePath) => {
    const asked: string[] = [];
    (globalThis as { asked?: string[] }).asked = asked;
    dialog.showSaveDialog = (async (_window: unknown, options: { defaultPath: string }) => {
      asked.push(options.defaultPath);
      return filePath === null ? { canceled: true, filePath: '' } : { canceled: false, filePath };
    }) as never;
  }, path);

const proposed = (): Promise<string[]> => app.evaluate(() => (globalThis as { asked?: string[] }).asked ?? [], null);

test('a save dialog writes the file, whole, where the person says', async () => {
  const page = await app.screen();
  const path = join(folder, 'standings.csv');
  await willSaveAs(path);
  const answer = await page.evaluate(() =>
    window.roundwind.saveFile({
      suggestedName: 'Club: 5/6?.csv',
      mime: 'text/csv',
      data: '\uFEFFplace,name\r\n1,Łé東\r\n',
    }),
  );
  expect(answer).toEqual({ ok: true, value: { saved: true, path } });
  expect(await readFile(path, 'utf8')).toBe('\uFEFFplace,name\r\n1,Łé東\r\n');
  expect((await proposed())[0]).toMatch(/[/\\]Club- 5-6-\.csv$/);
  expect(await readdir(folder)).toEqual(['standings.csv']);
});

test('bytes are written as they are', async () => {
  const page = await app.screen();
  const path = join(folder, 'bytes.bin');
  await willSaveAs(path);
  const answer = await page.evaluate(() =>
    window.roundwind.saveFile({
      suggestedName: 'bytes.bin',
      mime: 'application/octet-stream',
      data: new Uint8Array([0, 255, 128, 10]).buffer,
    }),
  );
  expect(answer.ok).toBe(true);
  expect([...(await readFile(path))]).toEqual([0, 255, 128, 10]);
});

test('a closed dialog writes nothing', async () => {
  const page = await app.screen();
  await willSaveAs(null);
  const answer = await page.evaluate(() =>
    window.roundwind.saveFile({ suggestedName: 'a.csv', mime: 'text/csv', data: 'x' }),
  );
  expect(answer).toEqual({ ok: true, value: { saved: false } });
});

test('a folder that is not there comes back as a code with its path', async () => {
  const page = await app.screen();
  const path = join(folder, 'nowhere', 'a.csv');
  await willSaveAs(path);
  const answer = await page.evaluate(() =>
    window.roundwind.saveFile({ suggestedName: 'a.csv', mime: 'text/csv', data: 'x' }),
  );
  expect(answer).toEqual({ ok: false, errors: [{ code: 'missing', path, detail: 'ENOENT' }] });
});

test('a chosen file comes with its name and its bytes', async () => {
  const page = await app.screen();
  const path = join(folder, 'club.csv');
  await writeFile(path, Buffer.from([0xe9, 0x2c, 0x31]));
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [chosen] })) as never;
  }, path);
  const answer = await page.evaluate(async () => {
    const opened = await window.roundwind.openFile({ kind: 'csv' });
    if (!opened.ok || opened.value === null) return null;
    return { name: opened.value.name, bytes: [...new Uint8Array(opened.value.bytes)] };
  });
  expect(answer).toEqual({ name: 'club.csv', bytes: [0xe9, 0x2c, 0x31] });
});

test('what a window shows is saved as PDF with its own page size and its text', async () => {
  const page = await app.screen();
  await page.evaluate(() => {
    document.body.innerHTML =
      '<style>@page { size: A5 landscape; margin: 10mm }</style><h1>Standings 16</h1><p style="background:#eee">Wind 東</p>';
  });
  const path = join(folder, 'standings.pdf');
  await willSaveAs(path);
  const answer = await page.evaluate(() => window.roundwind.savePdf({ suggestedName: 'standings.pdf' }));
  expect(answer).toEqual({ ok: true, value: { saved: true, path } });
  expect(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })).toContain('Standings 16');
  // A5 landscape in points.
  expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' })).toMatch(
    /Page size:\s+59[45](\.\d+)? x 4(19|20)(\.\d+)?/,
  );
});

test('the system print dialog is asked for this window', async () => {
  test.skip(app.kind === 'electron', 'would open a real dialog');
  const page = await app.screen();
  expect(await page.evaluate(() => window.roundwind.print())).toEqual({ ok: true, value: { printed: true } });
});
