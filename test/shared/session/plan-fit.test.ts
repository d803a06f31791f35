import { describe, expect, test } from 'vitest';
import { nameFaults, type PlanToFit, planFaults } from '../../../shared/session/plan-fit.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';

const people = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + from}`);

const round = (number: number, seated: readonly string[], sitOuts: readonly string[] = []): PastRound => ({
  number,
  tables: Array.from({ length: Math.ceil(seated.length / 4) }, (_, index) => {
    const [a = '', b = '', c = '', d = null] = seated.slice(4 * index, 4 * index + 4);
    return { number: index + 1, chairs: { a, b, c, d } };
  }),
  sitOuts,
});

const here = (ids: readonly string[], some: Partial<PlanToFit['people'][number]> = {}): PlanToFit['people'] =>
  ids.map((id) => ({ id, status: 'present', role: 'player', ...some }));

const faults = (plan: Partial<PlanToFit>) =>
  planFaults({
    rounds: [],
    people: here(people(8)),
    session: { roundCount: 5, oddField: 'sit-out' },
    seated: [],
    expected: 'may-sit',
    ...plan,
  });

test('a sound plan has no fault', () => {
  expect(faults({ rounds: [round(1, people(8)), round(2, people(8))] })).toEqual([]);
});

describe('who is here and who is not', () => {
  test('P6: the four without a seat are named once, with the rounds', () => {
    const rounds = [1, 2, 3].map((number) => round(number, people(20)));
    expect(faults({ rounds, people: here(people(24)) })).toEqual([
      { code: 'plan-leaves-out', people: ['p21', 'p22', 'p23', 'p24'], rounds: [1, 2, 3] },
    ]);
  });

  test('people left out of different rounds are listed apart', () => {
    const rounds = [round(1, people(8), ['p9']), round(2, ['p9', ...people(7)])];
    expect(faults({ rounds, people: here(people(9)) })).toEqual([
      { code: 'plan-leaves-out', people: ['p8'], rounds: [2] },
    ]);
  });

  test('substitutes need no place', () => {
    const field = [...here(people(8)), ...here(['s1'], { role: 'substitute' })];
    expect(faults({ rounds: [round(1, people(8))], people: field })).toEqual([]);
  });

  test.each([
    ['may-sit', 'expected', []],
    ['may-not-sit', 'expected', [{ code: 'plan-seats-absent', people: ['p8'], rounds: [1] }]],
    ['may-sit', 'withdrawn', [{ code: 'plan-seats-absent', people: ['p8'], rounds: [1] }]],
  ] as const)('%s: somebody %s', (expected, status, found) => {
    const field = [...here(people(7)), ...here(['p8'], { status })];
    expect(faults({ rounds: [round(1, people(8))], people: field, expected })).toEqual(found);
  });

  test('strangers are absent', () => {
    expect(faults({ rounds: [round(1, [...people(7), 'x'])], people: here(people(7)) })).toEqual([
      { code: 'plan-seats-absent', people: ['x'], rounds: [1] },
    ]);
  });
});

describe('the shape of the rounds', () => {
  test.each([
    ['no round at all', [], [{ code: 'plan-empty' }]],
    ['a round that is seated', [round(2, people(8))], [{ code: 'round-already-seated', round: 2 }]],
    ['a round too many', [round(6, people(8))], [{ code: 'round-beyond-session', round: 6, rounds: 5 }]],
    [
      'a table of three without them being played',
      [round(1, people(7), ['p8'])],
      [{ code: 'table-of-three', round: 1, table: 2 }],
    ],
    ['four who sit out', [round(1, people(4), people(4, 5))], [{ code: 'too-many-sit-outs', round: 1, sitOuts: 4 }]],
  ] as const)('%s', (_, rounds, found) => {
    expect(faults({ rounds, seated: [2] })).toEqual(found);
  });

  test('a table of three where they are played', () => {
    const session = { roundCount: 5, oddField: 'three' } as const;
    expect(faults({ rounds: [round(1, people(7))], people: here(people(7)), session })).toEqual([]);
  });
});

test('names stand in for ids wherever people are', () => {
  const named = nameFaults(
    [
      { code: 'seated-twice', round: 1, person: 'p1' },
      { code: 'plan-leaves-out', people: ['p1', 'p2'], rounds: [1] },
    ],
    (id) => id.toUpperCase(),
  );
  expect(named).toEqual([
    { code: 'seated-twice', round: 1, person: 'P1' },
    { code: 'plan-leaves-out', people: ['P1', 'P2'], rounds: [1] },
  ]);
});
