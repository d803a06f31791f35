import type { TFunction } from 'i18next';
import { findRuleset } from '../../shared/scoring/rulesets/registry.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';

/**
 * Whether the winner drew the last tile. Where only the winner is paid an absent discarder says so; where four hands count, a
 * win by totals does not need to say where its last tile came from, so it does only beside tiles.
 */
export const isSelfDrawn = (
  { result, winner, discarder, hands }: Pick<ChairFacts, 'result' | 'winner' | 'discarder' | 'hands'>,
  ruleset: string | undefined,
): boolean =>
  result === 'win' &&
  winner !== undefined &&
  discarder === undefined &&
  (hands[winner] !== undefined || (ruleset !== undefined && findRuleset(ruleset)?.payment === 'winner-takes'));

type Words = {
  readonly facts: ChairFacts;
  readonly names: ByChair<string>;
  /** Id of the rule system; undefined when the session is gone. */
  readonly ruleset: string | undefined;
};

/** How a deal ended: who; how; and how much was paid on the spot. The parts after the first may be missing. */
export const resultWords = (t: TFunction, { facts, names, ruleset }: Words): readonly string[] => {
  const { length: count } = facts.instant;
  const spot = count === 0 ? [] : [t('table:deals.onTheSpot', { count })];
  return [...endWords(t, { facts, names, ruleset }), ...spot];
};

const endWords = (t: TFunction, { facts, names, ruleset }: Words): readonly string[] => {
  const { result, winner, discarder, offender } = facts;
  if (result === 'washout') return [t('table:result.washout')];
  if (result === 'false-win') {
    return [t('table:result.false-win'), t('table:deals.by', { name: offender === undefined ? '' : names[offender] })];
  }
  const who = winner === undefined ? '' : names[winner];
  if (discarder !== undefined) return [who, t('table:deals.wonFrom', { name: names[discarder] })];
  return [who, t(isSelfDrawn(facts, ruleset) ? 'table:deals.selfDrawn' : 'table:deals.won')];
};
