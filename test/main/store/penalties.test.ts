// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { Penalty } from '../../../shared/records/records.ts';
import { aWin, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, seatTable, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

/** Four at a table with one deal, and what a penalty against the person in chair `a` says. */
const sitDown = async () => {
  const { table } = await seatTable(client);
  await client.deals.record({ id: uuid(500), tableId: table.id, facts: aWin('a', [40, 10, 10, 10]), before: null });
  const { a, b, c, d } = table.chairs;
  if (d === null) throw new Error('four seats');
  const penalty = {
    ...{ id: uuid(700), sessionId: SESSION, entrantId: a, tableId: table.id, reason: 'late' },
    ...{ gamePoints: 60, tablePoints: 12, gains: [] as Penalty['gains'] },
  };
  return { table, penalty, people: { a, b, c, d } };
};

const register = () => firstOf(client.penalties.list({ sessionId: SESSION }));
const rowOf = async (entrantId: string) =>
  (await firstOf(client.standings.view({ sessionId: SESSION }))).rows.find((row) => row.entrantId === entrantId);

describe('the penalty register', () => {
  test('a penalty is taken from points and table points, and the register says when, where and why', async () => {
    const { penalty } = await sitDown();
    const before = await rowOf(penalty.entrantId);
    await client.penalties.add(penalty);
    const after = await rowOf(penalty.entrantId);
    expect(after?.gamePoints).toBe((before?.gamePoints ?? 0) - 60);
    expect(after?.penalty).toEqual({ gamePoints: -60, tablePoints: -12, count: 1 });
    const { penalties } = await register();
    expect(penalties).toMatchObject([{ number: 1, place: { round: 1, table: 1 }, penalty: { reason: 'late' } }]);
  });

  test('points that go to others have to be all of them, to others, once each: every fault at once', async () => {
    const { penalty, people } = await sitDown();
    const gains = [people.b, people.b, people.a].map((entrantId) => ({ entrantId, gamePoints: 10 }));
    const refusal = await refusalOf(client.penalties.add({ ...penalty, gains }));
    expect(refusal.data).toEqual({
      errors: [
        { code: 'gains-differ', gains: 30, taken: 60 },
        { code: 'gain-to-offender' },
        { code: 'gain-twice', entrantId: people.b },
      ],
    });
    expect((await register()).penalties).toEqual([]);
    const fair = [people.b, people.c, people.d].map((entrantId) => ({ entrantId, gamePoints: 20 }));
    await client.penalties.add({ ...penalty, gains: fair });
    const { rows } = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(rows.reduce((sum, { gamePoints }) => sum + gamePoints, 0)).toBe(0);
  });

  test('one that takes nothing, from strangers or at a table where they do not sit', async () => {
    const { penalty, people } = await sitDown();
    const wrong = { ...penalty, gamePoints: 0, tablePoints: 0, entrantId: uuid(999) };
    expect((await refusalOf(client.penalties.add(wrong))).data).toEqual({
      errors: [
        { code: 'penalty-empty' },
        { code: 'entrant-not-in-session', entrantId: uuid(999) },
        { code: 'not-at-table', table: 1 },
      ],
    });
    expect(await refusalOf(client.penalties.add({ ...penalty, tableId: people.b }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a retry is acknowledged, other facts under the same id are not', async () => {
    const { penalty } = await sitDown();
    const first = await client.penalties.add(penalty);
    expect(await client.penalties.add(penalty)).toEqual(first);
    expect((await refusalOf(client.penalties.add({ ...penalty, reason: 'other' }))).data).toMatchObject({
      code: 'id-taken',
    });
  });

  test('amended with a reason, cancelled and made to count again; undo follows', async () => {
    const { penalty } = await sitDown();
    await client.penalties.add(penalty);
    const { sessionId: _, ...facts } = penalty;
    await client.penalties.amend({ ...facts, gamePoints: 20, because: 'counted wrongly' });
    expect((await rowOf(penalty.entrantId))?.penalty.gamePoints).toBe(-20);
    const { seq } = await client.penalties.cancel({
      id: penalty.id,
      cancelled: true,
      because: 'withdrawn by the referee',
    });
    expect((await rowOf(penalty.entrantId))?.penalty).toEqual({ gamePoints: 0, tablePoints: 0, count: 0 });
    expect((await register()).penalties).toHaveLength(1);
    const [latest] = await firstOf(client.history.list({ sessionId: SESSION, limit: 1 }));
    expect(latest).toMatchObject({ command: 'penalties.cancel', reason: 'withdrawn by the referee' });
    await client.history.undo({ seq });
    expect((await rowOf(penalty.entrantId))?.penalty.count).toBe(1);
  });

  test('a removed round takes its penalties along and brings them back', async () => {
    const { penalty } = await sitDown();
    await client.penalties.add(penalty);
    const { round } = await roundOf(client, 1);
    const { seq } = await client.rounds.remove({ roundId: round.id });
    expect((await register()).penalties).toEqual([]);
    await client.rounds.restore({ seq });
    expect((await register()).penalties).toHaveLength(1);
  });

  test('who stands in the register stays on the list; a removed session leaves no penalty', async () => {
    await sitDown();
    const [first] = (await viewOf(client)).entrants;
    const { round } = await roundOf(client, 1);
    await client.rounds.remove({ roundId: round.id });
    const entrantId = first?.id ?? '';
    await client.penalties.add({
      ...{ id: uuid(701), sessionId: SESSION, entrantId, tableId: null, reason: 'rude' },
      ...{ gamePoints: 2, tablePoints: 0, gains: [] },
    });
    expect((await refusalOf(client.entrants.remove({ entrantIds: [entrantId] }))).data).toEqual({
      code: 'entrant-in-register',
      ids: [entrantId],
    });
    await client.sessions.remove({ id: SESSION });
    expect(await (await world.store()).db.of('penalties').count()).toBe(0);
  });
});

describe('P7: a penalty counts when seating goes by standings', () => {
  test.each(['top-four', 'folded'] as const)('%s', async (seating) => {
    await checkIn(client, 8, { seating, ranking: 'game-points', roundCount: 3 });
    await client.rounds.seat({ sessionId: SESSION, method: 'random' });
    const tables = (await roundOf(client, 1)).tables.map(({ table }) => table);
    const totals = [
      { a: 140, b: 60, c: -40, d: -160 },
      { a: 120, b: 40, c: -60, d: -100 },
    ];
    for (const [index, { id }] of tables.entries()) {
      await client.tables.setTotals({ id, totals: totals[index] ?? null, reason: null });
    }
    const leader = tables[0]?.chairs.a ?? '';
    await client.penalties.add({
      ...{ id: uuid(700), sessionId: SESSION, entrantId: leader, tableId: null, reason: 'left the table' },
      ...{ gamePoints: 400, tablePoints: 0, gains: [] },
    });
    await client.rounds.seat({ sessionId: SESSION });
    const { rows } = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(rows.at(-1)?.entrantId).toBe(leader);
    const own = (await roundOf(client, 2)).tables.find(({ table }) => Object.values(table.chairs).includes(leader));
    const places = rows.filter(({ entrantId }) => Object.values(own?.table.chairs ?? {}).includes(entrantId));
    if (seating === 'top-four') expect(places.map(({ place }) => place)).toEqual([5, 6, 7, 8]);
    else expect(places.map(({ place }) => place)).toContain(8);
  });
});

describe('roles and order between equals', () => {
  test('a substitute has no place, and the order decides where the session says so', async () => {
    const { table, people } = await sitDown();
    await client.entrants.setRole({ entrantIds: [people.b], role: 'substitute' });
    const view = await firstOf(client.standings.view({ sessionId: SESSION }));
    expect(view.fieldSize).toBe(3);
    expect(view.rows.find(({ entrantId }) => entrantId === people.b)).toMatchObject({ place: null, substitute: true });
    const { createdAt: _, state: __, seed: ___, ...session } = view.session;
    await client.sessions.amend({ ...session, tieBreaks: ['organiser'] });
    await client.tables.end({ id: table.id, ended: true });
    await client.entrants.setTieOrder({ entrantIds: [people.d, people.c], ordered: true });
    const tied = (await firstOf(client.standings.view({ sessionId: SESSION }))).rows.filter(({ tiedFrom }) => tiedFrom);
    expect(tied.map(({ entrantId }) => entrantId)).toEqual([people.d, people.c]);
    await client.entrants.setTieOrder({ entrantIds: [people.d, people.c], ordered: false });
    const again = (await firstOf(client.standings.view({ sessionId: SESSION }))).rows.filter(({ shared }) => shared);
    expect(again).toHaveLength(2);
  });
});
