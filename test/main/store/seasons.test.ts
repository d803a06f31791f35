// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { SeasonView } from '../../../shared/contract/season-views.ts';
import type { Session } from '../../../shared/records/records.ts';
import type { Season } from '../../../shared/records/season.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { playerIds, sessionInput } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const SEASON: Season = {
  id: uuid(77),
  name: 'Winter',
  from: '2026-12-01',
  to: '2026-12-31',
  ruleset: null,
  figure: 'table-points',
  best: null,
  minimumGames: 0,
};

const viewOf = (id = SEASON.id): Promise<SeasonView> => firstOf(client.seasons.view({ id }));
let nextId = 100_000;

/** An evening of four people with rounds of one deal; each round is who wins, a chair. */
const playEvening = async (n: number, winners: string, session: Partial<Session> = {}): Promise<string> => {
  const id = uuid(200 + n);
  const day = String(n).padStart(2, '0');
  const ending = { kind: 'deals', count: 1 } as const;
  await client.sessions.create(sessionInput({ id, name: `Evening ${n}`, date: `2026-12-${day}`, ending, ...session }));
  await client.entrants.enter({ sessionId: id, playerIds: playerIds(4), status: 'present' });
  for (const winner of winners) await playRound(id, winner as 'a');
  return id;
};

const playRound = async (sessionId: string, winner: 'a' | 'b' | 'c' | 'd'): Promise<void> => {
  await client.rounds.seat({ sessionId });
  const { rounds } = await firstOf(client.sessions.view({ id: sessionId }));
  const tableId = rounds.at(-1)?.tables[0]?.table.id ?? '';
  await client.deals.record({ id: uuid(nextId++), tableId, facts: aWin(winner, [8, 4, 6, 2]), before: null });
};

const register = () =>
  client.players.import({ players: playerIds(4).map((id, at) => aPlayer({ id, displayName: `Player ${at + 1}` })) });

