// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { EntrantView } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

/** Entrants in order of entry. */
const entrants = async (): Promise<readonly EntrantView[]> => (await viewOf(client)).entrants;
const ids = async (): Promise<readonly string[]> => (await entrants()).map(({ id }) => id);

/** Four to a table in the order given; the rest sits out. */
const roundFor = (number: number, people: readonly string[]): Plan['rounds'][number] => {
  const tables = Array.from({ length: Math.floor(people.length / 4) }, (_, index) => {
    const [a = '', b = '', c = '', d = ''] = people.slice(4 * index, 4 * index + 4);
    return { number: index + 1, chairs: { a, b, c, d } };
  });
  return { number, tables, sitOuts: people.slice(4 * tables.length) };
};

const planOf = (rounds: Plan['rounds'], plan: Partial<Plan> = {}): Plan => ({
  id: uuid(500),
  sessionId: SESSION,
  method: 'planned',
  seed: 7,
  makerVersion: 1,
  moves: 10,
  complete: true,
  rounds,
  ...plan,
});

const storedPlan = () => firstOf(client.plans.view({ sessionId: SESSION }));
const keep = (plan: Plan, replaces: string | null = null) => client.plans.keep({ ...plan, replaces });
const endRound = async (number: number): Promise<void> => {
  for (const { table } of (await roundOf(client, number)).tables)
    await client.tables.end({ id: table.id, ended: true });
};
const errorsOf = async (call: Promise<unknown>) =>
  ((await refusalOf(call)).data as { errors: readonly { code: string }[] }).errors;

/** Enters and checks in so many more. */
const arrive = async (from: number, count: number, status: 'present' | 'expected' = 'present'): Promise<void> => {
  const newPlayers = Array.from({ length: count }, (_, index) =>
    aPlayer({ id: uuid(from + index), displayName: `Player ${from + index}` }),
  );
  await client.entrants.enter({
    sessionId: SESSION,
    playerIds: newPlayers.map(({ id }) => id),
    newPlayers,
    status,
  });
};

