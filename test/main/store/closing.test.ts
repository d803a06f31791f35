// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aWin, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(async () => {
  world = makeWorld();
  client = world.connect().client;
  await checkIn(client, 8, { ending: { kind: 'deals', count: 1 } });
  await client.rounds.seat({ sessionId: SESSION });
});
afterEach(() => world.close());

const win = aWin('a', [40, 10, 10, 10]);
const tableIds = async (round = 1) => (await roundOf(client, round)).tables.map(({ table }) => table.id);
const record = (id: number, tableId: string, facts = win) =>
  client.deals.record({ id: uuid(id), tableId, facts, before: null });
const playRound = async (round = 1): Promise<void> => {
  for (const [index, id] of (await tableIds(round)).entries()) await record(2000 + 10 * round + index, id);
};
const undoNewest = async () => client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });

describe('a confirmed round', () => {
  test('states: not yet, running, finished, confirmed, reopened, confirmed', async () => {
    const states = [(await roundOf(client, 1)).state];
    const [one = '', two = ''] = await tableIds();
    await record(2001, one);
    states.push((await roundOf(client, 1)).state);
    await record(2002, two);
    states.push((await roundOf(client, 1)).state);
    const roundId = (await roundOf(client, 1)).round.id;
    await client.rounds.confirm({ roundId });
    states.push((await roundOf(client, 1)).state);
    await client.rounds.reopen({ roundId, reason: 'Table 2 was misread' });
    states.push((await roundOf(client, 1)).state);
    await client.rounds.confirm({ roundId });
    states.push((await roundOf(client, 1)).state);
    expect(states).toEqual(['not-yet', 'running', 'finished', 'confirmed', 'reopened', 'confirmed']);
    const [, reopened] = await firstOf(client.history.list({ sessionId: SESSION, limit: 2 }));
    expect(reopened).toMatchObject({ command: 'rounds.reopen', reason: 'Table 2 was misread', about: { round: 1 } });
  });

  test('is not confirmed while tables run, nor while a deal counts nothing until somebody looks', async () => {
    const { round } = await roundOf(client, 1);
    const [one = '', two = ''] = await tableIds();
    await record(2001, one);
    const running = await refusalOf(client.rounds.confirm({ roundId: round.id }));
    expect(running.data).toEqual({ code: 'round-unfinished', round: 1, tables: [2] });
    await record(2002, two, { ...win, values: { a: { total: 40 } } });
    const broken = await refusalOf(client.rounds.confirm({ roundId: round.id }));
    expect(broken.data).toEqual({ code: 'round-problems', round: 1, tables: [2] });
    // Where totals stand in place of the deals, they no longer matter.
    await client.tables.setTotals({ id: two, totals: { a: 60, b: -20, c: -20, d: -20 }, reason: null });
    await client.rounds.confirm({ roundId: round.id });
    expect((await roundOf(client, 1)).state).toBe('confirmed');
  });

  test('refuses every change to its deals, tables and seats by name', async () => {
    await playRound();
    const { round, tables } = await roundOf(client, 1);
    const [table] = tables;
    const { id = '', chairs } = table?.table ?? {};
    const [deal] = (await firstOf(client.tables.view({ id }))).deals;
    const stored = { id: deal?.deal.id ?? '', revision: 1 };
    await client.rounds.confirm({ roundId: round.id });
    const before = (await statusOf(client)).seq;
    const refused = [
      client.deals.record({ id: uuid(3000), tableId: id, facts: win, before: stored.id }),
      client.deals.amend({ ...stored, facts: { ...win, winner: 'b' }, reason: null }),
      client.deals.remove({ ...stored, reason: null }),
      client.tables.end({ id, ended: true }),
      client.tables.cancel({ id, cancelled: true, reason: null }),
      client.tables.setTotals({ id, totals: { a: 0, b: 0, c: 0, d: 0 }, reason: null }),
      client.tables.setExtraMinutes({ id, minutes: 5 }),
      client.tables.reseat({
        roundId: round.id,
        tables: [{ id, chairs: chairs as never }],
        follow: 'seats',
        reason: null,
      }),
      client.tables.replace({
        ...{
          tableId: id,
          chair: 'a',
          by: { entrantId: chairs?.b ?? '' },
          points: 'sitting',
          withdraw: false,
          reason: null,
        },
      }),
      client.tables.endStandIn({ tableId: id, chair: 'a' }),
      client.rounds.remove({ roundId: round.id }),
      client.clock.start({ roundId: round.id, minutes: 60 }),
      client.clock.clear({ roundId: round.id }),
    ];
    for (const call of refused) {
      expect(await refusalOf(call)).toEqual({ code: 'CONFLICT', data: { code: 'round-confirmed', round: 1 } });
    }
    expect((await statusOf(client)).seq).toBe(before);
  });

  test('an undo cannot reach into it without taking the confirmation back first', async () => {
    await playRound();
    const { round } = await roundOf(client, 1);
    await client.rounds.confirm({ roundId: round.id });
    const deals = async () => (await roundOf(client, 1)).tables.map(({ dealCount }) => dealCount);
    await undoNewest();
    expect([(await roundOf(client, 1)).state, await deals()]).toEqual(['finished', [1, 1]]);
    await undoNewest();
    expect([(await roundOf(client, 1)).state, await deals()]).toEqual(['running', [1, 0]]);
    // Bringing back goes in order too: the deal first, then the confirmation.
    await client.history.redo({ seq: (await statusOf(client)).redo?.seq ?? 0 });
    await client.history.redo({ seq: (await statusOf(client)).redo?.seq ?? 0 });
    expect([(await roundOf(client, 1)).state, await deals()]).toEqual(['confirmed', [1, 1]]);
  });

  test('does not keep the next round from being seated, and neither does a reopened one', async () => {
    await playRound();
    const { round } = await roundOf(client, 1);
    await client.rounds.confirm({ roundId: round.id });
    await client.rounds.seat({ sessionId: SESSION });
    await client.rounds.reopen({ roundId: round.id, reason: 'wrong total' });
    await playRound(2);
    await client.rounds.seat({ sessionId: SESSION });
    expect((await viewOf(client)).rounds.map(({ state }) => state)).toEqual(['reopened', 'finished', 'not-yet']);
  });
});

