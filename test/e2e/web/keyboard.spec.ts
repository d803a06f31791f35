import { expect, test } from '@playwright/test';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { firstOf } from '../../main/store/world.ts';
import { makeClub } from '../club.ts';
import { JOURNEYS, type Journey } from '../keyboard-journeys.ts';
import { origin, restoreClub } from '../pages/club-page.ts';
import { openScreen, routePaths } from '../pages/every-screen.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { startWebApp, type WebApp } from '../web-app.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dmitri', 'Erika', 'Farid', 'Grace', 'Hugo', 'Ines'];

declare global {
  interface Window {
    /** How often the page was sent to the printer. */
    roundwindPrinted?: number;
  }
}

/** A season, standings that were published, and next week's session, to which all but one have come. */
const addRest = async (client: StoreClient, sessionId: string): Promise<void> => {
  await client.seasons.create({
    id: uuid(801),
    name: 'Winter season',
    from: null,
    to: null,
    ruleset: null,
    figure: 'table-points',
    best: null,
    minimumGames: 0,
  });
  await client.publications.publish({ id: uuid(802), sessionId });
  const next = uuid(804);
  await client.sessions.create(aSessionInput({ id: next, name: 'Next week', date: '2026-12-07' }));
  const players = await firstOf(client.players.list());
  const ids = (names: readonly string[]) =>
    players.filter(({ displayName }) => names.includes(displayName)).map(({ id }) => id);
  await client.entrants.enter({ sessionId: next, playerIds: ids(NAMES.slice(0, 8)), status: 'present' });
  await client.entrants.enter({ sessionId: next, playerIds: ids(NAMES.slice(8)), status: 'expected' });
  await client.players.import({ players: [aPlayer({ id: uuid(805), displayName: 'Otto' })] });
};

let app: WebApp;
test.describe.configure({ timeout: 90_000 });
test.beforeAll(async () => {
  app = await startWebApp();
  await app.context.addInitScript(() => {
    window.print = () => {
      window.roundwindPrinted = (window.roundwindPrinted ?? 0) + 1;
    };
  });
  const club = await makeClub({
    names: NAMES,
    rounds: 2,
    roundCount: 3,
    dealsPerTable: 4,
    unfinished: 2,
    after: addRest,
  });
  await restoreClub(app.page, club.backup);
});
test.afterAll(() => app.close());

test('every screen has a journey', () => {
  expect(Object.keys(JOURNEYS).toSorted()).toEqual([...routePaths()].toSorted());
});

/** The list of sessions, loaded anew: what was said to the journey before must not pass for an answer to this one. */
const beginAnew = async (): Promise<void> => {
  await app.page.goto(`${origin(app.page)}#/`);
  await app.page.reload();
};

/** From the list of sessions to the screen, in the window that shows it: one of its own for the display. */
const arrive = async ({ reach, heading, alone = false }: Journey): Promise<Keyboard> => {
  await expect(app.page.getByRole('link', { name: 'Monday evening' }).first()).toBeVisible();
  const keys = new Keyboard(app.page);
  const opened = alone ? app.context.waitForEvent('page') : undefined;
  await reach(keys);
  const there = opened === undefined ? keys : new Keyboard(await opened);
  await expect(there.page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
  return there;
};

for (const [path, journey] of Object.entries(JOURNEYS)) {
  test(`without a mouse: ${path}`, async () => {
    await beginAnew();
    const keys = await arrive(journey);
    const { page } = keys;
    await journey.task(keys);
    if (journey.alone === true) await page.close();
  });
}

/** Pages to print have three stops, which their journeys use. */
const screens = Object.entries(JOURNEYS).filter(([path]) => !path.startsWith('/print/'));
for (const [path, journey] of screens) {
  test(`the cursor goes through and is seen: ${path}`, async () => {
    await openScreen(app.page, '/');
    const keys = await arrive(journey);
    await expect(keys.page.getByRole('main')).toHaveCount(1);
    await expect(keys.page.locator('[tabindex]:not([tabindex="0"], [tabindex^="-"])')).toHaveCount(0);
    const walk = await keys.walk();
    expect(walk.unseen).toEqual([]);
    expect(walk.trap).toBeUndefined();
    expect(walk.stops.length).toBeGreaterThan(2);
    if (journey.alone === true) await keys.page.close();
  });
}
