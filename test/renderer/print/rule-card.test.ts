import { describe, expect, test } from 'vitest';
import { readCardAddress } from '../../../renderer/print/rule-card-address.ts';
import { WORKED_CASES, workedPayments } from '../../../renderer/print/worked-payments.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

const everyPreset = RULESETS.flatMap((ruleset) => ruleset.presets.map((preset) => [ruleset.id, preset.id] as const));

describe('worked payments', () => {
  test.each(everyPreset)('%s, %s: three, each settled', (ruleset, preset) => {
    const card = readCardAddress({ ruleset, preset });
    const worked = workedPayments(card.ruleset, card.options) ?? [];
    expect(worked.map(({ id }) => id)).toEqual([...WORKED_CASES]);
    for (const { scored } of worked) {
      expect(scored.payments?.length).toBeGreaterThan(0);
      expect(Object.values(scored.net ?? {}).reduce((sum, net) => sum + net, 0)).toBe(0);
    }
  });

  test('options that do not go together have none', () => {
    const card = readCardAddress({ ruleset: 'sg-club', preset: 'document', changes: '{"minimumTai":3,"limit":1}' });
    expect(workedPayments(card.ruleset, card.options)).toBeUndefined();
  });
});

describe('the address', () => {
  test('names what differs', () => {
    const card = readCardAddress({ ruleset: 'classical', preset: 'document', changes: '{"limit":500,"cannon":false}' });
    expect(card.changed).toEqual(['limit']);
    expect(card.options.limit).toBe(500);
  });

  test.each([
    [{}],
    [{ ruleset: 'nothing', preset: 'nothing', changes: '{' }],
    [{ ruleset: 'classical', changes: '[]' }],
  ])('%j falls back to the document', (search) => {
    const card = readCardAddress(search);
    expect([card.ruleset.id, card.preset.id, card.changed]).toEqual(['classical', 'document', []]);
  });
});
