// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, seatTable, sessionInput, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const back = (seq: number) => client.history.takeBack({ seq, reason: null });
const refusedBy = async (seq: number) => (await refusalOf(back(seq))).data;
const record = (id: number, tableId: string, facts = aWin('a', [40, 10, 10, 10])) =>
  client.deals.record({ id: uuid(id), tableId, facts, before: null });
const dealsOf = async (id: string) => (await firstOf(client.tables.view({ id }))).deals;
const undoNewest = async () => client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });

describe('one earlier change by itself', () => {
  test('goes back field by field; what was done since stays, and the taking back can be undone', async () => {
    const { seq: added } = await client.players.add(aPlayer());
    const { seq: renamed } = await client.players.amend(aPlayer({ displayName: 'Anne' }));
    await client.players.amend(aPlayer({ displayName: 'Anne', club: 'North' }));
    await client.history.takeBack({ seq: renamed, reason: 'Anna it is' });
    const [anna] = await firstOf(client.players.list());
    expect(anna).toEqual(aPlayer({ club: 'North' }));
    const [newest] = await firstOf(client.history.list({ sessionId: null, limit: 1 }));
    expect(newest).toMatchObject({
      ...{ command: 'history.takeBack', reason: 'Anna it is', undoes: null },
      about: { command: 'players.amend', target: renamed, name: 'Anne' },
    });
    expect(await refusedBy(added)).toMatchObject({ code: 'later-change' });
    await world.restart();
    await undoNewest();
    expect((await firstOf(client.players.list()))[0]).toEqual(aPlayer({ displayName: 'Anne', club: 'North' }));
  });

  test('the taking back is itself a change that can be taken back', async () => {
    await client.players.add(aPlayer());
    const { seq } = await client.players.amend(aPlayer({ displayName: 'Anne' }));
    const { seq: taken } = await back(seq);
    await client.players.add(aPlayer({ id: uuid(2), displayName: 'Ben' }));
    await back(taken);
    expect((await firstOf(client.players.list()))[0]?.displayName).toBe('Anne');
  });

  test('is refused with the newest change that builds on it', async () => {
    await client.players.add(aPlayer());
    const { seq } = await client.players.amend(aPlayer({ displayName: 'Anne' }));
    const { seq: by } = await client.players.amend(aPlayer({ displayName: 'Annie' }));
    expect(await refusedBy(seq)).toEqual({
      ...{ code: 'later-change', seq, by, command: 'players.amend' },
      name: 'Annie',
    });
    await client.history.undo({ seq: by });
    expect(await refusedBy(by)).toEqual({ code: 'change-undone', seq: by });
    await back(seq);
    expect((await firstOf(client.players.list()))[0]?.displayName).toBe('Anna');
  });
});

describe('a deal', () => {
  test('amended long ago becomes what it was, and the later ones are scored again', async () => {
    const { table } = await seatTable(client);
    await record(2001, table.id, aWin('b', [10, 40, 10, 10]));
    const asEntered = await dealsOf(table.id);
    const { seq } = await client.deals.amend({
      id: uuid(2001),
      revision: 1,
      facts: aWin('a', [40, 10, 10, 10]),
      reason: null,
    });
    await record(2002, table.id);
    await record(2003, table.id, someFacts());
    expect((await dealsOf(table.id))[1]?.dealer).toBe('a');
    await back(seq);
    const [first, second, third] = await dealsOf(table.id);
    expect(first?.deal).toEqual({ ...asEntered[0]?.deal, revision: 3 });
    expect(second).toMatchObject({ dealer: 'b', deal: { id: uuid(2002), scored: { context: { dealer: 'b' } } } });
    expect(third?.number).toBe(3);
  });

  test('removed comes back in its place, recorded or moved goes, whatever was entered since', async () => {
    await checkIn(client, 8, {});
    await client.rounds.seat({ sessionId: SESSION });
    const [one, two] = (await roundOf(client, 1)).tables.map(({ table }) => table.id);
    if (one === undefined || two === undefined) throw new Error('two tables are seated');
    const { seq: recorded } = await record(2001, one);
    await record(2002, one);
    const { seq: removed } = await client.deals.remove({ id: uuid(2002), revision: 1, reason: null });
    await record(2003, one);
    const { seq: moved } = await client.deals.move({
      ...{ id: uuid(2003), revision: 1, tableId: two, before: null, follow: 'chairs', reason: null },
    });
    await record(2004, one);
    const ids = async (table: string) => (await dealsOf(table)).map(({ deal }) => deal.id);
    await back(removed);
    expect(await ids(one)).toEqual([uuid(2001), uuid(2002), uuid(2004)]);
    await back(moved);
    expect([await ids(one), await ids(two)]).toEqual([[uuid(2001), uuid(2003), uuid(2002), uuid(2004)], []]);
    await back(recorded);
    expect(await ids(one)).toEqual([uuid(2003), uuid(2002), uuid(2004)]);
  });
});

