// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { TableSummary } from '../../../shared/contract/views.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const seat = async (people: number, session = {}): Promise<void> => {
  await checkIn(client, people, session);
  await client.rounds.seat({ sessionId: SESSION });
};
const tablesOf = async (round = 1): Promise<readonly TableSummary[]> => (await roundOf(client, round)).tables;
const tableOf = async (number: number, round = 1): Promise<TableSummary> => {
  const found = (await tablesOf(round)).find(({ table }) => table.number === number);
  if (found === undefined) throw new Error(`no table ${number}`);
  return found;
};
const win = aWin('a', [40, 10, 10, 10]);
const record = (id: number, tableId: string, facts = win) =>
  client.deals.record({ id: uuid(id), tableId, facts, before: null });
const undoNewest = async () => client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });
const plain = { withdraw: false, reason: null } as const;

describe('abandoned and stuck tables', () => {
  test('a cancelled table is over and counts nothing; brought back it counts as before', async () => {
    await seat(4);
    const before = await tableOf(1);
    await record(2001, before.table.id);
    const played = await tableOf(1);
    await client.tables.cancel({ id: before.table.id, cancelled: true, reason: 'Fire alarm' });
    expect(await tableOf(1)).toMatchObject({ state: 'finished', counts: 'nothing', dealCount: 1, balances: { a: 0 } });
    const refused = await refusalOf(record(2002, before.table.id));
    expect(refused.data).toMatchObject({ code: 'table-finished' });
    await client.rounds.seat({ sessionId: SESSION });
    await client.tables.cancel({ id: before.table.id, cancelled: false, reason: null });
    expect(await tableOf(1)).toEqual(played);
  });
});

describe('totals only', () => {
  const totals = { a: 80, b: -20, c: -20, d: -40 };

  test('finish a table beside others that are entered deal by deal; its deals are kept and count nothing', async () => {
    await seat(8);
    const [one, two] = await tablesOf();
    await record(2001, one?.table.id ?? '');
    const before = await tableOf(1);
    await client.tables.setTotals({ id: one?.table.id ?? '', totals, reason: 'The sheet was lost' });
    expect(await tableOf(1)).toMatchObject({ state: 'finished', counts: 'totals', balances: totals, dealCount: 1 });
    expect((await refusalOf(record(2002, one?.table.id ?? ''))).data).toMatchObject({ code: 'table-finished' });
    await record(2003, two?.table.id ?? '');
    expect(await tableOf(2)).toMatchObject({ state: 'running', counts: 'deals' });
    await client.tables.setTotals({ id: one?.table.id ?? '', totals: null, reason: null });
    expect(await tableOf(1)).toEqual(before);
  });

  test('are refused with every fault at once', async () => {
    await seat(4);
    const { table } = await tableOf(1);
    const wrong = client.tables.setTotals({ id: table.id, totals: { ...totals, a: 81 }, reason: null });
    expect(await refusalOf(wrong)).toEqual({
      code: 'INVALID',
      data: {
        errors: [
          { code: 'totals-not-zero', sum: 1 },
          { code: 'totals-halves', chairs: ['a'] },
        ],
      },
    });
  });

  test('may be halves where the winner is paid by shares', async () => {
    await seat(4, { profile: { ruleset: 'sg-club', version: '', preset: null, options: {} } });
    const { table } = await tableOf(1);
    await client.tables.setTotals({ id: table.id, totals: { a: 3, b: -1, c: -1, d: -1 }, reason: null });
    expect((await tableOf(1)).balances).toEqual({ a: 3, b: -1, c: -1, d: -1 });
  });
});

