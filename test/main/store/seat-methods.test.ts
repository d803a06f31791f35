// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { Session } from '../../../shared/records/records.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, viewOf } from './evening.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

/** Tables of a round as lists of names, in the order of their numbers; each list sorted. */
const tablesOf = async (number: number): Promise<readonly (readonly string[])[]> => {
  const { entrants } = await viewOf(client);
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (await roundOf(client, number)).tables.map(({ table }) =>
    seatedEntrants(table.chairs)
      .map((id) => names.get(id) ?? '')
      .toSorted(),
  );
};

const named = (...numbers: readonly number[]): readonly string[] => numbers.map((n) => `Player ${n}`).toSorted();

const endRound = async (number: number): Promise<void> => {
  for (const { table } of (await roundOf(client, number)).tables)
    await client.tables.end({ id: table.id, ended: true });
};

/** Eight people play a round whose totals rank them 1 to 8: +35, +25, +15, +5, -5, -15, -25, -35. */
const playedByEight = async (session: Partial<Session> = {}): Promise<readonly string[]> => {
  await checkIn(client, 8, { ranking: 'game-points', ...session });
  const ids = (await viewOf(client)).entrants.map(({ id }) => id);
  const at = (...numbers: readonly [number, number, number, number]) => {
    const [a = '', b = '', c = '', d = ''] = numbers.map((number) => ids[number - 1] ?? '');
    return { a, b, c, d };
  };
  const tables = [
    { number: 1, chairs: at(1, 8, 2, 7) },
    { number: 2, chairs: at(3, 6, 4, 5) },
  ];
  await client.rounds.seat({ sessionId: SESSION, method: 'by-hand', tables });
  const [first, second] = (await roundOf(client, 1)).tables;
  const totals = [
    { a: 70, b: -70, c: 50, d: -50 },
    { a: 30, b: -30, c: 10, d: -10 },
  ];
  await client.tables.setTotals({ id: first!.table.id, totals: totals[0]!, reason: null });
  await client.tables.setTotals({ id: second!.table.id, totals: totals[1]!, reason: null });
  await endRound(1);
  return ids;
};

describe('by the standings', () => {
  test('top four together; the round keeps its method and the seed of the draw', async () => {
    await playedByEight();
    await client.rounds.seat({ sessionId: SESSION, method: 'top-four' });
    expect(await tablesOf(2)).toEqual([named(1, 2, 3, 4), named(5, 6, 7, 8)]);
    expect((await roundOf(client, 2)).round).toMatchObject({ method: 'top-four', seed: expect.any(Number) });
  });

  test('P7: penalties count when seating by the standings', async () => {
    const ids = await playedByEight();
    await client.penalties.add({
      id: uuid(900),
      sessionId: SESSION,
      entrantId: ids[0]!,
      tableId: null,
      reason: 'late',
      gamePoints: 200,
      tablePoints: 0,
      gains: [],
    });
    await client.rounds.seat({ sessionId: SESSION, method: 'top-four' });
    expect(await tablesOf(2)).toEqual([named(2, 3, 4, 5), named(1, 6, 7, 8)]);
  });

  test('folded: each table has one of each quarter', async () => {
    await playedByEight();
    await client.rounds.seat({ sessionId: SESSION, method: 'folded' });
    for (const table of await tablesOf(2)) {
      const quarters = table.map((name) => Math.ceil(Number(name.replace('Player ', '')) / 2)).toSorted();
      expect(quarters).toEqual([1, 2, 3, 4]);
    }
  });

  test('the method of the session is taken where none is named; before the first round it is a draw', async () => {
    await checkIn(client, 8, { seating: 'top-four', seed: 1 });
    const { id } = await client.rounds.seat({ sessionId: SESSION });
    const first = await tablesOf(1);
    await client.rounds.remove({ roundId: id });
    await client.rounds.seat({ sessionId: SESSION });
    expect(await tablesOf(1)).toEqual(first);
    expect((await roundOf(client, 1)).round.method).toBe('top-four');
  });
});