describe('what later changes hang on stays', () => {
  test('people who were entered, seats under which deals were entered, a round that was played', async () => {
    const { table } = await seatTable(client);
    const { writes } = await client.history.change({ seq: 4 });
    expect(writes.map(({ kind }) => kind)).toContain('rounds');
    const turned = { ...table.chairs, a: table.chairs.b, b: table.chairs.a };
    const { seq: reseated } = await client.tables.reseat({
      ...{ roundId: table.roundId, tables: [{ id: table.id, chairs: turned }], follow: 'seats', reason: null },
    });
    const { seq: by } = await record(2001, table.id);
    expect(await refusedBy(reseated)).toMatchObject({ code: 'later-change', by, command: 'deals.record' });
    expect(await refusedBy(4)).toMatchObject({ code: 'later-change' });
    expect(await refusedBy(3)).toMatchObject({ code: 'later-change', command: 'tables.reseat.seats' });
    expect(await refusedBy(1)).toMatchObject({ code: 'later-change', command: 'entrants.enter' });
    const { seq: count } = await statusOf(client);
    expect(count).toBe(by);
  });

  test('a confirmed round, a finished session; two merged cards part again all the same', async () => {
    await checkIn(client, 4, { ending: { kind: 'deals', count: 1 } });
    await client.players.add(aPlayer({ id: uuid(50), displayName: 'Player One' }));
    await client.rounds.seat({ sessionId: SESSION });
    const [summary] = (await roundOf(client, 1)).tables;
    const table = summary?.table;
    if (table === undefined) throw new Error('a table is seated');
    const { seq: recorded } = await record(2001, table.id);
    const { seq: merged } = await client.players.merge({ keep: uuid(50), remove: uuid(1) });
    await client.rounds.confirm({ roundId: table.roundId });
    expect(await refusedBy(recorded)).toMatchObject({ code: 'round-confirmed' });
    await client.sessions.finish({ id: SESSION, finished: true });
    expect(await refusedBy(recorded)).toMatchObject({ code: 'session-finished' });
    await back(merged);
    expect((await viewOf(client)).entrants.map(({ playerId }) => playerId)).toContain(uuid(1));
  });

  test('a round that was reopened is not confirmed as it stands now', async () => {
    const { table } = await seatTable(client, 4, { ending: { kind: 'deals', count: 1 } });
    await record(2001, table.id);
    await client.rounds.confirm({ roundId: table.roundId });
    const { seq } = await client.rounds.reopen({ roundId: table.roundId, reason: 'Misread' });
    const { seq: by } = await client.deals.remove({ id: uuid(2001), revision: 1, reason: null });
    expect(await refusedBy(seq)).toMatchObject({ code: 'later-change', by });
  });

  test('a number that was given again, and what lies before a restore', async () => {
    const { table } = await seatTable(client);
    const { seq: removed } = await client.rounds.remove({ roundId: table.roundId });
    const { seq: by } = await client.rounds.seat({ sessionId: SESSION });
    expect(await refusedBy(removed)).toMatchObject({ code: 'later-change', by, command: 'rounds.seat' });
    const { text } = await client.store.backup();
    await client.store.restore({ text });
    expect(await refusedBy(removed)).toEqual({ code: 'before-restore', seq: removed });
  });

  test('the evening’s rules after the first deal', async () => {
    await checkIn(client, 4);
    const { seed: _, ...session } = sessionInput();
    const { seq } = await client.sessions.amend({ ...session, ending: { kind: 'deals', count: 8 } });
    await client.rounds.seat({ sessionId: SESSION });
    const [summary] = (await roundOf(client, 1)).tables;
    const { seq: by } = await record(2001, summary?.table.id ?? '');
    expect(await refusedBy(seq)).toMatchObject({ code: 'later-change', by });
  });
});

