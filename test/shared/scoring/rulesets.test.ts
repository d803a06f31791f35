import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRuleset } from '../../../shared/scoring/define-ruleset.ts';
import { choiceOption, flagOption, integerOption, optionFieldsOf } from '../../../shared/scoring/options.ts';
import { pattern } from '../../../shared/scoring/pattern.ts';
import type { RulesetDefinition } from '../../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

test('the registry finds each system by its id, and nothing else', () => {
  expect(RULESETS.map(({ id }) => findRuleset(id))).toEqual(RULESETS);
  expect(RULESETS.length).toBeGreaterThan(0);
  expect(findRuleset('unheard-of')).toBeUndefined();
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('has one field for each option, with the default of the schema and a source', () => {
    expect(ruleset.optionFields.map(({ key }) => key)).toEqual(Object.keys(ruleset.defaultOptions));
    for (const field of ruleset.optionFields) {
      expect(field.default).toBe(ruleset.defaultOptions[field.key]);
      expect(field.source).not.toBe('');
    }
  });

  test('fills in missing options, keeps given ones, and is quick with its own', () => {
    const parsed = ruleset.parseOptions({});
    expect(parsed).toEqual({ ok: true, value: ruleset.defaultOptions });
    if (!parsed.ok) return;
    expect(Object.isFrozen(parsed.value)).toBe(true);
    const again = ruleset.parseOptions(parsed.value);
    expect(again.ok && again.value).toBe(parsed.value);
  });

  test('gives the same options again only to what says the same', () => {
    const said = { ...ruleset.defaultOptions };
    const first = ruleset.parseOptions(said);
    const again = ruleset.parseOptions({ ...said });
    expect(first.ok && again.ok && again.value === first.value).toBe(true);
    const [key = ''] = Object.keys(said);
    expect(ruleset.parseOptions({ ...said, [key]: 'neither' }).ok).toBe(false);
    said[key] = 'neither';
    expect(ruleset.parseOptions(said).ok).toBe(false);
    expect(ruleset.parseOptions({ ...ruleset.defaultOptions, toString: undefined }).ok).toBe(false);
    expect(ruleset.parseOptions({}).ok).toBe(true);
    expect(ruleset.parseOptions([]).ok).toBe(false);
  });

  test('keeps every option at both of its ends, and refuses one beyond', () => {
    for (const field of ruleset.optionFields) {
      const edges = {
        boolean: [true, false],
        integer: field.kind === 'integer' ? [field.min, field.max] : [],
        choice: field.kind === 'choice' ? field.choices : [],
      }[field.kind];
      for (const edge of edges)
        expect(ruleset.parseOptions({ [field.key]: edge })).toMatchObject({ ok: true, value: { [field.key]: edge } });
      const beyond = { boolean: 'yes', integer: field.kind === 'integer' ? field.max + 1 : 0, choice: 'unheard-of' }[
        field.kind
      ];
      expect(ruleset.parseOptions({ [field.key]: beyond })).toMatchObject({
        ok: false,
        errors: [{ code: 'option-invalid', option: field.key }],
      });
    }
  });

  test('offers complete presets, the document first', () => {
    expect(ruleset.presets[0]).toEqual({ id: 'document', options: ruleset.defaultOptions });
    for (const { options } of ruleset.presets)
      expect(Object.keys(options)).toEqual(Object.keys(ruleset.defaultOptions));
    expect(new Set(ruleset.presets.map(({ id }) => id)).size).toBe(ruleset.presets.length);
  });

  test('names its patterns in kebab-case, once each, with the clause', () => {
    for (const { id, source } of ruleset.patterns) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(source).toMatch(/^\d{3} /);
    }
  });

  test('points its ambiguities at options that exist', () => {
    const keys = new Set(ruleset.optionFields.map(({ key }) => key));
    for (const { option } of ruleset.ambiguities) expect(option === undefined || keys.has(option)).toBe(true);
    expect(new Set(ruleset.ambiguities.map(({ id }) => id)).size).toBe(ruleset.ambiguities.length);
  });
});