describe('seats put right', () => {
  test('two people of two tables are exchanged; the deals stay with the seats, and an undo takes it back', async () => {
    await seat(8);
    const [one, two] = await tablesOf();
    if (one === undefined || two === undefined) throw new Error('two tables are seated');
    await record(2001, one.table.id);
    await record(2002, two.table.id, aWin('b', [10, 64, 20, 10]));
    const before = await tablesOf();
    await client.tables.reseat({
      roundId: one.table.roundId,
      tables: [
        { id: one.table.id, chairs: { ...one.table.chairs, a: two.table.chairs.a } },
        { id: two.table.id, chairs: { ...two.table.chairs, a: one.table.chairs.a } },
      ],
      follow: 'seats',
      reason: null,
    });
    const after = await tablesOf();
    expect(after[0]?.names.a).toBe(before[1]?.names.a);
    expect(after.map(({ balances }) => balances)).toEqual(before.map(({ balances }) => balances));
    await undoNewest();
    expect(await tablesOf()).toEqual(before);
  });

  test('the deals follow the people: whoever won has still won, and everything is scored again', async () => {
    await seat(4);
    const { table, names } = await tableOf(1);
    await record(2001, table.id);
    const before = await tableOf(1);
    const turned = { a: table.chairs.b, b: table.chairs.a, c: table.chairs.c, d: table.chairs.d };
    await client.tables.reseat({
      ...{
        roundId: table.roundId,
        tables: [{ id: table.id, chairs: turned as never }],
        follow: 'people',
        reason: null,
      },
    });
    const after = await tableOf(1);
    expect(after.names).toEqual({ ...names, a: names.b, b: names.a });
    // In half units: East won 80 from each; as South the same hand takes 80 from East and 40 from each of the others.
    expect([before.balances.a, after.balances.b]).toEqual([480, 320]);
    const [deal] = (await firstOf(client.tables.view({ id: table.id }))).deals;
    expect(deal?.deal).toMatchObject({ revision: 2, facts: { winner: 'b' }, scored: { context: { dealer: 'a' } } });
    expect(after.next).toMatchObject({ number: 2, dealer: 'b' });
  });

  test('nothing is written when it cannot be', async () => {
    await seat(8);
    const [one, two] = await tablesOf();
    if (one === undefined || two === undefined) throw new Error('two tables are seated');
    await record(2001, one.table.id);
    const chairs = { ...one.table.chairs, a: two.table.chairs.a };
    const call = client.tables.reseat({
      ...{ roundId: one.table.roundId, tables: [{ id: one.table.id, chairs }], follow: 'people', reason: null },
    });
    expect((await refusalOf(call)).data).toEqual({
      errors: [{ code: 'reseat-other-people' }, { code: 'reseat-people-parted', table: 1 }],
    });
  });
});

describe('substitutes', () => {
  const chairOf = (summary: TableSummary, name: string): Chair => {
    const found = CHAIRS.find((chair) => summary.names[chair] === name);
    if (found === undefined) throw new Error(`${name} does not sit there`);
    return found;
  };

  test('P4: in round 2 X plays on the seat of B and comes first; each is there once, played one', async () => {
    await seat(8, { ending: { kind: 'deals', count: 1 } });
    for (const [index, { table }] of (await tablesOf()).entries()) await record(2000 + index, table.id);
    await client.rounds.seat({ sessionId: SESSION });
    const table = (await tablesOf(2)).find(({ names }) => Object.values(names).includes('Player 2'));
    if (table === undefined) throw new Error('Player 2 is seated');
    const chair = chairOf(table, 'Player 2');
    const newPlayer = aPlayer({ id: uuid(30), displayName: 'X', status: 'guest' });
    const by = { playerId: newPlayer.id, newPlayer, role: 'substitute' } as const;
    await client.tables.replace({
      tableId: table.table.id,
      chair,
      by,
      points: 'sitting',
      withdraw: true,
      reason: null,
    });
    const won = CHAIRS.map((each) => (each === chair ? 40 : 10)) as unknown as [number, number, number, number];
    await record(2100, table.table.id, aWin(chair, won));
    for (const other of await tablesOf(2)) if (other.dealCount === 0) await record(2200, other.table.id);

    const { rows } = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(rows).toHaveLength(9);
    const rowsOf = (name: string) => rows.filter((row) => row.name === name);
    expect(rowsOf('X')).toMatchObject([{ played: 1, tablePoints: 48 }]);
    expect(rowsOf('Player 2')).toMatchObject([{ played: 1 }]);
    const entrant = (await viewOf(client)).entrants.find(({ name }) => name === 'X');
    expect(entrant).toMatchObject({ role: 'substitute', status: 'present', number: 9 });
  });

  test('who plays in a name leaves the points where the name is', async () => {
    await seat(9);
    const { round } = await roundOf(client, 1);
    const [spare = ''] = round.sitOuts;
    const before = await tableOf(1);
    await client.tables.replace({
      ...plain,
      ...{ tableId: before.table.id, chair: 'b', by: { entrantId: spare }, points: 'name' },
    });
    const spareName = (await viewOf(client)).entrants.find(({ id }) => id === spare)?.name;
    const during = await tableOf(1);
    expect(during).toMatchObject({ names: before.names, standIns: { b: spareName } });
    expect((await roundOf(client, 1)).round.sitOuts).toEqual([]);
    await record(2001, before.table.id, aWin('b', [10, 40, 10, 10]));
    const { rows } = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(rows.find(({ entrantId }) => entrantId === before.table.chairs.b)?.gamePoints).toBeGreaterThan(0);
    expect(rows.find(({ entrantId }) => entrantId === spare)?.gamePoints).toBe(0);
    expect((await refusalOf(client.entrants.remove({ entrantIds: [spare] }))).data).toMatchObject({
      code: 'entrant-seated',
    });
    await client.tables.endStandIn({ tableId: before.table.id, chair: 'b' });
    expect((await tableOf(1)).standIns).toEqual({});
    expect((await roundOf(client, 1)).round.sitOuts).toEqual([spare]);
  });

  test('who gives up the seat sits out, or goes home', async () => {
    await seat(9);
    const { round } = await roundOf(client, 1);
    const [spare = ''] = round.sitOuts;
    const { table } = await tableOf(1);
    const replaced = table.chairs.c;
    await client.tables.replace({
      ...plain,
      tableId: table.id,
      chair: 'c',
      by: { entrantId: spare },
      points: 'sitting',
    });
    expect((await roundOf(client, 1)).round.sitOuts).toEqual([replaced]);
    await undoNewest();
    const home = { tableId: table.id, chair: 'c', by: { entrantId: spare }, points: 'sitting', reason: null } as const;
    await client.tables.replace({ ...home, withdraw: true });
    expect((await roundOf(client, 1)).round.sitOuts).toEqual([]);
    expect((await viewOf(client)).entrants.find(({ id }) => id === replaced)?.status).toBe('withdrawn');
    // The answer was lost and the same is sent again.
    const { seq } = await statusOf(client);
    await client.tables.replace({ ...home, withdraw: true });
    expect((await statusOf(client)).seq).toBe(seq);
  });

  test('nobody plays at two seats of a round', async () => {
    await seat(8);
    const [one, two] = await tablesOf();
    const by = { entrantId: two?.table.chairs.a ?? '' };
    for (const points of ['sitting', 'name'] as const) {
      const call = client.tables.replace({ ...plain, tableId: one?.table.id ?? '', chair: 'a', by, points });
      expect((await refusalOf(call)).data).toEqual({ code: 'entrant-elsewhere', table: 2 });
    }
  });
});

