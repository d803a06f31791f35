import { expect, test } from 'vitest';
import { parseHand } from '../../../../shared/hand/notation.ts';
import { classical } from '../../../../shared/scoring/rulesets/classical/classical.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(JSON.stringify(hand.errors));
  return hand.value;
};

test('without a limit and with ten doubles for everything a hand stays a number that adds up', () => {
  const facts = {
    ...{ result: 'win' as const, winner: 'E' as const, winningTile: 'B1' as const, circumstances: [], instant: [] },
    hands: { E: handOf('(GdGdGdGd) (EEEE) (WdWdWdWd) (WWWW) B11 F1 F2 F3 F4') },
    values: { S: { total: 0 }, W: { total: 0 }, N: { total: 0 } },
  };
  const options = {
    ...{ limitCutsTotals: false, ownWindSetDoubles: 10, prevailingWindSetDoubles: 10, dragonSetDoubles: 10 },
    ...{ threeConcealedTripletsDoubles: 10, fullyConcealedDoubles: 10, pungHandDoubles: 10 },
    ...{ allTerminalsAndHonoursDoubles: 10, oneSuitAndHonoursDoubles: 10 },
  };
  const context = { prevailingWind: 'E' as const, dealerWins: 0, dealerStays: 0 };
  const scored = scoreDeal({ ruleset: classical, options, facts, context, explain: true });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  expect(scored.value.sheets.E).toMatchObject({ total: 1_000_000_000_000, capped: true });
  // East is paid double by each, in half units.
  expect(scored.value.net).toEqual({ E: 12e12, S: -4e12, W: -4e12, N: -4e12 });
});