describe('a removed round', () => {
  const removalOf = async (): Promise<number> => {
    const changes = await firstOf(client.history.list({ sessionId: SESSION, limit: 50 }));
    return changes.find(({ command }) => command === 'rounds.remove')?.seq ?? 0;
  };

  test('comes back with every deal, whatever was done since', async () => {
    await playRound();
    const before = await roundOf(client, 1);
    await client.rounds.remove({ roundId: before.round.id });
    expect((await viewOf(client)).rounds).toEqual([]);
    await client.entrants.setStatus({
      entrantIds: [(await viewOf(client)).entrants[0]?.id ?? ''],
      status: 'withdrawn',
    });
    const made = await client.rounds.restore({ seq: await removalOf() });
    expect(made.id).toBe(before.round.id);
    expect(await roundOf(client, 1)).toEqual(before);
    const again = await refusalOf(client.rounds.restore({ seq: await removalOf() }));
    expect(again.data).toEqual({ code: 'round-there', round: 1 });
    await undoNewest();
    expect((await viewOf(client)).rounds).toEqual([]);
  });

  test('takes the next free number when its own was given again', async () => {
    const { round } = await roundOf(client, 1);
    await client.rounds.remove({ roundId: round.id });
    await client.rounds.seat({ sessionId: SESSION });
    await client.rounds.restore({ seq: await removalOf() });
    const rounds = (await viewOf(client)).rounds;
    expect(rounds.map(({ round: { number } }) => number)).toEqual([1, 2]);
    expect(rounds[1]?.round.id).toBe(round.id);
  });

  test('stays away when its people are gone, and where there is no removal there is nothing to bring back', async () => {
    const { round } = await roundOf(client, 1);
    await client.rounds.remove({ roundId: round.id });
    await client.entrants.remove({ entrantIds: [(await viewOf(client)).entrants[0]?.id ?? ''] });
    const gone = await refusalOf(client.rounds.restore({ seq: await removalOf() }));
    expect(gone.data).toEqual({ code: 'entrants-gone', round: 1 });
    expect((await refusalOf(client.rounds.restore({ seq: 1 }))).code).toBe('NOT_FOUND');
  });
});
