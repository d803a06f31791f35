import { expect, test } from '@playwright/test';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';

let app: DesktopApp;
test.beforeAll(async () => {
  app = await launchDesktop();
});
test.afterAll(async () => {
  await discardDesktop(app);
});

test('one window is shown, with the title; the store has a hidden one', async () => {
  const page = await app.screen();
  await app.store();
  await expect(page).toHaveTitle(/Roundwind/);
  const shown = () =>
    app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .map((window) => ({ page: window.webContents.getURL().split('#')[0], visible: window.isVisible() }))
          .toSorted((left, right) => String(left.page).localeCompare(String(right.page))),
      null,
    );
  await expect.poll(shown).toEqual([
    { page: 'app://roundwind/index.html', visible: true },
    { page: 'app://roundwind/store.html', visible: false },
  ]);
});

test('the window lies within the display', async () => {
  await app.screen();
  const { size, area } = await app.evaluate(
    ({ BrowserWindow, screen }) => ({
      size:
        BrowserWindow.getAllWindows()
          .find((window) => window.isVisible())
          ?.getSize() ?? [],
      area: screen.getPrimaryDisplay().workAreaSize,
    }),
    null,
  );
  expect(size[0]).toBe(Math.max(1024, Math.min(1280, area.width)));
  expect(size[1]).toBe(Math.max(680, Math.min(800, area.height)));
});

test('the screens load without breaking the content policy', async () => {
  const page = await app.screen();
  await page.addInitScript(() => {
    const found: string[] = [];
    (window as { policyBroken?: string[] }).policyBroken = found;
    document.addEventListener('securitypolicyviolation', (event) => {
      found.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as { policyBroken?: string[] }).policyBroken)).toEqual([]);
});

test('the page has the bridge and nothing of Node', async () => {
  const page = await app.screen();
  expect(
    await page.evaluate(() => ({
      bridge: Object.keys(window.roundwind).toSorted(),
      require: typeof (globalThis as { require?: unknown }).require,
      process: typeof (globalThis as { process?: unknown }).process,
      secure: window.isSecureContext,
    })),
  ).toEqual({
    bridge: [
      'acceptRebuild',
      'appInfo',
      'declineRebuild',
      'journalInfo',
      'onJournal',
      'onStoreLost',
      'openDisplay',
      'openFile',
      'print',
      'requestStorePort',
      'saveFile',
      'savePdf',
      'snapshot',
      'speak',
    ],
    require: 'undefined',
    process: 'undefined',
    secure: true,
  });
});

test('the content policy stops foreign addresses and inline scripts', async () => {
  const page = await app.screen();
  const outcome = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    const foreign = await fetch('https://example.org/').then(
      () => 'answered',
      () => 'refused',
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { foreign, ran: 'ran' in window, violations };
  });
  expect(outcome.foreign).toBe('refused');
  expect(outcome.ran).toBe(false);
  expect(outcome.violations).toEqual(expect.arrayContaining(['connect-src', 'script-src-elem']));
});

test('a page cannot be led elsewhere', async () => {
  const page = await app.screen();
  const before = page.url();
  for (const target of ['https://example.org/', 'file:///etc/passwd', new URL('/store.html', before).href]) {
    await page.evaluate((address) => {
      location.href = address;
    }, target);
    await page.waitForTimeout(300);
    expect(page.url(), target).toBe(before);
  }
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/link';
    document.body.append(link);
    link.click();
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
});

test('a page may load itself again', async () => {
  const page = await app.screen();
  await page.evaluate(() => {
    (window as { mark?: number }).mark = 1;
    location.reload();
  });
  await expect.poll(() => page.evaluate(() => 'mark' in window).catch(() => true)).toBe(false);
  expect(await page.evaluate(() => typeof window.roundwind)).toBe('object');
});

test('no page can open a window', async () => {
  const page = await app.screen();
  const count = app.pages().length;
  await page.evaluate(() => {
    window.open('https://example.org/');
    window.open('/index.html');
    const link = document.createElement('a');
    link.href = '/index.html';
    link.target = '_blank';
    document.body.append(link);
    link.click();
  });
  await page.waitForTimeout(500);
  await expect.poll(() => app.pages().length).toBe(count);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null)).toBe(2);
});

test('calls that are malformed are refused with codes and do nothing', async () => {
  const page = await app.screen();
  const answers = await page.evaluate(async () => {
    const bridge = window.roundwind as unknown as Record<string, (argument?: unknown) => Promise<unknown>>;
    return [
      await bridge.saveFile?.({ suggestedName: 'x', mime: 'text/csv', data: 5 }),
      await bridge.openFile?.({ kind: 'anything' }),
      await bridge.savePdf?.({ suggestedName: '', path: '/etc/passwd' }),
    ];
  });
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, errors: [{ code: 'invalid-call' }] });
});

test('a second start shows the first and ends', async () => {
  await app.screen();
  const second = await launchDesktop({ userDataDir: app.userDataDir });
  expect(await second.ended).toBe(0);
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((one) => one.isFocused()), null))
    .toBe(true);
});

test('the menu is there, in words of the translation file', async () => {
  await app.screen();
  const labels = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label), null);
  expect(labels).toEqual(['File', 'Edit', 'View', 'Window']);
});

test('the menu speaks the language of the screens', async () => {
  const page = await app.screen();
  const labels = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label), null);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.poll(labels).toEqual(['文件', '编辑', '视图', '窗口']);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(labels).toEqual(['File', 'Edit', 'View', 'Window']);
  // What a page could be made to say changes nothing.
  await page.evaluate(() => window.roundwind.speak('xx' as 'en'));
  expect(await labels()).toEqual(['File', 'Edit', 'View', 'Window']);
});

test('the window for the projector opens once, shows the session, and goes with the last screen', async () => {
  const page = await app.screen();
  const sessionId = '00000000-0000-4000-8000-000000000009';
  const displays = () =>
    app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .map((window) => window.webContents.getURL())
          .filter((address) => address.includes('#/display/')),
      null,
    );
  for (const _ of [1, 2]) {
    expect(await page.evaluate((id) => window.roundwind.openDisplay({ sessionId: id }), sessionId)).toMatchObject({
      ok: true,
    });
  }
  await expect.poll(displays).toEqual([`app://roundwind/index.html#/display/${sessionId}`]);
  const refused = await page.evaluate(() => window.roundwind.openDisplay({ sessionId: 'https://example.org' }));
  expect(refused).toEqual({ ok: false, errors: [{ code: 'invalid-call', fields: ['sessionId'] }] });

  await app
    .evaluate(({ BrowserWindow }) => {
      const screens = BrowserWindow.getAllWindows().filter((window) => window.isVisible());
      for (const window of screens) if (!window.webContents.getURL().includes('#/display/')) window.close();
    }, null)
    // The app may end before it can answer.
    .catch(() => undefined);
  expect(await app.ended).toBe(0);
});
