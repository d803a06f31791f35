import { type BySeat, WINDS, type Wind } from '../tiles/tile.ts';
import type { DealFacts } from './deal-facts.ts';
import { settleFalseWin, settleFourHands } from './four-hands.ts';
import { settleInstant } from './instant.ts';
import type { BoundRuleset } from './ruleset.ts';
import type { Payment, ScoreSheet } from './score-sheet.ts';
import { settleFalseDeclaration, settleWinnerTakes, type WinnerTakesTerms } from './winner-takes.ts';

type Facts = DealFacts<Wind>;
type Sheets = Partial<BySeat<ScoreSheet>>;

/** What a checked deal pays, by the settlement of its rule system; null while a worth that is needed is unknown. Half units. */
export const settleDeal = ({ payment }: BoundRuleset, facts: Facts, sheets: Sheets): readonly Payment[] | null =>
  payment.kind === 'four-hands'
    ? settleBetweenHands(payment.terms, facts, sheets)
    : settleToWinner(payment.terms, facts, sheets);

const whoOf = ({ result, winner, offender }: Facts): Wind => {
  const who = result === 'win' ? winner : offender;
  if (who === undefined) throw new Error(`${result} without a seat passed the check`);
  return who;
};

const settleBetweenHands = (
  terms: Parameters<typeof settleFalseWin>[0],
  facts: Facts,
  sheets: Sheets,
): readonly Payment[] | null => {
  if (facts.result === 'washout') return [];
  if (facts.result === 'false-win') return settleFalseWin(terms, whoOf(facts));
  const totals: { -readonly [seat in Wind]?: number } = {};
  for (const seat of WINDS) {
    const sheet = sheets[seat];
    if (sheet !== undefined) totals[seat] = sheet.total;
  }
  return settleFourHands({ terms, winner: whoOf(facts), liable: facts.liable, totals });
};

/** On-the-spot payments stand beside a win, a false win and a washout (002 "they stand even if the hand ends in a draw"). */
const settleToWinner = (terms: WinnerTakesTerms, facts: Facts, sheets: Sheets): readonly Payment[] | null => {
  const onTheSpot = settleInstant(terms.instant, facts.instant);
  if (facts.result === 'washout') return onTheSpot;
  const who = whoOf(facts);
  if (facts.result === 'false-win') return [...onTheSpot, ...settleFalseDeclaration(terms, who)];
  const { discarder, liable } = facts;
  const won = settleWinnerTakes({ terms, winner: who, discarder, liable, worth: sheets[who]?.total });
  return won === null ? null : [...won, ...onTheSpot];
};
