import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIE_BREAKS } from '../../../shared/records/records.ts';
import { rankEntrants } from '../../../shared/session/rank-entrants.ts';
import type { StandingRow, TieBreak } from '../../../shared/session/standing.ts';
import { anEntrant, uuid } from '../../builders/records.ts';
import { aPenalty, entrantsOf, idOf, standingsOf, tableOf } from '../../builders/standings.ts';

/** `place name value decidedBy` of the first tie-break. */
const lines = (rows: readonly StandingRow[], index = 0): readonly string[] =>
  rows.map(
    ({ place, shared, name, tieBreaks, decidedBy }) =>
      `${place}${shared ? '=' : ''} ${name} ${tieBreaks[index] ?? '-'} ${decidedBy ?? '-'}`,
  );

describe('tie-breaks', () => {
  test('the other figure is points where table points rank, and table points elsewhere', () => {
    const round = [tableOf('ABCD 40 10 -20 -30'), tableOf('EFGH 50 0 -20 -30')];
    expect(lines(standingsOf([round])).slice(0, 3)).toEqual([
      '1 E 50 other-figure',
      '2 A 40 other-figure',
      '3 B 10 other-figure',
    ]);
    const equal = [tableOf('ABCD 30 30 -20 -40'), tableOf('EFGH 30 0 -10 -20')];
    const rows = standingsOf([equal], { ranking: 'game-points' });
    expect(lines(rows).slice(0, 3)).toEqual(['1 E 48 other-figure', '2= A 36 other-figure', '2= B 36 other-figure']);
  });

  test('head to head: only meetings with the tied count, won less lost', () => {
    // A and B both come to 4 + 2; they met once, and A was ahead. C and D lost to both: that counts nothing here.
    const rounds = [
      [tableOf('ABCD 40 20 0 -60'), tableOf('EFGH 9 5 -5 -9')],
      [tableOf('EAFG 40 -10 -14 -16'), tableOf('BHCD 30 0 -10 -20')],
    ];
    const rows = standingsOf(rounds, { tieBreaks: ['head-to-head'] });
    expect(lines(rows).slice(1, 3)).toEqual(['2 A 1 head-to-head', '3 B -1 head-to-head']);
    expect(rows[0]).toMatchObject({ name: 'E', tieBreaks: [null], tiedFrom: null });
  });

  test('head to head in a ring parts nobody', () => {
    const rounds = [[tableOf('ABXY 30 10 -10 -30')], [tableOf('BCXY 30 10 -10 -30')], [tableOf('CAXY 30 10 -10 -30')]];
    const rows = standingsOf(rounds, { tieBreaks: ['head-to-head'] });
    expect(lines(rows).slice(0, 3)).toEqual(['1= A 0 -', '1= B 0 -', '1= C 0 -']);
  });

  test('who never met is neither helped nor harmed', () => {
    const round = [tableOf('ABCD 40 10 -20 -30'), tableOf('EFGH 50 0 -20 -30')];
    expect(lines(standingsOf([round], { tieBreaks: ['head-to-head'] })).slice(0, 2)).toEqual(['1= A 0 -', '1= E 0 -']);
  });

  test('the best finished table; a running one is not one yet', () => {
    const rounds = [
      [tableOf('ABCD 40 10 -20 -30'), tableOf('EFGH 50 0 -20 -30')],
      [tableOf('ABCD 90 0 -40 -50', { state: 'running' })],
    ];
    const rows = standingsOf(rounds, { tieBreaks: ['best-table'] });
    expect(lines(rows).slice(0, 2)).toEqual(['1 E 50 best-table', '2 A 40 best-table']);
  });

  test('won deals', () => {
    const round = [
      tableOf('ABCD 40 10 -20 -30', { wins: { a: 2, b: 1, c: 0, d: 0 } }),
      tableOf('EFGH 50 0 -20 -30', { wins: { a: 3, b: 1, c: 0, d: 0 } }),
    ];
    const rows = standingsOf([round], { tieBreaks: ['wins'] });
    expect(lines(rows).slice(0, 4)).toEqual(['1 E 3 wins', '2 A 2 wins', '3= B 1 -', '3= F 1 -']);
  });

  test('fewest penalties: entries that count, not amounts', () => {
    const round = [tableOf('ABCD 40 10 -20 -30'), tableOf('EFGH 40 0 -20 -30')];
    const penalties = [
      aPenalty({ id: uuid(701), entrantId: idOf('A'), tablePoints: 1 }),
      aPenalty({ id: uuid(702), entrantId: idOf('A'), tablePoints: 1, cancelled: true }),
      aPenalty({ id: uuid(703), entrantId: idOf('E'), gamePoints: 2 }),
      aPenalty({ id: uuid(704), entrantId: idOf('E'), tablePoints: 1 }),
    ];
    const rows = standingsOf([round], { tieBreaks: ['fewest-penalties'], penalties });
    expect(lines(rows).slice(0, 2)).toEqual(['1 A 1 fewest-penalties', '2 E 2 fewest-penalties']);
  });

  test("the organiser's order; who has none comes after and shares", () => {
    const round = [tableOf('ABCD 0 0 0 0'), tableOf('EFGH 0 0 0 0')];
    const orders: Readonly<Record<string, number>> = { G: 1, B: 2 };
    const entrants = entrantsOf('ABCDEFGH', (name) => ({ tieOrder: orders[name] ?? null }));
    const rows = standingsOf([round], { tieBreaks: ['organiser'], entrants });
    expect(lines(rows).slice(0, 4)).toEqual([
      '1 G 1 organiser',
      '2 B 2 organiser',
      '3= A - organiser',
      '3= C - organiser',
    ]);
  });

  test('each is asked only of those whom the ones before left equal', () => {
    const round = [
      tableOf('ABCD 40 10 -20 -30', { wins: { a: 1, b: 0, c: 0, d: 0 } }),
      tableOf('EFGH 40 0 -20 -20', { wins: { a: 5, b: 0, c: 0, d: 0 } }),
      tableOf('IJKL 60 0 -20 -40', { wins: { a: 0, b: 0, c: 0, d: 0 } }),
    ];
    const rows = standingsOf([round], { tieBreaks: ['other-figure', 'wins'] });
    expect(
      rows.slice(0, 3).map(({ name, decidedBy, tiedFrom, tieBreaks }) => [name, decidedBy, tiedFrom, tieBreaks]),
    ).toEqual([
      ['I', 'other-figure', 1, [60, 0]],
      ['E', 'wins', 1, [40, 5]],
      ['A', 'wins', 1, [40, 1]],
    ]);
  });
});

