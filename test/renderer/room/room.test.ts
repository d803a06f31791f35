import { describe, expect, test } from 'vitest';
import { hasRunOut } from '../../../renderer/components/clock/clock-sound.ts';
import { leftText } from '../../../renderer/components/clock/clock-text.ts';
import { readAmount, readTotals, writeAmount } from '../../../renderer/components/table-actions/read-amount.ts';
import { changedTables, seatAt, seatingOf } from '../../../renderer/components/table-actions/swap-seats.ts';
import { displayPages, PAGE_MS, pageAt } from '../../../renderer/screens/display/display-pages.ts';
import { dealsBehind, middleDeals } from '../../../renderer/screens/round/round-pace.ts';
import { attentionOrder, minutesSince, tableWait, waitingSince } from '../../../renderer/screens/round/table-wait.ts';
import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Seats } from '../../../shared/records/seating.ts';
import type { ClockReading } from '../../../shared/session/clock.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';

const summary = (some: Partial<TableSummary> = {}, table: Partial<TableSummary['table']> = {}): TableSummary => ({
  ...({ names: { a: 'Anna', b: 'Ben', c: 'Chloé', d: 'Dmitri' }, standIns: {}, state: 'running' } as const),
  ...({
    counts: 'deals',
    dealCount: 2,
    lastDealAt: null,
    lateDeals: 0,
    balances: { a: 0, b: 0, c: 0, d: 0 },
    problems: [],
  } as const),
  next: { number: 3, dealer: 'a', prevailingWind: 'E', extra: 0, dealerWins: 0, dealerStays: 0, players: 4 },
  ...some,
  table: {
    ...{ id: 't1', sessionId: 's', roundId: 'r', number: 1, chairs: { a: '1', b: '2', c: '3', d: '4' }, standIns: {} },
    ...{ ended: false, cancelled: false, totals: null, extraMinutes: 0, ...table },
  },
});

describe('totals as they are typed', () => {
  test.each([
    ['12', 24],
    ['+12', 24],
    ['-12,5', -25],
    ['−12.5', -25],
    ['0', 0],
    ['12.25', undefined],
    ['12a', undefined],
    ['', undefined],
  ])('%j is %j half units', (text, halves) => {
    expect(readAmount(text)).toBe(halves);
  });

  test('what is written back reads the same', () => {
    for (const halves of [-25, 0, 1, 200]) expect(readAmount(writeAmount(halves))).toBe(halves);
  });

  test('the missing one is filled in, and nothing is offered beside a mistake', () => {
    const typed = { a: '12', b: '-20', c: '4', d: '' };
    expect(readTotals(typed, CHAIRS)).toMatchObject({
      offer: { chair: 'd', amount: 8 },
      totals: { a: 24, b: -40, c: 8, d: 8 },
    });
    expect(readTotals({ ...typed, b: 'x' }, CHAIRS)).toEqual({
      unreadable: ['b'],
      offer: undefined,
      totals: undefined,
    });
  });
});

