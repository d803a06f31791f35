// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { TableSummary, TableView } from '../../../shared/contract/views.ts';
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
const tableOf = async (number: number): Promise<TableSummary> => {
  const found = (await roundOf(client, 1)).tables.find(({ table }) => table.number === number);
  if (found === undefined) throw new Error(`no table ${number}`);
  return found;
};
const idOf = async (number: number): Promise<string> => (await tableOf(number)).table.id;
const dealsAt = async (number: number): Promise<TableView['deals']> =>
  (await firstOf(client.tables.view({ id: await idOf(number) }))).deals;
const record = (id: number, tableId: string, facts = aWin('a', [40, 10, 10, 10])) =>
  client.deals.record({ id: uuid(id), tableId, facts, before: null });
const undoNewest = async () => client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });
const move = { revision: 1, before: null, follow: 'chairs', reason: null } as const;

describe('a deal that was entered at the wrong table', () => {
  test('goes to another table: whoever has the same winds there wins; both are scored anew, an undo takes it back', async () => {
    await seat(8);
    const [one, two] = [await idOf(1), await idOf(2)];
    await record(2001, one);
    await record(2002, two, aWin('b', [10, 40, 10, 10]));
    await record(2003, two);
    const before = [await dealsAt(1), await dealsAt(2)];
    // At table 2 South won the first deal, so chair b deals the second and c the third, if the first stays.
    await client.deals.move({ ...move, id: uuid(2001), tableId: two, follow: 'winds', reason: 'Sheet of table 2' });
    expect(await dealsAt(1)).toEqual([]);
    const moved = await dealsAt(2);
    expect(moved.map(({ deal }) => [deal.id, deal.position])).toEqual([
      [uuid(2002), 1],
      [uuid(2003), 2],
      [uuid(2001), 3],
    ]);
    // It was the dealer's win and is the dealer's win.
    expect(moved[2]).toMatchObject({ deal: { facts: { winner: moved[2]?.dealer }, revision: 2 } });
    const [newest] = await firstOf(client.history.list({ sessionId: SESSION, limit: 1 }));
    expect(newest).toMatchObject({
      command: 'deals.move',
      reason: 'Sheet of table 2',
      about: { round: 1, table: 1, deal: 1, toRound: 1, toTable: 2, toDeal: 3 },
    });
    await undoNewest();
    expect([await dealsAt(1), await dealsAt(2)]).toEqual(before);
  });

  test('keeps its chairs when that is asked, and stands before another deal', async () => {
    await seat(8);
    const [one, two] = [await idOf(1), await idOf(2)];
    await record(2001, one, aWin('c', [10, 10, 40, 10]));
    await record(2002, two);
    await client.deals.move({ ...move, id: uuid(2001), tableId: two, before: uuid(2002) });
    const [first, second] = await dealsAt(2);
    expect(first).toMatchObject({ deal: { id: uuid(2001), facts: { winner: 'c' }, revision: 1 }, dealer: 'a' });
    expect(second).toMatchObject({ deal: { id: uuid(2002) }, dealer: 'b' });
  });

  test('changes places with others at its own table', async () => {
    await seat(4);
    const table = await idOf(1);
    for (const id of [2001, 2002, 2003]) await record(id, table);
    await client.deals.move({ ...move, id: uuid(2003), tableId: table, before: uuid(2001) });
    expect((await dealsAt(1)).map(({ deal }) => deal.id)).toEqual([uuid(2003), uuid(2001), uuid(2002)]);
    const { seq } = await statusOf(client);
    await client.deals.move({ ...move, id: uuid(2003), tableId: table, before: uuid(2001) });
    expect((await statusOf(client)).seq).toBe(seq);
  });

  test('is refused where it cannot be, and then nothing is written', async () => {
    await seat(7, { oddField: 'three' });
    const [four, three] = (await roundOf(client, 1)).tables.toSorted((x, y) => (x.names.d < y.names.d ? 1 : -1));
    if (four === undefined || three === undefined) throw new Error('two tables are seated');
    await record(2001, four.table.id, aWin('d', [10, 10, 10, 40]));
    const { seq } = await statusOf(client);
    const impossible = await refusalOf(client.deals.move({ ...move, id: uuid(2001), tableId: three.table.id }));
    expect(impossible.code).toBe('INVALID');
    const stale = client.deals.move({ ...move, id: uuid(2001), revision: 2, tableId: three.table.id });
    expect((await refusalOf(stale)).data).toMatchObject({ code: 'stale' });
    await client.tables.end({ id: three.table.id, ended: true });
    const over = client.deals.move({ ...move, id: uuid(2001), tableId: three.table.id });
    expect((await refusalOf(over)).data).toMatchObject({ code: 'table-finished' });
    expect((await statusOf(client)).seq).toBe(seq + 1);
  });
});

