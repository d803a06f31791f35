import { expect, test } from 'vitest';
import { typedAhead } from '../../../renderer/screens/table/typed-ahead.ts';

const type = (keys: readonly string[]) => {
  const ahead = typedAhead();
  const taken = keys.map((key) => ahead.take(key));
  return { taken, fields: ahead.drain(), after: ahead.drain() };
};

test('keys become fields, Enter goes on, Backspace corrects', () => {
  const keys = ['1', '8', '5', 'Backspace', '4', 'w', 'Enter', '4', '0', 'Enter'];
  expect(type(keys)).toEqual({ taken: keys.map(() => true), fields: ['184w', '40', ''], after: [''] });
});

test('keys that change no text are left to the browser', () => {
  expect(type(['Tab', 'F8', 'ArrowDown', 'Shift']).taken).toEqual([false, false, false, false]);
});

test('nothing typed is one empty field', () => {
  expect(type([]).fields).toEqual(['']);
});
