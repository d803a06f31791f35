import { expect, test } from 'vitest';
import { tableResults, tieShare } from '../../../renderer/screens/standings/table-result.ts';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { aStandingRow } from '../../builders/standings.ts';

const row = (entrantId: string, tableId: string | null, gamePoints: number): StandingRow =>
  aStandingRow({
    entrantId,
    name: entrantId.toUpperCase(),
    rounds: [
      tableId === null
        ? null
        : {
            tablePoints: 12,
            gamePoints,
            tableId,
            table: 1,
            finished: true,
            totalsOnly: false,
            wins: 0,
            deals: 1,
            standIn: null,
          },
    ],
  });

const view = (rows: readonly StandingRow[]): StandingsView => ({
  session: {} as StandingsView['session'],
  rows,
  fieldSize: rows.length,
  roundsSeated: 1,
  tablesRunning: 0,
  tablesDisputed: 0,
  penalties: [],
  names: {},
  version: 1,
});

const FOUR = view([
  row('a', 't1', 10),
  row('x', 't2', 99),
  row('b', 't1', -4),
  row('c', 't1', 10),
  row('y', null, 0),
  row('d', 't1', -16),
]);

test('the four of one table, first place first, ties sharing their place', () => {
  expect(tableResults(FOUR, 0, 't1').map(({ name, place, shared }) => [name, place, shared])).toEqual([
    ['A', 1, true],
    ['C', 1, true],
    ['B', 3, false],
    ['D', 4, false],
  ]);
});

test('what tied places are worth together, and each of them', () => {
  const results = tableResults(FOUR, 0, 't1');
  expect(tieShare(results, 'a')).toEqual({ from: 1, to: 2, count: 2, sum: 24, each: 12 });
  expect(tieShare(results, 'b')).toBeUndefined();
  expect(tieShare(results, 'x')).toBeUndefined();
});
