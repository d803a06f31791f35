import { describe, expect, test } from 'vitest';
import { balanceOverDeals, balanceOverRounds } from '../../../../shared/session/charts/balance-lines.ts';
import { chartTable, eveningTables } from '../../../builders/charts.ts';
import { aWin } from '../../../builders/records.ts';

const tables = eveningTables();
const valuesOf = ({ lines }: ReturnType<typeof balanceOverDeals>) => lines.map(({ values }) => values);

describe('the balances of the fixture evening', () => {
  // Round 1, table 1, chairs a and d: -488 -28 -88 +32 0 -92 and 768 -12 +8 -256 0 +80, in points.
  test('deal by deal', () => {
    const { steps, lines } = balanceOverDeals(tables, ['haddad', 'nowak']);
    expect(steps).toHaveLength(30);
    expect(steps.slice(5, 7)).toEqual([
      { round: 1, deal: 6 },
      { round: 2, deal: 1 },
    ]);
    expect(lines.map(({ values }) => values.slice(0, 6).map((value) => (value ?? 0) / 2))).toEqual([
      [-488, -516, -604, -572, -572, -664],
      [768, 756, 764, 508, 508, 588],
    ]);
    // Their scores in the standings.
    expect(lines.map(({ values }) => (values.at(-1) ?? 0) / 2)).toEqual([4154, 2112]);
  });

  test('round by round', () => {
    const { lines } = balanceOverRounds(tables, ['nowak']);
    // 588 - 342 + 368 + 318 + 1180.
    expect(lines[0]?.values.map((value) => (value ?? 0) / 2)).toEqual([588, 246, 614, 932, 2112]);
  });
});

describe('small tables', () => {
  const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
  // East wins 10: everybody pays 20; the losers are equal.
  const won = aWin('a', [10, 0, 0, 0]);

  test('who sat out has no figure, and the balance goes on afterwards', () => {
    const rounds = [
      chartTable({ round: 1, chairs, facts: [won] }),
      chartTable({ round: 2, chairs: { ...chairs, a: 'E' }, facts: [won] }),
      chartTable({ round: 3, chairs, facts: [won] }),
    ];
    expect(valuesOf(balanceOverRounds(rounds, ['A', 'E', 'B']))).toEqual([
      [120, null, 240],
      [null, 120, null],
      [-40, -80, -120],
    ]);
  });

  test('totals handed in are one step, and their deals count nothing', () => {
    const totals = { a: 8, b: -8, c: 0, d: 0 };
    const rounds = [chartTable({ round: 2, chairs, facts: [won] }), chartTable({ chairs, facts: [won, won], totals })];
    expect(balanceOverDeals(rounds, ['A'])).toEqual({
      steps: [
        { round: 1, deal: null },
        { round: 2, deal: 1 },
      ],
      lines: [{ entrantId: 'A', values: [8, 128] }],
    });
  });

  test('a cancelled table counts nothing', () => {
    const rounds = [chartTable({ chairs, facts: [won], cancelled: true })];
    expect(balanceOverDeals(rounds, ['A']).steps).toEqual([]);
    expect(balanceOverRounds(rounds, ['A']).steps).toEqual([]);
  });
});
