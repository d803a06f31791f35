import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../../shared/scoring/rulesets/registry.ts';
import { PROPERTY_RUNS } from '../../../property-runs.ts';
import { bestReading } from './best-reading.ts';
import { DEAL_LAWS } from './deal-laws.ts';
import { HAND_LAWS } from './hand-laws.ts';
import { type Kind, tryLaws } from './scene.ts';

const LAWS = [...HAND_LAWS, bestReading, ...DEAL_LAWS];

/** Ten thousand deals for each system, on a machine that may be busy. */
const PATIENCE = { timeout: 900_000 };
/** The least share of the deals in which a law must have had something to look at. */
const LEAST = 1 / 20;

/** One test for each system in the registry; a file for each kind of deal, so that they run beside each other. */
export const testLaws = (kind: Kind): void => {
  describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', PATIENCE, (_, ruleset) => {
    const laws = LAWS.filter(
      ({ on, payment }) => on.includes(kind) && (payment ?? ruleset.payment) === ruleset.payment,
    );
    test(`keeps all ${laws.length} laws`, () => {
      const looked = tryLaws(ruleset, kind, laws);
      expect(Object.entries(looked).filter(([, times]) => times < PROPERTY_RUNS * LEAST)).toEqual([]);
      expect(Object.keys(looked).length).toBeGreaterThan(5);
    });
  });
};
