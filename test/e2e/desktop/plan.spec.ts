import { expect, test } from '@playwright/test';
import { aPlayer, uuid } from '../../builders/records.ts';
import { type DesktopApp, discardDesktop, launchDesktop } from '../../electron-double/launch.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { personName } from '../seating-club.ts';
import { connectDesk, putDesk } from './desk.ts';
import type {} from './page-client.ts';

let app: DesktopApp;
test.beforeAll(async () => {
  app = await launchDesktop();
});
test.afterAll(async () => {
  await discardDesktop(app);
});

test('the worker that plans runs in the desktop app: its own origin, under the content policy', async () => {
  const page = await app.screen();
  await putDesk(page);
  await connectDesk(page);
  const sessionId = uuid(9);
  const players = Array.from({ length: 12 }, (_, index) =>
    aPlayer({ id: uuid(index + 1), displayName: personName(index + 1) }),
  );
  await page.evaluate(
    async ({ people, id }) => {
      const { client } = window.desk;
      await client.players.import({ players: people });
      await client.sessions.create({
        id,
        name: 'Tuesday evening',
        date: '2026-12-01',
        profile: { ruleset: 'classical', version: '', preset: null, options: {} },
        roundCount: 11,
        ending: { kind: 'deals', count: 4 },
        ranking: 'game-points',
        seed: 7,
      });
      await client.entrants.enter({ sessionId: id, playerIds: people.map((one) => one.id), status: 'present' });
    },
    { people: players, id: sessionId },
  );
  const plan = new PlanPage(page);
  await plan.open(sessionId);
  await plan.make.press('Enter');
  await expect(plan.keep).toBeFocused({ timeout: 40_000 });
  await plan.keepByKey();
  await plan.show('Certificate');
  await expect(plan.figure('windsUneven')).toHaveText('0');
  expect(Number(await plan.figure('repeats').textContent())).toBeLessThanOrEqual(202);
});