test('an option object that somebody changes after use is read afresh', () => {
  const [ruleset] = RULESETS;
  const options: Record<string, unknown> = {};
  expect(ruleset?.bind(options).ok).toBe(true);
  options.unheardOf = 1;
  expect(ruleset?.bind(options)).toEqual({ ok: false, errors: [{ code: 'unknown-option', option: 'unheardOf' }] });
});

test('the three presets of classical differ as they say', () => {
  const presets = Object.fromEntries((findRuleset('classical')?.presets ?? []).map(({ id, options }) => [id, options]));
  expect(presets['club-500']).toMatchObject({ limit: 500, winningPoints: 20, outOnMajorPairPoints: 0 });
  expect(presets['modern-bonus-tiles']).toMatchObject({
    limit: 1000,
    ownBonusTiles: 'one-each',
    completeFamilyDoubles: 2,
  });
});

describe('a definition that contradicts itself is our own mistake', () => {
  const meta = { group: 'points', source: '000 1' } as const;
  const row = (id: string, excludes: readonly string[] = []) =>
    pattern<object>('points', 'all', { id, source: '000 1', value: 1, excludes, detect: () => 0 });
  const define = (patterns: RulesetDefinition<object & Record<string, boolean>>['patterns']) =>
    defineRuleset<Record<string, boolean>>({
      id: 'made-up',
      version: '1',
      optionsSchema: z.strictObject({ flag: flagOption(meta, true) }),
      presets: [],
      bonusTiles: [],
      circumstances: [],
      instantKinds: [],
      valueKinds: [],
      facts: [],
      patterns,
      forms: [],
      onePairForLosers: () => false,
      worth: ({ points }) => points,
      cap: () => 10,
      limitWorth: () => 10,
      payment: {
        kind: 'four-hands',
        terms: () => ({
          eastDoubles: true,
          losersSettle: true,
          liabilityAllowed: false,
          falseWin: { amount: 0, eastDoubles: false },
        }),
      },
      rotation: () => 'stays',
      contradictions: () => [],
      sources: [],
      ambiguities: [],
    });

  test('two rows of one id', () => expect(() => define([row('a'), row('a')])).toThrow('share an id'));
  test('an exclusion of nothing', () => expect(() => define([row('a', ['b'])])).toThrow('no pattern'));
  test('a row that excludes, below one that it should be excluded by', () =>
    expect(() => define([row('b', ['c']), row('a', ['b']), row('c')])).toThrow('must stand above'));
  test('an orderly table is taken', () =>
    expect(define([row('a', ['b']), row('b', ['c']), row('c')]).id).toBe('made-up'));
});

test('fields come from the three builders alone', () => {
  const meta = { group: 'limit', source: '000 1' } as const;
  const schema = z.strictObject({
    a: flagOption(meta, false),
    b: integerOption(meta, 3, [1, 9]),
    c: choiceOption(meta, ['x', 'y']),
  });
  expect(optionFieldsOf(schema)).toEqual([
    { key: 'a', ...meta, kind: 'boolean', default: false },
    { key: 'b', ...meta, kind: 'integer', default: 3, min: 1, max: 9 },
    { key: 'c', ...meta, kind: 'choice', default: 'x', choices: ['x', 'y'] },
  ]);
  expect(() => optionFieldsOf(z.strictObject({ a: z.string().default('x').meta(meta) }))).toThrow('no known kind');
  expect(() => optionFieldsOf(z.strictObject({ a: z.boolean().optional() }))).toThrow('no default');
});

// 000 Zha Hu, 003 minimum tai: a hand cannot be asked for more than the limit counts.
test.each([
  ['sg-doubles', 'minimumDoubles'],
  ['sg-payup', 'minimumTai'],
  ['sg-club', 'minimumTai'],
])('%s: a minimum above the limit is said beside options that cannot be read', (id, minimum) => {
  const ruleset = RULESETS.find((one) => one.id === id);
  const codes = (options: object) => {
    const parsed = ruleset?.parseOptions(options);
    return parsed?.ok === false ? parsed.errors.map(({ code }) => code) : [];
  };
  expect(codes({ limit: 2, [minimum]: 3, zzz: 1, bao: 'x' })).toEqual([
    'option-invalid',
    'unknown-option',
    'minimum-above-limit',
  ]);
  expect(codes({ limit: 'x', [minimum]: 3 })).toEqual(['option-invalid']);
});
