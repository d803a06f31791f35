import { describe, expect, test } from 'vitest';
import type { Table } from '../../../shared/records/records.ts';
import type { Seats } from '../../../shared/records/seating.ts';
import { type ReseatTable, reseat, reseatDifference } from '../../../shared/session/reseat.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { aWin, someFacts, uuid } from '../../builders/records.ts';
import { classicalTable, recordedDeals } from '../../builders/table.ts';

const person = (n: number): string => uuid(100 + n);
const seats = (...people: readonly (number | null)[]): Seats => {
  const [a, b, c, d] = people.map((n) => (n === null ? null : person(n)));
  return { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? null };
};
const aTable = (number: number, chairs: Seats, table: Partial<Table> = {}): Table => ({
  ...{ id: uuid(50 + number), sessionId: uuid(9), roundId: uuid(40), number, chairs, standIns: {}, ended: false },
  ...{ cancelled: false, totals: null, extraMinutes: 0, ...table },
});
const rules = classicalTable([]);

/** `a` wins, then `b` wins as dealer would: deals whose result depends on who deals. */
const FACTS = [aWin('a', [40, 10, 10, 10]), aWin('b', [10, 64, 20, 10]), someFacts(), aWin('d', [8, 10, 20, 40])];
const first: ReseatTable = { table: aTable(1, seats(1, 2, 3, 4)), deals: recordedDeals(FACTS) };
const second: ReseatTable = { table: aTable(2, seats(5, 6, 7, 8)), deals: recordedDeals(FACTS.slice(1), 2000) };

const put = (
  tables: readonly ReseatTable[],
  chairs: readonly (readonly [number, Seats])[],
  follow: 'seats' | 'people',
) => reseat({ tables, chairs: new Map(chairs.map(([number, own]) => [uuid(50 + number), own])), follow });

const pointsOf = (tables: readonly ReseatTable[] | undefined) =>
  new Map(
    (tables ?? []).flatMap(({ table, deals }) => {
      const { balances } = replayTable({ ...rules, deals });
      return CHAIRS.map((chair) => [table.chairs[chair], balances[chair]] as const);
    }),
  );

describe('deals follow the seats', () => {
  test('two people change places: the points of each chair are now those of the other person', () => {
    const result = put([first], [[1, seats(2, 1, 3, 4)]], 'seats');
    const after = result.ok ? result.value : [];
    expect(after[0]?.deals).toEqual(first.deals);
    const then = pointsOf([first]);
    const now = pointsOf(after as readonly ReseatTable[]);
    expect(now.get(person(2))).toBe(then.get(person(1)));
    expect(now.get(person(1))).toBe(then.get(person(2)));
    expect(now.get(person(3))).toBe(then.get(person(3)));
  });

  test('people of two tables are exchanged; who plays in a name goes with the name', () => {
    const named: ReseatTable = { ...first, table: { ...first.table, standIns: { d: person(9) } } };
    const result = put(
      [named, second],
      [
        [1, seats(1, 2, 3, 8)],
        [2, seats(5, 6, 7, 4)],
      ],
      'seats',
    );
    expect(result.ok && result.value.map(({ table }) => table.standIns)).toEqual([{}, { d: person(9) }]);
    expect(result.ok && result.value.map(({ deals }) => deals.length)).toEqual([4, 3]);
  });
});

