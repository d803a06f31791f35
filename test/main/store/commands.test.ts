// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { checkIn, playerIds, roundOf, SESSION, seatTable, sessionInput, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const dealsOf = async (tableId: string) => (await firstOf(client.tables.view({ id: tableId }))).deals;
const record = (id: number, tableId: string, facts = aWin('a', [40, 10, 10, 10]), before: string | null = null) =>
  client.deals.record({ id: uuid(id), tableId, facts, before });

describe('players', () => {
  test('a player is registered and found again', async () => {
    expect(await client.players.add(aPlayer())).toEqual({ seq: 1, id: uuid(1) });
    expect(await firstOf(client.players.list())).toEqual([aPlayer()]);
  });

  test('a retry with the same facts is acknowledged with its first change; other facts are refused', async () => {
    await client.players.add(aPlayer());
    await client.players.add(aPlayer({ id: uuid(2), displayName: 'Ben' }));
    expect(await client.players.add(aPlayer())).toEqual({ seq: 1, id: uuid(1) });
    const refusal = await refusalOf(client.players.add(aPlayer({ displayName: 'Carl' })));
    expect(refusal).toEqual({ code: 'CONFLICT', data: { code: 'id-taken', kind: 'players', id: uuid(1) } });
    expect((await statusOf(client)).seq).toBe(2);
  });

  test('an import adds and amends in one change and says how many', async () => {
    await client.players.add(aPlayer());
    const players = [aPlayer({ displayName: 'Anne' }), aPlayer({ id: uuid(2) }), aPlayer({ id: uuid(3) })];
    expect(await client.players.import({ players })).toEqual({ seq: 2 });
    const [change] = await firstOf(client.history.list({ sessionId: null, limit: 1 }));
    expect(change?.about).toEqual({ added: 2, amended: 1, count: 3 });
    expect(await client.players.import({ players })).toEqual({ seq: 2 });
    const twice = await refusalOf(client.players.import({ players: [aPlayer(), aPlayer()] }));
    expect(twice.data).toEqual({ code: 'duplicate-player', ids: [uuid(1)] });
  });

  test('one who is entered in a session stays in the register', async () => {
    await checkIn(client, 4);
    await client.players.add(aPlayer({ id: uuid(50) }));
    const refusal = await refusalOf(client.players.remove({ ids: [uuid(50), uuid(2)] }));
    expect(refusal.data).toEqual({ code: 'player-in-session', ids: [uuid(2)], names: ['Player 2'] });
    await client.players.remove({ ids: [uuid(50)] });
    expect(await firstOf(client.players.list())).toHaveLength(4);
  });

  test('what is missing is named', async () => {
    expect(await refusalOf(client.players.amend(aPlayer()))).toEqual({
      code: 'NOT_FOUND',
      data: { kind: 'players', id: uuid(1) },
    });
  });

  test('every fault of the input comes back with its path', async () => {
    const refusal = await refusalOf(client.players.add(aPlayer({ displayName: '', club: 'x'.repeat(201) })));
    expect(refusal).toEqual({
      code: 'INVALID',
      data: {
        errors: [
          { code: 'field', path: 'displayName', rule: 'too_small' },
          { code: 'field', path: 'club', rule: 'too_big' },
        ],
      },
    });
  });
});