test('a table takes the number that it really had, and the other table the one that becomes free', async () => {
  await seat(8);
  const [one, two] = [await tableOf(1), await tableOf(2)];
  await client.tables.renumber({ id: one.table.id, number: 2, reason: 'They sat elsewhere' });
  expect((await tableOf(2)).names).toEqual(one.names);
  expect((await tableOf(1)).names).toEqual(two.names);
  await client.tables.renumber({ id: one.table.id, number: 17, reason: null });
  expect((await roundOf(client, 1)).tables.map(({ table }) => table.number)).toEqual([1, 17]);
  await undoNewest();
  await undoNewest();
  expect(await tableOf(1)).toEqual(one);
});

describe('a table of four and one of three', () => {
  const seatSeven = async () => {
    await seat(7, { oddField: 'three' });
    const { tables, round } = await roundOf(client, 1);
    const four = tables.find(({ table }) => table.chairs.d !== null)?.table;
    const three = tables.find(({ table }) => table.chairs.d === null)?.table;
    if (four === undefined || three === undefined) throw new Error('two tables are seated');
    const joined = [
      { id: four.id, chairs: { ...four.chairs, d: null } },
      { id: three.id, chairs: { ...three.chairs, d: four.chairs.d } },
    ];
    return { four, three, joined, roundId: round.id };
  };

  test('somebody goes from one to the other before there is a result', async () => {
    const { four, three, joined, roundId } = await seatSeven();
    await client.tables.reseat({ roundId, tables: joined, follow: 'seats', reason: null });
    const after = await firstOf(client.tables.view({ id: three.id }));
    expect(after.entrants.d?.id).toBe(four.chairs.d);
    expect(after.summary.next.players).toBe(4);
  });

  test('not after: what was played there was played by as many as sat there', async () => {
    const { three, joined, roundId } = await seatSeven();
    await record(2001, three.id, {
      ...aWin('a', [40, 10, 10, 0]),
      values: { a: { total: 40 }, b: { total: 10 }, c: { total: 10 } },
    });
    const call = client.tables.reseat({ roundId, tables: joined, follow: 'seats', reason: null });
    expect((await refusalOf(call)).data).toEqual({ errors: [{ code: 'reseat-empty-chair', table: three.number }] });
  });

  test('whole tables change places with what they played', async () => {
    const { four, three, roundId } = await seatSeven();
    await record(2001, four.id, aWin('d', [10, 10, 10, 40]));
    const tables = [
      { id: four.id, chairs: three.chairs },
      { id: three.id, chairs: four.chairs },
    ];
    await client.tables.reseat({ roundId, tables, follow: 'people', reason: null });
    const after = await firstOf(client.tables.view({ id: three.id }));
    expect(after.deals.map(({ deal }) => deal.id)).toEqual([uuid(2001)]);
    expect(after.summary.problems).toEqual([]);
  });
});

describe('a disputed table', () => {
  test('holds the confirmation, makes the standings provisional, and is settled with what was decided', async () => {
    await seat(4, { ending: { kind: 'deals', count: 1 } });
    const id = await idOf(1);
    await record(2001, id);
    await client.tables.dispute({ id, note: 'Who discarded?', dealId: uuid(2001) });
    const { dispute } = (await tableOf(1)).table;
    expect(dispute).toMatchObject({ note: 'Who discarded?', dealId: uuid(2001) });
    const { round } = await roundOf(client, 1);
    expect((await refusalOf(client.rounds.confirm({ roundId: round.id }))).data).toEqual({
      code: 'round-disputed',
      ...{ round: 1, tables: [1] },
    });
    expect(await firstOf(client.standings.view({ sessionId: SESSION }))).toMatchObject({ tablesDisputed: 1 });
    await client.publications.publish({ id: uuid(850), sessionId: SESSION });
    // Another note leaves since when.
    await client.tables.dispute({ id, note: 'East or South discarded?', dealId: null });
    expect((await tableOf(1)).table.dispute).toMatchObject({ since: dispute?.since, dealId: null });
    await client.tables.settleDispute({ id, reason: 'East did' });
    expect((await tableOf(1)).table).not.toHaveProperty('dispute');
    const [newest] = await firstOf(client.history.list({ sessionId: SESSION, limit: 1 }));
    expect(newest).toMatchObject({ command: 'tables.settleDispute', reason: 'East did' });
    await client.rounds.confirm({ roundId: round.id });
    const [published] = await (await world.store()).db.of('publications').toArray();
    expect(published?.tablesDisputed).toBe(1);
    const late = await refusalOf(client.tables.dispute({ id, note: 'Again', dealId: null }));
    expect(late.data).toMatchObject({ code: 'round-confirmed' });
  });

  test('is in a backup, and an undo takes the dispute or its settlement back', async () => {
    await seat(4);
    const id = await idOf(1);
    await client.tables.dispute({ id, note: 'Who discarded?', dealId: null });
    const disputed = await tableOf(1);
    await client.tables.settleDispute({ id, reason: null });
    await undoNewest();
    expect(await tableOf(1)).toEqual(disputed);
    const { text } = await client.store.backup();
    await client.tables.settleDispute({ id, reason: null });
    await client.store.restore({ text });
    expect(await tableOf(1)).toEqual(disputed);
  });
});

