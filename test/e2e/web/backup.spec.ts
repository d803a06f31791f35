import { expect, test } from '@playwright/test';
import { BACKUP_VERSION, writeBackup } from '../../../shared/records/backup.ts';
import { checksum } from '../../../shared/records/checksum.ts';
import { type MadeClub, makeClub } from '../club.ts';
import { expectAccessible } from '../pages/axe.ts';
import { filesPage } from '../pages/files-page.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 120_000 });

let app: WebApp;
let club: MadeClub;
test.beforeAll(async () => {
  const names = ['Lee, Mei "M"', '王小明', '=1+1', 'Zoë'];
  club = await makeClub({ names, rounds: 1, roundCount: 2, dealsPerTable: 4 });
});
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

type Parsed = { readonly records: unknown; readonly changes: readonly unknown[] };
const parse = (text: string): Parsed => JSON.parse(text) as Parsed;

test('a backup, a wipe, and everything is back', async () => {
  const files = filesPage(app.page);
  await files.open();
  await files.restore(club.backup);
  const { name, text } = await files.download();
  expect(name).toMatch(/^Roundwind backup \d{4}-\d\d-\d\d \d{4}\.json$/);
  await expect(files.backupState()).toContainText('Nothing has changed since');
  await files.backedUpToday();

  // Another browser on the same computer: nothing is there.
  const elsewhere = await startWebApp();
  try {
    const there = filesPage(elsewhere.page);
    await there.open();
    await expect(there.backupState()).toContainText('There is nothing to back up yet');
    await there.chooseFile(name, text);
    await expect(there.preview()).toContainText('Monday evening');
    await expect(there.preview().getByRole('row', { name: /Deals/ })).toContainText(/4\s*0/);
    await there.confirm();
    await there.restored().waitFor();
    const again = await there.download();
    expect(parse(again.text).records).toEqual(parse(text).records);
    expect(parse(again.text).changes.slice(0, -1)).toEqual(parse(text).changes);
    // It is on disk, not only on the screen.
    await elsewhere.relaunch('kill');
    await elsewhere.page.getByRole('link', { name: 'Players' }).click();
    await expect(elsewhere.page.getByText('Lee, Mei "M"').first()).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

test('what a restore replaced can be put back', async () => {
  const files = filesPage(app.page);
  await files.open();
  await files.restore(club.backup);
  const other = await makeClub({ name: 'Another club', names: ['A', 'B', 'C', 'D'], rounds: 1, dealsPerTable: 1 });
  await files.chooseFile('other.json', other.backup);
  await expect(files.preview()).toContainText('Another club');
  await files.keep();
  await expect(files.preview()).toBeHidden();
  await files.restore(other.backup, 'other.json');
  await app.page.getByRole('link', { name: 'Players' }).click();
  await expect(app.page.getByText('王小明')).toHaveCount(0);
  // Going to look at what came has not lost what was there.
  await files.open();
  await files.putBack();
  await expect(app.page.getByText('Your earlier records are back')).toBeVisible();
  await app.page.getByRole('link', { name: 'Players' }).click();
  await expect(app.page.getByText('王小明').first()).toBeVisible();
});

const EMPTY = writeBackup({
  storeId: 's',
  seq: 0,
  at: '2026-11-30T18:00:00Z',
  records: {
    players: [],
    sessions: [],
    entrants: [],
    rounds: [],
    tables: [],
    deals: [],
    plans: [],
    penalties: [],
    publications: [],
    seasons: [],
  },
  changes: [],
});

/** A file altered by somebody who also set the checksum right. */
const reseal = (text: string): string => {
  const { checksum: _, ...body } = JSON.parse(text) as Record<string, unknown>;
  const sealed = JSON.stringify(body);
  return `${sealed.slice(0, -1)},"checksum":"${checksum(sealed)}"}`;
};

const BAD: readonly (readonly [string, () => string | Buffer, RegExp])[] = [
  ['an empty file', () => '', /not a Roundwind backup/],
  ['a CSV', () => 'player_id,last_name\r\n1,Lee\r\n', /not a Roundwind backup/],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /not a Roundwind backup/],
  ['other JSON', () => '{"a":1}', /not a Roundwind backup/],
  ['half a file', () => club.backup.slice(0, club.backup.length / 2), /stops before its end/],
  ['one letter changed', () => club.backup.replace('Zoë', 'Zoe'), /checksum/],
  [
    'a newer format',
    () => EMPTY.replace(`"version":${BACKUP_VERSION}`, `"version":${BACKUP_VERSION + 1}`),
    new RegExp(`newer Roundwind \\(format ${BACKUP_VERSION + 1}`),
  ],
  [
    'a deal without its table',
    () => reseal(club.backup.replace('"position":1,', '"position":"first",')),
    /deals.*position/,
  ],
  [
    'a count that is not true',
    () => reseal(EMPTY.replace('"players":0', '"players":3')),
    /holds 3 .*players.* holds 0/,
  ],
];

test('a bad file is refused with what and where, and changes nothing', async () => {
  const files = filesPage(app.page);
  await files.open();
  await files.restore(club.backup);
  const before = parse((await files.download()).text);
  for (const [name, content, message] of BAD) {
    await test.step(name, async () => {
      await files.chooseFile(`${name}.json`, content());
      await expect(files.refusal()).toContainText(`${name}.json was not restored`);
      await expect(files.refusal()).toContainText(message);
      await expect(app.page.getByText('Your records are as they were.')).toBeVisible();
      await expect(files.preview()).toHaveCount(0);
    });
  }
  await expectAccessible(app.page);
  const after = parse((await files.download()).text);
  expect(after.records).toEqual(before.records);
  expect(after.changes).toEqual(before.changes);
});

test('the screen says where the records are and whether the browser promised to keep them', async () => {
  const files = filesPage(app.page);
  await files.open();
  await expect(app.page.getByText('kept by this browser')).toBeVisible();
  await expect(files.persistence()).toBeVisible();
  await expectAccessible(app.page);
});
