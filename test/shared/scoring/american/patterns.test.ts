import { describe, expect, test } from 'vitest';
import { SPECIAL_HANDS } from '../../../../shared/scoring/rulesets/american/special-hands.ts';
import { countedOf, rulesetOf, sheetOf, tryHand } from '../deal-text.ts';
import { BASIC_ROWS } from './basic-rows.ts';
import { SPECIAL_ROWS } from './special-rows.ts';

const AMERICAN = rulesetOf('american');
const rows = [...BASIC_ROWS, ...SPECIAL_ROWS];

describe('each pattern against its table', () => {
  for (const [pattern, value, hand, how, options] of rows) {
    test(`${pattern} counts ${value}: ${hand} (${how}) ${options === undefined ? '' : JSON.stringify(options)}`, () => {
      if (value === 'no-hand') {
        expect(tryHand(hand, how, options, AMERICAN)).toEqual([{ code: 'not-a-winning-hand', seat: how.slice(0, 1) }]);
      } else expect(countedOf(sheetOf(hand, how, options, AMERICAN), pattern)).toBe(value);
    });
  }
});

const rowsOf = (id: string) => rows.filter(([pattern]) => pattern === id);
const isHit = ([, value]: (typeof rows)[number]): boolean => value !== 'no-hand' && value > 0;

test.each(AMERICAN.patterns.map(({ id }) => id))('the table has a hit and a miss for %s', (id) => {
  expect(rowsOf(id).some(isHit)).toBe(true);
  expect(rowsOf(id).some((row) => !isHit(row))).toBe(true);
});

test.each(SPECIAL_HANDS)('$id is tried open and concealed, claimed or drawn, and switched off', (special) => {
  const tried = rowsOf(special.id);
  const isOpen = ([, , hand]: (typeof rows)[number]): boolean => hand.includes('[');
  expect(tried.some((row) => isOpen(row) && isHit(row) !== special.concealed)).toBe(true);
  if (special.id !== 'great-snake' && special.id !== 'simple-gates')
    expect(tried.some((row) => !isOpen(row) && isHit(row))).toBe(true);
  expect(tried.some((row) => row[4]?.[special.option] === false && !isHit(row))).toBe(true);
});

test('the tables name no pattern that the ruleset lacks', () => {
  const known = new Set(AMERICAN.patterns.map(({ id }) => id));
  expect(rows.filter(([pattern]) => !known.has(pattern))).toEqual([]);
  expect(known.size).toBeGreaterThan(90);
});

test('every percentage is that of the document', () => {
  const percents = new Set(SPECIAL_ROWS.filter(isHit).map(([pattern, value]) => `${pattern} ${value}`));
  const own = SPECIAL_HANDS.map(({ id, percent }) => `${id} ${percent}`);
  expect(own.filter((one) => !percents.has(one))).toEqual([]);
});
