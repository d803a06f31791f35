// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreClient, StoreLink } from '../../../renderer/host/store-client.ts';
import type { Change } from '../../../shared/records/change.ts';
import { aPlayer, someFacts, uuid } from '../../builders/records.ts';
import { SESSION, seatTable, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let link: StoreLink;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  link = world.connect();
  client = link.client;
});
afterEach(() => world.close());

/** Collects what a live query gives, for as long as it is read. */
const collect = async <T>(values: Promise<AsyncIterator<T>>) => {
  const iterator = await values;
  const found: T[] = [];
  const reading = (async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) found.push(next.value);
  })();
  reading.catch(() => undefined);
  return {
    found,
    reading,
    stop: async () => {
      await iterator.return?.();
      await reading;
    },
    until: async (enough: (found: readonly T[]) => boolean) => {
      for (let tries = 0; !enough(found); tries += 1) {
        if (tries > 500) throw new Error(`waited in vain: ${JSON.stringify(found).slice(0, 500)}`);
        await pause(5);
      }
    },
  };
};

const held = async (): Promise<number> => (await world.store()).subscriptions.held();
const settled = async (count: number): Promise<void> => {
  for (let tries = 0; (await held()) !== count; tries += 1) {
    if (tries > 500) throw new Error(`${await held()} subscriptions instead of ${count}`);
    await pause(5);
  }
};

test('the present state comes at once, then each state that differs', async () => {
  const players = await collect(client.players.list());
  await players.until(({ length }) => length === 1);
  await client.players.add(aPlayer());
  await players.until(({ length }) => length === 2);
  expect(players.found.map((list) => list.length)).toEqual([0, 1]);
  await players.stop();
});

test('a change that does not touch the result is not sent again', async () => {
  const { table } = await seatTable(client, 8);
  const view = await collect(client.tables.view({ id: table.id }));
  await view.until(({ length }) => length === 1);
  await client.players.add(aPlayer({ id: uuid(70) }));
  await client.deals.record({ id: uuid(1000), tableId: table.id, facts: someFacts(), before: null });
  await view.until(({ length }) => length === 2);
  await client.deals.amend({ id: uuid(1000), revision: 1, facts: someFacts(), reason: null });
  await pause(30);
  expect(view.found.map(({ deals }) => deals.length)).toEqual([0, 1]);
  await view.stop();
});

test('after a deal its table comes first, and the other views soon, with what was entered meanwhile', async () => {
  const { table } = await seatTable(client);
  const order: string[] = [];
  const named = async <T>(name: string, values: Promise<AsyncIterator<T>>) => {
    const iterator = await values;
    const next = async () => {
      const result = await iterator.next();
      order.push(name);
      return result;
    };
    const read = await collect(
      Promise.resolve({
        next,
        return: async () => (await iterator.return?.()) ?? { done: true as const, value: undefined },
      }),
    );
    await read.until(({ length }) => length === 1);
    return read;
  };
  const session = await named('session', client.sessions.view({ id: SESSION }));
  const view = await named('table', client.tables.view({ id: table.id }));
  await client.deals.record({ id: uuid(1000), tableId: table.id, facts: someFacts(), before: null });
  await view.until(({ length }) => length === 2);
  await client.deals.record({ id: uuid(1001), tableId: table.id, facts: someFacts(), before: null });
  await session.until((found) => found.at(-1)?.rounds[0]?.tables[0]?.dealCount === 2);
  expect(order.slice(0, 3)).toEqual(['session', 'table', 'table']);
  await Promise.all([session.stop(), view.stop()]);
});

test('a view is sent again whatever part of it changes', async () => {
  const { table } = await seatTable(client);
  const session = await collect(client.sessions.view({ id: SESSION }));
  const view = await collect(client.tables.view({ id: table.id }));
  const standings = await collect(client.standings.view({ sessionId: SESSION }));
  const history = await collect(client.history.list({ sessionId: SESSION, limit: 3 }));
  const all = [session, view, standings, history];
  /** Waits until each of these views (by place in `all`) has given something new after the change. */
  const after = async (part: string, change: Promise<unknown>, seen: readonly number[] = [0, 1, 2, 3]) => {
    const before = all.map(({ found }) => found.length);
    await change;
    for (const at of seen) {
      for (let tries = 0; all[at]?.found.length === before[at]; tries += 1) {
        if (tries > 500) throw new Error(`${part} was not seen by view ${at}`);
        await pause(5);
      }
    }
  };
  for (const each of all) await each.until(({ length }) => length === 1);
  const [entrant] = (await viewOf(client)).entrants;
  const renamed = { ...entrant!.player, displayName: 'Renamed' };
  await after('a name', client.players.amend(renamed), [0, 1, 2]);
  const record = client.deals.record({ id: uuid(1000), tableId: table.id, facts: someFacts(), before: null });
  await after('a deal', record);
  await after('an undo', client.history.undo({ seq: (await record).seq }));
  await after('an end', client.tables.end({ id: table.id, ended: true }));
  const withdrawn = client.entrants.setStatus({ entrantIds: [entrant!.id], status: 'withdrawn' });
  await after('a withdrawal', withdrawn);
  expect(history.found.some((list) => list.some(({ undone }) => undone))).toBe(true);
  for (const each of all) await each.stop();
});

test('two screens see each other', async () => {
  const other = world.connect();
  const players = await collect(other.client.players.list());
  await players.until(({ length }) => length === 1);
  await client.players.add(aPlayer());
  await players.until(({ length }) => length === 2);
  await players.stop();
});

