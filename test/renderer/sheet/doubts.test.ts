import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../renderer/components/deal-entry/draft.ts';
import { type Doubt, doubtsOf } from '../../../renderer/screens/sheet/doubts.ts';
import { makeFold } from '../../../renderer/screens/sheet/fold-sheet.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import { uuid } from '../../builders/records.ts';

const doubts = (...lines: readonly string[]): readonly (readonly Doubt[])[] => {
  const rows = lines.map((line, at) => {
    const [a = '', b = '', c = '', d = ''] = line.split(' ');
    return { id: uuid(at), draft: { ...EMPTY_DRAFT, texts: { a, b, c, d } } };
  });
  const rules = { ruleset: classical, options: classical.defaultOptions };
  const folded = makeFold()({ rules, ending: { kind: 'deals', count: lines.length }, players: 4, stored: [], rows });
  return folded.rows.map((_, at) => doubtsOf(folded.rows, at));
};

test('a line that was copied twice is told, with the number of the first', () => {
  expect(doubts('40w 8 6 4', '8 20w 4 2', '40w 8 6 4')).toEqual([[], [], [{ kind: 'twice', deal: 1 }]]);
});

test('the same totals with another winner, or one hand alone, are nothing to wonder at', () => {
  expect(doubts('20w 20 6 4', '20 20w 6 4')).toEqual([[], []]);
  expect(doubts('20w 0 0 0', '20w 0 0 0')).toEqual([[], []]);
});

test('a winner with the least of four hands may have been marked wrong', () => {
  expect(doubts('2w 8 6 4')).toEqual([[{ kind: 'winner-least', chair: 'a' }]]);
  expect(doubts('4w 8 6 4')).toEqual([[]]);
});

test('nothing is said of a row that is not complete', () => {
  expect(doubts('2w 8 6')).toEqual([[]]);
});