describe('who sits where', () => {
  const tables = [
    { table: { ...summary().table, id: 't1' } },
    { table: { ...summary().table, id: 't2', chairs: { a: '5', b: '6', c: '7', d: null } satisfies Seats } },
  ];

  test('two people change places, at another table too', () => {
    const seating = seatAt(seatingOf(tables), { tableId: 't1', chair: 'b' }, '7');
    expect(seating.get('t1')).toEqual({ a: '1', b: '7', c: '3', d: '4' });
    expect(seating.get('t2')).toEqual({ a: '5', b: '6', c: '2', d: null });
    expect(changedTables(tables, seating).map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(changedTables(tables, seatAt(seating, { tableId: 't1', chair: 'b' }, '2'))).toEqual([]);
  });

  test('somebody of a table of four joins one of three, and the last chair moves up', () => {
    const seating = seatAt(seatingOf(tables), { tableId: 't2', chair: 'd' }, '2');
    expect(seating.get('t1')).toEqual({ a: '1', b: '4', c: '3', d: null });
    expect(seating.get('t2')).toEqual({ a: '5', b: '6', c: '7', d: '2' });
    expect(seatAt(seatingOf(tables), { tableId: 't2', chair: 'd' }, '4').get('t1')).toEqual({
      ...{ a: '1', b: '2', c: '3', d: null },
    });
  });

  test('who would leave two behind, and a stranger, change nothing', () => {
    const before = seatingOf(tables);
    expect(seatAt(before, { tableId: 't2', chair: 'd' }, '5')).toBe(before);
    expect(seatAt(before, { tableId: 't1', chair: 'a' }, 'nobody')).toBe(before);
  });
});

describe('what a table waits for', () => {
  const dispute = { note: 'Who discarded?', since: '2026-12-01T19:20:00.000Z', dealId: null };
  const clock = { minutes: 60, endsAt: '2026-12-01T20:00:00.000Z', leftMs: null };
  const ending = { kind: 'minutes', count: 60, last: 'one-more-deal' } as const;
  const at = (time: string) => ({ ending, clock, now: Date.parse(`2026-12-01T${time}.000Z`) });

  test.each([
    [summary({ dealCount: 0 }), '19:30:00', { kind: 'first-deal' }],
    [summary(), '19:30:00', { kind: 'deal' }],
    [summary(), '20:00:00', { kind: 'time', step: 'one-more-after-this' }],
    [summary({ lateDeals: 1 }), '20:00:00', { kind: 'time', step: 'one-more' }],
    [summary({ lateDeals: 2 }), '20:00:00', { kind: 'time', step: 'end-table' }],
    [summary({}, { extraMinutes: 5 }), '20:04:59', { kind: 'deal' }],
    [summary({ problems: ['x'], lateDeals: 2 }), '20:00:00', { kind: 'problems', count: 1 }],
    [summary({ state: 'finished', counts: 'totals' }), '20:00:00', { kind: 'totals' }],
    [summary({ state: 'finished' }), '20:00:00', { kind: 'finished' }],
    [summary({ state: 'finished', counts: 'nothing' }, { ended: true }), '20:00:00', { kind: 'no-result' }],
    [summary({ problems: ['x'] }, { dispute }), '20:00:00', { kind: 'disputed', note: 'Who discarded?' }],
    [summary({}, { dispute, cancelled: true }), '20:00:00', { kind: 'disputed', note: 'Who discarded?' }],
    [summary({ state: 'finished', problems: ['x'] }, { cancelled: true }), '20:00:00', { kind: 'cancelled' }],
  ])('case %#', (table, time, wait) => {
    expect(tableWait(table, at(time))).toEqual(wait);
  });

  test('under another ending the clock only says that time is up', () => {
    const room = { ...at('20:00:00'), ending: { kind: 'winds', count: 1 } as const };
    expect(tableWait(summary(), room)).toEqual({ kind: 'time-up' });
  });

  test('what is wrong comes first, then what can be ended, then who is slow', () => {
    const waits = [
      { wait: { kind: 'finished' }, behind: 0 },
      { wait: { kind: 'deal' }, behind: 0 },
      { wait: { kind: 'deal' }, behind: 2 },
      { wait: { kind: 'first-deal' }, behind: 4 },
      { wait: { kind: 'time', step: 'end-table' }, behind: 0 },
      { wait: { kind: 'no-result' }, behind: 0 },
      { wait: { kind: 'problems', count: 1 }, behind: 0 },
      { wait: { kind: 'disputed', note: '' }, behind: 0 },
    ] as const;
    const ordered = waits.toSorted(
      (one, other) => attentionOrder(one.wait, one.behind) - attentionOrder(other.wait, other.behind),
    );
    expect(ordered).toEqual(waits.toReversed());
  });

  test('who is slow: two deals behind the middle one of those that play by deals', () => {
    const totals = summary({ state: 'finished', counts: 'totals', dealCount: 0 });
    const gone = summary({ state: 'finished', counts: 'nothing', dealCount: 0 }, { cancelled: true });
    const tables = [5, 3, 5, 4, 0, 6].map((dealCount) => summary({ dealCount }));
    const middle = middleDeals([...tables, totals, gone]);
    expect(middle).toBe(5);
    expect(tables.map((table) => dealsBehind(table, middle))).toEqual([0, 2, 0, 0, 5, 0]);
    expect(dealsBehind(summary({ state: 'finished', dealCount: 0 }), middle)).toBe(0);
    expect(middleDeals([])).toBe(0);
  });

  test('since when: the last deal, else the seating; nothing that says nothing', () => {
    const seated = { seatedAt: '2026-12-01T19:00:00.000Z' };
    const [first, last] = [Date.parse(seated.seatedAt), Date.parse('2026-12-01T19:12:00.000Z')];
    const dealt = summary({ lastDealAt: '2026-12-01T19:12:00.000Z' });
    expect(waitingSince(dealt, seated)).toEqual({ from: 'deal', at: last });
    expect(waitingSince(summary(), seated)).toEqual({ from: 'seating', at: first });
    expect(waitingSince(summary(), {})).toBeNull();
    expect(waitingSince({ ...dealt, state: 'finished' }, seated)).toBeNull();
    expect([59_999, 60_000, 719_000, 301 * 60_000].map((ms) => minutesSince(first, first + ms))).toEqual([
      ...[undefined, 1, 11, undefined],
    ]);
  });
});

describe('the clock on screen', () => {
  test.each([
    [3_600_000, '60:00'],
    [1_800_000, '30:00'],
    [1_799_001, '30:00'],
    [999, '00:01'],
    [0, '00:00'],
    [7_200_000, '2:00:00'],
  ])('%i ms left: %s', (ms, text) => {
    expect(leftText(ms)).toBe(text);
  });

  test('it rings when it is seen to run out, not for an end that was slept through', () => {
    const reading = (state: ClockReading['state'], overMs = 0): ClockReading => ({
      state,
      leftMs: 0,
      overMs,
      endsAt: '',
    });
    expect(hasRunOut(reading('running'), reading('up', 200))).toBe(true);
    expect(hasRunOut(reading('up'), reading('up', 400))).toBe(false);
    expect(hasRunOut(reading('running'), reading('up', 3_600_000))).toBe(false);
    expect(hasRunOut(reading('held'), reading('up'))).toBe(false);
    expect(hasRunOut(reading('running'), reading('none'))).toBe(false);
  });
});

describe('the projector', () => {
  const view = (tables: number, rows: number, clock: object | null, state = 'running') =>
    ({
      session: { rounds: [{ round: { clock }, tables: Array.from({ length: tables }, () => ({ state })) }] },
      standings: { rows: Array.from({ length: rows }, () => ({ rounds: [{}] })) },
    }) as never as Omit<Parameters<typeof displayPages>[0], 'show'>;

  test('pages hold everybody, evenly', () => {
    expect(displayPages({ show: 'all', ...view(13, 25, {}) })).toEqual([
      { kind: 'seating', from: 0, to: 7 },
      { kind: 'seating', from: 7, to: 13 },
      { kind: 'clock' },
      { kind: 'standings', from: 0, to: 13 },
      { kind: 'standings', from: 13, to: 25 },
    ]);
  });

  test('a round that is over and one without a clock show none, unless it is asked for', () => {
    expect(displayPages({ show: 'all', ...view(2, 0, {}, 'finished') }).map(({ kind }) => kind)).toEqual(['seating']);
    expect(displayPages({ show: 'all', ...view(2, 0, null) }).map(({ kind }) => kind)).toEqual(['seating']);
    expect(displayPages({ show: 'clock', ...view(2, 0, null) })).toEqual([{ kind: 'clock' }]);
  });

  test('the page follows from the time of day alone', () => {
    expect([0, 1, PAGE_MS, 3 * PAGE_MS].map((now) => pageAt(now, 3))).toEqual([0, 0, 1, 0]);
    expect(pageAt(123, 0)).toBe(0);
  });
});
