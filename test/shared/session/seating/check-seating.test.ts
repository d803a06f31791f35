import { describe, expect, test } from 'vitest';
import { checkSeating } from '../../../../shared/session/seating/check-seating.ts';
import type { PastRound } from '../../../../shared/session/seating/plan.ts';
import { leastRepeats, leastWindSpread } from '../../../../shared/session/seating/seating-bounds.ts';

/** `ABCD EFGH | I`: tables of four letters, then who sits out. */
const round = (number: number, text: string): PastRound => {
  const [tables = '', sitOuts = ''] = text.split('|');
  return {
    number,
    sitOuts: [...sitOuts.trim()],
    tables: tables
      .trim()
      .split(' ')
      .map(([a = '', b = '', c = '', d = ''], index) => ({ number: index + 1, chairs: { a, b, c, d } })),
  };
};

const faultsOf = (rounds: readonly PastRound[], present?: string) => {
  const checked = checkSeating(rounds, present ? [...present] : undefined);
  return checked.ok ? [] : checked.errors;
};

describe('the checker refuses', () => {
  test.each<[string, readonly PastRound[], string | undefined, readonly object[]]>([
    ['somebody at two tables', [round(1, 'ABCD AFGH')], undefined, [{ code: 'seated-twice', round: 1, person: 'A' }]],
    ['somebody on two chairs', [round(1, 'ABCA')], undefined, [{ code: 'seated-twice', round: 1, person: 'A' }]],
    [
      'somebody seated who sits out',
      [round(1, 'ABCD | A')],
      undefined,
      [{ code: 'seated-and-sitting-out', round: 1, person: 'A' }],
    ],
    ['a sit-out twice', [round(1, 'ABCD | EE')], undefined, [{ code: 'seated-twice', round: 1, person: 'E' }]],
    ['somebody left out', [round(1, 'ABCD')], 'ABCDE', [{ code: 'left-out', round: 1, person: 'E' }]],
    ['somebody who is not there', [round(1, 'ABCD')], 'ABC', [{ code: 'not-present', round: 1, person: 'D' }]],
    [
      'a round number twice',
      [round(2, 'ABCD'), round(2, 'ABCD')],
      undefined,
      [{ code: 'round-number-twice', round: 2 }],
    ],
    ['four who sit out', [round(1, 'ABCD | EFGH')], 'ABCDEFGH', [{ code: 'too-many-sit-outs', round: 1, sitOuts: 4 }]],
    [
      'everything at once',
      [round(1, 'ABCD AFGH'), round(2, 'ABCD | A')],
      'ABCDE',
      [
        { code: 'seated-twice', round: 1, person: 'A' },
        { code: 'seated-and-sitting-out', round: 2, person: 'A' },
        { code: 'left-out', round: 2, person: 'E' },
      ],
    ],
  ])('%s', (_, rounds, present, faults) => {
    expect(faultsOf(rounds, present)).toEqual(faults);
  });

  test('a table number twice', () => {
    const [first] = round(1, 'ABCD').tables;
    const [second] = round(1, 'EFGH').tables;
    expect(faultsOf([{ number: 1, sitOuts: [], tables: [first!, second!] }])).toEqual([
      { code: 'table-number-twice', round: 1, table: 1 },
    ]);
  });
});

describe('the checker measures', () => {
  test.each<[string, readonly PastRound[], object]>([
    ['nothing', [], { rounds: 0, repeats: 0, repeatsBound: 0, windSpread: 0 }],
    [
      'one round',
      [round(1, 'ABCD')],
      { repeats: 0, mostMeetings: 1, windsUneven: 0, windSpread: 24, windSpreadBound: 24 },
    ],
    // Six pairs met twice.
    ['the same table again', [round(1, 'ABCD'), round(2, 'BCDA')], { repeats: 6, repeatsBound: 6, mostMeetings: 2 }],
    // A third meeting costs two more than the second did.
    ['and again', [round(1, 'ABCD'), round(2, 'BCDA'), round(3, 'CDAB')], { repeats: 18, mostMeetings: 3 }],
    [
      'the same winds again',
      [round(1, 'ABCD'), round(2, 'ABCD')],
      { windsUneven: 4, windSpread: 48, windSpreadBound: 32 },
    ],
    ['eight people', [round(1, 'ABCD EFGH'), round(2, 'ABEF CDGH')], { repeats: 4, repeatsBound: 4 }],
    ['sit-outs', [round(1, 'ABCD | E'), round(2, 'ABCE | D')], { sitOutsMost: 1, sitOutsFewest: 0 }],
    ['a guest of one round is not counted for sit-outs', [round(1, 'ABCD | E'), round(2, 'ABCD')], { sitOutsMost: 0 }],
  ])('%s', (_, rounds, expected) => {
    expect(checkSeating(rounds)).toMatchObject({ ok: true, value: expected });
  });
});

describe('bounds', () => {
  const full = (people: number, rounds: number) =>
    leastRepeats(
      Array.from({ length: rounds }, () => ({
        tables: people / 4,
        players: Array.from({ length: people }, (_, person) => person),
      })),
      people,
    );

  test.each([
    [4, 2, 6],
    [8, 4, 24],
    [8, 7, 84],
    [12, 4, 18],
    [12, 6, 45],
    [16, 5, 0],
    [16, 6, 24],
    [16, 8, 72],
    [20, 6, 1],
    [20, 7, 20],
    [40, 13, 0],
  ])('%i people over %i rounds repeat at least %i', (people, rounds, least) => {
    expect(full(people, rounds)).toBe(least);
  });

  test.each([
    [0, 0],
    [1, 6],
    [2, 8],
    [3, 6],
    [4, 0],
    [5, 6],
  ])('%i plays: a wind spread of at least %i', (plays, spread) => {
    expect(leastWindSpread(plays)).toBe(spread);
  });
});
