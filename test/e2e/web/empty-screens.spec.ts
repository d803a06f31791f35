import { expect, test } from '@playwright/test';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { makeWorld } from '../../main/store/world.ts';
import { expectAccessible } from '../pages/axe.ts';
import { restoreClub } from '../pages/club-page.ts';
import { addressOf, openScreen, routePaths } from '../pages/every-screen.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

test.describe.configure({ timeout: 180_000 });

let app: WebApp;
test.beforeEach(async () => {
  app = await startWebApp();
});
test.afterEach(() => app.close());

/** On paper nothing is taken up; the way back stands on the page. */
const SCREENS = routePaths().filter((path) => !path.startsWith('/print/'));

/** Where the one next step is to type: the cursor stands in the field. */
const FORMS = ['/scorer', '/sessions/new', '/sessions/$sessionId/people'];

/** One control leads on, by Enter or by the key that stands on it, and it does. */
const expectNextStep = async (path: string, address: string): Promise<void> => {
  const { page } = app;
  await openScreen(page, address);
  const step = page.locator('main [data-next-step]').filter({ visible: true });
  if (FORMS.includes(path)) {
    await expect(step, path).toHaveCount(0);
    await expect(page.locator('main').locator('input:focus, select:focus, [role="combobox"]:focus'), path).toHaveCount(
      1,
    );
    return;
  }
  await expect(step, path).toHaveCount(1);
  await expectAccessible(page);
  const before = page.url();
  let chooses = false;
  page.once('filechooser', () => {
    chooses = true;
  });
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    const dialogs = await page.getByRole('dialog').count();
    expect(chooses || dialogs > 0 || page.url() !== before, path).toBe(true);
  }).toPass({ timeout: 10_000 });
};

test('before there is anything, every screen says what belongs there and offers one next step', async () => {
  const paths = SCREENS.filter((path) => !path.includes('$'));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) await expectNextStep(path, path);
});

test('in a session just created, too', async () => {
  const world = makeWorld();
  const { client } = world.connect();
  const [sessionId, playerId, seasonId] = [uuid(11), uuid(12), uuid(13)];
  await client.sessions.create(aSessionInput({ id: sessionId }));
  await client.players.add(aPlayer({ id: playerId }));
  const season = { name: 'Spring', from: null, to: null, ruleset: null, best: null, minimumGames: 0 };
  await client.seasons.create({ id: seasonId, figure: 'table-points', ...season });
  const { text } = await client.store.backup();
  await world.close();
  await restoreClub(app.page, text);

  const facts = { sessionId, playerId, seasonId, round: 'now', publicationId: 'newest' };
  // Never empty in a session: its set-up and its history are there with it, and a table is seated.
  const paths = SCREENS.filter((path) => path.includes('$') && !/\$tableId|history|setup/.test(path));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) await expectNextStep(path, addressOf(path, facts) ?? path);
});
