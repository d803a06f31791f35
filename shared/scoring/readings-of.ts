import { readPartialHand } from '../hand/readings.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Wind } from '../tiles/tile.ts';
import { checkDeal, contextOf, inOneShape, type ScoreDealInput } from './score-deal.ts';
import { type WeighedReading, weighReadings } from './score-hand.ts';
import type { ScoreError } from './score-sheet.ts';

/**
 * Every reading of one seat's tiles with its explained sheet, the one that counts first, and why each other gives way to it. Empty
 * without tiles. Refused as `scoreDeal` would refuse the deal, but for a worth below the minimum: that hand can be read.
 */
export const readingsOf = (
  input: Omit<ScoreDealInput, 'explain'> & { readonly seat: Wind },
): Result<readonly WeighedReading[], ScoreError> => {
  const { ruleset, options, context, seat } = input;
  const facts = inOneShape(input.facts);
  const binding = ruleset.bind(options);
  if (!binding.ok) return fail(binding.errors);
  const bound = binding.value;
  const { deal, judgement, errors } = checkDeal({ ruleset, facts, context, explain: true }, bound);
  if (errors.length > 0) return fail(errors);
  const hand = deal.hands[seat];
  if (hand === undefined) return ok([]);
  const seen = contextOf(deal, seat, hand);
  const readings =
    seen.role === 'winner' ? judgement.readings : readPartialHand(hand, { onePair: bound.onePairForLosers });
  return ok(weighReadings({ bound, table: bound.tables[seen.role], context: seen, readings }));
};