describe('sessions', () => {
  test('the whole option object is frozen into the session, with the version', async () => {
    await client.sessions.create(sessionInput());
    const { session } = await viewOf(client);
    expect(Object.keys(session.profile.options).length).toBeGreaterThan(10);
    expect(session.profile.version).not.toBe('');
    expect(session.state).toBe('open');
  });

  test('a retry is acknowledged', async () => {
    const made = await client.sessions.create(sessionInput());
    expect(await client.sessions.create(sessionInput())).toEqual(made);
    expect((await refusalOf(client.sessions.create(sessionInput({ name: 'Other' })))).code).toBe('CONFLICT');
  });

  test('an unknown rule system and unknown options are refused', async () => {
    const unknown = sessionInput({ profile: { ruleset: 'riichi', version: '', preset: null, options: {} } });
    expect(await refusalOf(client.sessions.create(unknown))).toEqual({
      code: 'INVALID',
      data: { errors: [{ code: 'unknown-ruleset', ruleset: 'riichi' }] },
    });
    const odd = sessionInput({
      profile: { ruleset: 'classical', version: '', preset: null, options: { nonsense: 1 } },
    });
    expect((await refusalOf(client.sessions.create(odd))).code).toBe('INVALID');
    expect((await statusOf(client)).seq).toBe(0);
  });

  test('the profile and the ending are frozen after the first deal, the name is not', async () => {
    const { table } = await seatTable(client);
    const { seed: _, ...setUp } = sessionInput();
    const { session } = await viewOf(client);
    const amended = { ...setUp, profile: session.profile };
    await client.sessions.amend({ ...amended, ending: { kind: 'deals', count: 8 } });
    await record(1000, table.id);
    const refusal = await refusalOf(client.sessions.amend({ ...amended, ending: { kind: 'open' } }));
    expect(refusal.data).toEqual({ code: 'profile-frozen', deals: 1 });
    await client.sessions.amend({ ...amended, ending: { kind: 'deals', count: 8 }, name: 'Wednesday' });
    expect((await viewOf(client)).session.name).toBe('Wednesday');
  });

  test('a session has as many rounds as the highest number seated, though one in the middle was removed', async () => {
    await seatTable(client, 4, { roundCount: 3 });
    const endRound = async (number: number) => {
      for (const { table } of (await roundOf(client, number)).tables)
        await client.tables.end({ id: table.id, ended: true });
    };
    for (const number of [2, 3]) {
      await endRound(number - 1);
      await client.rounds.seat({ sessionId: SESSION });
    }
    await client.rounds.remove({ roundId: (await roundOf(client, 2)).round.id });
    const { seed: _, ...setUp } = sessionInput({ roundCount: 2 });
    const refusal = await refusalOf(client.sessions.amend(setUp));
    expect(refusal).toEqual({ code: 'INVALID', data: { errors: [{ code: 'rounds-seated', seated: 3 }] } });
  });

  test('a finished session takes no writes until it is opened again', async () => {
    const { table } = await seatTable(client);
    await client.sessions.finish({ id: SESSION, finished: true });
    expect((await refusalOf(record(1000, table.id))).data).toEqual({ code: 'session-finished', id: SESSION });
    expect((await refusalOf(client.tables.end({ id: table.id, ended: true }))).code).toBe('CONFLICT');
    await client.sessions.finish({ id: SESSION, finished: false });
    await record(1000, table.id);
  });

  test('removing one takes everything along, and an undo brings all of it back', async () => {
    const { table } = await seatTable(client);
    await record(1000, table.id);
    const before = await viewOf(client);
    const { seq } = await client.sessions.remove({ id: SESSION });
    expect((await refusalOf(viewOf(client))).code).toBe('NOT_FOUND');
    expect(await firstOf(client.sessions.list())).toEqual([]);
    await client.history.undo({ seq });
    expect(await viewOf(client)).toEqual(before);
  });
});

describe('entrants', () => {
  test('a walk-in is registered, entered and checked in by one change', async () => {
    await client.sessions.create(sessionInput());
    const { seq } = await client.entrants.enter({
      sessionId: SESSION,
      playerIds: [uuid(1)],
      newPlayers: [aPlayer()],
      status: 'present',
    });
    expect((await viewOf(client)).entrants.map(({ name, number, status }) => [name, number, status])).toEqual([
      ['Anna', 1, 'present'],
    ]);
    await client.history.undo({ seq });
    expect(await firstOf(client.players.list())).toEqual([]);
  });

  test('numbers are never used again', async () => {
    await checkIn(client, 4);
    await client.players.add(aPlayer({ id: uuid(50) }));
    const last = (await viewOf(client)).entrants.at(-1)!;
    await client.entrants.remove({ entrantIds: [last.id] });
    await client.entrants.enter({ sessionId: SESSION, playerIds: [uuid(50)] });
    expect((await viewOf(client)).entrants.map(({ number }) => number)).toEqual([1, 2, 3, 5]);
  });

  test('one who has been seated stays', async () => {
    await seatTable(client);
    const [entrant] = (await viewOf(client)).entrants;
    expect((await refusalOf(client.entrants.remove({ entrantIds: [entrant!.id] }))).data).toEqual({
      code: 'entrant-seated',
      ids: [entrant!.id],
    });
    await client.entrants.setStatus({ entrantIds: [entrant!.id], status: 'withdrawn' });
    expect((await viewOf(client)).entrants[0]?.status).toBe('withdrawn');
  });
});

