import { expect, test } from 'vitest';
import { codedErrors } from '../../../renderer/components/form-errors.ts';
import { formatDay } from '../../../renderer/i18n/locale.ts';
import { optionErrors } from '../../../renderer/screens/session-setup/option-errors.ts';
import {
  changedOptions,
  defaultName,
  newValues,
  rulesetOf,
  type SetupValues,
  sessionInput,
  setupSchema,
  valuesOf,
} from '../../../renderer/screens/session-setup/setup-values.ts';
import { sessionSchema } from '../../../shared/records/records.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { uuid } from '../../builders/records.ts';

const t = ((key: string) => key) as never;
const fresh = (some: Partial<SetupValues> = {}): SetupValues => ({ ...newValues('2026-12-04', undefined), ...some });
const stored = (values: SetupValues) =>
  sessionSchema.parse({
    ...sessionInput(values),
    id: uuid(9),
    seed: 7,
    state: 'open',
    createdAt: '2026-12-04T19:00:00.000Z',
  });

test('a first session is named after its day and stands as it is', () => {
  const values = fresh();
  expect(values.name).toBe(formatDay('2026-12-04', 'longDate'));
  expect(codedErrors(t, setupSchema, values)).toEqual({});
  expect(optionErrors(t, values)).toEqual({});
  expect(stored(values)).toMatchObject({
    roundCount: 5,
    ending: { kind: 'winds', count: 1 },
    ranking: 'table-points',
    profile: { ruleset: 'classical', preset: 'document' },
  });
});

test('the whole option set is stored, never only the preset', () => {
  const { profile } = sessionInput(fresh());
  expect(Object.keys(profile.options)).toEqual(rulesetOf(fresh()).optionFields.map(({ key }) => key));
});

test.each(RULESETS.flatMap(({ id, presets }) => presets.map((preset) => [id, preset.id] as const)))(
  'preset %s %s passes the check and comes back from the store as it was',
  (ruleset, preset) => {
    const options = RULESETS.find(({ id }) => id === ruleset)?.presets.find(({ id }) => id === preset)?.options ?? {};
    const values = fresh({ ruleset, preset, options });
    expect(optionErrors(t, values)).toEqual({});
    expect(valuesOf(stored(values))).toEqual(values);
    expect(changedOptions(rulesetOf(values), values)).toEqual([]);
  },
);

test('a new session is set up as the last one was, for today', () => {
  const last = stored(fresh({ roundCount: 3, endingKind: 'deals', dealCount: 8, ranking: 'game-points' }));
  const next = newValues('2026-12-11', last);
  expect(next).toEqual({ ...valuesOf(last), date: '2026-12-11', name: formatDay('2026-12-11', 'longDate') });
});

test('an ending by minutes says what happens to the deal on the table, and is read back as it was', () => {
  const values = fresh({ endingKind: 'minutes', minuteCount: 75, lastDeal: 'one-more-deal' });
  const session = stored(values);
  expect(session.ending).toEqual({ kind: 'minutes', count: 75, last: 'one-more-deal' });
  expect(valuesOf(session)).toEqual(values);
});

test('changed options are named in the order of the screen', () => {
  const values = fresh();
  const changed = { ...values, options: { ...values.options, cannon: true, limit: 500 } };
  expect(changedOptions(rulesetOf(changed), changed)).toEqual(['limit', 'cannon']);
});

test.each<[string, Partial<SetupValues>, Record<string, string>]>([
  ['no name', { name: '  ' }, { name: 'errors:session-name-empty' }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'errors:text-too-long' }],
  ['no date', { date: '' }, { date: 'errors:date-invalid' }],
  ['the 31st of February', { date: '2026-02-31' }, { date: 'errors:date-invalid' }],
  ['no rounds', { roundCount: '' }, { roundCount: 'errors:round-count-invalid' }],
  ['0 rounds', { roundCount: 0 }, { roundCount: 'errors:round-count-invalid' }],
  ['21 rounds', { roundCount: 21 }, { roundCount: 'errors:round-count-invalid' }],
  ['1.5 rounds', { roundCount: 1.5 }, { roundCount: 'errors:round-count-invalid' }],
  ['5 winds', { windCount: 5 }, { windCount: 'errors:wind-count-invalid' }],
  ['65 deals', { dealCount: 65 }, { dealCount: 'errors:deal-count-invalid' }],
  ['4 minutes', { minuteCount: 4 }, { minuteCount: 'errors:minute-count-invalid' }],
  ['601 minutes', { minuteCount: 601 }, { minuteCount: 'errors:minute-count-invalid' }],
])('%s is refused in its field', (_, some, errors) => expect(codedErrors(t, setupSchema, fresh(some))).toEqual(errors));

test('every wrong option is named at once', () => {
  const values = fresh();
  const options = { ...values.options, limit: 5, winningPoints: '', rounding: 'up' };
  expect(optionErrors(t, { ...values, options })).toEqual({
    'options.limit': 'errors:option-out-of-range',
    'options.winningPoints': 'errors:option-out-of-range',
    'options.rounding': 'errors:option-invalid',
  });
});

test('no name comes of no date', () => expect(defaultName('')).toBe(''));
