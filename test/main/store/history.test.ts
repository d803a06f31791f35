// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { SESSION, seatTable } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const namesNow = async () => (await firstOf(client.players.list())).map(({ displayName }) => displayName);
const stateNow = async () => {
  const { undo, redo } = await statusOf(client);
  return [undo?.seq ?? null, redo?.seq ?? null];
};

test('undo and redo walk over the changes and leave changes of their own', async () => {
  await client.players.add(aPlayer());
  await client.players.amend(aPlayer({ displayName: 'Anne' }));
  await client.players.amend(aPlayer({ displayName: 'Annie' }));
  expect(await stateNow()).toEqual([3, null]);
  await client.history.undo({ seq: 3 });
  await client.history.undo({ seq: 2 });
  expect(await namesNow()).toEqual(['Anna']);
  expect(await stateNow()).toEqual([1, 2]);
  await client.history.redo({ seq: 2 });
  expect(await namesNow()).toEqual(['Anne']);
  expect(await stateNow()).toEqual([2, 3]);
  const list = await firstOf(client.history.list({ sessionId: null, limit: 10 }));
  expect(list.map(({ seq, command, undoes, redoes, undone }) => [seq, command, undoes, redoes, undone])).toEqual([
    [6, 'history.redo', null, 2, false],
    [5, 'history.undo', 2, null, false],
    [4, 'history.undo', 3, null, false],
    [3, 'players.amend', null, null, true],
    [2, 'players.amend', null, null, false],
    [1, 'players.add', null, null, false],
  ]);
  expect(list[1]?.about).toEqual({ command: 'players.amend', name: 'Anne' });
});

test('an ordinary command after an undo clears what could be redone', async () => {
  await client.players.add(aPlayer());
  await client.history.undo({ seq: 1 });
  await client.players.add(aPlayer({ id: uuid(2), displayName: 'Ben' }));
  expect(await stateNow()).toEqual([3, null]);
  expect((await refusalOf(client.history.redo({ seq: 1 }))).data).toEqual({ code: 'nothing-to-redo' });
  await client.history.undo({ seq: 3 });
  expect(await stateNow()).toEqual([null, 3]);
});

test('what can be undone and redone survives a restart', async () => {
  await client.players.add(aPlayer());
  await client.players.amend(aPlayer({ displayName: 'Anne' }));
  await client.history.undo({ seq: 2 });
  await world.restart();
  expect(await stateNow()).toEqual([1, 2]);
  await client.history.redo({ seq: 2 });
  expect(await namesNow()).toEqual(['Anne']);
});

test('only the newest change, and nothing when there is none', async () => {
  expect((await refusalOf(client.history.undo({ seq: 1 }))).data).toEqual({ code: 'nothing-to-undo' });
  await client.players.add(aPlayer());
  await client.players.add(aPlayer({ id: uuid(2) }));
  expect((await refusalOf(client.history.undo({ seq: 1 }))).data).toEqual({ code: 'stale', seq: 2 });
});

test('refused when a record is no longer as the change left it, and nothing is written', async () => {
  await client.players.add(aPlayer());
  // Only a fault of ours could do that: every way to write goes through the changes.
  await (await world.store()).db.of('players').put(aPlayer({ club: 'elsewhere' }));
  const refusal = await refusalOf(client.history.undo({ seq: 1 }));
  expect(refusal.data).toEqual({ code: 'stale', kind: 'players', id: uuid(1) });
  expect((await statusOf(client)).seq).toBe(1);
});

test('a change undone and redone can be undone again', async () => {
  await client.players.add(aPlayer());
  await client.history.undo({ seq: 1 });
  await client.history.redo({ seq: 1 });
  expect(await stateNow()).toEqual([1, null]);
  await client.history.undo({ seq: 1 });
  expect(await namesNow()).toEqual([]);
  expect(await stateNow()).toEqual([null, 1]);
});

test('a command that changes nothing leaves no row', async () => {
  await client.players.add(aPlayer());
  expect(await client.players.amend(aPlayer())).toEqual({ seq: 1 });
  expect((await statusOf(client)).seq).toBe(1);
});

test('the history of one session leaves the others out', async () => {
  const { table } = await seatTable(client);
  await client.players.add(aPlayer({ id: uuid(77) }));
  await client.deals.record({ id: uuid(1000), tableId: table.id, facts: someFacts(), before: null });
  const list = await firstOf(client.history.list({ sessionId: SESSION, limit: 2 }));
  expect(list.map(({ command, about }) => [command, about])).toEqual([
    ['deals.record', { round: 1, table: 1, deal: 1 }],
    ['rounds.seat', { round: 1, tables: 1 }],
  ]);
});

test('every version of a deal can be read, what was undone too', async () => {
  const { table } = await seatTable(client);
  await client.deals.record({ id: uuid(1000), tableId: table.id, facts: someFacts(), before: null });
  const facts = aWin('a', [40, 4, 6, 8]);
  const { seq } = await client.deals.amend({ id: uuid(1000), revision: 1, facts, reason: 'was a win' });
  await client.history.undo({ seq });
  const versions = await client.history.deal({ id: uuid(1000) });
  expect(versions.map(({ command, reason, deal }) => [command, reason, deal?.facts.result])).toEqual([
    ['deals.record', null, 'washout'],
    ['deals.amend', 'was a win', 'win'],
    ['history.undo', null, 'washout'],
  ]);
});
