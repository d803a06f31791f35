import { expect, test } from 'vitest';
import { chairFactsSchema } from '../../../shared/table/deal.ts';
import { moveFacts } from '../../../shared/table/move-facts.ts';
import { someFacts } from '../../builders/records.ts';

const EVERYTHING = someFacts({
  ...{ result: 'win', winner: 'a', discarder: 'b', liable: 'c', liableCause: 'dragon-sets', offender: 'd', sweep: 'b' },
  ...{ winningTile: 'E', tilesLeft: 3, circumstances: ['last-discard'] },
  values: { a: { total: 1 }, b: { total: 2 }, c: { points: 4, doubles: 1 } },
  stands: { a: 'tiles', b: 'value' },
  instant: [{ seat: 'c', kind: 'kong-exposed', payer: 'd' }],
});

test('every person of a deal moves, and nothing else', () => {
  const moved = moveFacts(EVERYTHING, { a: 'b', b: 'c', c: 'd', d: 'a' });
  expect(moved).toEqual({
    ...EVERYTHING,
    ...{ winner: 'b', discarder: 'c', liable: 'd', offender: 'a', sweep: 'c' },
    values: { b: { total: 1 }, c: { total: 2 }, d: { points: 4, doubles: 1 } },
    stands: { b: 'tiles', c: 'value' },
    instant: [{ seat: 'd', kind: 'kong-exposed', payer: 'a' }],
  });
  expect(moveFacts(moved, { a: 'd', b: 'a', c: 'b', d: 'c' })).toEqual(EVERYTHING);
});

test('no fact that names a person was added without being moved', () => {
  const handled = ['winner', 'discarder', 'liable', 'offender', 'sweep', 'hands', 'values', 'stands', 'instant'];
  const plain = ['result', 'winningTile', 'circumstances', 'liableCause', 'tilesLeft', 'replacements'];
  expect(Object.keys(chairFactsSchema.shape).toSorted()).toEqual([...handled, ...plain].toSorted());
});
