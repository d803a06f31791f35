import { expect, test } from 'vitest';
import { foldText, matchesSearch, searchRank } from '../../../renderer/components/search-text.ts';

test.each([
  ['Häkkinen', 'hakkinen'],
  ['  Łukasz   NOWAK ', 'łukasz nowak'],
  ['王小明', '王小明'],
  ['Siân O’Brien', 'sian o’brien'],
])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['', true],
  ['mei', true],
  ['MEI lee', true],
  ['east le', true],
  ['me li', false],
  ['=1', false],
])('“%s” finds Lee, Mei of East Gate: %s', (query, found) => {
  expect(matchesSearch(query, ['Lee, Mei', 'East Gate'])).toBe(found);
});

test.each([
  ['anna berg', 0],
  ['ann', 1],
  ['ber', 2],
  ['na be', 3],
  ['erg', 3],
  ['x', undefined],
])('“%s” answers Anna Berg at rank %s', (query, rank) => expect(searchRank(query, 'Anna Berg')).toBe(rank));

test('signs that a pattern would read are only signs', () => {
  expect(matchesSearch('=1+1', ['=1+1'])).toBe(true);
  expect(matchesSearch('(', ['Anna'])).toBe(false);
});
