import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHand, type LegalHand } from '../../../shared/hand/legal-hand.ts';
import { readPartialHand } from '../../../shared/hand/readings.ts';
import type { HandContext } from '../../../shared/scoring/hand-context.ts';
import { profileOf } from '../../../shared/scoring/predicates/tiles.ts';
import { readWinner } from '../../../shared/scoring/read-winner.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { traitsOf } from '../../../shared/scoring/traits.ts';
import { indexOfTile } from '../../../shared/tiles/tile-index.ts';
import { optionsOf } from '../../arbitraries/deals.ts';
import { losingHand, wind, winningHand } from '../../arbitraries/tiles.ts';

const course = (ruleset: Ruleset) =>
  fc.record({
    ownWind: wind.map(indexOfTile),
    prevailingWind: wind.map(indexOfTile),
    selfDrawn: fc.boolean(),
    circumstances: fc.oneof(fc.constant([]), fc.subarray([...ruleset.circumstances], { maxLength: 2 })),
    dealerIsWinner: fc.boolean(),
    dealerWins: fc.nat(14),
    dealerStays: fc.nat(14),
    tilesLeft: fc.option(fc.nat(10), { nil: undefined }),
    replacements: fc.nat(3),
    swept: fc.boolean(),
    oneChance: fc.constantFrom('yes', 'no', 'unknown'),
  });

const legalOf = (hand: Parameters<typeof checkHand>[0], { bonusTiles }: Ruleset): LegalHand => {
  const checked = checkHand(hand, { size: { tiles: 14, exact: false }, bonusTiles });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: a row that lacks a trait it needs would have found nothing',
  (_, ruleset) => {
    let asked = 0;
    const scene = fc.record({
      won: winningHand(ruleset.bonusTiles),
      lost: losingHand(ruleset.bonusTiles),
      options: optionsOf(ruleset),
      course: course(ruleset),
    });
    fc.assert(
      fc.property(scene, ({ won, lost, options, course: how }) => {
        const bound = ruleset.bind(options);
        if (!bound.ok) return;
        for (const role of ['winner', 'loser'] as const) {
          const hand = legalOf(role === 'winner' ? won.hand : lost, ruleset);
          const tile = role === 'winner' ? indexOfTile(won.winningTile) : -1;
          const readings =
            role === 'winner'
              ? readWinner(hand, { tile, claimed: !how.selfDrawn }, bound.value.forms)
              : readPartialHand(hand, { onePair: bound.value.onePairForLosers });
          const context: HandContext = { ...how, hand, tiles: profileOf(hand.allCodes), role, winningTile: tile };
          for (const reading of readings) {
            const missing = ~traitsOf(reading, context);
            const { rows, needs } = bound.value.tables[role];
            for (const [at, row] of rows.entries()) {
              if ((needs[at]! & missing) === 0) continue;
              asked += 1;
              expect([row.id, row.detect(reading, context)]).toEqual([row.id, 0]);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
    if (ruleset.id === 'classical') expect(asked).toBeGreaterThan(10_000);
  },
);
