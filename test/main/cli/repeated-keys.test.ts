import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKeys } from '../../../main/cli/repeated-keys.ts';

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":{"a":1},"b":{"a":2}}', []],
  ['[{"a":1},{"a":1}]', []],
  ['{"a":[{"b":1,"b":2}],"c":3,"c":4,"c":5}', ['b', 'c']],
  ['{"a":"\\"a\\":","b":"{","c":"}"}', []],
  ['{"a" \n:1, "\\u0061":2}', ['a']],
  ['"a"', []],
])('%j', (text, keys) => {
  expect(repeatedKeys(text)).toEqual(keys);
});

test('what JSON itself writes has no key twice, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(repeatedKeys(JSON.stringify(value))).toEqual([]);
    }),
  );
});

test('a text of a million letters is read to its end', () => {
  const long = 'x'.repeat(1_000_000);
  expect(repeatedKeys(`{"${long}":"${long}","${long}":1}`)).toEqual([long]);
});