test('subscriptions are given back: by return, by abort, by the death of the page', async () => {
  const one = await collect(client.players.list());
  const controller = new AbortController();
  const two = await collect(client.sessions.list(undefined, { signal: controller.signal }));
  const dying = world.connect();
  await collect(dying.client.players.list());
  await collect(dying.client.store.status());
  await settled(4);
  await one.stop();
  await settled(3);
  controller.abort();
  await settled(2);
  // The page is gone without a word: only its lock falls free. It must be a lock of that page alone.
  const before = await held();
  expect(before).toBe(2);
  world.locks.die('roundwind-client-');
  await settled(0);
  await two.reading;
});

test('the status counts subscriptions, its own among them, and says so when one comes or goes', async () => {
  const status = await collect(client.store.status());
  await status.until((found) => found.at(-1)?.subscriptions === 1);
  const players = await collect(client.players.list());
  await status.until((found) => found.at(-1)?.subscriptions === 2);
  await players.stop();
  await status.until((found) => found.at(-1)?.subscriptions === 1);
  await status.stop();
  await settled(0);
});

test('a query that ends with an error tells it typed, and holds nothing', async () => {
  expect(await refusalOf(firstOf(client.sessions.view({ id: uuid(404) })))).toEqual({
    code: 'NOT_FOUND',
    data: { kind: 'sessions', id: uuid(404) },
  });
  await settled(0);
});

test('the changes come in order from where the reader stands, with nothing left out', async () => {
  for (let n = 1; n <= 5; n += 1) await client.players.add(aPlayer({ id: uuid(n) }));
  const batches = await collect<readonly Change[]>(client.store.changes({ after: 2 }));
  await batches.until((found) => found.flat().length === 3);
  for (let n = 6; n <= 20; n += 1) await client.players.add(aPlayer({ id: uuid(n) }));
  await batches.until((found) => found.flat().length === 18);
  expect(batches.found.flat().map(({ seq }) => seq)).toEqual(Array.from({ length: 18 }, (_, index) => index + 3));
  await batches.stop();
});

test('a reader with nothing to read is told so at once; one who is ahead is refused', async () => {
  expect(await firstOf(client.store.changes({ after: 0 }))).toEqual([]);
  const refusal = await refusalOf(firstOf(client.store.changes({ after: 3 })));
  expect(refusal.data).toEqual({ code: 'store-behind', seq: 0 });
});

test('a restore ends the reading of changes: they are other ones now', async () => {
  await client.players.add(aPlayer());
  const { text } = await client.store.backup();
  const changes = await collect(client.store.changes({ after: 0 }));
  await changes.until(({ length }) => length === 1);
  await client.store.restore({ text });
  expect((await refusalOf(changes.reading)).data).toMatchObject({ code: 'store-replaced' });
});

test('live queries go on when the store comes back, and the screen sees no gap', async () => {
  const players = await collect(client.players.list());
  const changes = await collect(client.store.changes({ after: 0 }));
  await client.players.add(aPlayer());
  await players.until((found) => found.at(-1)?.length === 1);
  await world.restart();
  await client.players.add(aPlayer({ id: uuid(2) }));
  await players.until((found) => found.at(-1)?.length === 2);
  await changes.until((found) => found.flat().length === 2);
  expect(changes.found.flat().map(({ seq }) => seq)).toEqual([1, 2]);
  await settled(2);
  await players.stop();
  await changes.stop();
  await settled(0);
});

test('the state says when the store is away; calls made meanwhile wait for it', async () => {
  await statusOf(client);
  const states: string[] = [];
  link.watch(() => states.push(link.state()));
  await world.restart();
  expect(await client.players.add(aPlayer())).toEqual({ seq: 1, id: uuid(1) });
  expect(states).toEqual(['lost', 'ready']);
});

test('a command without an answer is sent again when that is safe, and refused when it is not', async () => {
  await client.players.add(aPlayer());
  const { db } = await world.store();
  // Holds the store up, so that neither command has an answer when it dies.
  let dead = false;
  const busy = db.transaction('rw', db.tables, async () => {
    while (!dead) await db.of('players').count();
    throw new Error('died');
  });
  busy.catch(() => undefined);
  const safe = client.players.add(aPlayer({ id: uuid(2) }));
  const unsafe = refusalOf(client.history.undo({ seq: 1 }));
  await pause(20);
  const restarted = world.restart();
  dead = true;
  await restarted;
  expect(await safe).toEqual({ seq: 2, id: uuid(2) });
  expect(await unsafe).toEqual({ code: 'CONFLICT', data: { code: 'store-lost' } });
});

test('a closed link rejects what comes and lets go of what it held', async () => {
  await collect(client.players.list());
  await settled(1);
  link.close();
  await settled(0);
  expect((await refusalOf(client.players.add(aPlayer()))).data).toEqual({ code: 'store-lost' });
});

test('an unexpected failure is logged by name and place, and neither log nor answer repeats the data', async () => {
  await seatTable(client);
  await (await world.store()).db.of('players').clear();
  const failure = await firstOf(client.sessions.view({ id: SESSION })).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', defined: false });
  expect(world.logged).toEqual([{ path: 'sessions.view', name: 'Error', stack: expect.stringContaining('at ') }]);
  expect(JSON.stringify([world.logged, failure])).not.toContain(uuid(1));
});
