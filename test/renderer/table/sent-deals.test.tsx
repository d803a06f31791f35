// @vitest-environment jsdom
// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreLink } from '../../../renderer/host/store-client.ts';
import { StoreProvider } from '../../../renderer/host/store-context.tsx';
import { useLive } from '../../../renderer/host/use-live.ts';
import { expectView, type SentDeal } from '../../../renderer/screens/table/sent-deal.ts';
import { NEW_DEAL, type Target } from '../../../renderer/screens/table/target.ts';
import { useSentDeals } from '../../../renderer/screens/table/use-sent-deals.ts';
import type { TableView } from '../../../shared/contract/views.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { uuid } from '../../builders/records.ts';
import { seatTable } from '../../main/store/evening.ts';
import { firstOf, makeWorld, type World } from '../../main/store/world.ts';

vi.mock('../../../renderer/components/run-command.ts', () => ({ showRefusal: vi.fn() }));

let world: World;
let link: StoreLink;
let tableId: string;
beforeEach(async () => {
  world = makeWorld();
  link = world.connect();
  ({
    table: { id: tableId },
  } = await seatTable(link.client, 4, { ending: { kind: 'deals', count: 9 } }));
});
afterEach(async () => {
  cleanup();
  await world.close();
});

/** A win of which the four worths are known. */
const totals = (winner: 'a' | 'b' | 'c' | 'd', a: number, b: number, c: number, d: number): ChairFacts => ({
  result: 'win',
  winner,
  circumstances: [],
  instant: [],
  hands: {},
  values: { a: { total: a }, b: { total: b }, c: { total: c }, d: { total: d } },
});
const EAST_WINS = totals('a', 184, 40, 20, 12);
const EAST_LOSES = totals('b', 10, 96, 0, 24);
/** The chair that won has no such field: the rules refuse it. */
const REFUSED: ChairFacts = { ...EAST_WINS, discarder: 'a' };

const sent = (id: string, facts: ChairFacts, target: Target = NEW_DEAL, revision = 1): SentDeal => ({
  ...{ id, facts, target, revision },
});
const view = (): Promise<TableView> => firstOf(link.client.tables.view({ id: tableId }));
const record = (id: string, facts: ChairFacts, before: string | null = null) =>
  link.client.deals.record({ id, tableId, facts, before });

/** Without the times of entry, which only the store knows. */
const timeless = ({ summary, deals, ...rest }: TableView) => ({
  ...rest,
  summary: { ...summary, lastDealAt: null },
  deals: deals.map(({ deal, ...place }) => ({ ...place, deal: { ...deal, enteredAt: '' } })),
});

test('what is expected is what the store shows once it has written', async () => {
  await record(uuid(0x51), EAST_WINS);
  await record(uuid(0x52), EAST_LOSES);
  const steps: readonly (readonly [SentDeal, () => Promise<unknown>])[] = [
    [sent(uuid(0x53), EAST_WINS), () => record(uuid(0x53), EAST_WINS)],
    [
      sent(uuid(0x54), EAST_LOSES, { kind: 'insert', dealId: uuid(0x51) }),
      () => record(uuid(0x54), EAST_LOSES, uuid(0x51)),
    ],
    [
      sent(uuid(0x51), EAST_LOSES, { kind: 'amend', dealId: uuid(0x51) }, 2),
      () => link.client.deals.amend({ id: uuid(0x51), revision: 1, facts: EAST_LOSES, reason: null }),
    ],
  ];
  for (const [deal, write] of steps) {
    const before = await view();
    const expected = timeless(expectView(before, [deal]));
    await write();
    expect(expected).toEqual(timeless(await view()));
  }
});

test('rows that stay the same stay the same object, and nothing sent is the stored view itself', async () => {
  await record(uuid(0x51), EAST_WINS);
  const stored = await view();
  expect(expectView(stored, [])).toBe(stored);
  const expected = expectView(stored, [sent(uuid(0x52), EAST_WINS)]);
  expect(expected.deals).toHaveLength(2);
  expect(expected.deals[0]).toBe(stored.deals[0]);
});

/** The hook over the live view of the table, as its screen has it. */
const desk = async (stored: TableView) => {
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider value={link}>{children}</StoreProvider>;
  const drawn: string[] = [];
  const refused: string[] = [];
  const { result, unmount } = renderHook(
    () => useSentDeals(useLive((store) => store.tables.view({ id: tableId }), []).data ?? stored),
    { wrapper },
  );
  const send = (deal: SentDeal) =>
    act(async () => {
      result.current.send({
        deal,
        reason: null,
        draw: ({ summary }) => drawn.push(`${deal.id.at(-1)} next ${summary.next.number}`),
        onRefused: () => refused.push(deal.id.at(-1) ?? ''),
      });
      for (let turn = 0; turn < 40; turn += 1) await undefined;
    });
  const ids = () => result.current.view.deals.map(({ deal }) => deal.id.at(-1));
  return { result, send, ids, drawn, refused, unmount };
};

test('a deal stands in the list before the disk has it, marked, and unmarked once it has', async () => {
  const { result, send, ids, drawn, refused } = await desk(await view());
  await send(sent(uuid(0x51), EAST_WINS));
  expect([ids(), drawn]).toEqual([['1'], ['1 next 2']]);
  expect(result.current.unsaved.has(uuid(0x51))).toBe(true);
  await waitFor(() => expect(result.current.unsaved.has(uuid(0x51))).toBe(false));
  expect(result.current.unsaved.said()).toEqual({ kind: 'new', deal: 1 });
  expect((await view()).deals).toHaveLength(1);
  expect([ids(), refused]).toEqual([['1'], []]);
});

test('a deal that is refused leaves the list and its form comes back', async () => {
  const { result, send, ids, refused } = await desk(await view());
  await send(sent(uuid(0x51), REFUSED));
  expect(ids()).toEqual(['1']);
  await waitFor(() => expect(refused).toEqual(['1']));
  await waitFor(() => expect(ids()).toEqual([]));
  expect(result.current.unsaved.said()).toBeUndefined();
});

test('deals are written in the order in which they were typed, and none behind one that is refused', async () => {
  const { send, ids, refused, drawn } = await desk(await view());
  await send(sent(uuid(0x51), EAST_WINS));
  await send(sent(uuid(0x52), REFUSED));
  await send(sent(uuid(0x53), EAST_WINS));
  expect(drawn).toEqual(['1 next 2', '2 next 3', '3 next 4']);
  await waitFor(() => expect(refused).toEqual(['2']));
  await waitFor(() => expect(ids()).toEqual(['1']));
  expect((await view()).deals.map(({ deal }) => deal.id.at(-1))).toEqual(['1']);
  await send(sent(uuid(0x54), EAST_LOSES));
  await waitFor(async () => expect((await view()).deals.map(({ deal }) => deal.id.at(-1))).toEqual(['1', '4']));
});