describe('keeping a plan', () => {
  test('a plan is kept, read, replaced and taken away; each can be taken back', async () => {
    await checkIn(client, 8);
    expect(await storedPlan()).toBeNull();
    const people = await ids();
    const plan = planOf([roundFor(1, people), roundFor(2, people.toReversed())]);
    expect(await keep(plan)).toMatchObject({ id: plan.id });
    expect(await storedPlan()).toEqual(plan);

    const other = planOf([roundFor(1, people)], { id: uuid(501), method: 'imported', seed: null });
    const { seq } = await keep(other, plan.id);
    expect(await storedPlan()).toEqual(other);
    await client.history.undo({ seq });
    expect(await storedPlan()).toEqual(plan);

    const removed = await client.plans.remove({ sessionId: SESSION });
    expect(await storedPlan()).toBeNull();
    await client.history.undo({ seq: removed.seq });
    expect(await storedPlan()).toEqual(plan);
  });

  test('a retry is acknowledged; a plan made over another than the stored one is refused', async () => {
    await checkIn(client, 4);
    const people = await ids();
    const plan = planOf([roundFor(1, people)]);
    const first = await keep(plan);
    expect(await keep(plan)).toEqual(first);
    const late = planOf([roundFor(1, people)], { id: uuid(501) });
    expect((await refusalOf(keep(late))).data).toEqual({ code: 'plan-changed', id: plan.id });
    expect(await storedPlan()).toEqual(plan);
  });

  test('P6: a plan for 20 while 24 are here is refused at once, nothing is kept, the four without a seat are named', async () => {
    await checkIn(client, 24);
    const people = await ids();
    const before = await statusOf(client);
    const plan = planOf([1, 2, 3].map((number) => roundFor(number, people.slice(0, 20))));
    expect(await errorsOf(keep(plan))).toEqual([
      {
        code: 'plan-leaves-out',
        people: ['Player 21', 'Player 22', 'Player 23', 'Player 24'],
        rounds: [1, 2, 3],
      },
    ]);
    expect(await storedPlan()).toBeNull();
    expect((await statusOf(client)).seq).toBe(before.seq);
  });

  test('P6 the other way round: a plan may not seat who withdrew, and may seat who is still expected', async () => {
    await checkIn(client, 7);
    await arrive(8, 1, 'expected');
    const people = await ids();
    const plan = planOf([roundFor(1, people)]);
    await keep(plan);
    await client.entrants.setStatus({ entrantIds: [people[7] ?? ''], status: 'withdrawn' });
    const next = planOf([roundFor(1, people)], { id: uuid(501) });
    expect(await errorsOf(keep(next, plan.id))).toEqual([
      { code: 'plan-seats-absent', people: ['Player 8'], rounds: [1] },
    ]);
  });

  test('every fault comes back at once, people by name', async () => {
    await checkIn(client, 8, { roundCount: 2 });
    const people = await ids();
    const [first = ''] = people;
    const doubled = roundFor(1, [...people.slice(0, 7), first]);
    const three = roundFor(3, people);
    const noNorth = three.tables.map((table, index) =>
      index === 0 ? { ...table, chairs: { ...table.chairs, d: null } } : table,
    );
    const plan = planOf([doubled, { ...three, tables: noNorth }, roundFor(3, people)]);
    const errors = await errorsOf(keep(plan));
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: 'seated-twice', round: 1, person: 'Player 1' },
        { code: 'plan-leaves-out', people: ['Player 8'], rounds: [1] },
        { code: 'plan-leaves-out', people: ['Player 4'], rounds: [3] },
        { code: 'round-number-twice', round: 3 },
        { code: 'round-beyond-session', round: 3, rounds: 2 },
        { code: 'table-of-three', round: 3, table: 1 },
      ]),
    );
    expect(await errorsOf(keep(planOf([])))).toEqual([{ code: 'plan-empty' }]);
  });

  test('tables of three are kept where the session plays them', async () => {
    await checkIn(client, 7, { oddField: 'three' });
    const people = await ids();
    const [a = '', b = '', c = ''] = people.slice(4);
    const round = roundFor(1, people.slice(0, 4));
    const plan = planOf([{ ...round, tables: [...round.tables, { number: 2, chairs: { a, b, c, d: null } }] }]);
    await keep(plan);
    await client.rounds.seat({ sessionId: SESSION });
    expect((await roundOf(client, 1)).tables.map(({ table }) => table.chairs.d)).toEqual([people[3], null]);
  });

  test('a finished session takes no plan', async () => {
    await checkIn(client, 4);
    const plan = planOf([roundFor(1, await ids())]);
    await client.sessions.finish({ id: SESSION, finished: true });
    expect((await refusalOf(keep(plan))).data).toMatchObject({ code: 'session-finished' });
  });

  test('a session that is removed takes its plan along, and undo brings it back', async () => {
    await checkIn(client, 4);
    const plan = planOf([roundFor(1, await ids())]);
    await keep(plan);
    const { seq } = await client.sessions.remove({ id: SESSION });
    expect(await storedPlan()).toBeNull();
    await client.history.undo({ seq });
    expect(await storedPlan()).toEqual(plan);
  });
});

