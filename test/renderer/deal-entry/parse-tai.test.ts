import { expect, test } from 'vitest';
import { parseTai } from '../../../renderer/components/deal-entry/parse-tai.ts';

test.each([
  ['', undefined],
  [' ', undefined],
  ['3', { tai: 3 }],
  [' 12 ', { tai: 12 }],
  ['0', { tai: 0 }],
  ['3.0', { tai: 3 }],
  ['-0', { tai: 0 }],
  ['=5', { total: 5 }],
  ['１２', { tai: 12 }],
  ['＝５', { total: 5 }],
])('"%s" is understood', (text, value) => expect(parseTai(text)).toEqual({ ok: true, value }));

test.each([
  ['-1', ['value-negative']],
  ['2.5', ['value-fractional']],
  ['2,5', ['value-fractional']],
  ['-2.5', ['value-negative', 'value-fractional']],
  ['three', ['tai-unreadable']],
  ['3 tai', ['tai-unreadable']],
  ['1e3', ['tai-unreadable']],
  ['=', ['tai-unreadable']],
  ['B123', ['tai-unreadable']],
])('"%s" is refused', (text, codes) => {
  const read = parseTai(text);
  expect(read.ok ? [] : read.errors.map(({ code }) => code)).toEqual(codes);
  expect(read.ok ? '' : read.errors[0]?.token).toBe(text);
});