test('the register stays open over a confirmed round: a penalty changes no result that was agreed to', async () => {
  await seat(4, { ending: { kind: 'deals', count: 1 } });
  const { table } = await tableOf(1);
  await record(2001, table.id);
  await client.rounds.confirm({ roundId: table.roundId });
  const penalty = { id: uuid(800), entrantId: table.chairs.a, tableId: table.id, reason: 'Late', gamePoints: 20 };
  await client.penalties.add({ ...penalty, sessionId: SESSION, tablePoints: 0, gains: [] });
  await client.penalties.amend({ ...penalty, gamePoints: 10, tablePoints: 0, gains: [], because: null });
  await client.penalties.cancel({ id: uuid(800), cancelled: true, because: null });
  const [entry] = (await firstOf(client.penalties.list({ sessionId: SESSION }))).penalties;
  expect(entry).toMatchObject({ penalty: { gamePoints: 10, cancelled: true }, place: { round: 1, table: 1 } });
  expect((await viewOf(client)).rounds[0]?.state).toBe('confirmed');
});

describe('rules that were set wrongly', () => {
  const rules = { id: SESSION, ending: { kind: 'deals', count: 4 } as const, reason: 'The limit is 300' };
  const profile = (options: Readonly<Record<string, unknown>>, ruleset = 'classical') => ({
    ...{ ruleset, version: '', preset: null },
    options: { ...options },
  });

  test('are put right after deals were entered: every deal is scored again, and an undo takes it back', async () => {
    await seat(8);
    const [one, two] = [await idOf(1), await idOf(2)];
    await record(2001, one, aWin('a', [480, 10, 10, 10]));
    await record(2002, two);
    const before = [await dealsAt(1), await dealsAt(2)];
    await client.deals.amend({ id: uuid(2002), revision: 1, facts: aWin('b', [10, 40, 10, 10]), reason: null });
    const amended = await dealsAt(2);
    await undoNewest();
    const { session } = await viewOf(client);
    const options = { ...session.profile.options, eastDoubles: false };
    const { seq } = await client.sessions.changeRules({ ...rules, profile: profile(options) });
    expect((await viewOf(client)).session.profile.options).toMatchObject({ eastDoubles: false });
    const now = await dealsAt(2);
    expect(now[0]?.net.a).toBeLessThan(before[1]?.[0]?.net.a ?? 0);
    expect(now[0]?.differs).toBe(false);
    await undoNewest();
    expect([await dealsAt(1), await dealsAt(2)]).toEqual(before);
    await client.history.redo({ seq });
    await client.players.add(aPlayer({ id: uuid(70) }));
    await client.history.takeBack({ seq, reason: null });
    expect([await dealsAt(1), await dealsAt(2)]).toEqual(before);
    expect(amended).not.toEqual(before[1]);
  });

  test('not another rule system, not while a round is confirmed, not with options that cannot be', async () => {
    await seat(4, { ending: { kind: 'deals', count: 1 } });
    const { table } = await tableOf(1);
    await record(2001, table.id);
    const other = await refusalOf(client.sessions.changeRules({ ...rules, profile: profile({}, 'american') }));
    expect(other.data).toEqual({ errors: [{ code: 'ruleset-fixed' }] });
    const wrong = await refusalOf(client.sessions.changeRules({ ...rules, profile: profile({ limit: 'high' }) }));
    expect(wrong.data).toMatchObject({ errors: [{ code: 'option-invalid', option: 'limit' }] });
    await client.rounds.confirm({ roundId: table.roundId });
    const late = await refusalOf(client.sessions.changeRules({ ...rules, profile: profile({}) }));
    expect(late.data).toEqual({ code: 'rounds-confirmed', rounds: [1] });
  });
});