describe('at random', () => {
  test('the same seed gives the same draw, another one another', async () => {
    await checkIn(client, 16, { seating: 'random' });
    const draw = async (seed?: number) => {
      const { id } = await client.rounds.seat({ sessionId: SESSION, ...(seed !== undefined && { seed }) });
      const tables = await tablesOf(1);
      const { round } = await roundOf(client, 1);
      await client.rounds.remove({ roundId: id });
      return { tables, round: { method: round.method, seed: round.seed } };
    };
    const first = await draw();
    expect(await draw()).toEqual(first);
    const other = await draw(12);
    expect(other.round).toEqual({ method: 'random', seed: 12 });
    expect(other.tables).not.toEqual(first.tables);
  });
});

describe('wishes of the players', () => {
  const register = async (players: readonly Partial<ReturnType<typeof aPlayer>>[], session: Partial<Session> = {}) => {
    await checkIn(client, 8, session);
    const { entrants } = await viewOf(client);
    for (const [index, wish] of players.entries()) {
      await client.players.amend({ ...entrants[index]!.player, ...wish });
    }
  };

  test.each(['planned', 'random', 'top-four', 'folded'] as const)(
    '%s: who must never meet does not, and a fixed table is kept',
    async (method) => {
      await register([{ forbidGroup: 'x' }, { forbidGroup: 'x' }, { fixedTable: 2 }]);
      for (const number of [1, 2, 3]) {
        await client.rounds.seat({ sessionId: SESSION, method });
        const tables = await tablesOf(number);
        expect(tables.some((names) => names.includes('Player 1') && names.includes('Player 2'))).toBe(false);
        expect(tables[1]).toContain('Player 3');
        await endRound(number);
      }
    },
  );

  test.each<[string, Parameters<typeof register>[0]]>([
    ['a table that does not exist', [{ fixedTable: 3 }]],
    ['five fixed to one table', Array.from({ length: 5 }, () => ({ fixedTable: 2 }))],
    ['two fixed to one table who must never meet', [1, 2].map(() => ({ fixedTable: 1, forbidGroup: 'x' }))],
  ])('%s keeps nobody from being seated', async (_, wishes) => {
    await register(wishes);
    for (const [at, method] of (['planned', 'random', 'top-four', 'folded'] as const).entries()) {
      await client.rounds.seat({ sessionId: SESSION, method });
      const seated = (await tablesOf(at + 1)).flat();
      expect(new Set(seated).size).toBe(8);
      await endRound(at + 1);
    }
  });
});

describe('fields that are no multiple of four', () => {
  const enterSubstitutes = async (count: number) => {
    const newPlayers = Array.from({ length: count }, (_, index) =>
      aPlayer({ id: uuid(50 + index), displayName: `Substitute ${index + 1}` }),
    );
    const playerIds = newPlayers.map(({ id }) => id);
    await client.entrants.enter({ sessionId: SESSION, playerIds, newPlayers, status: 'present' });
    const entrantIds = (await viewOf(client)).entrants
      .filter(({ name }) => name.startsWith('Substitute'))
      .map(({ id }) => id);
    await client.entrants.setRole({ entrantIds, role: 'substitute' });
  };

  test.each(['planned', 'random', 'top-four'] as const)(
    '%s: substitutes fill the last table and no more',
    async (method) => {
      await checkIn(client, 6);
      await enterSubstitutes(3);
      await client.rounds.seat({ sessionId: SESSION, method });
      const seated = (await tablesOf(1)).flat();
      expect(seated).toHaveLength(8);
      expect(seated.filter((name) => name.startsWith('Player'))).toHaveLength(6);
      expect(seated).not.toContain('Substitute 3');
      expect((await roundOf(client, 1)).round.sitOuts).toEqual([]);
    },
  );

  test('with too few substitutes nobody sits out for them', async () => {
    await checkIn(client, 6);
    await enterSubstitutes(1);
    await client.rounds.seat({ sessionId: SESSION });
    expect((await tablesOf(1)).flat()).not.toContain('Substitute 1');
    expect((await roundOf(client, 1)).round.sitOuts).toHaveLength(2);
  });

  test.each(['planned', 'random', 'top-four', 'folded'] as const)(
    '%s: tables of three where the session plays them',
    async (method) => {
      await checkIn(client, 7, { oddField: 'three' });
      await client.rounds.seat({ sessionId: SESSION, method });
      expect((await tablesOf(1)).map(({ length }) => length).toSorted()).toEqual([3, 4]);
      expect((await roundOf(client, 1)).round.sitOuts).toEqual([]);
    },
  );
});