describe('seasons', () => {
  test('is set up, corrected and removed, each undone', async () => {
    expect(await client.seasons.create(SEASON)).toEqual({ seq: 1, id: SEASON.id });
    expect(await client.seasons.create(SEASON)).toEqual({ seq: 1, id: SEASON.id });
    const other = await refusalOf(client.seasons.create({ ...SEASON, name: 'Other' }));
    expect(other.data).toMatchObject({ code: 'id-taken' });
    await client.seasons.amend({ ...SEASON, best: 3 });
    expect((await viewOf()).season.best).toBe(3);
    const { seq } = await client.seasons.remove({ id: SEASON.id });
    expect(await firstOf(client.seasons.list())).toEqual([]);
    await client.history.undo({ seq });
    await client.history.undo({ seq: 2 });
    expect((await viewOf()).season).toEqual(SEASON);
    expect((await refusalOf(viewOf(uuid(5)))).code).toBe('NOT_FOUND');
    expect((await refusalOf(client.seasons.amend({ ...SEASON, id: uuid(5) }))).code).toBe('NOT_FOUND');
  });

  test('says everything that is wrong with it at once', async () => {
    const refusal = await refusalOf(client.seasons.create({ ...SEASON, from: '2027-01-01', ruleset: 'snap' }));
    expect(refusal).toEqual({
      code: 'INVALID',
      data: {
        errors: [
          { code: 'season-days-reversed', from: '2027-01-01', to: '2026-12-31' },
          { code: 'unknown-ruleset', ruleset: 'snap' },
        ],
      },
    });
    expect((await statusOf(client)).seq).toBe(0);
  });

  test('adds up the sessions of its days, and follows every later change (P8)', async () => {
    await register();
    await client.seasons.create(SEASON);
    expect((await viewOf()).rows).toEqual([]);
    const first = await playEvening(1, 'a');
    await playEvening(2, 'ab');
    await playEvening(40 - 9, '', {});
    await client.sessions.create(sessionInput({ id: uuid(300), date: '2027-01-01' }));
    const view = await viewOf();
    expect(view.sessions.map(({ name, games, state }) => [name, games, state])).toEqual([
      ['Evening 1', 1, 'open'],
      ['Evening 2', 2, 'open'],
    ]);
    expect(view.rows.every(({ provisional }) => provisional)).toBe(true);
    expect(view.rows.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(3 * 84);
    expect(view.ratings.map(({ games }) => games)).toEqual([3, 3, 3, 3]);

    await client.sessions.finish({ id: first, finished: true });
    const { rounds } = await firstOf(client.sessions.view({ id: uuid(202) }));
    const removed = await client.rounds.remove({ roundId: rounds[1]?.round.id ?? '' });
    const without = await viewOf();
    expect(without.sessions.map(({ games, state }) => [games, state])).toEqual([
      [1, 'finished'],
      [1, 'open'],
    ]);
    expect(without.rows.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(2 * 84);
    expect(without.ratings.map(({ games }) => games)).toEqual([2, 2, 2, 2]);
    const person = await firstOf(client.seasons.person({ seasonId: SEASON.id, playerId: uuid(1) }));
    expect(person.steps).toHaveLength(2);
    expect((await firstOf(client.seasons.headToHead({ id: SEASON.id }))).meetings.map(({ games }) => games)).toEqual(
      Array(6).fill(2),
    );

    await client.history.undo({ seq: removed.seq });
    expect({ ...(await viewOf()), version: 0, sessions: [] }).toEqual({
      ...view,
      version: 0,
      sessions: [],
      rows: view.rows.map((row) => ({ ...row, provisional: true })),
    });
  });

  test('gives the same from nothing as from what is remembered', async () => {
    await register();
    await client.seasons.create(SEASON);
    await playEvening(1, 'a');
    await viewOf();
    await playEvening(2, 'cd');
    const kept = await viewOf();
    await world.restart();
    expect(await viewOf()).toEqual(kept);
  });

  test('a live view follows a deal', async () => {
    await register();
    await client.seasons.create(SEASON);
    const sessionId = await playEvening(1, 'a');
    const values = await client.seasons.view({ id: SEASON.id });
    const next = async () => (await values.next()).value as SeasonView;
    expect((await next()).sessions[0]?.games).toBe(1);
    await playRound(sessionId, 'd');
    while ((await next()).sessions[0]?.games !== 2);
    await values.return?.();
  });

  test('penalties count, and a cancelled table does not', async () => {
    await register();
    await client.seasons.create(SEASON);
    const sessionId = await playEvening(1, 'ab');
    const { entrants, rounds } = await firstOf(client.sessions.view({ id: sessionId }));
    const before = await viewOf();
    const punished = entrants[0];
    await client.penalties.add({
      id: uuid(900),
      sessionId,
      entrantId: punished?.id ?? '',
      tableId: null,
      reason: 'Late',
      gamePoints: 20,
      tablePoints: 12,
      gains: [],
    });
    const own = (view: SeasonView) => view.rows.find(({ playerId }) => playerId === punished?.playerId);
    const after = await viewOf();
    expect(own(after)?.tablePoints).toBe((own(before)?.tablePoints ?? 0) - 12);
    expect(own(after)?.gamePoints).toBe((own(before)?.gamePoints ?? 0) - 20);
    expect(after.ratings).toEqual(before.ratings);
    await client.tables.cancel({ id: rounds[1]?.tables[0]?.table.id ?? '', cancelled: true, reason: null });
    expect((await viewOf()).ratings.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
  });

  test('other rules are kept out, or told apart', async () => {
    await register();
    await playEvening(1, 'a');
    await playEvening(2, 'b', { profile: { ruleset: 'american', version: '', preset: null, options: {} } });
    await client.seasons.create({ ...SEASON, ruleset: 'classical' });
    const one = await viewOf();
    expect([one.sessions.length, one.profiles.length, one.otherRules]).toEqual([1, 1, 1]);
    await client.seasons.amend({ ...SEASON, figure: 'game-points' });
    const all = await viewOf();
    expect(all.profiles.map(({ ruleset, sessions }) => [ruleset, sessions])).toEqual([
      ['classical', ['Evening 1']],
      ['american', ['Evening 2']],
    ]);
    expect(all.sessions.map(({ profile }) => profile)).toEqual([0, 1]);
    expect((await firstOf(client.seasons.headToHead({ id: SEASON.id }))).mixed).toBe(true);
  });

  test('the list tells what each season holds, the newest first', async () => {
    await register();
    await playEvening(1, 'a');
    await client.seasons.create({ ...SEASON, id: uuid(76), from: null, to: '2026-11-30', name: 'Before' });
    await client.seasons.create(SEASON);
    const list = await firstOf(client.seasons.list());
    expect(
      list.map(({ season, sessions, open, people, games, leaders }) => [
        season.name,
        sessions,
        open,
        people,
        games,
        leaders.length,
      ]),
    ).toEqual([
      ['Winter', 1, 1, 4, 1, 1],
      ['Before', 0, 0, 0, 0, 0],
    ]);
  });

  test('two people and one person', async () => {
    await register();
    await client.seasons.create({ ...SEASON, minimumGames: 2 });
    await playEvening(1, 'ab');
    const pair = await firstOf(client.seasons.pair({ seasonId: null, one: uuid(1), other: uuid(2) }));
    expect(pair.meeting.games).toBe(2);
    expect(pair.games.map(({ session, round, table }) => [session.name, round, table])).toEqual([
      ['Evening 1', 1, 1],
      ['Evening 1', 2, 1],
    ]);
    const balance = (of: 'one' | 'other') => pair.games.reduce((sum, game) => sum + game[of].balance, 0);
    expect(pair.meeting.difference).toBe(balance('one') - balance('other'));
    const person = await firstOf(client.seasons.person({ seasonId: SEASON.id, playerId: uuid(1) }));
    expect(person).toMatchObject({ record: { sessions: 1, games: 2 }, rating: { of: 4, games: 2 } });
    expect(person.partners).toHaveLength(3);
    expect(person.steps[0]?.figureBefore).toBeCloseTo(0, 9);
    expect(person.steps[1]?.figureBefore).toBe(person.steps[0]?.figureAfter);
    const nobody = firstOf(client.seasons.person({ seasonId: null, playerId: uuid(55) }));
    expect((await refusalOf(nobody)).data).toEqual({ kind: 'players', id: uuid(55) });
  });
});