describe('the clock', () => {
  test('keeps its end, is held and goes on, and takes another length; a retry changes nothing', async () => {
    await seat(4);
    const { round } = await roundOf(client, 1);
    const clock = async () => (await roundOf(client, 1)).round.clock;
    const minutesLeft = async (): Promise<number> => (await clock())?.leftMs ?? Number.NaN;
    await client.clock.start({ roundId: round.id, minutes: 60 });
    const started = await clock();
    expect(started).toMatchObject({ minutes: 60, leftMs: null });
    const { seq } = await statusOf(client);
    await client.clock.start({ roundId: round.id, minutes: 60 });
    expect((await statusOf(client)).seq).toBe(seq);
    const other = await refusalOf(client.clock.start({ roundId: round.id, minutes: 45 }));
    expect(other.data).toEqual({ code: 'clock-started', minutes: 60 });
    await client.clock.setMinutes({ roundId: round.id, minutes: 70 });
    expect(Date.parse((await clock())?.endsAt ?? '') - Date.parse(started?.endsAt ?? '')).toBe(600_000);
    await client.clock.hold({ roundId: round.id, held: true });
    expect(await minutesLeft()).toBeGreaterThan(0);
    await client.clock.hold({ roundId: round.id, held: false });
    expect((await clock())?.leftMs).toBeNull();
    await client.clock.clear({ roundId: round.id });
    expect(await clock()).toBeNull();
    expect((await refusalOf(client.clock.hold({ roundId: round.id, held: true }))).data).toEqual({
      code: 'clock-missing',
    });
  });

  test('a table has minutes of its own; a round by minutes ends by hand, and never by itself', async () => {
    await seat(4, { ending: { kind: 'minutes', count: 60, last: 'finish-deal' } });
    const { table } = await tableOf(1);
    await client.tables.setExtraMinutes({ id: table.id, minutes: 5 });
    for (let deal = 0; deal < 20; deal += 1) await record(2000 + deal, table.id);
    expect(await tableOf(1)).toMatchObject({ state: 'running', table: { extraMinutes: 5 } });
    await client.tables.end({ id: table.id, ended: true });
    expect((await tableOf(1)).state).toBe('finished');
  });
});
