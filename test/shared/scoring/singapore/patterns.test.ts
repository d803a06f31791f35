import { describe, expect, test } from 'vitest';
import { countedOf, rulesetOf, sheetOf } from '../deal-text.ts';
import { LIMIT_ROWS } from './limit-rows.ts';
import { TAI_ROWS } from './tai-rows.ts';

const rows = [...TAI_ROWS, ...LIMIT_ROWS];

describe.each(['sg-club', 'sg-payup'])('each pattern of %s against the table', (id) => {
  const ruleset = rulesetOf(id);

  for (const [pattern, value, hand, how, options = {}] of rows) {
    test(`${pattern} counts ${value}: ${hand} (${how}) ${JSON.stringify(options)}`, () => {
      expect(countedOf(sheetOf(hand, how, { minimumTai: 0, limit: 20, ...options }, ruleset), pattern)).toBe(value);
    });
  }

  test.each(ruleset.patterns.map((pattern) => pattern.id))('the table has a hit and a miss for %s', (pattern) => {
    const values = rows.filter(([tried]) => tried === pattern).map(([, value]) => value);
    expect(values.some((value) => value > 0)).toBe(true);
    expect(values.some((value) => value === 0)).toBe(true);
  });

  test('the tables name no pattern that the ruleset lacks', () => {
    const known = new Set(ruleset.patterns.map((pattern) => pattern.id));
    expect(rows.filter(([pattern]) => !known.has(pattern))).toEqual([]);
    expect(known.size).toBeGreaterThan(35);
  });

  test('a limit hand is worth the limit outright', () => {
    const sheet = sheetOf('[RdRdRd] GdGdGd WdWdWd C345 D44 A1', 'N in S: C5 from E', {}, ruleset);
    expect(sheet).toMatchObject({ tai: 5, total: 5, limitHand: 'big-three-dragons', capped: false, points: null });
    expect(sheet.steps).toEqual([{ kind: 'special', before: 0, after: 5, by: 100 }]);
    expect(sheetOf('[RdRdRd] GdGdGd WdWdWd C345 D44 A1', 'N in S: C5 from E', { limit: 8 }, ruleset).total).toBe(8);
  });

  test('tai are added and then capped: full flush with all pungs is five, not six', () => {
    const sheet = sheetOf('[B222] [B333] B555 B777 B88', 'N in S: B8 from E', {}, ruleset);
    expect(sheet).toMatchObject({ tai: 6, total: 5, capped: true, limitHand: null, doubles: null });
    expect(sheet.steps).toEqual([
      { kind: 'sum', before: 0, after: 6, by: 6 },
      { kind: 'limit', before: 6, after: 5, by: 5 },
    ]);
  });

  test('hands that did not win count no tai', () => {
    expect(sheetOf('[RdRdRd] A1 F3', 'W in E: lost', {}, ruleset)).toMatchObject({ tai: 0, total: 0, lines: [] });
  });

  test('a win below the minimum brings its sheet, with what it counts', () => {
    const ask = (minimumTai: number) =>
      sheetOf('[B222] C345 D678 B678 D44 A1', 'N in S: C5 drawn', { minimumTai }, ruleset);
    expect(ask(1)).toMatchObject({ tai: 1, total: 1 });
    expect(() => ask(2)).toThrow('"pattern":"animal"');
  });
});
