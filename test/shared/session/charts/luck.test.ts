import { describe, expect, test } from 'vitest';
import { luckByTable, luckByWind } from '../../../../shared/session/charts/luck.ts';
import { chartTable, eveningTables } from '../../../builders/charts.ts';
import { aWin } from '../../../builders/records.ts';

const [first] = eveningTables();
const inPoints = (luck: ReturnType<typeof luckByWind>) =>
  luck.map(({ wind, deals, net, wins }) => [wind, deals, net / 2, wins]);

// Round 1, table 1: chairs a, b, c, d, a and a deal. Chair d is North, West, South, East, North, North with
// 768 -12 +8 -256 0 +80, and wins deals 1 and 6.
describe('round 1, table 1 of the fixture evening', () => {
  test('by the winds of one person', () => {
    expect(inPoints(luckByWind(first === undefined ? [] : [first], 'nowak'))).toEqual([
      ['E', 1, -256, 0],
      ['S', 1, 8, 0],
      ['W', 1, -12, 0],
      ['N', 3, 848, 2],
    ]);
  });

  test('by the winds of everybody: East lost 488, 88, 176, 256, 0 and 92', () => {
    const [east] = inPoints(luckByWind(first === undefined ? [] : [first], null));
    expect(east).toEqual(['E', 6, -1100, 0]);
  });
});

test('by the tables of one person', () => {
  expect(
    luckByTable(eveningTables(), 'nowak').map(({ round, table, deals, net }) => [round, table, deals, net / 2]),
  ).toEqual([
    [1, 1, 6, 588],
    [2, 2, 6, -342],
    [3, 4, 6, 368],
    [4, 4, 6, 318],
    [5, 1, 6, 1180],
  ]);
});

test('totals have a result and no winds; a cancelled table has neither', () => {
  const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
  const facts = [aWin('a', [10, 0, 0, 0])];
  const totals = { a: 8, b: -8, c: 0, d: 0 };
  const tables = [chartTable({ chairs, facts, totals }), chartTable({ round: 2, chairs, facts, cancelled: true })];
  expect(luckByTable(tables, 'A')).toEqual([{ round: 1, table: 1, deals: null, net: 8 }]);
  expect(luckByWind(tables, null).map(({ deals }) => deals)).toEqual([0, 0, 0, 0]);
});
