import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { clauseText, documentText, fillingsIn } from '../../../renderer/components/clause-text.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';

beforeAll(startTranslations);

test.each([
  ['001 5.2.1', 'Chinese Classical: 5.2.1'],
  ['001 5.2.3, 5.2.4, filling 6', 'Chinese Classical: 5.2.3, 5.2.4 · house filling 6'],
  ['filling 34', 'house filling 34'],
])('%s is cited as “%s”', (source, text) => {
  expect(clauseText(i18next.t, source)).toBe(text);
});

test('fillings are told once, in order', () => {
  expect(fillingsIn(['003 Tai patterns, filling 34', '001 5.1', 'filling 6', 'filling 34'])).toEqual([6, 34]);
});

test('a document is named as it is cited, or by its title alone', () => {
  const source = { title: 'Four Winds Rule Collection – Chinese Classical', part: '5 Scoring' };
  expect(documentText(i18next.t, { id: '001', ...source })).toBe(
    'Chinese Classical: Four Winds Rule Collection – Chinese Classical, 5 Scoring',
  );
  expect(documentText(i18next.t, { id: '6 Payments', ...source })).toBe(
    'Four Winds Rule Collection – Chinese Classical, 5 Scoring',
  );
});
