import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWidth } from '../../../renderer/components/plain-width.ts';

test.each([
  ['１８４', '184'],
  ['４６／２', '46/2'],
  ['Ｂ１２３　ｃ５５【ＥＥＥ】', 'B123 c55[EEE]'],
  ['（ＲｄＲｄＲｄＲｄ）！Ｂ５', '(RdRdRdRd)!B5'],
  ['３。５', '3.5'],
  ['−４０', '-40'],
])('%s is %s', (typed, plain) => {
  expect(plainWidth(typed)).toBe(plain);
});

test('keeps places, and leaves everything else alone', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plainWidth(text).length === text.length));
  expect(plainWidth('碰 red, 三萬 é')).toBe('碰 red, 三萬 é');
});
