import { describe, expect, test } from 'vitest';
import { countedOf, type Options, rulesetOf, sheetOf, tryHand } from '../deal-text.ts';
import { DOUBLE_ROWS } from './double-rows.ts';
import { LIMIT_ROWS, NO_HANDS } from './limit-rows.ts';

const ruleset = rulesetOf('sg-doubles');
const rows = [...DOUBLE_ROWS, ...LIMIT_ROWS];
const wide = (options: Options = {}): Options => ({ minimumDoubles: 0, limit: 20, ...options });

describe('each pattern against the table', () => {
  for (const [pattern, value, hand, how, options] of rows) {
    test(`${pattern} counts ${value}: ${hand} (${how}) ${options === undefined ? '' : JSON.stringify(options)}`, () => {
      expect(countedOf(sheetOf(hand, how, wide(options), ruleset), pattern)).toBe(value);
    });
  }
});

describe('no hand at all', () => {
  for (const [pattern, hand, how, options] of NO_HANDS) {
    test(`${pattern}: ${hand} (${how}) ${options === undefined ? '' : JSON.stringify(options)}`, () => {
      const tried = tryHand(hand, how, wide(options), ruleset);
      expect('sheets' in tried ? tried.sheets : tried.map(({ code }) => code)).toEqual(['not-a-winning-hand']);
    });
  }
});

test.each(ruleset.patterns.map(({ id }) => id))('the tables have a hit and a miss for %s', (id) => {
  const values = rows.filter(([pattern]) => pattern === id).map(([, value]) => value);
  expect(values.some((value) => value > 0)).toBe(true);
  expect(values.some((value) => value === 0) || NO_HANDS.some(([pattern]) => pattern === id)).toBe(true);
});

test('the tables name no pattern that the ruleset lacks', () => {
  const known = new Set(ruleset.patterns.map(({ id }) => id));
  expect([...rows, ...NO_HANDS].map(([pattern]) => pattern).filter((pattern) => !known.has(pattern))).toEqual([]);
  expect(known.size).toBeGreaterThan(40);
});

describe('sums', () => {
  const sumOf = (hand: string, how: string, options?: Options) => {
    const { tai, total, capped, limitHand } = sheetOf(hand, how, options, ruleset);
    return { tai, total, capped, limitHand };
  };

  test.each<[string, string, string, number, number]>([
    ['Qing Yi Se Chao Ping Hu', '[B234] B234 B567 B678 B99 F1', 'N in S: B8 from E', 5, 5],
    ['Qing Yi Se Ping Hu', '[B234] B234 B567 B678 B99', 'N in S: B8 from E', 8, 5],
    ['Pong Pong Hu with dragon, wind and Ban Se', '[RdRdRd] [NNN] B333 B555 B88', 'N in S: B8 from E', 6, 5],
    ['a wind that is own and prevailing', '[EEE] C345 D678 B678 D44', 'E in E: C5 from W', 2, 2],
    ['seven pairs with a flush and flowers', 'B11335577 EE SS RdRd F4', 'N in W: E from W', 7, 5],
    ['Xiao San Yuan with the own wind', '[RdRdRd] GdGdGd WdWd [NNN] D444', 'N in S: D4 from E', 8, 5],
    ['Xiao Si Xi with Ban Se', '[NNN] [EEE] SSS WW B678', 'N in S: B6 from E', 6, 5],
  ])('%s', (_, hand, how, tai, total) => {
    expect(sumOf(hand, how)).toEqual({ tai, total, capped: tai > total, limitHand: null });
  });

  test('a limit hand is worth the limit outright', () => {
    expect(sumOf('[RdRdRd] GdGdGd WdWdWd C345 D44 A1', 'N in S: C5 from E', { limit: 8 })).toEqual({
      tai: 8,
      total: 8,
      capped: false,
      limitHand: 'big-three-dragons',
    });
  });

  test('the minimum binds all but limit hands: heaven, earth and the ninth deal of a dealer need none', () => {
    const chicken = 'B222 C345 D678 B678 D44';
    const tried = tryHand(chicken, 'E in S: C5 from W', {}, ruleset);
    expect(tried).toMatchObject([{ code: 'below-minimum', total: 0, minimum: 1, sheet: { tai: 0 } }]);
    for (const how of ['E in S: C5 drawn, heavenly', 'N in S: C5 from E, earthly', 'E in S: C5 from W, stays 8']) {
      expect(sumOf(chicken, how, { minimumDoubles: 4 }).total).toBe(5);
    }
    expect(tryHand(`${chicken} F1`, 'E in S: C5 from W', { minimumDoubles: 2 }, ruleset)).toMatchObject([
      { code: 'below-minimum', total: 1 },
    ]);
  });

  test('by option heaven, earth and human games need their doubles besides, and are worth the limit then', () => {
    const options = { dealtGamesNeedMinimum: true, humanGame: true, minimumDoubles: 2 };
    const chicken = 'B222 C345 D678 B678 D44 A1';
    const ways = [
      ['E in S: C5 drawn, heavenly', 'heavenly-hand'],
      ['N in S: C5 from E, earthly', 'earthly-hand'],
      ['N in S: C5 from W, human', 'human-hand'],
    ] as const;
    for (const [how, limitHand] of ways) {
      expect(tryHand(chicken, how, options, ruleset)).toMatchObject([
        { code: 'below-minimum', total: 1, minimum: 2, limitHand, sheet: { tai: 1, limitHand: null } },
      ]);
      expect(sumOf(`${chicken} A2`, how, options)).toMatchObject({ total: 5, limitHand });
      expect(sumOf(chicken, how, { ...options, dealtGamesNeedMinimum: false })).toMatchObject({ total: 5, limitHand });
    }
    // The ninth deal of a dealer needs none, nor does a limit hand that any deal could bring.
    expect(sumOf(chicken, 'E in S: C5 from W, stays 8', options).total).toBe(5);
    expect(sumOf('RdRdRd GdGdGd WdWdWd C345 D44', 'E in S: C5 drawn, heavenly', options)).toMatchObject({ total: 5 });
  });

  test('hands that did not win count no doubles', () => {
    expect(sheetOf('[RdRdRd] A1 F3', 'W in E: lost', {}, ruleset)).toMatchObject({ tai: 0, total: 0, lines: [] });
  });

  test('the thirteen tiles of a flower thief make no hand of fourteen', () => {
    for (const thirteen of ['E S W N Rd Gd Wd B147 C258', 'B135 B7 C135 C7 D1135 W']) {
      const { limitHand, lines } = sheetOf(`${thirteen} F1 F2 F3 F4 S1 S2 S3 S4`, 'E in S: dealt', {}, ruleset);
      expect(limitHand).toBe('all-eight-flowers');
      expect(lines.map(({ pattern }) => pattern)).not.toContain('honoured-knitting');
      expect(lines.map(({ pattern }) => pattern)).not.toContain('lincoln-hand');
    }
  });

  test('a win of thirteen or fifteen tiles is refused', () => {
    const codesOf = (hand: string) => {
      const tried = tryHand(hand, 'N in S: C5 from E', {}, ruleset);
      return 'sheets' in tried ? [] : tried.map(({ code }) => code);
    };
    expect(codesOf('[RdRdRd] C345 D678 B678 D4')).toContain('too-few-tiles');
    expect(codesOf('[RdRdRd] C345 D678 B678 D444')).toContain('too-many-tiles');
  });
});
