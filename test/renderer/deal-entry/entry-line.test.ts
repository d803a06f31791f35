import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, reduceDraft } from '../../../renderer/components/deal-entry/draft.ts';
import { type LineField, openField, pressKey, seatOfKey } from '../../../renderer/components/deal-entry/entry-line.ts';

/** Keys as words and letters, `e 3 s Enter`, typed into an empty line; what is no key of the line is text of its worth. */
const type = (keys: string, dealer: 'a' | 'b' | 'c' | 'd' = 'a') => {
  let draft: Draft = EMPTY_DRAFT;
  let at: LineField | 'done' = 'winner';
  for (const key of keys.split(' ')) {
    if (at === 'done') throw new Error('keys behind the Enter that records');
    const pressed = pressKey({ at, draft, seating: { dealer, players: 4 } }, key);
    if (pressed === undefined) draft = { ...draft, worth: draft.worth + key };
    else {
      draft = pressed.actions.reduce(reduceDraft, draft);
      at = pressed.at;
    }
  }
  return { winner: draft.winner, worth: draft.worth, source: draft.source, at };
};

describe('the line', () => {
  test.each([
    ['letters alone', 'e 3 s Enter', { winner: 'a', worth: '3', source: 'b' }],
    ['a keyboard in Chinese mode', 'ｅ ３ ｓ Enter', { winner: 'a', worth: '３', source: 'b' }],
    ['capitals', 'W 5 N Enter', { winner: 'c', worth: '5', source: 'd' }],
    ['the number pad', '1 3 Enter 2 Enter', { winner: 'a', worth: '3', source: 'b' }],
    ['self-drawn by Z', 's 2 z Enter', { winner: 'b', worth: '2', source: 'self' }],
    ['self-drawn by 0', '2 2 Enter 0 Enter', { winner: 'b', worth: '2', source: 'self' }],
    ['self-drawn by nothing', '2 2 Enter Enter', { winner: 'b', worth: '2', source: undefined }],
    ['a worth of two figures', 'e 1 2 s Enter', { winner: 'a', worth: '12', source: 'b' }],
    ['the thrower corrected', 'e 3 s n Enter', { winner: 'a', worth: '3', source: 'd' }],
    ['what it must not be is still said', 'e 3 e Enter', { winner: 'a', worth: '3', source: 'a' }],
    ['a worth that is none', 'e - 1 s Enter', { winner: 'a', worth: '-1', source: 'b' }],
  ])('%s', (_, keys, expected) => {
    expect(keys.split(' ').length).toBeLessThanOrEqual(5);
    expect(type(keys)).toEqual({ ...expected, at: 'done' });
  });

  test('seats are counted from the dealer of the deal', () => {
    expect(type('e 3 s Enter', 'c')).toMatchObject({ winner: 'c', source: 'd' });
    expect(type('4 1 Enter 1 Enter', 'c')).toMatchObject({ winner: 'b', source: 'c' });
    expect(seatOfKey('5', { dealer: 'a', players: 4 })).toBeUndefined();
    expect(seatOfKey('x', { dealer: 'a', players: 4 })).toBeUndefined();
  });

  test('at a table of three nobody is North', () => {
    expect(seatOfKey('w', { dealer: 'b', players: 3 })).toBe('a');
    expect(seatOfKey('3', { dealer: 'b', players: 3 })).toBe('a');
    expect(seatOfKey('n', { dealer: 'b', players: 3 })).toBeUndefined();
    expect(seatOfKey('4', { dealer: 'b', players: 3 })).toBeUndefined();
  });

  test('Backspace goes back a field and takes the choice there', () => {
    expect(type('e 3 s Backspace')).toMatchObject({ source: undefined, at: 'source' });
    expect(type('e 3 s Backspace Backspace')).toMatchObject({ worth: '3', at: 'worth' });
    expect(type('e Backspace')).toMatchObject({ winner: 'a', at: 'winner' });
    expect(type('e Backspace Backspace')).toMatchObject({ winner: undefined, at: 'winner' });
  });

  test('keys of no field change nothing', () => {
    for (const at of ['winner', 'worth', 'source'] as const) {
      for (const key of ['Tab', 'F8', 'Shift', '+', 't', 'b']) {
        expect(pressKey({ at, draft: EMPTY_DRAFT, seating: { dealer: 'a', players: 4 } }, key)).toBeUndefined();
      }
    }
  });

  test('the cursor returns to what is still open', () => {
    expect(openField(EMPTY_DRAFT)).toBe('winner');
    const won = reduceDraft(EMPTY_DRAFT, { type: 'winner', chair: 'b' });
    expect(openField(won)).toBe('worth');
    expect(openField({ ...won, worth: '2' })).toBe('source');
    expect(openField({ ...won, laid: { ...EMPTY_DRAFT.laid, b: 'EEE' } })).toBe('source');
  });
});
