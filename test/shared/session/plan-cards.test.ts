import { expect, test } from 'vitest';
import { cardsOf, changedCards } from '../../../shared/session/plan-cards.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';

const round = (number: number, four: string, sitOuts: readonly string[] = []): PastRound => {
  const [a = '', b = '', c = '', d = null] = four.split('');
  return { number, tables: [{ number: 1, chairs: { a, b, c, d } }], sitOuts };
};

test('a card has a place for each round that somebody is in', () => {
  const cards = cardsOf([round(1, 'abcd', ['e']), round(2, 'ebc')]);
  expect([...(cards.get('e') ?? [])]).toEqual([
    [1, { kind: 'sit-out' }],
    [2, { kind: 'seat', table: 1, chair: 'a' }],
  ]);
  expect(cards.get('d')?.has(2)).toBe(false);
});

test('only the lines that differ are listed; equal cards are not', () => {
  const before = [round(1, 'abcd', ['e']), round(2, 'ebcd', ['a'])];
  const after = [round(2, 'ebcf', ['d'])];
  expect(changedCards(before, after)).toEqual([
    { person: 'a', changes: [{ person: 'a', round: 2, before: { kind: 'sit-out' }, after: null }] },
    {
      person: 'd',
      changes: [{ person: 'd', round: 2, before: { kind: 'seat', table: 1, chair: 'd' }, after: { kind: 'sit-out' } }],
    },
    {
      person: 'f',
      changes: [{ person: 'f', round: 2, before: null, after: { kind: 'seat', table: 1, chair: 'd' } }],
    },
  ]);
  expect(changedCards(after, after)).toEqual([]);
});
