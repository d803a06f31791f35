import { describe, expect, test } from 'vitest';
import { parseWorth, withoutMark } from '../../../renderer/components/deal-entry/parse-worth.ts';

const read = (text: string) => {
  const result = parseWorth(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.errors)}`);
  const { worth, marks } = result.value;
  const said = [
    marks.won ? 'won' : '',
    marks.selfDrawn ? 'self-drawn' : '',
    marks.discarded ? 'discarded' : '',
    marks.winningTile ?? '',
  ];
  return [worth.kind === 'value' ? worth.value : worth.kind, said.filter((word) => word !== '').join(' ')];
};

describe('numbers', () => {
  test.each([
    ['', 'none', ''],
    ['   ', 'none', ''],
    ['184', { total: 184 }, ''],
    [' 184 ', { total: 184 }, ''],
    ['0', { total: 0 }, ''],
    ['184.0', { total: 184 }, ''],
    ['46/2', { points: 46, doubles: 2 }, ''],
    ['46x2', { points: 46, doubles: 2 }, ''],
    ['46X2', { points: 46, doubles: 2 }, ''],
    ['46 * 2', { points: 46, doubles: 2 }, ''],
    ['46×2', { points: 46, doubles: 2 }, ''],
    ['184w', { total: 184 }, 'won'],
    ['184W', { total: 184 }, 'won'],
    ['184 w', { total: 184 }, 'won'],
    ['184+', { total: 184 }, 'won'],
    ['184!', { total: 184 }, 'won'],
    ['46/2w', { points: 46, doubles: 2 }, 'won'],
    ['184z', { total: 184 }, 'won self-drawn'],
    ['40d', { total: 40 }, 'discarded'],
    ['40-', { total: 40 }, 'discarded'],
    ['0/0d', { points: 0, doubles: 0 }, 'discarded'],
    ['w', 'none', 'won'],
    ['!', 'none', 'won'],
    ['d', 'none', 'discarded'],
  ])('%j', (text, worth, marks) => expect(read(text)).toEqual([worth, marks]));
});

describe('tiles', () => {
  test.each([
    ['B222 D111 EE [C555] [RdRdRdRd+] F1', 'hand', ''],
    ['b222 d111 ee [c555] [rdrdrdrd+] f1 !', 'hand', 'won'],
    ['B222 D111 EE [C555] [RdRdRdRd+] F1 !E', 'hand', 'won E'],
    ['B222 D111 EE [C555] !e', 'hand', 'won E'],
    // W alone is the west wind, so the mark after tiles is never a bare letter.
    ['B222 EEW W', 'hand', ''],
    ['B222 WW !W', 'hand', 'won W'],
    ['B222 WW !Wd', 'hand', 'won Wd'],
    ['B222 WW !z', 'hand', 'won self-drawn'],
    ['B222 WW !zB2', 'hand', 'won self-drawn B2'],
    ['B222 WW !d', 'hand', 'discarded'],
    ['B222 WW!d', 'hand', 'discarded'],
    ['F1', 'hand', ''],
    ['E', 'hand', ''],
  ])('%j', (text, worth, marks) => expect(read(text)).toEqual([worth, marks]));
});

describe('what cannot be read', () => {
  test.each([
    ['-5', [['value-negative', '-5', 0]]],
    ['  -5', [['value-negative', '-5', 2]]],
    ['12.5', [['value-fractional', '12.5', 0]]],
    ['12,5', [['value-fractional', '12,5', 0]]],
    [
      '-1.5',
      [
        ['value-negative', '-1.5', 0],
        ['value-fractional', '-1.5', 0],
      ],
    ],
    ['46/-2', [['value-negative', '-2', 3]]],
    ['46/1.5', [['value-fractional', '1.5', 3]]],
    [
      '4.5/-1',
      [
        ['value-fractional', '4.5', 0],
        ['value-negative', '-1', 4],
      ],
    ],
    ['1,000', [['worth-unreadable', '1,000', 0]]],
    ['46//2', [['worth-unreadable', '46//2', 0]]],
    ['46/2/3', [['worth-unreadable', '46/2/3', 0]]],
    ['184 40', [['worth-unreadable', '184 40', 0]]],
    ['184wd', [['worth-unreadable', '184wd', 0]]],
    ['B222 X9', [['unknown-tile', 'X9', 5]]],
    ['  B222 X9', [['unknown-tile', 'X9', 7]]],
    ['B222 [C556]', [['not-a-set', '[C556]', 5]]],
    ['B222 !X', [['mark-unreadable', '!X', 5]]],
    [
      'X1 !X',
      [
        ['unknown-tile', 'X1', 0],
        ['mark-unreadable', '!X', 3],
      ],
    ],
  ])('%j', (text, errors) => {
    const result = parseWorth(text);
    expect(result.ok ? [] : result.errors.map(({ code, token, position }) => [code, token, position])).toEqual(errors);
  });
});

test('full-width digits, letters and signs are what they stand for', () => {
  for (const [typed, plain] of [
    ['１８４ｗ', '184w'],
    ['４６／２＋', '46/2+'],
    ['Ｂ２２２　【ＲｄＲｄＲｄ】　！ｚＢ２', 'B222 [RdRdRd] !zB2'],
  ] as const) {
    expect(parseWorth(typed).ok).toBe(true);
    expect(parseWorth(typed)).toEqual(parseWorth(plain));
  }
});

describe('a mark taken out', () => {
  test('also a full-width one', () => expect(withoutMark('１８４ｗ')).toBe('184'));

  test.each([
    ['184w', '184'],
    ['184', '184'],
    ['46/2 +', '46/2'],
    ['B222 EE !E', 'B222 EE'],
    ['B222 EE [RdRdRdRd+]', 'B222 EE [RdRdRdRd+]'],
    ['w', ''],
    ['-5', '-5'],
  ])('%j', (text, rest) => expect(withoutMark(text)).toBe(rest));
});
