import { expect, test } from 'vitest';
import { fileNameFor, fileNamePart } from '../../../renderer/files/file-name.ts';

test.each<[string, string]>([
  ['Monday evening', 'Monday evening'],
  ['Spring / Summer: "open"?', 'Spring Summer open'],
  ['..\\..\\etc', 'etc'],
  ['  dots at the end...', 'dots at the end'],
  ['麻将之夜', '麻将之夜'],
  ['a\u0000b\nc\u200Dd', 'a b c d'],
  ['x'.repeat(200), 'x'.repeat(60)],
  ['***', ''],
])('%j is %j in a file name', (text, expected) => {
  expect(fileNamePart(text)).toBe(expected);
});

test('a name made of nothing but forbidden characters leaves the date', () => {
  expect(fileNameFor({ date: '2026-11-30', name: '???' }, 'standings', 'csv')).toBe('2026-11-30 - standings.csv');
});

test('a cut never leaves half a character', () => {
  expect(fileNamePart('🀄'.repeat(80))).toBe('🀄'.repeat(60));
});
