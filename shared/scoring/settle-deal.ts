import type { BySeat, Wind } from '../tiles/tile.ts';
import type { DealContext, DealFacts } from './deal-facts.ts';
import { settleFalseWin, settleFourHands } from './four-hands.ts';
import { settleInstant } from './instant.ts';
import type { BoundRuleset } from './ruleset.ts';
import type { Payment, ScoreSheet } from './score-sheet.ts';
import { settleFalseDeclaration, settleWinnerTakes, type WinnerTakesTerms } from './winner-takes.ts';

type Facts = DealFacts<Wind>;
type Sheets = Partial<BySeat<Pick<ScoreSheet, 'total'>>>;

/**
 * What a checked deal pays, by the settlement of its rule system; null while a worth that is needed is unknown. Half units. At
 * a table of three nobody sits North: what North would pay, get, or have borne by another falls away.
 */
export const settleDeal = (
  { payment }: BoundRuleset,
  facts: Facts,
  sheets: Sheets,
  { players }: Pick<DealContext, 'players'>,
): readonly Payment[] | null => {
  const three = players === 3;
  const owed =
    payment.kind === 'four-hands'
      ? settleBetweenHands(payment.terms, facts, three ? { ...sheets, N: NOBODYS_SHEET } : sheets)
      : settleToWinner(payment.terms, facts, sheets);
  return three && owed !== null ? owed.filter((row) => ![row.from, row.to, row.for].includes('N')) : owed;
};

/** Stands where a settlement asks for the worth of a hand that nobody holds. */
const NOBODYS_SHEET: Pick<ScoreSheet, 'total'> = { total: 0 };

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
  return settleFourHands({ terms, winner: whoOf(facts), liable: facts.liable, sheets });
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
