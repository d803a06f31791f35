import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { clauseText, fillingsIn } from '../../../renderer/components/clause-text.ts';
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
