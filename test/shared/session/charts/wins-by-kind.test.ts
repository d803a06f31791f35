import { describe, expect, test } from 'vitest';
import { classical } from '../../../../shared/scoring/rulesets/classical/classical.ts';
import type { ChartTable } from '../../../../shared/session/charts/chart-table.ts';
import { winsByKind } from '../../../../shared/session/charts/wins-by-kind.ts';
import { chartTable, eveningTables } from '../../../builders/charts.ts';
import { loadExpected } from '../../../builders/evening.ts';
import { aDeal, aScore, someFacts } from '../../../builders/records.ts';

describe('the fixture evening', () => {
  test('round 1, table 1: 192 by unknown, 32, 64 and 48 by discard, a washout, 20 by discard', () => {
    const { unit, classes, people } = winsByKind(eveningTables().slice(0, 1), classical);
    expect(unit).toBe('total');
    expect(classes.map(({ from, to }) => `${from}-${to}`)).toEqual(['0-31', '32-63', '64-127', '128-255']);
    expect(people).toEqual([
      {
        entrantId: 'plusone',
        won: 2,
        kinds: { 'self-drawn': 0, discard: 2, unknown: 0 },
        classes: [0, 1, 1, 0],
        unclassed: 0,
      },
      {
        entrantId: 'nowak',
        won: 2,
        kinds: { 'self-drawn': 0, discard: 1, unknown: 1 },
        classes: [1, 0, 0, 1],
        unclassed: 0,
      },
      {
        entrantId: 'mori',
        won: 1,
        kinds: { 'self-drawn': 0, discard: 1, unknown: 0 },
        classes: [0, 1, 0, 0],
        unclassed: 0,
      },
      {
        entrantId: 'haddad',
        won: 0,
        kinds: { 'self-drawn': 0, discard: 0, unknown: 0 },
        classes: [0, 0, 0, 0],
        unclassed: 0,
      },
    ]);
  });

  test('everybody has as many wins as in the standings', () => {
    const { people, classes } = winsByKind(eveningTables(), classical);
    const expected = Object.fromEntries(loadExpected().standings.map(({ key, wins }) => [key, wins]));
    expect(Object.fromEntries(people.map(({ entrantId, won }) => [entrantId, won]))).toEqual(expected);
    // Thirteen orphans at the limit of 1000 are in the open class.
    expect(classes.at(-1)).toEqual({ from: 512, to: null });
  });
});

describe('other systems', () => {
  const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
  const wonBy = (winner: 'a' | 'b', sheet: object, discarder?: 'c'): ChartTable['deals'][number] => ({
    deal: aDeal({
      facts: someFacts({ result: 'win', winner, ...(discarder && { discarder }) }),
      scored: aScore({ sheets: { [winner]: sheet } }),
    }),
    number: 1,
    winds: { a: 'E', b: 'S', c: 'W', d: 'N' },
    net: { a: 0, b: 0, c: 0, d: 0 },
  });
  const tableWith = (deals: ChartTable['deals']): ChartTable => {
    const table = chartTable({ chairs, facts: [] });
    return { ...table, summary: { ...table.summary, counts: 'deals' }, deals };
  };

  test('tai are counted one by one, and nobody discarding means self-drawn', () => {
    const table = tableWith([wonBy('a', { total: 3 }), wonBy('a', { total: 1 }, 'c'), wonBy('b', { total: 3 }, 'c')]);
    const { unit, classes, people } = winsByKind([table], { valueKinds: ['tai', 'total'], payment: 'winner-takes' });
    expect(unit).toBe('tai');
    expect(classes).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ]);
    expect(
      people.slice(0, 2).map(({ kinds, classes: counts }) => [kinds['self-drawn'], kinds.discard, counts]),
    ).toEqual([
      [1, 1, [1, 1]],
      [0, 1, [0, 1]],
    ]);
  });

  test('doubles where every winning hand has them; a deal without a sheet has no class', () => {
    const hands = [wonBy('a', { total: 80, doubles: 2 }), wonBy('b', { total: 20, doubles: 0 })];
    expect(winsByKind([tableWith(hands)], classical)).toMatchObject({
      unit: 'doubles',
      classes: [{ from: 0 }, { from: 2 }],
    });
    const { people, unit } = winsByKind([tableWith([...hands, wonBy('b', {})])], classical);
    expect([unit, people[0]?.entrantId, people[0]?.won, people[0]?.unclassed]).toEqual(['doubles', 'B', 2, 1]);
    expect(winsByKind([tableWith([...hands, wonBy('b', { total: 8, doubles: null })])], classical).unit).toBe('total');
  });
});
