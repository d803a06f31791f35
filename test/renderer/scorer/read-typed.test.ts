import { describe, expect, test } from 'vitest';
import { readTyped, withoutMark } from '../../../renderer/screens/scorer/read-typed.ts';

const CLASSICAL = ['points', 'total'] as const;
const SINGAPORE = ['tai', 'total'] as const;

describe('numbers', () => {
  test.each([
    ['184', CLASSICAL, { total: 184 }],
    ['46/2', CLASSICAL, { points: 46, doubles: 2 }],
    ['46 x 2', CLASSICAL, { points: 46, doubles: 2 }],
    ['46 points 2 doubles', CLASSICAL, { points: 46, doubles: 2 }],
    ['46 points', CLASSICAL, { points: 46, doubles: 0 }],
    ['5', SINGAPORE, { tai: 5 }],
    ['=5', SINGAPORE, { total: 5 }],
    ['5 total', SINGAPORE, { total: 5 }],
    ['3 tai', CLASSICAL, { tai: 3 }],
    ['3 doubles', SINGAPORE, { tai: 3 }],
    ['-3', CLASSICAL, { total: -3 }],
    ['1,5', CLASSICAL, { total: 1.5 }],
    ['４６／２', CLASSICAL, { points: 46, doubles: 2 }],
    ['＝５', SINGAPORE, { total: 5 }],
  ])('%s under %j', (text, kinds, value) => {
    expect(readTyped(text, kinds)).toEqual({ ok: true, value: { kind: 'value', value } });
  });

  test('a thousand with a comma is refused, not guessed', () => {
    expect(readTyped('1,000', CLASSICAL)).toMatchObject({ ok: false, errors: [{ code: 'worth-unreadable' }] });
  });
});

describe('tiles', () => {
  const read = (text: string) => {
    const typed = readTyped(text, CLASSICAL);
    if (!typed.ok || typed.value.kind !== 'hand') throw new Error(JSON.stringify(typed));
    return typed.value;
  };

  test('a mark names the winning tile', () => expect(read('B123 EE !E').winningTile).toBe('E'));
  test('full-width letters and digits, brackets and marks of a Chinese keyboard', () => {
    expect(read('Ｂ１２３　ＥＥ【Ｃ５５５】！Ｅ')).toEqual(read('B123 EE [C555] !E'));
    expect(withoutMark('Ｂ１２３　ＥＥ！Ｅ')).toBe('Ｂ１２３　ＥＥ');
  });
  test('a mark may be a word', () => expect(read('B123 EE !east').winningTile).toBe('E'));
  test('a mark with z is self-drawn', () => {
    expect(read('B123 EE !zE')).toMatchObject({ winningTile: 'E', events: ['self-drawn'] });
  });
  test('self-drawn alone is a hand without tiles', () => expect(read('zi mo').events).toEqual(['self-drawn']));
  test('ranks before a suit are no number', () => expect(read('55d').hand.concealed).toEqual(['D5', 'D5']));
  test('nothing is nothing', () =>
    expect(readTyped('  ', CLASSICAL)).toEqual({ ok: true, value: { kind: 'nothing' } }));

  test('everything that cannot be read comes back', () => {
    const read = readTyped('X9 pong !Q', CLASSICAL);
    expect(read.ok ? [] : read.errors.map(({ code, token }) => `${code} ${token}`)).toEqual([
      'unknown-tile X9',
      'unknown-tile pung',
      'mark-unreadable !Q',
    ]);
  });

  test('the mark can be taken off', () => expect(withoutMark('B123 EE !E')).toBe('B123 EE'));
});