describe('deals follow the people', () => {
  test('whoever won has still won; the dealer is another, so everything is scored again', () => {
    const result = put([first], [[1, seats(2, 1, 3, 4)]], 'people');
    const [after] = result.ok ? result.value : [];
    expect(after?.deals.map(({ facts }) => facts.winner)).toEqual(['b', 'a', undefined, 'd']);
    expect(after?.deals.map(({ facts }) => facts.values)).toContainEqual({
      a: { total: 64 },
      b: { total: 10 },
      c: { total: 20 },
      d: { total: 10 },
    });
    expect(after?.deals.every(({ scored, revision }) => scored === null && revision === 2)).toBe(true);
    // The first deal was won by East; now its winner is South, and East pays twice.
    expect(reseatDifference(rules, { before: [first], after: result.ok ? result.value : [] }).people).toContainEqual({
      entrantId: person(1),
      before: expect.objectContaining({ chair: 'a', table: 1 }),
      after: expect.objectContaining({ chair: 'b', table: 1 }),
    });
  });

  test('there and back again is where it began', () => {
    const there = put([first], [[1, seats(3, 1, 4, 2)]], 'people');
    const back = reseat({
      tables: (there.ok ? there.value : []) as readonly ReseatTable[],
      chairs: new Map([[uuid(51), first.table.chairs]]),
      follow: 'people',
    });
    const [after] = back.ok ? back.value : [];
    expect(after?.table).toEqual(first.table);
    expect(after?.deals.map(({ facts }) => facts)).toEqual(first.deals.map(({ facts }) => facts));
    expect(replayTable({ ...rules, deals: after?.deals ?? [] }).balances).toEqual(
      replayTable({ ...rules, deals: first.deals }).balances,
    );
  });

  test('two sheets exchanged: all four go to the other table, and their deals and its ending with them', () => {
    const ended: ReseatTable = { ...first, table: { ...first.table, ended: true } };
    const result = put(
      [ended, second],
      [
        [1, second.table.chairs],
        [2, first.table.chairs],
      ],
      'people',
    );
    const [one, two] = result.ok ? result.value : [];
    expect(one).toMatchObject({ table: { number: 1, ended: false, chairs: second.table.chairs } });
    expect(two).toMatchObject({ table: { number: 2, ended: true, chairs: first.table.chairs } });
    expect(two?.deals.map(({ id, tableId }) => [id, tableId])).toEqual(first.deals.map(({ id }) => [id, uuid(52)]));
    expect(two?.deals.map(({ scored }) => scored)).toEqual(first.deals.map(({ scored }) => scored));
  });

  test('totals go with the people too', () => {
    const totals: ReseatTable = { table: { ...first.table, totals: { a: 80, b: -20, c: -20, d: -40 } }, deals: [] };
    const result = put([totals], [[1, seats(4, 1, 2, 3)]], 'people');
    expect(result.ok && result.value[0]?.table.totals).toEqual({ a: -40, b: 80, c: -20, d: -20 });
  });

  test('not where those who played together are parted', () => {
    const parted = [
      [1, seats(1, 2, 3, 8)],
      [2, seats(5, 6, 7, 4)],
    ] as const;
    const result = put([first, second], parted, 'people');
    expect(result.ok ? [] : result.errors).toEqual([
      { code: 'reseat-people-parted', table: 1 },
      { code: 'reseat-people-parted', table: 2 },
    ]);
    const unplayed = [
      { ...first, deals: [] },
      { ...second, deals: [] },
    ];
    expect(put(unplayed, parted, 'people').ok).toBe(true);
  });
});

test('nobody may be lost, doubled or brought in, and nobody joins a table that has a result: all said at once', () => {
  const totals = { a: 0, b: 0, c: 0, d: 0 };
  const three: ReseatTable = { table: aTable(2, seats(5, 6, 7, null), { totals }), deals: [] };
  const result = put(
    [first, three],
    [
      [1, seats(1, 1, 3, 4)],
      [2, seats(5, 6, 7, 2)],
    ],
    'seats',
  );
  expect(result.ok ? [] : result.errors).toEqual([
    { code: 'reseat-other-people' },
    { code: 'reseat-empty-chair', table: 2 },
  ]);
  expect(put([first], [[1, seats(1, 2, 3, 9)]], 'seats').ok).toBe(false);
});

test('a deal that contradicts its new context is named beforehand', () => {
  // A heavenly hand by the dealer of the first deal; as South its winner cannot have had one.
  const heavenly = someFacts({
    ...aWin('a', [1000, 10, 10, 10]),
    circumstances: ['heavenly'],
  });
  const own: ReseatTable = { table: first.table, deals: recordedDeals([heavenly]) };
  const result = put([own], [[1, seats(2, 1, 3, 4)]], 'people');
  const difference = reseatDifference(rules, { before: [own], after: result.ok ? result.value : [] });
  expect(difference.contradictions).toMatchObject([{ table: 1, deal: 1 }]);
});
