// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { differingWorths } from '../../../shared/table/two-worths.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { aWin, uuid } from '../../builders/records.ts';
import { seatTable } from './evening.ts';
import { recordsIn } from './plain-store.ts';
import { firstOf, makeWorld, refusalOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
let tableId: string;
beforeEach(async () => {
  world = makeWorld();
  client = world.connect().client;
  tableId = (await seatTable(client)).table.id;
});
afterEach(() => world.close());

const hand = { melds: [], concealed: cutTiles('B123456C789D22RdRdRd').tiles, bonus: [] };
/** A quick value of 24 for the winner, with tiles beside it that come to 96. */
const both = { ...aWin('b', [20, 24, 8, 0]), winningTile: 'D2', hands: { b: hand } } as const satisfies ChairFacts;
const valueStands: ChairFacts = { ...both, stands: { b: 'value' } };
const tilesStand: ChairFacts = { ...both, stands: { b: 'tiles' } };

const record = (id: number, facts: ChairFacts) => client.deals.record({ id: uuid(id), tableId, facts, before: null });
const dealNow = async () => {
  const [deal] = (await firstOf(client.tables.view({ id: tableId }))).deals;
  return {
    net: deal?.net,
    facts: deal?.deal.facts,
    worths: deal && differingWorths(deal.deal.facts, deal.deal.scored),
  };
};

test('either may stand; amending, undo and redo follow, and the other stays beside it', async () => {
  await record(1, valueStands);
  const byValue = await dealNow();
  expect(byValue.worths).toEqual([{ chair: 'b', stands: 'value', tiles: 96, value: 24 }]);
  const { seq } = await client.deals.amend({ id: uuid(1), revision: 1, facts: tilesStand, reason: 'looked again' });
  const byTiles = await dealNow();
  expect(byTiles.facts).toEqual(tilesStand);
  expect(byTiles.net).not.toEqual(byValue.net);
  expect(byTiles.worths).toEqual([{ chair: 'b', stands: 'tiles', tiles: 96, value: 24 }]);
  await client.history.undo({ seq });
  expect(await dealNow()).toEqual(byValue);
  await client.history.redo({ seq });
  expect(await dealNow()).toEqual(byTiles);
});

test('the nets are those of the deal in which only what stands was entered', async () => {
  const { b: _, ...losers } = both.values;
  const { hands: __, ...valueAlone } = both;
  await record(1, valueStands);
  const byValue = await dealNow();
  await client.deals.amend({ id: uuid(1), revision: 1, reason: null, facts: { ...valueAlone, hands: {} } });
  expect((await dealNow()).net).toEqual(byValue.net);
  await client.deals.amend({ id: uuid(1), revision: 2, reason: null, facts: tilesStand });
  const byTiles = await dealNow();
  await client.deals.amend({ id: uuid(1), revision: 3, reason: null, facts: { ...both, values: losers } });
  expect((await dealNow()).net).toEqual(byTiles.net);
});

test('both without a word on which stands are refused', async () => {
  expect((await refusalOf(record(1, both))).data).toMatchObject({
    errors: [{ code: 'tiles-and-value', chair: 'b' }],
  });
});

test('a club file takes both along', async () => {
  await record(1, valueStands);
  const { text } = await client.store.backup();
  const other = makeWorld();
  await other.connect().client.store.restore({ text });
  expect(await recordsIn((await other.store()).db)).toEqual(await recordsIn((await world.store()).db));
  await other.close();
});
