import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINE_ERROR_CODES } from '../../../main/cli/read-deal.ts';
import { CIRCUMSTANCES, INSTANT_KINDS, LIABLE_CAUSES } from '../../../shared/scoring/deal-facts.ts';
import { ERROR_CODES } from '../../../shared/scoring/error-codes.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { PAYMENT_REASONS } from '../../../shared/scoring/score-sheet.ts';

const FILE = new URL('../../../shared/scoring/rulesets/lists.json', import.meta.url);

/** What the batch contract promises to publish: every stable name that a caller may send or receive. */
const lists = {
  note: 'Generated: UPDATE_LISTS=1 npx vitest run test/shared/scoring/lists.test.ts && npx biome format --write shared/scoring/rulesets/lists.json',
  errorCodes: ERROR_CODES,
  lineErrorCodes: LINE_ERROR_CODES,
  circumstances: CIRCUMSTANCES,
  instantKinds: INSTANT_KINDS,
  liableCauses: LIABLE_CAUSES,
  paymentReasons: PAYMENT_REASONS,
  systems: RULESETS.map(
    ({
      id,
      version,
      optionFields,
      presets,
      patterns,
      ambiguities,
      circumstances,
      instantKinds,
      liableCauses,
      valueKinds,
    }) => ({
      id,
      version,
      circumstances,
      instantKinds,
      liableCauses: liableCauses.map((cause) => cause.id),
      valueKinds,
      options: optionFields,
      presets: presets.map((preset) => preset.id),
      patterns: patterns.map(({ aliases: _, ...pattern }) => pattern),
      ambiguities: ambiguities.map((ambiguity) => ambiguity.id),
    }),
  ),
};

test('the published lists are those of the program', () => {
  if (process.env.UPDATE_LISTS === '1') writeFileSync(FILE, `${JSON.stringify(lists, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(lists)));
  expect(lists.systems.length).toBeGreaterThan(0);
});
