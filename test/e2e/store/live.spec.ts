import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Harness, openHarness, ready, startHarness, subscriptions } from './store-page.ts';

let harness: Harness;
let context: BrowserContext;
test.beforeAll(async () => {
  harness = await startHarness();
});
test.afterAll(() => harness.close());
test.beforeEach(async () => {
  context = await harness.launch();
});
test.afterEach(() => context.close());

/** Subscribes to what a screen would, and keeps the newest player list in the page. */
const watchPlayers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { client } = window.harness;
    const players = await client.players.list();
    const sessions = await client.sessions.list();
    window.seen = { count: -1, emissions: 0 };
    void (async () => {
      for await (const list of sessions) window.sessionCount = list.length;
    })();
    void (async () => {
      for await (const list of players) window.seen = { count: list.length, emissions: window.seen.emissions + 1 };
    })();
  });

const seen = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => window.seen?.count === wanted, count);

const addPlayer = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.harness.client.players.add(window.harness.player(crypto.randomUUID(), 'Zoe')));

const playerCount = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.harness.firstOf(window.harness.client.players.list())).length);

/** Ends the SharedWorker as a crash would: it is not asked, and none of its code runs any more. */
const killWorker = async (): Promise<void> => {
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker');
  if (workers.length !== 1) throw new Error(`${workers.length} workers instead of one`);
  for (const { targetId } of workers) await session.send('Target.closeTarget', { targetId });
};

test('ten reloads leave no subscription behind', async () => {
  const page = await openHarness(context, harness.url);
  await watchPlayers(page);
  const once = await subscriptions(page);
  expect(once).toBe(3);
  for (let reload = 1; reload <= 10; reload += 1) {
    await page.reload();
    await ready(page);
    await watchPlayers(page);
  }
  await expect.poll(() => subscriptions(page)).toBe(once);
});

test('a closed and a crashed tab leave no subscription behind', async () => {
  const page = await openHarness(context, harness.url);
  const closing = await openHarness(context, harness.url);
  const crashing = await openHarness(context, harness.url);
  await watchPlayers(closing);
  await watchPlayers(crashing);
  await expect.poll(() => subscriptions(page)).toBe(5);
  await closing.close();
  await expect.poll(() => subscriptions(page)).toBe(3);
  await crashing.goto('chrome://crash').catch(() => undefined);
  await expect.poll(() => subscriptions(page)).toBe(1);
});

test('the store is killed: the client connects again and its live queries go on', async () => {
  const page = await openHarness(context, harness.url);
  await watchPlayers(page);
  const before = await playerCount(page);
  await addPlayer(page);
  await seen(page, before + 1);
  for (let death = 1; death <= 3; death += 1) {
    await killWorker();
    await addPlayer(page);
    await seen(page, before + 1 + death);
  }
  await expect.poll(() => subscriptions(page)).toBe(3);
});

test('after a restore live queries of many reads hear every later change', async () => {
  const page = await openHarness(context, harness.url);
  await page.evaluate(async () => {
    const { client, firstOf, seat } = window.harness;
    await seat(16);
    const [newest] = await firstOf(client.sessions.list());
    const id = newest?.session.id ?? '';
    window.versions = {};
    const follow = async <T>(name: string, values: Promise<AsyncIterable<T>>, version: (value: T) => number) => {
      for await (const value of await values) window.versions[name] = version(value);
    };
    void follow('status', client.store.status(), ({ seq }) => seq);
    void follow('standings', client.standings.view({ sessionId: id }), ({ version }) => version);
    void follow('history', client.history.list({ sessionId: null, limit: 10 }), ([first]) => first?.seq ?? 0);
  });
  for (let round = 1; round <= 5; round += 1) {
    await page.evaluate(async () => {
      const { client } = window.harness;
      const { text } = await client.store.backup();
      await client.store.restore({ text });
    });
    for (let more = 1; more <= 3; more += 1) {
      const { seq } = await page.evaluate(() => {
        const { client, player } = window.harness;
        return client.players.add(player(crypto.randomUUID(), 'Zoe'));
      });
      const heard = { status: seq, standings: seq, history: seq };
      await expect.poll(() => page.evaluate(() => window.versions)).toEqual(heard);
    }
  }
});

test('two tabs see each other at once, and a correction based on an older state is refused', async () => {
  const one = await openHarness(context, harness.url);
  const two = await openHarness(context, harness.url);
  await watchPlayers(two);
  const before = await playerCount(one);
  await addPlayer(one);
  await seen(two, before + 1);

  const [tableId = ''] = await one.evaluate(() => window.harness.seat(4));
  const id = crypto.randomUUID();
  await one.evaluate(
    ([deal = '', table = '']) => {
      const { client, facts } = window.harness;
      return client.deals.record({ id: deal, tableId: table, facts: facts(1), before: null });
    },
    [id, tableId],
  );
  const amend = (page: Page, turn: number) =>
    page.evaluate(
      async ({ deal, number }) => {
        const { client, facts } = window.harness;
        try {
          await client.deals.amend({ id: deal, revision: 1, facts: facts(number), reason: null });
          return 'done';
        } catch (error) {
          const { code, data } = error as { code: string; data: unknown };
          return { code, data };
        }
      },
      { deal: id, number: turn },
    );
  expect(await amend(one, 2)).toBe('done');
  expect(await amend(two, 3)).toEqual({ code: 'CONFLICT', data: { code: 'stale', revision: 2 } });
});

test('two versions of the app in two tabs write to one database in turn and see each other', async () => {
  const one = await openHarness(context, harness.url);
  const two = await openHarness(context, harness.otherUrl);
  await watchPlayers(one);
  await watchPlayers(two);
  const before = await playerCount(one);
  await seen(two, before);
  const adding = (page: Page) =>
    page.evaluate(async () => {
      const { client, player } = window.harness;
      const seqs: number[] = [];
      for (let n = 0; n < 10; n += 1) seqs.push((await client.players.add(player(crypto.randomUUID(), 'Ada'))).seq);
      return seqs;
    });
  const seqs = (await Promise.all([adding(one), adding(two)])).flat();
  expect(new Set(seqs).size).toBe(20);
  await seen(one, before + 20);
  await seen(two, before + 20);
});

declare global {
  interface Window {
    seen: { count: number; emissions: number };
    sessionCount: number;
    versions: Record<string, number>;
  }
}
