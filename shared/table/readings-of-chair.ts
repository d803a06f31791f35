import type { Result } from '../result.ts';
import { readingsOf } from '../scoring/readings-of.ts';
import type { WeighedReading } from '../scoring/score-hand.ts';
import type { ScoreError } from '../scoring/score-sheet.ts';
import { type Chair, windOfChair } from './chair.ts';
import { factsByWind, type ScoreChairDealInput } from './score-chair-deal.ts';
import { chairsWithBoth, whatStands, withOtherStanding } from './two-worths.ts';

/** Every reading of a chair's tiles, the best first, whether its tiles stand or a value does. Errors as for `readingsOf`. */
export const readingsOfChair = ({
  ruleset,
  options,
  facts,
  place,
  chair,
}: ScoreChairDealInput & { readonly chair: Chair }): Result<readonly WeighedReading[], ScoreError> => {
  const aside = facts.stands?.[chair] === 'value' && chairsWithBoth(facts).includes(chair);
  const { prevailingWind, dealerWins, dealerStays, players, dealer } = place;
  return readingsOf({
    ruleset,
    options,
    facts: factsByWind(whatStands(aside ? withOtherStanding(facts, chair) : facts), place),
    context: { prevailingWind, dealerWins, dealerStays, players },
    seat: windOfChair(chair, dealer, players),
  });
};
