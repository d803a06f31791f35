import { expect, test } from 'vitest';
import { hasWishes, type SeatingPerson, seatingField } from '../../../shared/session/seating-people.ts';

const person = (id: string, number: number, some: Partial<SeatingPerson> = {}): SeatingPerson => ({
  id,
  number,
  status: 'present',
  role: 'player',
  player: { avoidGroup: '', forbidGroup: '', fixedTable: null },
  ...some,
});

const field = (players: number, substitutes: number, tableSizes: 'sit-out' | 'three' = 'sit-out') =>
  seatingField({
    people: [
      ...Array.from({ length: substitutes }, (_, index) => person(`s${index + 1}`, index + 1, { role: 'substitute' })),
      ...Array.from({ length: players }, (_, index) => person(`p${index + 1}`, substitutes + index + 1)),
    ],
    plannedFor: 'present',
    tableSizes,
  });

test.each([
  [8, 2, 'sit-out', 8],
  [6, 2, 'sit-out', 8],
  [6, 3, 'sit-out', 8],
  [6, 1, 'sit-out', 6],
  [6, 1, 'three', 7],
  [7, 1, 'three', 8],
] as const)('%i players and %i substitutes (%s): %i are seated', (players, substitutes, sizes, seated) => {
  expect(field(players, substitutes, sizes).players).toHaveLength(seated);
});

test('substitutes who play are kept apart from each other', () => {
  expect(field(5, 3).avoidPairs).toEqual([
    ['s1', 's2'],
    ['s1', 's3'],
    ['s2', 's3'],
  ]);
  expect(hasWishes(field(5, 3))).toBe(true);
  expect(hasWishes(field(8, 0))).toBe(false);
});

test('those who are expected are planned for only when that is wanted; who withdrew never is', () => {
  const people = [person('a', 1), person('b', 2, { status: 'expected' }), person('c', 3, { status: 'withdrawn' })];
  const idsFor = (plannedFor: 'present' | 'expected') =>
    seatingField({ people, plannedFor, tableSizes: 'sit-out' }).players.map(({ id }) => id);
  expect(idsFor('present')).toEqual(['a']);
  expect(idsFor('expected')).toEqual(['a', 'b']);
});

test('wishes come from the register; an empty group is none', () => {
  const player = { avoidGroup: ' club ', forbidGroup: ' ', fixedTable: 3 };
  const { players } = seatingField({
    people: [person('a', 1, { player })],
    plannedFor: 'present',
    tableSizes: 'three',
  });
  expect(players).toEqual([{ id: 'a', avoidGroup: 'club', fixedTable: 3 }]);
});

test('a card in several groups is kept apart from everybody in each of them', () => {
  const group = (avoidGroup: string, forbidGroup = '') => ({ player: { avoidGroup, forbidGroup, fixedTable: null } });
  const { players, avoidPairs, forbidPairs } = seatingField({
    people: [
      person('a', 1, group('dragons; winds', 'family')),
      person('b', 2, group('dragons')),
      person('c', 3, group('winds', 'work; family')),
      person('d', 4, group('winds;dragons')),
    ],
    plannedFor: 'present',
    tableSizes: 'three',
  });
  expect(players.map(({ avoidGroup, forbidGroup }) => [avoidGroup, forbidGroup])).toEqual([
    ['dragons', 'family'],
    ['dragons', undefined],
    ['winds', 'work'],
    ['winds', undefined],
  ]);
  expect(avoidPairs).toEqual([
    ['a', 'c'],
    ['a', 'd'],
    ['b', 'd'],
  ]);
  expect(forbidPairs).toEqual([['a', 'c']]);
});
