// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { sessionInput, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

/** Players 1 to 5; 6 is a second card of player 1. */
const KEEP = uuid(1);
const TWIN = uuid(6);

const register = () =>
  client.players.import({
    players: [1, 2, 3, 4, 5, 6].map((n) =>
      aPlayer({
        id: uuid(n),
        displayName: n === 6 ? 'Anna L.' : `Player ${n}`,
        email: n === 6 ? 'anna@example.org' : '',
      }),
    ),
  });

const open = (n: number) =>
  client.sessions.create(
    sessionInput({ id: uuid(200 + n), name: `Evening ${n}`, ending: { kind: 'deals', count: 1 } }),
  );
const enter = (session: number, ...people: number[]) =>
  client.entrants.enter({ sessionId: uuid(200 + session), playerIds: people.map(uuid), status: 'present' });

let nextId = 200_000;
const play = async (session: number): Promise<void> => {
  const id = uuid(200 + session);
  await client.rounds.seat({ sessionId: id });
  const { rounds } = await viewOf(client, id);
  for (const { table } of rounds.at(-1)?.tables ?? [])
    await client.deals.record({ id: uuid(nextId++), tableId: table.id, facts: aWin('a', [8, 4, 6, 2]), before: null });
};

const entrantIds = async (session: number, player: number) =>
  (await viewOf(client, uuid(200 + session))).entrants
    .filter(({ playerId }) => playerId === uuid(player))
    .map(({ id }) => id);

/** Evening 1 with the card that stays, evening 2 with the one that goes, evening 3 with one after the other. */
const playThree = async (): Promise<void> => {
  await register();
  await open(1);
  await enter(1, 1, 2, 3, 4);
  await play(1);
  await open(2);
  await enter(2, 6, 2, 3, 4);
  await play(2);
  await open(3);
  await enter(3, 1, 2, 3, 4);
  await play(3);
  await client.entrants.setStatus({ entrantIds: await entrantIds(3, 1), status: 'withdrawn' });
  await enter(3, 6);
  await play(3);
};

const recordOf = async (player: string) =>
  (await firstOf(client.seasons.person({ seasonId: null, playerId: player }))).record;

describe('merging two cards of one person', () => {
  test('keeps all games, totals and ratings, and takes back whole', async () => {
    await playThree();
    const [one, two] = [await recordOf(KEEP), await recordOf(TWIN)];
    const before = await firstOf(client.players.list());
    const { seq } = await client.players.merge({ keep: KEEP, remove: TWIN });
    const merged = await recordOf(KEEP);
    expect(merged.games).toBe(4);
    expect(merged.sessions).toBe(3);
    expect(merged.tablePoints).toBe(one.tablePoints + two.tablePoints);
    expect(merged.gamePoints).toBe(one.gamePoints + two.gamePoints);
    const players = await firstOf(client.players.list());
    expect(players.map(({ id }) => id)).not.toContain(TWIN);
    expect(players.find(({ id }) => id === KEEP)).toMatchObject({ displayName: 'Player 1', email: 'anna@example.org' });
    const third = await viewOf(client, uuid(203));
    expect(third.entrants.filter(({ playerId }) => playerId === KEEP)).toMatchObject([{ status: 'present' }]);
    expect(third.entrants).toHaveLength(4);
    expect(third.rounds.map(({ tables }) => Object.values(tables[0]?.names ?? {}).sort())).toEqual(
      Array(2).fill(['Player 1', 'Player 2', 'Player 3', 'Player 4']),
    );
    expect(await refusalOf(firstOf(client.seasons.person({ seasonId: null, playerId: TWIN })))).toMatchObject({
      code: 'NOT_FOUND',
    });

    await client.history.undo({ seq });
    expect(await firstOf(client.players.list())).toEqual(before);
    expect([await recordOf(KEEP), await recordOf(TWIN)]).toEqual([one, two]);
  });

  test('a finished session goes along', async () => {
    await playThree();
    await client.sessions.finish({ id: uuid(202), finished: true });
    const { seq } = await client.players.merge({ keep: KEEP, remove: TWIN });
    expect((await recordOf(KEEP)).games).toBe(4);
    expect((await viewOf(client, uuid(202))).session.state).toBe('finished');
    await client.history.undo({ seq });
    expect((await recordOf(TWIN)).games).toBe(2);
  });

  test('the preview says what will happen', async () => {
    await playThree();
    const preview = await firstOf(client.players.mergePreview({ keep: KEEP, remove: TWIN }));
    expect(preview.sessions.map(({ name, both, tables }) => [name, both, tables])).toEqual([
      ['Evening 2', false, 1],
      ['Evening 3', true, 1],
    ]);
    expect([preview.taken, preview.lost, preview.errors]).toEqual([['email'], [], []]);
    await client.players.merge({ keep: KEEP, remove: TWIN });
    const stored = (await firstOf(client.players.list())).find(({ id }) => id === KEEP);
    expect(stored).toEqual(preview.player);
  });

  test('refused with every round in which both sat, and nothing is changed', async () => {
    await register();
    await open(1);
    await enter(1, 1, 2, 3, 6);
    await play(1);
    await play(1);
    const before = await viewOf(client, uuid(201));
    const refusal = await refusalOf(client.players.merge({ keep: KEEP, remove: TWIN }));
    expect(refusal).toEqual({
      code: 'INVALID',
      data: {
        errors: [1, 2].map((round) => ({
          code: 'merge-same-round',
          session: 'Evening 1',
          date: '2026-12-01',
          round,
          tables: [1, 1],
        })),
      },
    });
    expect((await firstOf(client.players.mergePreview({ keep: KEEP, remove: TWIN }))).errors).toHaveLength(2);
    expect(await viewOf(client, uuid(201))).toEqual(before);
  });

  test('who sat out while the other card played sits out no more', async () => {
    await register();
    await open(1);
    await enter(1, 2, 3, 4, 1, 6);
    await client.rounds.seat({ sessionId: uuid(201) });
    const [round] = (await viewOf(client, uuid(201))).rounds;
    const out = round?.round.sitOuts[0] ?? '';
    const { entrants } = await viewOf(client, uuid(201));
    const outPlayer = entrants.find(({ id }) => id === out)?.playerId ?? '';
    const other = entrants.find(({ id, playerId }) => id !== out && playerId !== outPlayer)?.playerId ?? '';
    await client.players.merge({ keep: outPlayer, remove: other });
    const after = (await viewOf(client, uuid(201))).rounds[0];
    expect(after?.round.sitOuts).toEqual([]);
    expect(Object.values(after?.tables[0]?.table.chairs ?? {})).toContain(out);
  });

  test('one person with themselves, and cards that are gone', async () => {
    await register();
    expect((await refusalOf(client.players.merge({ keep: KEEP, remove: KEEP }))).data).toEqual({
      errors: [{ code: 'merge-with-itself' }],
    });
    expect((await refusalOf(client.players.merge({ keep: KEEP, remove: uuid(50) }))).data).toEqual({
      kind: 'players',
      id: uuid(50),
    });
    expect((await refusalOf(firstOf(client.players.mergePreview({ keep: uuid(50), remove: KEEP })))).code).toBe(
      'NOT_FOUND',
    );
  });

  test('the history names both', async () => {
    await register();
    await client.players.merge({ keep: KEEP, remove: TWIN });
    const [change] = await firstOf(client.history.list({ sessionId: null, limit: 1 }));
    expect(change).toMatchObject({
      command: 'players.merge',
      about: { name: 'Player 1', removed: 'Anna L.', count: 0 },
    });
  });
});
