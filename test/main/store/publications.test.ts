// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { roundOf, SESSION, seatTable, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const DEAL = uuid(500);
const publish = (n: number) => client.publications.publish({ id: uuid(n), sessionId: SESSION });
const published = (n: number) => firstOf(client.publications.view({ id: uuid(n) }));
const list = () => firstOf(client.publications.list({ sessionId: SESSION }));

const playOne = async () => {
  const { table } = await seatTable(client);
  await client.deals.record({ id: DEAL, tableId: table.id, facts: aWin('a', [40, 10, 10, 10]), before: null });
  return table;
};
const correct = () =>
  client.deals.amend({ id: DEAL, revision: 1, facts: aWin('b', [10, 40, 10, 10]), reason: 'wrong winner' });

describe('published standings', () => {
  test('stay as they were when a deal is corrected, and say what moved whom', async () => {
    const table = await playOne();
    await publish(800);
    const before = await published(800);
    expect(before.rows.every(({ differs }) => !differs)).toBe(true);
    expect(before).toMatchObject({ causes: [], publication: { number: 1, roundsSeated: 1, tablesRunning: 1 } });
    await correct();
    const after = await published(800);
    expect(after.publication).toEqual(before.publication);
    const winner = after.rows.find(({ entrantId }) => entrantId === table.chairs.a);
    expect(winner?.differs).toBe(true);
    expect(winner?.published?.place).toBe(1);
    expect(winner?.present?.place).not.toBe(1);
    expect(after.causes).toMatchObject([{ change: { command: 'deals.amend', reason: 'wrong winner' } }]);
    expect(new Set(after.causes[0]?.entrantIds)).toEqual(new Set(Object.values(table.chairs)));
    expect(await list()).toMatchObject([{ number: 1, differing: after.rows.filter(({ differs }) => differs).length }]);
  });

  test('what was done and taken back since moved nothing', async () => {
    await playOne();
    await publish(800);
    const { seq } = await correct();
    await client.history.undo({ seq });
    const view = await published(800);
    expect(view.causes).toEqual([]);
    expect(view.rows.some(({ differs }) => differs)).toBe(false);
  });

  test('a penalty moves those it names; another ranking moves everybody', async () => {
    const { chairs } = await playOne();
    await publish(800);
    await client.penalties.add({
      ...{ id: uuid(700), sessionId: SESSION, entrantId: chairs.a, tableId: null, reason: 'late' },
      ...{ gamePoints: 4, tablePoints: 0, gains: [{ entrantId: chairs.b, gamePoints: 4 }] },
    });
    const { createdAt: _, state: __, seed: ___, ...session } = (await published(800)).session;
    await client.sessions.amend({ ...session, ranking: 'game-points' });
    expect((await published(800)).causes.map(({ entrantIds }) => entrantIds)).toEqual([[chairs.a, chairs.b], null]);
  });

  test('two who turn out to be one person: their merger is the cause, and with its undo there is none', async () => {
    await playOne();
    await client.tables.end({ id: (await roundOf(client, 1)).tables[0]!.table.id, ended: true });
    await client.rounds.seat({ sessionId: SESSION });
    const { table } = (await roundOf(client, 2)).tables[0]!;
    const twin = aPlayer({ id: uuid(60) });
    await client.tables.replace({
      ...{ tableId: table.id, chair: 'a', by: { playerId: twin.id, newPlayer: twin, role: 'player' } },
      ...{ points: 'sitting', withdraw: false, reason: null },
    });
    await client.tables.setTotals({ id: table.id, totals: { a: 20, b: 0, c: 0, d: -20 }, reason: null });
    await publish(800);
    const { entrants } = await viewOf(client);
    const keep = entrants.find(({ id }) => id === table.chairs.a)?.playerId ?? '';
    const { seq } = await client.players.merge({ keep, remove: twin.id });
    const { rows, causes } = await published(800);
    expect(rows.filter(({ differs }) => differs).map(({ entrantId }) => entrantId)).toContain(table.chairs.a);
    expect(causes).toMatchObject([{ change: { command: 'players.merge', seq } }]);
    expect(causes[0]?.entrantIds).toContain(table.chairs.a);
    await client.history.undo({ seq });
    const undone = await published(800);
    expect(undone.causes).toEqual([]);
    expect(undone.rows.some(({ differs }) => differs)).toBe(false);
  });

  test('numbers go up and are not given again; a withdrawal can be undone', async () => {
    await playOne();
    await publish(800);
    await publish(801);
    const { seq } = await client.publications.withdraw({ id: uuid(801) });
    expect((await list()).map(({ number }) => number)).toEqual([1]);
    await client.history.undo({ seq });
    expect((await list()).map(({ number }) => number)).toEqual([2, 1]);
    await client.publications.withdraw({ id: uuid(801) });
    await publish(802);
    expect((await list()).map(({ number }) => number)).toEqual([3, 1]);
  });

  test('nothing to publish before the first result; a retry publishes once', async () => {
    await seatTable(client);
    expect((await refusalOf(publish(800))).data).toEqual({ code: 'nothing-to-publish' });
    const { tables } = (await firstOf(client.sessions.view({ id: SESSION }))).rounds[0] ?? { tables: [] };
    const tableId = tables[0]?.table.id ?? '';
    await client.deals.record({ id: DEAL, tableId, facts: aWin('a', [40, 10, 10, 10]), before: null });
    expect(await publish(800)).toEqual(await publish(800));
    expect(await list()).toHaveLength(1);
  });

  test('a finished session is published; a removed one takes its publications along', async () => {
    await playOne();
    await client.sessions.finish({ id: SESSION, finished: true });
    await publish(800);
    await client.sessions.remove({ id: SESSION });
    expect(await (await world.store()).db.of('publications').count()).toBe(0);
  });
});
