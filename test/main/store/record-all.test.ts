// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { DealView } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import type { DealFacts } from '../../../shared/scoring/deal-facts.ts';
import { findRuleset, RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { type Chair, chairOfWind } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { dealOfValues } from '../../arbitraries/deals.ts';
import { aWin, someFacts, uuid } from '../../builders/records.ts';
import { seatTable } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const tableOf = (tableId: string) => firstOf(client.tables.view({ id: tableId }));
const knownDeals = async (tableId: string) =>
  (await tableOf(tableId)).deals.map(({ deal: { id, revision } }) => ({ id, revision }));
const rows = (facts: readonly ChairFacts[], firstId = 2000) =>
  facts.map((each, at) => ({ id: uuid(firstId + at), facts: each }));

const WASHOUT = someFacts();
const EAST = aWin('a', [40, 10, 10, 10]);
const SOUTH = aWin('b', [8, 20, 4, 6]);

describe('a sheet of deals', () => {
  test('is one change, and one undo takes the whole of it back; redo brings it again', async () => {
    const { table } = await seatTable(client);
    await client.deals.record({ id: uuid(1000), tableId: table.id, facts: WASHOUT, before: null });
    const follows = await knownDeals(table.id);
    const { seq } = await client.deals.recordAll({ tableId: table.id, follows, deals: rows([EAST, SOUTH, WASHOUT]) });
    const recorded = await tableOf(table.id);
    expect(recorded.deals.map(({ number, dealer }) => [number, dealer])).toEqual([
      [1, 'a'],
      [2, 'a'],
      [3, 'a'],
      [4, 'b'],
    ]);
    expect(recorded.summary.state).toBe('finished');
    const [change] = await firstOf(client.history.list({ sessionId: null, limit: 1 }));
    expect(change).toMatchObject({
      seq,
      command: 'deals.recordAll',
      about: { round: 1, table: 1, deal: 2, last: 4, count: 3 },
    });
    await client.history.undo({ seq });
    expect((await tableOf(table.id)).deals.map(({ deal }) => deal.id)).toEqual([uuid(1000)]);
    await client.history.redo({ seq });
    expect((await tableOf(table.id)).deals).toEqual(recorded.deals);
  });

  test('is refused as a whole, with the errors of every deal by its number', async () => {
    const { table } = await seatTable(client);
    const before = await statusOf(client);
    const wrong = { ...EAST, discarder: 'a' as const };
    const deals = rows([EAST, wrong, WASHOUT, someFacts({ result: 'false-win' })]);
    const refusal = await refusalOf(client.deals.recordAll({ tableId: table.id, follows: [], deals }));
    expect(refusal).toMatchObject({
      code: 'INVALID',
      data: {
        errors: [
          { code: 'winner-is-discarder', deal: 2 },
          { code: 'offender-missing', deal: 4 },
        ],
      },
    });
    expect((await statusOf(client)).seq).toBe(before.seq);
    expect((await tableOf(table.id)).deals).toEqual([]);
  });

  test('stops where the round is over: by its deals, and by its winds', async () => {
    const { table } = await seatTable(client);
    const five = rows([SOUTH, SOUTH, SOUTH, SOUTH, SOUTH]);
    const tooMany = await refusalOf(client.deals.recordAll({ tableId: table.id, follows: [], deals: five }));
    expect(tooMany.data).toEqual({ errors: [{ code: 'deal-after-end', deal: 5 }] });
  });

  test('stops where the winds have gone round', async () => {
    const { table } = await seatTable(client, 4, { ending: { kind: 'winds', count: 1 } });
    // East stays once, then every dealership passes.
    const winners = ['a', 'b', 'c', 'd', 'a', 'b'] as const;
    const deals = rows(winners.map((winner) => aWin(winner, [10, 10, 10, 10])));
    const refusal = await refusalOf(client.deals.recordAll({ tableId: table.id, follows: [], deals }));
    expect(refusal.data).toEqual({ errors: [{ code: 'deal-after-end', deal: 6 }] });
    await client.deals.recordAll({ tableId: table.id, follows: [], deals: deals.slice(0, 5) });
    expect((await tableOf(table.id)).summary.state).toBe('finished');
    const later = { tableId: table.id, follows: await knownDeals(table.id), deals: rows([SOUTH], 3000) };
    expect((await refusalOf(client.deals.recordAll(later))).data).toEqual({ code: 'table-finished', id: table.id });
  });

  test('names the deal that somebody recorded, changed or took out meanwhile', async () => {
    const { table } = await seatTable(client);
    const send = (follows: Awaited<ReturnType<typeof knownDeals>>) =>
      refusalOf(client.deals.recordAll({ tableId: table.id, follows, deals: rows([EAST]) }));
    await client.deals.record({ id: uuid(1000), tableId: table.id, facts: WASHOUT, before: null });
    expect((await send([])).data).toEqual({ code: 'deal-came-meanwhile', deal: 1 });
    const [one] = await knownDeals(table.id);
    if (one === undefined) throw new Error('no deal');
    await client.deals.amend({ ...one, facts: SOUTH, reason: null });
    expect((await send([one])).data).toEqual({ code: 'deal-changed-meanwhile', deal: 1 });
    await client.deals.remove({ id: one.id, revision: 2, reason: null });
    expect((await send([one])).data).toEqual({ code: 'deal-went-meanwhile', deal: 1 });
    expect((await tableOf(table.id)).deals).toEqual([]);
  });

  test('is acknowledged, not doubled, when it comes again; another deal under one of its ids is refused', async () => {
    const { table } = await seatTable(client);
    const sheet = { tableId: table.id, follows: [], deals: rows([EAST, SOUTH]) };
    const { seq } = await client.deals.recordAll(sheet);
    expect(await client.deals.recordAll(sheet)).toEqual({ seq });
    expect((await statusOf(client)).seq).toBe(seq);
    const other = await refusalOf(client.deals.recordAll({ ...sheet, deals: rows([EAST, WASHOUT]) }));
    expect(other).toMatchObject({ code: 'CONFLICT', data: { code: 'id-taken', id: uuid(2001) } });
  });

  test('with one id for two of its deals is refused, and loses none of them', async () => {
    const { table } = await seatTable(client);
    const deals = [...rows([EAST, SOUTH]), ...rows([WASHOUT])];
    const refusal = await refusalOf(client.deals.recordAll({ tableId: table.id, follows: [], deals }));
    expect(refusal).toMatchObject({ code: 'CONFLICT', data: { code: 'id-taken', id: uuid(2000) } });
    expect((await tableOf(table.id)).deals).toEqual([]);
  });

  test('waits for a confirmed round to be reopened', async () => {
    const { table } = await seatTable(client);
    await client.tables.end({ id: table.id, ended: true });
    await client.rounds.confirm({ roundId: table.roundId });
    const sheet = { tableId: table.id, follows: [], deals: rows([EAST]) };
    expect((await refusalOf(client.deals.recordAll(sheet))).data).toMatchObject({ code: 'round-confirmed' });
  });
});

const byChair = ({ winner, discarder, values, instant }: DealFacts<Wind>): ChairFacts => {
  const chair = (wind: Wind): Chair => chairOfWind(wind, 'a');
  return someFacts({
    result: 'win',
    ...(winner && { winner: chair(winner) }),
    ...(discarder && { discarder: chair(discarder) }),
    values: Object.fromEntries(Object.entries(values).map(([wind, value]) => [chair(wind as Wind), value])),
    instant: instant.map(({ seat, payer: _, ...event }) => ({ ...event, seat: chair(seat) })),
  });
};

/** What a deal comes to, whoever entered it when. */
const comesTo = ({ deal: { id: _, enteredAt: __, tableId: ___, ...deal }, ...place }: DealView) => ({ ...place, deal });

describe.each(RULESETS.map(({ id }) => id))('%s', (id) => {
  test('a sheet comes to what the same deals come to one by one', async () => {
    const ruleset = findRuleset(id);
    if (ruleset === undefined) throw new Error(id);
    const session: Partial<Session> = {
      profile: { ruleset: id, version: '', preset: null, options: {} },
      ending: { kind: 'open' },
    };
    const deal = fc.oneof(
      { weight: 4, arbitrary: dealOfValues(ruleset).map(byChair) },
      { weight: 1, arbitrary: fc.constant(WASHOUT) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom<Chair>('a', 'b', 'c', 'd')
          .map((offender) => someFacts({ result: 'false-win', offender })),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(deal, { minLength: 4, maxLength: 16 }), fc.nat(3), async (typed, known) => {
        await world.close();
        world = makeWorld();
        client = world.connect().client;
        const tables = await seatTable(client, 8, session).then(async (first) => {
          const { rounds } = await firstOf(client.sessions.view({ id: first.table.sessionId }));
          return rounds[0]?.tables.map(({ table }) => table.id) ?? [];
        });
        const [one = '', other = ''] = tables;
        const { options } = (await tableOf(one)).session.profile;
        // Those that the rules refuse at their place are left out: they are refused either way.
        const facts: ChairFacts[] = [];
        for (const each of typed) {
          const deals = [...facts, each].map((one, at) => ({ id: uuid(at), facts: one, scored: null }));
          if (replayTable({ ruleset, options, ending: { kind: 'open' }, deals }).deals.at(-1)?.score.outcome)
            facts.push(each);
        }
        fc.pre(facts.length > known);
        for (const [at, each] of facts.entries()) {
          await client.deals.record({ id: uuid(4000 + at), tableId: one, facts: each, before: null });
          if (at < known) await client.deals.record({ id: uuid(5000 + at), tableId: other, facts: each, before: null });
        }
        const follows = await knownDeals(other);
        await client.deals.recordAll({ tableId: other, follows, deals: rows(facts.slice(known), 6000) });
        const [singly, together] = [await tableOf(one), await tableOf(other)];
        expect(together.deals.map(comesTo)).toEqual(singly.deals.map(comesTo));
        expect(together.summary.balances).toEqual(singly.summary.balances);
        expect(together.summary.next).toEqual(singly.summary.next);
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});
