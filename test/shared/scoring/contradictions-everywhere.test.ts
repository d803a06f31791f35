import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoreError } from '../../../shared/scoring/score-sheet.ts';
import { byNorth, CASES, type Case, CLAIMED, codeIn, DRAWN, type Facts, REST } from './everywhere-cases.ts';

const errorsOf = (ruleset: Ruleset, facts: Facts): readonly ScoreError[] => {
  const scored = scoreDeal({
    ruleset,
    options: {},
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0 },
    explain: false,
  });
  return scored.ok ? [] : scored.errors;
};

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('accepts what the cases start from', () => {
    expect(errorsOf(ruleset, DRAWN)).toEqual([]);
    expect(errorsOf(ruleset, CLAIMED)).toEqual([]);
  });

  test.each(CASES.map((one) => [one[0], one] as const))('%s', (_code, one) => {
    const code = codeIn(ruleset, one);
    const says = code === one[0] ? one[2] : {};
    expect(errorsOf(ruleset, one[1])).toContainEqual(expect.objectContaining({ code, ...says }));
  });

  test('no contradiction of two hides the other', () => {
    const others: readonly Case[] = [
      ['offender-without-false-win', { offender: 'W' }],
      ['count-invalid', { tilesLeft: -1 }],
      ['value-negative', { values: { W: { total: -3 } } }],
    ];
    let pairs = 0;
    for (const one of CASES) {
      for (const other of others) {
        if (one[1].result !== undefined || one[0] === other[0]) continue;
        const facts = { ...one[1], ...other[1] };
        const codes = errorsOf(ruleset, facts).map(({ code }) => code);
        expect(codes).toContain(other[0]);
        if (one[0] !== 'tiles-and-value' && one[0] !== 'value-negative') expect(codes).toContain(codeIn(ruleset, one));
        pairs += 1;
      }
    }
    expect(pairs).toBeGreaterThan(90);
  });

  test('a bonus tile of another system is refused, by name', () => {
    const animals = errorsOf(ruleset, byNorth(`[B222] ${REST} F4 A1 A2`)).map(({ code, tile }) => `${code} ${tile}`);
    const known = ruleset.bonusTiles.includes('A1');
    expect(animals).toEqual(known ? [] : ['bonus-tile-not-in-system A1', 'bonus-tile-not-in-system A2']);
  });

  test('a win below the minimum carries its sheet, with its lines', () => {
    const chicken = byNorth('[B222] C345 D678 B678 D44', { discarder: 'E' });
    const minimum = ruleset.optionFields.find(({ key }) => key.startsWith('minimum'));
    const errors = errorsOf(ruleset, chicken);
    if (minimum === undefined) expect(errors).toEqual([]);
    else
      expect(errors).toMatchObject([{ code: 'below-minimum', seat: 'N', total: 0, minimum: 1, sheet: { total: 0 } }]);
  });
});