describe('rounds', () => {
  test('sixteen players are seated over five rounds without meeting twice', async () => {
    await checkIn(client, 16);
    const met = new Set<string>();
    for (let number = 1; number <= 5; number += 1) {
      await client.rounds.seat({ sessionId: SESSION });
      const { tables } = await roundOf(client, number);
      expect(tables).toHaveLength(4);
      for (const { table } of tables) {
        const people = seatedEntrants(table.chairs).toSorted();
        for (const one of people) for (const other of people) if (one < other) met.add(`${one} ${other}`);
        await client.tables.end({ id: table.id, ended: true });
      }
      expect(met.size).toBe(24 * number);
    }
    expect((await refusalOf(client.rounds.seat({ sessionId: SESSION }))).data).toEqual({
      code: 'rounds-complete',
      rounds: 5,
    });
  });

  test('not while a round is running, and not with three', async () => {
    await checkIn(client, 3);
    expect(await refusalOf(client.rounds.seat({ sessionId: SESSION }))).toEqual({
      code: 'INVALID',
      data: { errors: [{ code: 'too-few-players', present: 3, needed: 4 }] },
    });
    await client.entrants.enter({
      sessionId: SESSION,
      playerIds: [uuid(4)],
      newPlayers: [aPlayer({ id: uuid(4) })],
      status: 'present',
    });
    await client.rounds.seat({ sessionId: SESSION });
    expect((await refusalOf(client.rounds.seat({ sessionId: SESSION }))).data).toEqual({
      code: 'round-running',
      rounds: [1],
      tables: [1],
    });
  });

  test('P8: removing a round takes its points away; an undo brings them back', async () => {
    const first = await seatTable(client, 4, { ending: { kind: 'open' } });
    await record(1000, first.table.id);
    await client.tables.end({ id: first.table.id, ended: true });
    const afterOne = await firstOf(client.standings.view({ sessionId: SESSION }));
    const { id: roundId } = await client.rounds.seat({ sessionId: SESSION });
    const { tables } = await roundOf(client, 2);
    await record(1001, tables[0]!.table.id, aWin('b', [4, 80, 6, 8]));
    await client.tables.end({ id: tables[0]!.table.id, ended: true });
    const afterTwo = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(afterTwo.rows.map(({ played }) => played)).toEqual([2, 2, 2, 2]);

    const { seq } = await client.rounds.remove({ roundId });
    const now = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(now.rows).toEqual(afterOne.rows);
    expect((await viewOf(client)).rounds).toHaveLength(1);
    await client.history.undo({ seq });
    expect((await firstOf(client.standings.view({ sessionId: SESSION }))).rows).toEqual(afterTwo.rows);
  });
});

