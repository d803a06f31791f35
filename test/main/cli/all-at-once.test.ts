import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scoreLine } from '../../../main/cli/score-line.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { CASES, CLAIMED, codeIn, type Facts } from '../../shared/scoring/everywhere-cases.ts';

const answered = z.object({ ok: z.boolean(), errors: z.array(z.looseObject({ code: z.string() })).default([]) });

const answerTo = (line: object) =>
  answered.parse(JSON.parse(scoreLine(JSON.stringify(line), { explain: false, number: 1 }))).errors;

/** Each error as its code and the facts that say where. */
const errorsOf = (line: object): readonly string[] =>
  answerTo(line).map(({ code, field, option, seat }) =>
    [code, field ?? option, seat].filter((fact) => fact !== undefined).join(' '),
  );

const lineOf = (system: string, facts: Facts) => ({ system, prevailingWind: 'E', result: 'win', ...facts });

/** What a line may be spoilt by beside its deal, and what must be said of that. */
const SPOILT = {
  wall: 3,
  options: { zzz: 1, limit: 'high' },
  values: { E: { total: 4, zzz: 1 } },
};
const SAID = ['unknown-field wall', 'unknown-field values.E.zzz', 'option-invalid limit', 'unknown-option zzz'];

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (system, ruleset) => {
  test.each(CASES.map((one) => [one[0], one] as const))('%s, with nothing else hidden', (_, one) => {
    const code = codeIn(ruleset, one);
    const values = { ...SPOILT.values, ...one[1].values };
    const line = { ...lineOf(system, one[1]), ...SPOILT, values };
    expect(answerTo(line)).toContainEqual(expect.objectContaining({ code, ...(code === one[0] && one[2]) }));
    expect(errorsOf(line)).toEqual(expect.arrayContaining(SAID));
  });

  test('what is spoilt besides brings no error of its own', () => {
    expect(errorsOf({ ...lineOf(system, CLAIMED), ...SPOILT })).toEqual(SAID);
  });

  test('many at once: fields, options and every broken rule', () => {
    const line = {
      ...lineOf(system, CLAIMED),
      ...SPOILT,
      dealerWins: 'two',
      offender: 'S',
      circumstances: ['dancing', 'earthly'],
      values: { ...SPOILT.values, W: { total: -1 }, S: { total: 'x', tai: 2 } },
      instant: [{ seat: 'Q', kind: 'kong-exposed', zzz: 1 }],
      discarder: 'S',
      tilesLeft: 1.5,
    };
    expect(errorsOf(line)).toEqual([
      'unknown-field wall',
      'field-invalid circumstances.0',
      'field-invalid dealerWins',
      'unknown-field values.E.zzz',
      'field-invalid values.S S',
      'field-invalid values.S.total',
      'unknown-field instant.0.zzz',
      'field-invalid instant.0.seat',
      'option-invalid limit',
      'unknown-option zzz',
      'offender-without-false-win S',
      'earthly-not-from-dealer',
      'count-invalid tilesLeft',
      'earthly-with-melds N',
      'value-negative total W',
    ]);
  });

  /** A field that cannot be read, and the only errors that may follow. */
  const UNREAD: readonly (readonly [field: string, value: unknown, said: readonly string[]])[] = [
    ['result', 'won', ['field-invalid result']],
    ['result', null, ['field-missing result']],
    ['winner', 'X', ['field-invalid winner']],
    ['discarder', 'X', ['field-invalid discarder']],
    ['winningTile', 'C0', ['unknown-tile winningTile']],
    ['winningTile', 5, ['field-invalid winningTile']],
    ['circumstances', 'robbed-kong', ['field-invalid circumstances']],
    ['prevailingWind', 1, ['field-invalid prevailingWind']],
    ['liable', 'Z', ['field-invalid liable']],
    ['liableCause', 'whim', ['field-invalid liableCause']],
    ['replacements', '2', ['field-invalid replacements']],
    ['hands', [], ['field-invalid hands']],
    ['values', { N: 'much', Q: {} }, ['unknown-field values.Q', 'field-invalid values.N N']],
    ['instant', {}, ['field-invalid instant']],
    ['options', 'all', ['field-invalid options']],
  ];

  test.each(UNREAD)('an unreadable %s is no reason for nonsense', (field, value, said) => {
    expect(errorsOf({ ...lineOf(system, CLAIMED), [field]: value })).toEqual(said);
  });

  test('an unreadable discarder leaves both ways of winning open', () => {
    const line = lineOf(system, CLAIMED);
    expect(errorsOf({ ...line, discarder: 'X', circumstances: ['last-discard'] })).toEqual(
      ruleset.circumstances.includes('last-discard')
        ? ['field-invalid discarder']
        : ['field-invalid discarder', 'circumstance-not-in-system'],
    );
    expect(errorsOf({ ...line, discarder: 'X', winningTile: 'C9' })).toEqual([
      'field-invalid discarder',
      'winning-tile-not-in-hand N',
    ]);
  });

  test('a hand as an object names every unknown field and keeps the rest', () => {
    const hand = {
      melds: [{ type: 'pung', tiles: ['B2', 'B2', 'B2'], state: 'exposed', zzz: 1 }],
      concealed: 'C3 C4 C5 D6 D7 D8 B6 B7 B8 D4 D4'.split(' '),
      bonus: ['F4'],
      zzz: 1,
    };
    expect(errorsOf({ ...lineOf(system, { ...CLAIMED, winningTile: 'C9' }), hands: { N: hand } })).toEqual([
      'unknown-field hands.N.zzz',
      'unknown-field hands.N.melds.0.zzz',
      'winning-tile-not-in-hand N',
    ]);
    const broken = { ...hand, melds: [{ type: 'pong', tiles: ['B2', 'X'] }], concealed: [5, 'C0'] };
    expect(errorsOf({ ...lineOf(system, CLAIMED), hands: { N: broken }, offender: 'S' })).toEqual([
      'unknown-field hands.N.zzz',
      'field-invalid hands.N.melds.0.type',
      'field-missing hands.N.melds.0.state',
      'unknown-tile melds.0 N',
      'field-invalid hands.N.concealed.0',
      'unknown-tile concealed N',
      'offender-without-false-win S',
    ]);
  });
});

test('an option that cannot be read leaves open what depends on it, and nothing else', () => {
  const line = { ...lineOf('classical', CLAIMED), liable: 'S' };
  expect(errorsOf(line)).toEqual(['liable-rule-off S']);
  expect(errorsOf({ ...line, options: { cannon: 'yes' } })).toEqual(['option-invalid cannon']);
  expect(errorsOf({ ...line, options: { limit: 1 } })).toEqual(['option-invalid limit', 'liable-rule-off S']);
  expect(errorsOf({ ...line, options: 'all' })).toEqual(['field-invalid options']);
});

test('below the minimum is said beside what takes nothing away from the worth', () => {
  const chicken = { ...lineOf('sg-club', CLAIMED), hands: { N: '[B222] C345 D678 B678 D44' } };
  expect(errorsOf({ ...chicken, wall: 3, options: { zzz: 1 } })).toEqual([
    'unknown-field wall',
    'unknown-option zzz',
    'below-minimum N',
  ]);
  expect(errorsOf({ ...chicken, circumstances: ['flower'] })).toEqual(['field-invalid circumstances.0']);
  expect(errorsOf({ ...chicken, options: { minimumTai: 9 } })).toEqual(['option-invalid minimumTai']);
  expect(errorsOf({ ...chicken, options: { limit: 1, minimumTai: 2 }, offender: 'S' })).toEqual([
    'minimum-above-limit',
    'offender-without-false-win S',
  ]);
});
