import { expect, test } from 'vitest';
import { cssString, pageRule } from '../../../renderer/print/page-rule.ts';

test.each([
  ['Monday', '"Monday"'],
  ['Lee, Mei "M"', String.raw`"Lee, Mei \"M\""`],
  [String.raw`a\b`, String.raw`"a\\b"`],
  ['two\nlines', '"two lines"'],
])('%j as a CSS string', (text, css) => expect(cssString(text)).toBe(css));

test('size, orientation and the numbers of the pages stand in one rule', () => {
  const rule = pageRule({ paper: 'letter', orientation: 'portrait', foot: 'A · B', pageOf: 'Page {page} of {pages}' });
  expect(rule).toContain('size: letter portrait;');
  expect(rule).toContain('content: "A · B";');
  expect(rule).toContain('content: "Page " counter(page) " of " counter(pages);');
});
