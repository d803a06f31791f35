import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { figureColumns } from '../../../renderer/components/figure-columns.ts';
import { formatTablePoints } from '../../../renderer/components/format-points.ts';
import { moveItem } from '../../../renderer/components/move-keys.ts';
import {
  formatPerDeal,
  formatTieBreak,
  rankingSentence,
  rankingWords,
} from '../../../renderer/components/tie-break-text.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { aStandingRow } from '../../builders/standings.ts';

beforeAll(() => startTranslations());

const RULE = { ranking: 'table-points', tieBreaks: ['head-to-head', 'other-figure'] } as const;

describe('the rule of the ranking in words', () => {
  test('the figure, then each tie-break in turn', () => {
    expect(rankingWords(i18next.t, RULE)).toBe('ranked by table points, then by head to head, then by points');
    expect(rankingWords(i18next.t, { ranking: 'points-per-deal', tieBreaks: ['other-figure'] })).toBe(
      'ranked by points per deal, then by table points',
    );
  });

  test('on paper with what happens to those equal in everything', () => {
    expect(rankingSentence(i18next.t, RULE)).toMatch(
      /^Ranked by .*points\. Equal in all of them: the place is shared\./,
    );
    expect(rankingSentence(i18next.t, { ...RULE, tieBreaks: [] })).toContain('Equal: the place is shared.');
  });
});

test.each([
  [28, '2⅓'],
  [-6, '−½'],
  [-16, '−1⅓'],
  [0, '0'],
])('%i twelfths: %s', (twelfths, text) => {
  expect(formatTablePoints(twelfths)).toBe(text);
});

test('values of tie-breaks and averages', () => {
  expect(formatTieBreak('head-to-head', -1, 'table-points')).toBe('−1');
  expect(formatTieBreak('other-figure', 28, 'game-points')).toBe('2⅓');
  expect(formatTieBreak('other-figure', 33, 'table-points')).toBe('+16.5');
  expect(formatTieBreak('organiser', null, 'table-points')).toBe('–');
  expect(formatPerDeal({ over: -5, under: 6 })).toBe('−0.42');
  expect(formatPerDeal({ over: 0, under: 0 })).toBe('–');
});

test('only columns that say something the totals do not', () => {
  const session = { ...RULE, tieBreaks: ['other-figure', 'wins'] } as unknown as StandingsView['session'];
  expect(figureColumns({ session, rows: [aStandingRow()] })).toEqual([
    { kind: 'tie-break', tieBreak: 'wins', index: 1 },
  ]);
  const penalised = aStandingRow({ penalty: { gamePoints: 0, tablePoints: -6, count: 1 } });
  expect(figureColumns({ session, rows: [penalised] }).map(({ kind }) => kind)).toEqual(['penalty', 'tie-break']);
});

test('a step in a list; none beyond its ends', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 1)).toBe(list);
});
