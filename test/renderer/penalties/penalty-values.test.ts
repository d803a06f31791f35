import { describe, expect, test } from 'vitest';
import {
  emptyValues,
  type PenaltyValues,
  readPenalty,
  valuesOf,
} from '../../../renderer/screens/penalties/penalty-values.ts';
import { readTablePoints, writeTablePoints } from '../../../renderer/screens/penalties/table-points-text.ts';
import { aPenalty } from '../../builders/standings.ts';

const OTHERS = ['b', 'c', 'd'];
const read = (values: Partial<PenaltyValues>) =>
  readPenalty(emptyValues({ entrantId: 'a', reason: ' late ', points: '30', ...values }), OTHERS);

describe('a penalty as it is typed', () => {
  test('whole and half points, table points as a fraction, the reason without spaces around it', () => {
    expect(read({ points: '12,5', tablePoints: '1/3' })).toEqual({
      facts: { entrantId: 'a', tableId: null, reason: 'late', gamePoints: 25, tablePoints: 4, gains: [] },
    });
  });

  test('to the others at the table, or to those chosen, in equal shares', () => {
    expect(read({ receivers: 'table' })).toMatchObject({
      facts: { gains: OTHERS.map((entrantId) => ({ entrantId, gamePoints: 20 })) },
    });
    expect(read({ receivers: 'chosen', chosen: ['a', 'x', 'y'] })).toMatchObject({
      facts: { gains: ['x', 'y'].map((entrantId) => ({ entrantId, gamePoints: 30 })) },
    });
  });

  test.each<[Partial<PenaltyValues>, object]>([
    [
      { entrantId: null, reason: ' ' },
      { entrantId: 'penalty-of-nobody', reason: 'penalty-without-reason' },
    ],
    [{ points: '' }, { points: 'penalty-empty' }],
    [{ points: '-30' }, { points: 'penalty-unreadable' }],
    [{ points: '0.25' }, { points: 'penalty-unreadable' }],
    [{ tablePoints: '1/5' }, { tablePoints: 'penalty-twelfths-unreadable' }],
    [{ points: '5', receivers: 'table' }, { receivers: 'gains-indivisible' }],
    [{ receivers: 'chosen', chosen: ['a'] }, { receivers: 'gains-to-nobody' }],
    [{ points: '', tablePoints: '1', receivers: 'table' }, { receivers: 'gains-of-nothing' }],
  ])('%j: %j', (values, errors) => {
    expect(read(values)).toEqual({ errors });
  });

  test('an entry comes back as it was typed', () => {
    const penalty = aPenalty({
      gamePoints: 25,
      tablePoints: 6,
      gains: [
        { entrantId: 'x', gamePoints: 12.5 },
        { entrantId: 'y', gamePoints: 12.5 },
      ],
    });
    expect(valuesOf(penalty)).toMatchObject({ points: '12.5', tablePoints: '1/2', chosen: ['x', 'y'] });
    expect(valuesOf(aPenalty({ tablePoints: 12 }))).toMatchObject({
      points: '',
      tablePoints: '1',
      receivers: 'nobody',
    });
  });
});

describe('table points as they are typed', () => {
  test.each([
    ['1', 12],
    ['0.5', 6],
    ['0,75', 9],
    ['1/3', 4],
    ['7/3', 28],
    ['1 1/2', 18],
    ['１', 12],
    ['1/5', undefined],
    ['0.3', undefined],
    ['a', undefined],
  ])('%s: %s', (text, twelfths) => {
    expect(readTablePoints(text)).toBe(twelfths);
  });

  test('what is written is read again', () => {
    for (let twelfths = 1; twelfths < 60; twelfths += 1)
      expect(readTablePoints(writeTablePoints(twelfths))).toBe(twelfths);
    expect(writeTablePoints(0)).toBe('');
  });
});
