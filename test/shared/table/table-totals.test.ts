import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { NOTHING } from '../../../shared/table/replay.ts';
import { tableResult } from '../../../shared/table/table-result.ts';
import { checkTotals, missingTotal } from '../../../shared/table/table-totals.ts';

const FOUR_HANDS = { ruleset: { payment: 'four-hands' }, taken: CHAIRS } as const;
const WINNER_TAKES = { ruleset: { payment: 'winner-takes' }, taken: CHAIRS } as const;
const THREE = ['a', 'b', 'c'] as const;

describe('totals instead of deals', () => {
  test('they sum to zero, in whole points where the rules know no halves', () => {
    expect(checkTotals({ a: 32, b: -16, c: -8, d: -8 }, FOUR_HANDS)).toEqual([]);
    expect(checkTotals({ a: 33, b: -16, c: -8, d: -8 }, FOUR_HANDS)).toEqual([
      { code: 'totals-not-zero', sum: 1 },
      { code: 'totals-halves', chairs: ['a'] },
    ]);
    expect(checkTotals({ a: 33, b: -17, c: -8, d: -8 }, WINNER_TAKES)).toEqual([]);
  });

  test('nobody has a total where nobody sits', () => {
    expect(checkTotals({ a: 8, b: -4, c: 0, d: -4 }, { ...FOUR_HANDS, taken: THREE })).toEqual([
      { code: 'totals-nobody', chair: 'd' },
    ]);
  });

  test('the one that is missing is offered, and only the one', () => {
    expect(missingTotal({ a: 32, b: -16, d: -8 }, CHAIRS)).toEqual({ chair: 'c', amount: -8 });
    expect(missingTotal({ a: 32, b: -16 }, CHAIRS)).toBeUndefined();
    expect(missingTotal({ a: 32, b: -16, c: -8, d: -8 }, CHAIRS)).toBeUndefined();
    expect(missingTotal({ a: 8, b: -4 }, THREE)).toEqual({ chair: 'c', amount: -4 });
  });

  test('what is offered always fits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (a, b, c) => {
        const offer = missingTotal({ a, b, c }, CHAIRS);
        expect(checkTotals({ a, b, c, d: offer?.amount ?? Number.NaN }, WINNER_TAKES)).toEqual([]);
      }),
    );
  });
});

describe('what a table comes to', () => {
  const replay = { finished: false, deals: [{}, {}], balances: { a: 8, b: -8, c: 0, d: 0 }, problems: ['x'] };
  const table = { ended: false, cancelled: false, totals: null };
  const totals = { a: 4, b: 0, c: 0, d: -4 };

  test('its deals', () => {
    expect(tableResult(table, replay)).toMatchObject({ state: 'running', counts: 'deals', problems: ['x'] });
    expect(tableResult({ ...table, ended: true }, { ...replay, deals: [] })).toMatchObject({
      state: 'finished',
      counts: 'nothing',
    });
  });

  test('totals where they stand, whatever the deals say', () => {
    const result = tableResult({ ...table, totals }, replay);
    expect(result).toEqual({ state: 'finished', counts: 'totals', balances: totals, problems: [] });
  });

  test('nothing once it is cancelled, totals or not', () => {
    const result = tableResult({ ...table, totals, cancelled: true }, replay);
    expect(result).toEqual({ state: 'finished', counts: 'nothing', balances: NOTHING, problems: [] });
  });
});
