import { describe, expect, test } from 'vitest';
import {
  newSeasonValues,
  seasonOf,
  seasonValuesSchema,
  valuesOfSeason,
} from '../../../renderer/screens/season/season-values.ts';
import { type Season, seasonSchema } from '../../../shared/records/season.ts';
import { uuid } from '../../builders/records.ts';

const codesOf = (values: object): readonly string[] => {
  const read = seasonValuesSchema.safeParse({ ...newSeasonValues('2026-11-30'), name: 'Winter', ...values });
  return read.success ? [] : read.error.issues.map(({ message, path }) => `${path.join('.')} ${message}`);
};

describe('the fields of a season', () => {
  test('a new one begins with the year and counts everything', () => {
    const values = { ...newSeasonValues('2026-11-30'), name: ' Winter ' };
    expect(seasonOf(uuid(1), values)).toEqual({
      id: uuid(1),
      name: 'Winter',
      from: '2026-01-01',
      to: null,
      ruleset: null,
      figure: 'table-points',
      best: null,
      minimumGames: 0,
    });
  });

  test.each<Partial<Season>>([
    {},
    { from: null, to: '2026-12-31' },
    { ruleset: 'american', best: 8, minimumGames: 12, figure: 'place' },
  ])('a stored season comes back as it was: %j', (change) => {
    const season = seasonSchema.parse({
      ...seasonOf(uuid(1), { ...newSeasonValues('2026-11-30'), name: 'W' }),
      ...change,
    });
    expect(seasonOf(season.id, valuesOfSeason(season))).toEqual(season);
  });

  test('what is wrong is said at its field', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ name: '  ', best: 0, minimumGames: -1 })).toEqual([
      'name season-name-empty',
      'best season-best-invalid',
      'minimumGames season-minimum-invalid',
    ]);
    expect(codesOf({ from: '2026-12-01', to: '2026-11-30' })).toEqual(['to season-ends-early']);
    expect(codesOf({ from: '30.11.2026' })).toEqual(['from date-invalid']);
    expect(codesOf({ name: 'x'.repeat(201) })).toEqual(['name text-too-long']);
  });
});