test('the history of one record holds what belongs to it, and says what took a change back', async () => {
  await checkIn(client, 8);
  await client.rounds.seat({ sessionId: SESSION });
  const [one, two] = (await roundOf(client, 1)).tables.map(({ table }) => table);
  if (one === undefined || two === undefined) throw new Error('two tables are seated');
  await record(2001, one.id);
  const { seq: other } = await record(2002, two.id);
  const penalty = { id: uuid(800), sessionId: SESSION, entrantId: one.chairs.a, tableId: one.id, reason: 'Late' };
  await client.penalties.add({ ...penalty, gamePoints: 20, tablePoints: 0, gains: [] });
  const { seq: swapped } = await client.tables.reseat({
    ...{ roundId: one.roundId, follow: 'seats', reason: null },
    tables: [{ id: one.id, chairs: { ...one.chairs, a: one.chairs.b, b: one.chairs.a } }],
  });
  await back(swapped);
  const past = async (kind: 'tables' | 'deals' | 'players' | 'penalties', id: string) =>
    (await firstOf(client.history.list({ sessionId: SESSION, limit: 50, record: { kind, id } }))).map(
      ({ command, takenBackBy }) => [command, takenBackBy],
    );
  expect(await past('tables', one.id)).toEqual([
    ['history.takeBack', null],
    ['tables.reseat.seats', swapped + 1],
    ['penalties.add', null],
    ['deals.record', null],
    ['rounds.seat', null],
  ]);
  expect(await past('deals', uuid(2002))).toEqual([['deals.record', null]]);
  const seated = (await viewOf(client)).entrants.find(({ id }) => id === one.chairs.a);
  const person = (await past('players', seated?.playerId ?? '')).map(([command]) => command);
  expect(person).toEqual([
    ...['history.takeBack', 'tables.reseat.seats', 'penalties.add', 'rounds.seat', 'entrants.enter'],
  ]);
  const third = (await viewOf(client)).entrants.find(({ id }) => id === one.chairs.c);
  expect(await past('players', third?.playerId ?? '')).toHaveLength(2);
  expect((await past('penalties', uuid(800))).map(([command]) => command)).toEqual(['penalties.add']);
  await client.history.takeBack({ seq: swapped + 1, reason: null });
  const list = await firstOf(client.history.list({ sessionId: SESSION, limit: 50 }));
  expect(list.find(({ seq }) => seq === swapped)?.takenBackBy).toBeNull();
  expect(list.find(({ seq }) => seq === other)?.takenBackBy).toBeNull();
});

test('dependent figures follow at once, and what was published stays as it was', async () => {
  const { table } = await seatTable(client, 4, { ending: { kind: 'deals', count: 1 } });
  await record(2001, table.id);
  const { seq } = await client.deals.amend({
    ...{ id: uuid(2001), revision: 1, facts: aWin('b', [10, 40, 10, 10]), reason: 'Misread' },
  });
  const pointsOf = async (entrantId: string) =>
    (await firstOf(client.standings.view({ sessionId: SESSION }))).rows.find((row) => row.entrantId === entrantId)
      ?.gamePoints;
  const { id } = await client.publications.publish({ id: uuid(850), sessionId: SESSION });
  const published = await (await world.store()).db.of('publications').get(id);
  const before = await pointsOf(table.chairs.a);
  await back(seq);
  expect(await pointsOf(table.chairs.a)).not.toBe(before);
  expect(await (await world.store()).db.of('publications').get(id)).toEqual(published);
  const view = await firstOf(client.publications.view({ id }));
  expect(view.causes.map(({ change }) => change.command)).toEqual(['history.takeBack']);
});
