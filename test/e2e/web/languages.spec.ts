import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { type MadeClub, makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { addressOf, cutOff, openScreen, routePaths, spokenOn } from '../pages/every-screen.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

// Every screen of the program, looked at by axe in two colour schemes.
test.describe.configure({ timeout: 300_000 });

const LANGUAGES = [
  { language: 'en', locale: 'en-SG', tag: 'en-GB' },
  { language: 'zh', locale: 'zh-SG', tag: 'zh-Hans' },
] as const;
type Spoken = (typeof LANGUAGES)[number]['language'];

const textsOf = (language: Spoken, file: string) =>
  JSON.parse(readFileSync(new URL(`../../../assets/translations/${language}/${file}.json`, import.meta.url), 'utf8'));

const EVENING = 'Monday evening';
const NAMES = [
  'Alicia Tan',
  'Benny Lim',
  '王小明',
  'Dev Pillai',
  'Esther Ng',
  'Farid Rahman',
  'Grace Koh',
  '黄美玲',
  'Ivan',
];

let app: WebApp;
let club: MadeClub;
test.beforeAll(async () => {
  club = await makeClub({ name: EVENING, names: NAMES, rounds: 2, roundCount: 3, dealsPerTable: 3, unfinished: 1 });
});
test.afterEach(() => app.close());

const bringIn = async (language: Spoken): Promise<void> => {
  const { page } = app;
  const { restore } = textsOf(language, 'files');
  await openScreen(page, '/files');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: restore.choose }).click();
  await (await chooser).setFiles({ name: 'club.json', mimeType: 'application/json', buffer: Buffer.from(club.backup) });
  await page.getByRole('button', { name: restore.confirm }).click();
  await page.getByText(restore.doneTitle).waitFor();
};

/** What to fill the parameters of paths with: things that the club has. */
const factsOf = (): Readonly<Record<string, string>> => {
  const { records } = JSON.parse(club.backup);
  const [table] = records.tables;
  return {
    sessionId: club.sessionId,
    round: 'now',
    tableId: table.id,
    entrantId: records.entrants[0].id,
    playerId: records.players[0].id,
    seasonId: 'none',
    publicationId: 'none',
  };
};

/** Names that the club gave, titles that documents have, and what every language writes the same. Longest first. */
const OWN_WORDS: readonly string[] = [
  ...[EVENING, ...NAMES, 'Roundwind', 'English', 'club.json', 'Delete', 'Enter', 'Ctrl'],
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

for (const { language, locale, tag } of LANGUAGES) {
  test(`every screen speaks ${language}, whole and accessible`, async () => {
    app = await startWebApp({ context: { locale, viewport: { width: 1280, height: 720 } } });
    const { page } = app;
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    for (const path of ['/', '/players']) {
      await openScreen(page, path);
      await expectAccessible(page);
    }
    await bringIn(language);
    const facts = factsOf();
    const paths = routePaths();
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const address = addressOf(path, facts);
      if (address === undefined) throw new Error(`say in factsOf what to fill ${path} with`);
      await test.step(path, async () => {
        await openScreen(page, address);
        const texts = await spokenOn(page);
        expect(texts.filter((text) => KEY.test(text) && !text.endsWith('.json'))).toEqual([]);
        expect(language === 'zh' ? leftInEnglish(texts) : []).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
        await expectAccessible(page);
      });
    }
  });
}

test('the language is changed at once, kept, and followed by another tab, by keyboard alone', async () => {
  app = await startWebApp();
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
});