describe('deals', () => {
  test('a deal is scored and its payments sum to zero', async () => {
    const { table } = await seatTable(client);
    await record(1000, table.id);
    const [deal] = await dealsOf(table.id);
    expect(deal).toMatchObject({ number: 1, dealer: 'a', prevailingWind: 'E', differs: false });
    expect(Object.values(deal!.net).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(deal!.net.a).toBeGreaterThan(0);
  });

  test('the same deal sent again is acknowledged, not doubled', async () => {
    const { table } = await seatTable(client);
    const first = await record(1000, table.id);
    await record(1001, table.id, someFacts());
    expect(await record(1000, table.id)).toEqual(first);
    expect(await dealsOf(table.id)).toHaveLength(2);
    expect((await refusalOf(record(1000, table.id, someFacts()))).data).toMatchObject({ code: 'id-taken' });
  });

  test('every error of the engine comes back, and nothing is kept', async () => {
    const { table } = await seatTable(client);
    const facts = someFacts({
      result: 'win',
      winner: 'a',
      discarder: 'a',
      values: { a: { total: -1 }, b: { total: 1.5 } },
    });
    const { code, data } = await refusalOf(record(1000, table.id, facts));
    expect(code).toBe('INVALID');
    expect((data as { errors: unknown[] }).errors.length).toBeGreaterThan(1);
    expect(await dealsOf(table.id)).toEqual([]);
  });

  test('a finished table takes no deal at its end, but a forgotten one in between', async () => {
    const { table } = await seatTable(client, 4, { ending: { kind: 'deals', count: 2 } });
    await record(1000, table.id);
    await record(1001, table.id, aWin('b', [4, 40, 6, 8]));
    expect((await refusalOf(record(1002, table.id))).data).toEqual({ code: 'table-finished', id: table.id });
    await record(1003, table.id, someFacts(), uuid(1001));
    expect((await dealsOf(table.id)).map(({ deal }) => [deal.id, deal.position])).toEqual([
      [uuid(1000), 1],
      [uuid(1003), 2],
      [uuid(1001), 3],
    ]);
  });

  test('a correction scores later deals again where their context changed, in one change', async () => {
    const { table } = await seatTable(client);
    await record(1000, table.id, aWin('a', [40, 10, 10, 10]));
    await record(1001, table.id, aWin('b', [4, 40, 6, 8]));
    const before = await dealsOf(table.id);
    expect(before[1]?.dealer).toBe('a');
    const { seq } = await client.deals.amend({
      id: uuid(1000),
      revision: 1,
      facts: aWin('c', [10, 10, 40, 10]),
      reason: 'wrong winner',
    });
    const after = await dealsOf(table.id);
    expect(after[1]?.dealer).toBe('b');
    expect(after[1]?.net).not.toEqual(before[1]?.net);
    expect(after.map(({ deal }) => deal.revision)).toEqual([2, 1]);
    const change = await client.history.change({ seq });
    expect(change.writes.map(({ id }) => id).sort()).toEqual([uuid(1000), uuid(1001)]);
    expect(change.reason).toBe('wrong winner');
    expect(change.about).toEqual({ round: 1, table: 1, deal: 1 });
    await client.history.undo({ seq });
    expect(await dealsOf(table.id)).toEqual(before);
  });

  test('a correction based on an older state is refused; sent twice it is acknowledged', async () => {
    const { table } = await seatTable(client);
    await record(1000, table.id);
    const amend = { id: uuid(1000), revision: 1, facts: aWin('b', [4, 40, 6, 8]), reason: null };
    const { seq } = await client.deals.amend(amend);
    expect(await client.deals.amend(amend)).toEqual({ seq });
    const refusal = await refusalOf(client.deals.amend({ ...amend, facts: someFacts() }));
    expect(refusal).toEqual({ code: 'CONFLICT', data: { code: 'stale', revision: 2 } });
    expect((await refusalOf(client.deals.remove({ id: uuid(1000), revision: 1, reason: null }))).code).toBe('CONFLICT');
  });

  test('a removed deal leaves no gap and its versions can still be read', async () => {
    const { table } = await seatTable(client);
    for (const id of [1000, 1001, 1002]) await record(id, table.id, someFacts());
    await client.deals.remove({ id: uuid(1001), revision: 1, reason: 'entered twice' });
    expect((await dealsOf(table.id)).map(({ deal }) => [deal.id, deal.position])).toEqual([
      [uuid(1000), 1],
      [uuid(1002), 2],
    ]);
    const versions = await client.history.deal({ id: uuid(1001) });
    expect(versions.map(({ command, reason, deal }) => [command, reason, deal?.revision ?? null])).toEqual([
      ['deals.record', null, 1],
      ['deals.remove', 'entered twice', null],
    ]);
  });

  test('all deals of a session come by round and table', async () => {
    const { table } = await seatTable(client, 8);
    await record(1000, table.id);
    const tables = await client.sessions.deals({ id: SESSION });
    expect(tables.map(({ summary, deals }) => [summary.table.number, deals.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(playerIds(8)).toHaveLength(8);
  });
});
