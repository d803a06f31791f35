import { expect, test } from 'vitest';
import { paymentsBetween } from '../../../../shared/session/charts/payments-between.ts';
import { chartTable, eveningTables } from '../../../builders/charts.ts';
import { loadExpected } from '../../../builders/evening.ts';
import { aWin } from '../../../builders/records.ts';

const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
// East 8, South 32, West 36; North goes out with 192. East pays double: 384 to North, 2 x 24 to South, 2 x 28 to West;
// South pays 192 and 4 to West; West pays 192. In half units twice as much.
const facts = [aWin('d', [8, 32, 36, 192])];

test('one deal, the losers settling among themselves', () => {
  expect(paymentsBetween([chartTable({ chairs, facts })])).toEqual({
    rows: [
      { entrantId: 'A', to: { B: 96, C: 112, D: 768 }, paid: 976, received: 0 },
      { entrantId: 'B', to: { C: 8, D: 384 }, paid: 392, received: 96 },
      { entrantId: 'C', to: { D: 384 }, paid: 384, received: 120 },
      { entrantId: 'D', to: {}, paid: 0, received: 1536 },
    ],
    largest: 768,
  });
});

test('tables that are cancelled or have only totals say nothing of who paid', () => {
  const totals = { a: 8, b: -8, c: 0, d: 0 };
  const tables = [chartTable({ chairs, facts, totals }), chartTable({ chairs, facts, cancelled: true })];
  expect(paymentsBetween(tables)).toEqual({ rows: [], largest: 0 });
});

test('over the fixture evening, received less paid is the score of the standings', () => {
  const { rows } = paymentsBetween(eveningTables());
  const scores = Object.fromEntries(loadExpected().standings.map(({ key, score }) => [key, score]));
  expect(Object.fromEntries(rows.map(({ entrantId, paid, received }) => [entrantId, (received - paid) / 2]))).toEqual(
    scores,
  );
});
