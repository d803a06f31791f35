// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '../../../renderer/components/deal-entry/draft.ts';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { readEvening, TakenOver } from '../../../renderer/rehearsal/deeds.ts';
import { drive, type Stage } from '../../../renderer/rehearsal/drive.ts';
import { standAt } from '../../../renderer/rehearsal/progress.ts';
import { STEPS } from '../../../renderer/rehearsal/script.ts';
import { isSamplePlayer, REHEARSAL_SESSION } from '../../../shared/records/sample-ids.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { aSessionInput } from '../../builders/sessions.ts';
import { recordsIn } from '../../main/store/plain-store.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from '../../main/store/world.ts';

const LAST = STEPS.length - 1;
const sessionId = REHEARSAL_SESSION;

let world: World;
let client: StoreClient;
let seen: { steps: number[]; paths: string[]; typed: Draft[] };
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
  seen = { steps: [], paths: [], typed: [] };
});
afterEach(() => world.close());

/** A stage without a clock. */
const stage = (own: Partial<Stage> = {}): Stage => ({
  store: client,
  wording: () => ({ name: 'Rehearsal evening', date: '2026-12-04', reason: 'looked at a tile' }),
  wait: async () => undefined,
  toRead: () => 0,
  go: async (path) => void seen.paths.push(path),
  show: (typed) => void (typed !== undefined && seen.typed.push(typed.draft)),
  onStep: (at) => void seen.steps.push(at),
  ...own,
});
const play = (from = 0, own?: Partial<Stage>) => drive(stage(own), { from, once: false });
/** Pauses at the wait after so many: what was on its way is done, nothing more. */
const playSome = async (waits: number): Promise<void> => {
  let left = waits;
  const wait = async () => {
    left -= 1;
    if (left < 0) throw new Error('paused');
  };
  await expect(play(0, { wait })).rejects.toThrow('paused');
};
const sessionView = () => firstOf(client.sessions.view({ id: sessionId }));
const changes = async () => (await world.store()).db.changes.toArray();
const standAtNow = async (at?: number) => standAt(STEPS, await readEvening(client), at);

/** Worked by hand, in points, at the tables of `script.ts`: chairs a to d. */
const BY_HAND = [
  { a: 192 - 56 - 82, b: -52 + 160 - 84, c: -76 - 44 - 90, d: -64 - 60 + 256 },
  { a: -40 - 76 + 112, b: -36 + 252 - 80, c: 80 - 94 + 16, d: -4 - 82 - 48 },
  { a: -92 - 68 - 64, b: 144 - 40 - 28, c: -14 + 192 + 144, d: -38 - 84 - 52 },
  { a: 576 - 16 - 100, b: -198 - 40 + 264, c: -174 - 24 - 100, d: -204 + 80 - 64 },
];

test('the whole evening comes to what is worked out by hand', async () => {
  await play();
  const view = await sessionView();
  const tables = view.rounds.flatMap((round) => round.tables);
  expect(tables.map(({ balances: { a, b, c, d } }) => ({ a: a / 2, b: b / 2, c: c / 2, d: d / 2 }))).toEqual(BY_HAND);
  expect(view.rounds.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);

  const { rows } = await firstOf(client.standings.view({ sessionId }));
  const figures = rows.map(({ place, name, tablePoints, gamePoints }) => [
    ...[place, name],
    ...[tablePoints / 12, gamePoints / 2],
  ]);
  expect(figures).toEqual([
    [1, "Siân O'Brien", 8, 132 + 322],
    [2, 'Priya Nair', 5, 24 + 460],
    [3, 'Ana Souza', 4, 54 + 26],
    [4, 'Jürgen Müller', 4, 136 - 224],
    [5, 'Lee Mei', 3, 2 - 188],
    [6, '王小明', 2, -134 + 76],
    [7, 'Tomás García', 1, -4 - 298],
    // The penalty of ten.
    [8, 'Joke Hooft', 1, -210 - 174 - 10],
  ]);
});

test('every entry is one change by the command of its screen, and every screen is shown', async () => {
  await play();
  expect(seen.steps).toEqual(STEPS.map((_, at) => at));
  const deeds = STEPS.filter(({ deed }) => deed !== undefined);
  expect((await changes()).map(({ command }) => command)).toHaveLength(deeds.length);
  expect(new Set((await changes()).map((change) => change.sessionId))).toEqual(new Set([sessionId]));
  expect(new Set(seen.paths.map((path) => path.replace(sessionId, 'id').replace(/tables\/.*/, 'tables')))).toEqual(
    new Set([
      '/sessions/new',
      ...['people', 'rounds/now', 'tables', 'penalties', 'standings'].map((part) => `/sessions/id/${part}`),
    ]),
  );
});

