import { describe, expect, test } from 'vitest';
import { affinePlane } from '../../../../shared/session/seating/affine-plane.ts';
import { storedRounds } from '../../../../shared/session/seating/base-rounds.ts';
import { fieldPlan } from '../../../../shared/session/seating/field-plan.ts';
import { finiteField } from '../../../../shared/session/seating/finite-field.ts';

/** How many pairs share a table more than once; `NaN` when a round does not name everybody once. */
const repeatsOf = (rounds: readonly (readonly number[])[], people: number): number => {
  const met = new Set<number>();
  let repeats = 0;
  for (const round of rounds) {
    if (new Set(round).size !== people || Math.max(...round) !== people - 1) return Number.NaN;
    for (let first = 0; first < people; first += 4) {
      const four = round.slice(first, first + 4).sort((one, other) => one - other);
      for (const [at, one] of four.entries()) {
        for (const other of four.slice(at + 1)) {
          if (met.has(one * people + other)) repeats += 1;
          met.add(one * people + other);
        }
      }
    }
  }
  return repeats;
};

describe('finite fields', () => {
  test.each([5, 7, 8, 9, 16, 25, 27, 32, 49, 64, 81])(
    '%i elements: every element but nought has an inverse, products distribute',
    (size) => {
      const found = finiteField(size);
      if (!found) throw new Error(`no field of ${size}`);
      const { add, times } = found;
      const all = Array.from({ length: size }, (_, element) => element);
      for (const one of all.slice(1)) {
        expect(new Set(all.map((other) => times(one, other))).size).toBe(size);
        expect(new Set(all.map((other) => add(one, other))).size).toBe(size);
        expect(times(one, 1)).toBe(one);
        for (const other of [1, size - 1, 2]) {
          expect(times(one, add(other, 3))).toBe(add(times(one, other), times(one, 3)));
        }
      }
    },
  );

  test.each([0, 1, 6, 10, 12, 14, 15, 18, 20, 24, 36, 100])('there is no field of %i elements', (size) => {
    expect(finiteField(size)).toBeUndefined();
  });
});

describe('constructions', () => {
  test.each([5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27])(
    '%i tables: as many rounds without a repeat, nobody twice at one table',
    (tables) => {
      const rounds = fieldPlan(tables, [3, 0, 1, 2, 4]) ?? [];
      expect(rounds).toHaveLength(tables);
      expect(
        repeatsOf(
          rounds.map(({ places }) => places),
          4 * tables,
        ),
      ).toBe(0);
      const visits = rounds.flatMap(({ places, tables: standing = [] }) =>
        places.map((person, place) => `${person} at ${standing[place >> 2]}`),
      );
      expect(new Set(visits).size).toBe(visits.length);
    },
  );

  test.each([1, 2, 3, 4, 6, 10, 12])('%i tables: no such construction', (tables) => {
    expect(fieldPlan(tables, [3, 0, 1, 2, 4])).toBeUndefined();
  });

  test.each([24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64])(
    '%i people: the stored rounds are as many as can be, without a repeat',
    (people) => {
      const rounds = storedRounds(people);
      expect(rounds).toHaveLength(Math.floor((people - 1) / 3));
      expect(repeatsOf(rounds, people)).toBe(0);
    },
  );

  test.each([72, 80, 84, 88, 96])('%i people: as many stored rounds as tables, without a repeat', (people) => {
    const rounds = storedRounds(people);
    expect(rounds).toHaveLength(people / 4);
    expect(repeatsOf(rounds, people)).toBe(0);
  });

  test('sixteen people: everybody meets everybody once in five rounds', () => {
    const rounds = affinePlane().map((round) => round.flat());
    expect(repeatsOf(rounds, 16)).toBe(0);
    expect(rounds).toHaveLength(5);
  });
});
