// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { isSamplePlayer, SAMPLE_SESSION } from '../../../shared/records/sample-ids.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { recordsFrom, recordsIn } from './plain-store.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const SAMPLE = { name: 'Sample evening', date: '2026-12-04' };
const recordsOf = async (of: World = world) => recordsIn((await of.store()).db);
const changesOf = async (of: World = world) => (await of.store()).db.changes.toArray();
const stateOf = () => firstOf(client.sample.state());
const playersOf = () => firstOf(client.players.list());

test('one change adds sixteen people and an evening: three rounds played, the fourth running', async () => {
  expect(await stateOf()).toMatchObject({ there: false, offered: true });
  const { seq, id } = await client.sample.add(SAMPLE);
  expect({ seq, id }).toEqual({ seq: 1, id: SAMPLE_SESSION });
  expect(await changesOf()).toHaveLength(1);
  expect(await stateOf()).toMatchObject({ there: true, offered: false });

  const view = await firstOf(client.sessions.view({ id }));
  expect(view.session).toMatchObject({ ...SAMPLE, state: 'open', roundCount: 5 });
  expect(view.entrants).toHaveLength(16);
  expect(view.rounds.map(({ tables }) => tables.map(({ dealCount, state }) => `${dealCount} ${state}`))).toEqual([
    Array(4).fill('6 finished'),
    Array(4).fill('6 finished'),
    Array(4).fill('6 finished'),
    ['4 running', '6 finished', '2 running', '3 running'],
  ]);
});

test('every deal was scored by the engine without a fault, and nothing is lost or won out of nowhere', async () => {
  const { id } = await client.sample.add(SAMPLE);
  const tables = await client.sessions.deals({ id });
  const deals = (await (await world.store()).db.of('deals').toArray()).map(({ scored, facts }) => ({ scored, facts }));
  expect(deals).toHaveLength(87);
  expect(deals.flatMap(({ scored }) => scored.errors)).toEqual([]);
  for (const { scored } of deals) {
    const { a, b, c, d } = scored.outcome?.net ?? { a: Number.NaN, b: 0, c: 0, d: 0 };
    expect(a + b + c + d).toBe(0);
  }
  expect(new Set(deals.map(({ facts }) => facts.result))).toEqual(new Set(['win', 'washout', 'false-win']));
  expect(deals.filter(({ facts }) => Object.keys(facts.hands).length > 0).length).toBeGreaterThan(5);
  expect(tables).toHaveLength(16);

  const standings = await firstOf(client.standings.view({ sessionId: id }));
  expect(standings.rows).toHaveLength(16);
  expect(standings.rows.reduce((sum, row) => sum + row.gamePoints, 0)).toBe(0);
});

test('it is there at once', async () => {
  await client.players.list();
  const before = performance.now();
  await client.sample.add(SAMPLE);
  expect(performance.now() - before).toBeLessThan(5000);
});

test('a second one is refused while anything of the first is there', async () => {
  await client.sample.add(SAMPLE);
  const refusal = { code: 'CONFLICT', data: { code: 'sample-there' } };
  expect(await refusalOf(client.sample.add(SAMPLE))).toEqual(refusal);
  await client.sessions.remove({ id: SAMPLE_SESSION });
  expect(await stateOf()).toMatchObject({ there: true, offered: false });
  expect(await refusalOf(client.sample.add(SAMPLE))).toEqual(refusal);
  await client.sample.remove();
  await client.sample.add(SAMPLE);
  expect(await playersOf()).toHaveLength(16);
});

test('it is removed whole with what was entered into it, and comes back whole', async () => {
  await client.sample.add(SAMPLE);
  await client.players.add(aPlayer({ id: uuid(1), displayName: 'Real' }));
  await client.entrants.enter({ sessionId: SAMPLE_SESSION, playerIds: [uuid(1)], status: 'present' });
  await client.penalties.add({
    id: uuid(2),
    sessionId: SAMPLE_SESSION,
    entrantId: (await firstOf(client.sessions.view({ id: SAMPLE_SESSION }))).entrants[0]?.id ?? '',
    tableId: null,
    reason: 'late',
    gamePoints: 20,
    tablePoints: 0,
    gains: [],
  });
  const before = await recordsOf();
  const { seq } = await client.sample.remove();
  expect((await playersOf()).map(({ displayName }) => displayName)).toEqual(['Real']);
  const { players, ...rest } = await recordsOf();
  expect(Object.values(rest).flatMap((records) => Object.values(records))).toEqual([]);
  expect(players).toBeDefined();
  expect(await stateOf()).toMatchObject({ there: false, offered: false });
  expect((await statusOf(client)).undo).toMatchObject({ seq, command: 'sample.remove' });
  // Nothing is left to take away: nothing is written.
  expect(await client.sample.remove()).toEqual({ seq });

  await client.history.undo({ seq });
  expect(await recordsOf()).toEqual(before);
});

test('undo takes all of it back at once, redo brings it again', async () => {
  const { seq } = await client.sample.add(SAMPLE);
  const before = await recordsOf();
  await client.history.undo({ seq });
  expect(await stateOf()).toMatchObject({ there: false, offered: true });
  await client.history.redo({ seq });
  expect(await recordsOf()).toEqual(before);
  expect(recordsFrom(await changesOf())).toEqual(before);
});

test('somebody of the sample who plays in a session of the club’s own stays', async () => {
  await client.sample.add(SAMPLE);
  await client.sessions.create(aSessionInput({ id: uuid(11) }));
  const [one] = await playersOf();
  await client.entrants.enter({ sessionId: uuid(11), playerIds: [one?.id ?? ''] });
  await client.sample.remove();
  expect(await playersOf()).toEqual([one]);
  expect(isSamplePlayer(one?.id ?? '')).toBe(true);
  expect(await stateOf()).toMatchObject({ there: false, offered: false });
  expect((await firstOf(client.sessions.view({ id: uuid(11) }))).entrants).toHaveLength(1);
});

test('a backup carries it into another club, where it can be removed as well', async () => {
  await client.sample.add(SAMPLE);
  const { text } = await client.store.backup();
  const other = makeWorld();
  const there = other.connect().client;
  await there.store.restore({ text });
  expect(await recordsOf(other)).toEqual(await recordsOf());
  await there.sample.remove();
  expect(Object.values(await recordsOf(other)).flatMap((records) => Object.values(records))).toEqual([]);
  await other.close();
});

test('it counts in a season only while the club has no evening of its own', async () => {
  await client.sample.add(SAMPLE);
  const season = { name: 'All', from: null, to: null, ruleset: null, best: null, minimumGames: 0 };
  await client.seasons.create({ id: uuid(20), figure: 'table-points', ...season });
  const view = () => firstOf(client.seasons.view({ id: uuid(20) }));
  const person = async () =>
    firstOf(client.seasons.person({ seasonId: null, playerId: (await playersOf())[0]?.id ?? '' }));
  expect((await view()).rows).toHaveLength(16);
  expect((await person()).sessions).toHaveLength(1);
  expect(await stateOf()).toMatchObject({ alone: true, evening: true, rehearsal: false });

  const { seq } = await client.sessions.create(aSessionInput({ id: uuid(11), date: '2026-12-11' }));
  expect(await view()).toMatchObject({ rows: [], ratings: [], sessions: [] });
  expect((await person()).sessions).toHaveLength(0);
  expect(await stateOf()).toMatchObject({ alone: false });
  await client.history.undo({ seq });
  expect((await view()).rows).toHaveLength(16);
});