describe('seating by the plan', () => {
  const seatedPlan = async (count: number, rounds: number, session: Partial<Session> = {}): Promise<Plan> => {
    await checkIn(client, count, session);
    const people = await ids();
    const turned = Array.from({ length: rounds }, (_, index) =>
      roundFor(index + 1, [...people.slice(index), ...people.slice(0, index)]),
    );
    const plan = planOf(turned);
    await keep(plan);
    return plan;
  };

  test('the next round is that of the plan, with its method and seed; rounds beyond it are drawn', async () => {
    const plan = await seatedPlan(9, 2);
    for (const number of [1, 2]) {
      await client.rounds.seat({ sessionId: SESSION });
      const { round, tables } = await roundOf(client, number);
      expect(round).toMatchObject({ method: 'planned', seed: 7, sitOuts: plan.rounds[number - 1]?.sitOuts });
      expect(tables.map(({ table }) => ({ number: table.number, chairs: table.chairs }))).toEqual(
        plan.rounds[number - 1]?.tables,
      );
      await endRound(number);
    }
    await client.rounds.seat({ sessionId: SESSION });
    expect((await roundOf(client, 3)).tables).toHaveLength(2);
  });

  test('a late arrival: nobody is seated, the one without a seat is named; with a new plan it goes on', async () => {
    const plan = await seatedPlan(8, 3);
    await client.rounds.seat({ sessionId: SESSION });
    await endRound(1);
    await arrive(9, 1);
    expect(await errorsOf(client.rounds.seat({ sessionId: SESSION }))).toEqual([
      { code: 'plan-does-not-fit', round: 2 },
      { code: 'plan-leaves-out', people: ['Player 9'], rounds: [2] },
    ]);
    expect((await viewOf(client)).rounds).toHaveLength(1);

    const people = await ids();
    const next = planOf([roundFor(2, people)], { id: uuid(501) });
    await keep(next, plan.id);
    // What the old plan said of the round that is seated stays, for the day it is taken back.
    expect((await storedPlan())?.rounds).toEqual([plan.rounds[0], next.rounds[0]]);
    await client.rounds.seat({ sessionId: SESSION });
    expect((await roundOf(client, 2)).round.sitOuts).toEqual([people[8]]);
  });

  test('seated rounds are not planned again', async () => {
    const plan = await seatedPlan(8, 2);
    await client.rounds.seat({ sessionId: SESSION });
    const again = planOf([roundFor(1, await ids())], { id: uuid(501) });
    expect(await errorsOf(keep(again, plan.id))).toEqual([{ code: 'round-already-seated', round: 1 }]);
  });

  test('a round that is taken back is seated as before', async () => {
    const plan = await seatedPlan(8, 2);
    const { id } = await client.rounds.seat({ sessionId: SESSION });
    await client.rounds.remove({ roundId: id });
    await client.rounds.seat({ sessionId: SESSION });
    expect((await roundOf(client, 1)).tables.map(({ table }) => table.chairs)).toEqual(
      plan.rounds[0]?.tables.map(({ chairs }) => chairs),
    );
  });

  test('an imported plan has no seed, and its rounds say how they came about', async () => {
    await checkIn(client, 4);
    await keep(planOf([roundFor(1, await ids())], { method: 'imported', seed: null, makerVersion: 0, moves: 0 }));
    await client.rounds.seat({ sessionId: SESSION, method: 'imported' });
    expect((await roundOf(client, 1)).round).toMatchObject({ method: 'imported', seed: null });
    await endRound(1);
    expect(await errorsOf(client.rounds.seat({ sessionId: SESSION, method: 'imported' }))).toEqual([
      { code: 'plan-lacks-round', round: 2 },
    ]);
  });
});

describe('seating by hand', () => {
  const byHand = (tables: Plan['rounds'][number]['tables']) =>
    client.rounds.seat({ sessionId: SESSION, method: 'by-hand', tables: [...tables] });

  test('who is at no table sits out, also four', async () => {
    await checkIn(client, 8);
    const people = await ids();
    await byHand(roundFor(1, people.slice(2, 6)).tables);
    expect((await roundOf(client, 1)).round).toMatchObject({
      method: 'by-hand',
      seed: null,
      sitOuts: [people[0], people[1], people[6], people[7]],
    });
  });

  test('what is wrong comes back at once and seats nobody', async () => {
    await checkIn(client, 8);
    const people = await ids();
    await client.entrants.setStatus({ entrantIds: [people[7] ?? ''], status: 'withdrawn' });
    const [table] = roundFor(1, [people[0], people[0], people[1], people[7]].map(String)).tables;
    expect(await errorsOf(byHand([table!]))).toEqual([
      { code: 'seated-twice', round: 1, person: 'Player 1' },
      { code: 'plan-seats-absent', people: ['Player 8'], rounds: [1] },
    ]);
    expect(await errorsOf(byHand([]))).toEqual([{ code: 'no-tables' }]);
    expect((await viewOf(client)).rounds).toHaveLength(0);
  });
});