test('a deal is typed key by key, in the order of the seats, before it is recorded', async () => {
  await play();
  const first = seen.typed.slice(0, 6).map(({ texts: { a, b, c, d } }) => [a, b, c, d]);
  expect(first).toEqual([
    ['3', '', '', ''],
    ['32', '', '', ''],
    ['32w', '', '', ''],
    ['32w', '8', '', ''],
    ['32w', '8', '0', ''],
    ['32w', '8', '0', '4'],
  ]);
});

test.each([1, 5, 9, 17, 40, 61, 83, 110])('paused after %i waits it goes on where the records stand', async (waits) => {
  await playSome(waits);
  const [entered, steps] = [(await changes()).length, seen.steps.length];
  expect(await standAtNow()).toBeGreaterThanOrEqual(steps - 2);
  await play();
  expect((await changes()).length).toBe(STEPS.filter(({ deed }) => deed !== undefined).length);
  expect(entered).toBeLessThanOrEqual((await changes()).length);
  expect((await sessionView()).rounds.flatMap(({ tables }) => tables.map(({ dealCount }) => dealCount))).toEqual(
    Array(4).fill(3),
  );
});

test('what somebody undid is entered again, nothing twice', async () => {
  await playSome(30);
  const at = await standAtNow();
  const { undo } = await statusOf(client);
  await client.history.undo({ seq: undo?.seq ?? 0 });
  expect(await standAtNow(at)).toBeLessThan(at);
  await play(at);
  expect((await sessionView()).rounds.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
});

test('one step at a time', async () => {
  await drive(stage(), { from: 0, once: true });
  await drive(stage(), { from: 0, once: true });
  expect(seen.steps).toEqual([0, 1]);
  expect(await standAtNow()).toBe(2);
});

test('it stops with what a command was refused for', async () => {
  await playSome(9);
  await client.sessions.finish({ id: sessionId, finished: true });
  expect(await refusalOf(play())).toMatchObject({ code: 'CONFLICT', data: { code: 'session-finished' } });
  expect(seen.typed).not.toHaveLength(0);
});

test('it does not go on with an evening that was taken over, nor begin one anew that was taken away', async () => {
  await client.sessions.create({ ...aSessionInput({ id: sessionId }), ending: { kind: 'deals', count: 3 } });
  await client.players.import({ players: [1, 2, 3, 4].map((n) => aPlayer({ id: uuid(n), displayName: `P${n}` })) });
  await client.entrants.enter({ sessionId, playerIds: [1, 2, 3, 4].map(uuid), status: 'present' });
  await client.rounds.seat({ sessionId });
  await expect(play(5)).rejects.toThrow();
  await client.sample.remove();
  await expect(play(5)).rejects.toBeInstanceOf(TakenOver);
  expect(await readEvening(client)).toEqual([]);
});

describe('taken away', () => {
  const empty = { ...Object.fromEntries(['players', 'sessions', 'entrants', 'deals'].map((kind) => [kind, {}])) };

  test('it leaves nothing behind, comes back by one undo, and can be played again', async () => {
    await play();
    const before = await recordsIn((await world.store()).db);
    const { seq } = await client.sample.remove();
    expect(await recordsIn((await world.store()).db)).toMatchObject(empty);
    expect(await firstOf(client.sample.state())).toMatchObject({ there: false, rehearsal: false, offered: true });
    await client.history.undo({ seq });
    expect(await recordsIn((await world.store()).db)).toEqual(before);
    expect(await standAtNow()).toBe(LAST);

    await client.sample.remove();
    expect(await standAtNow()).toBe(0);
    await play();
    expect((await sessionView()).entrants).toHaveLength(8);
  });

  test('nothing of the club is touched, and none of its figures counts the rehearsal', async () => {
    const season = { name: 'All', from: null, to: null, ruleset: null, best: null, minimumGames: 0 };
    await client.players.add(aPlayer({ id: uuid(1), displayName: 'Real' }));
    await client.sessions.create(aSessionInput({ id: uuid(11) }));
    await client.seasons.create({ id: uuid(20), figure: 'table-points', ...season });
    const before = await recordsIn((await world.store()).db);
    await play();
    const added = (await firstOf(client.players.list())).filter(({ id }) => id !== uuid(1));
    expect(added.map(({ id }) => isSamplePlayer(id))).toEqual(Array(8).fill(true));
    expect((await firstOf(client.seasons.view({ id: uuid(20) }))).rows).toEqual([]);
    await client.sample.remove();
    expect(await recordsIn((await world.store()).db)).toEqual(before);
  });

  test('it goes with the sample, whose people play in it', async () => {
    await client.sample.add({ name: 'Sample', date: '2026-12-04' });
    await play();
    expect(await firstOf(client.players.list())).toHaveLength(16);
    expect(await firstOf(client.sample.state())).toMatchObject({ evening: true, rehearsal: true });
    await client.sample.remove();
    expect(await recordsIn((await world.store()).db)).toMatchObject(empty);
  });
});