describe('points per deal', () => {
  test('exact fractions: unequal numbers of deals, no floats', () => {
    // 1/3 against 2/6 against 33333333/100000000.
    const round = [
      tableOf('AXYZ 1 0 0 -1', { dealCount: 3 }),
      tableOf('BPQR 2 0 0 -2', { dealCount: 6 }),
      tableOf('CSTU 33333333 0 0 0', { dealCount: 100_000_000 }),
    ];
    const rows = standingsOf([round], { ranking: 'points-per-deal', tieBreaks: [], entrants: entrantsOf('ABC') });
    expect(rows.map(({ name, place, perDeal }) => [name, place, perDeal])).toEqual([
      ['A', 1, { over: 1, under: 3 }],
      ['B', 1, { over: 2, under: 6 }],
      ['C', 3, { over: 33_333_333, under: 100_000_000 }],
    ]);
  });

  test('who played fewer deals with fewer points can be ahead', () => {
    const round = [tableOf('ABCD 40 0 0 -40', { dealCount: 4 }), tableOf('EFGH 60 0 0 -60', { dealCount: 12 })];
    const rows = standingsOf([round], { ranking: 'points-per-deal' });
    expect(rows[0]).toMatchObject({ name: 'A', perDeal: { over: 40, under: 4 } });
  });

  test.each([
    ['deals', { kind: 'deals', count: 12 }, 12],
    ['winds', { kind: 'winds', count: 2 }, 8],
    ['minutes', { kind: 'minutes', count: 60, last: 'finish-deal' }, 0],
    ['open', { kind: 'open' }, 0],
  ] as const)('totals alone, ending by %s', (_, ending, deals) => {
    const rows = standingsOf([[tableOf('ABCD 24 0 0 -24', { counts: 'totals', dealCount: 0, ending })]]);
    expect(rows[0]).toMatchObject({ gamePoints: 24, perDeal: { over: deals === 0 ? 0 : 24, under: deals } });
  });
});

describe('laws of the ranking', () => {
  const figure = fc.integer({ min: -2, max: 2 });
  const totals = fc
    .array(fc.record({ tablePoints: figure, gamePoints: figure, wins: figure, bestTable: figure, deals: fc.nat(3) }), {
      maxLength: 12,
    })
    .map((list) =>
      list.map(({ deals, ...each }, index) => ({
        ...each,
        entrant: anEntrant({ id: uuid(index + 1), number: index + 1 }),
        played: 1,
        perDeal: { over: each.gamePoints, under: deals },
        penalty: { gamePoints: 0, tablePoints: 0, count: 0 },
        tables: [],
      })),
    );
  const rule = fc.record({
    ranking: fc.constantFrom('table-points', 'game-points', 'points-per-deal'),
    tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
  }) as fc.Arbitrary<{ ranking: 'table-points'; tieBreaks: TieBreak[] }>;

  test('places are 1, 2, 2, 4: everybody before is counted, and sharing is mutual', () => {
    fc.assert(
      fc.property(totals, rule, (field, how) => {
        const ranked = rankEntrants(field, how);
        expect(ranked).toHaveLength(field.length);
        ranked.forEach(({ place, shared, tiedFrom }, index) => {
          const sharing = ranked.filter((other) => other.place === place).length;
          expect(shared).toBe(sharing > 1);
          expect(ranked.findIndex((other) => other.place === place)).toBe(place - 1);
          expect(index).toBeGreaterThanOrEqual(place - 1);
          if (shared) expect(tiedFrom).not.toBeNull();
        });
      }),
    );
  });

  test('the order of the list does not change a place', () => {
    fc.assert(
      fc.property(totals, rule, (field, how) => {
        const places = (some: typeof field) =>
          new Map(rankEntrants(some, how).map(({ total, place }) => [total.entrant.id, place]));
        expect([...places([...field].reverse())].sort()).toEqual([...places(field)].sort());
      }),
    );
  });
});
