import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import type { MadeClub } from '../club.ts';
import { accessFaults, expectAccessible } from '../pages/axe.ts';
import { addressOf, cutOff, openScreen, routePaths, spokenOn } from '../pages/every-screen.ts';
import { startWebApp, type WebApp } from '../web-app.ts';
import { addressFacts, EVENING_NAME, makeWholeClub, PEOPLE } from '../whole-club.ts';

// Every screen of the program, looked at by axe in two colour schemes.
test.describe.configure({ timeout: 300_000 });

const LANGUAGES = [
  { language: 'en', locale: 'en-SG', tag: 'en-GB' },
  { language: 'zh', locale: 'zh-SG', tag: 'zh-Hans' },
] as const;
type Spoken = (typeof LANGUAGES)[number]['language'];

const textsOf = (language: Spoken, file: string) =>
  JSON.parse(readFileSync(new URL(`../../../assets/translations/${language}/${file}.json`, import.meta.url), 'utf8'));

let club: MadeClub;
test.beforeAll(async () => {
  club = await makeWholeClub();
});

const bringIn = async (page: Page, language: Spoken): Promise<void> => {
  const { restore } = textsOf(language, 'files');
  await openScreen(page, '/files');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: restore.choose }).click();
  await (await chooser).setFiles({ name: 'club.json', mimeType: 'application/json', buffer: Buffer.from(club.backup) });
  await page.getByRole('button', { name: restore.confirm }).click();
  await page.getByText(restore.doneTitle).waitFor();
};

/** Names that the club gave, titles that documents have, and what every language writes the same. Longest first. */
const OWN_WORDS: readonly string[] = [
  ...[EVENING_NAME, ...PEOPLE, 'Roundwind', 'English', 'club.json', 'Delete', 'Enter', 'Ctrl'],
  ...RULESETS.flatMap(({ sources }) => sources.flatMap(({ id, title, part }) => [title, part, id])),
].toSorted((one, two) => two.length - one.length);

/** Tiles as they are typed. */
const NOTATION = /\b(?:[BCDFSA]\d+|(?:[ESWN]|Rd|Gd|Wd)+)\b/g;

/** Texts in Latin letters only, when all names and signs are taken away. */
const leftInEnglish = (texts: readonly string[]): readonly string[] => {
  return texts.filter((text) => {
    const rest = OWN_WORDS.reduce((left, word) => left.replaceAll(word, ''), text).replaceAll(NOTATION, '');
    return !/\p{Script=Han}/u.test(text) && /\p{L}{4}/u.test(rest);
  });
};

/** A key that no file has is shown as itself. */
const KEY = /^(?:[a-z]+:)?[a-zA-Z]+(?:\.[\w-]+)+$/;

/** So many screens a journey, so that one that fails is soon tried again. */
const AT_ONCE = 6;
const PATHS = routePaths();
const parts = Array.from({ length: Math.ceil(PATHS.length / AT_ONCE) }, (_, part) =>
  PATHS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

for (const { language, locale, tag } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    let app: WebApp;
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      app = await startWebApp({ context: { locale, viewport: { width: 1280, height: 720 } } });
      await expect(app.page.locator('html')).toHaveAttribute('lang', tag);
      await expectAccessible(app.page);
      await bringIn(app.page, language);
    });
    test.afterAll(() => app.close());

    for (const [part, paths] of parts.entries()) {
      test(`every screen speaks ${language}, whole and accessible, part ${part + 1}: ${paths[0]} …`, async () => {
        const facts = addressFacts(club);
        for (const path of paths) await test.step(path, () => look(app.page, addressOf(path, facts), path, language));
      });
    }
  });
}

/** Every fault of every screen is told, not only the first. */
const look = async (page: Page, address: string | undefined, path: string, language: Spoken): Promise<void> => {
  if (address === undefined) throw new Error(`say in addressFacts what to fill ${path} with`);
  await openScreen(page, address);
  const texts = await spokenOn(page);
  expect
    .soft(
      texts.filter((text) => KEY.test(text) && !text.endsWith('.json')),
      path,
    )
    .toEqual([]);
  expect.soft(language === 'zh' ? leftInEnglish(texts) : [], path).toEqual([]);
  // A page that is still taking its place may be wide for a moment.
  await expect
    .configure({ soft: true })
    .poll(() => cutOff(page), { message: path })
    .toEqual([]);
  expect.soft(await accessFaults(page), path).toEqual([]);
};

test('the language is changed at once, kept, and followed by another tab, by keyboard alone', async () => {
  const app = await startWebApp();
  const { page } = app;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('en', 'app').nav.home);
  const other = await app.context.newPage();
  await other.goto(app.url);
  await other.getByRole('heading', { level: 1 }).waitFor();

  await page.bringToFront();
  await page.getByRole('button', { name: textsOf('en', 'app').language.choose }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  if (!(await page.getByRole('menuitemradio', { name: '简体中文' }).evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('menuitemradio')).toHaveCount(0);

  const chinese = textsOf('zh', 'app').nav.home;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(chinese);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
  await app.close();
});
