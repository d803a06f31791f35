import type { TFunction } from 'i18next';
import type { StoredScore } from '../../shared/records/stored-score.ts';
import { findRuleset } from '../../shared/scoring/rulesets/registry.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { totalsOf } from './read-sheet.ts';
import { worthWords } from './unit-text.ts';

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
  readonly score: StoredScore;
  readonly names: ByChair<string>;
  /** Id of the rule system; undefined when the session is gone. */
  readonly ruleset: string | undefined;
};

/** How a deal ended: who; how; and how much was paid on the spot. The parts after the first may be missing. */
export const resultWords = (t: TFunction, words: Words): readonly string[] => {
  const { length: count } = words.facts.instant;
  const spot = count === 0 ? [] : [t('table:deals.onTheSpot', { count })];
  return [...endWords(t, words), ...spot];
};

const endWords = (t: TFunction, { facts, score, names, ruleset }: Words): readonly string[] => {
  const { result, winner, discarder, offender } = facts;
  if (result === 'washout') return [t('table:result.washout')];
  if (result === 'false-win') {
    return [t('table:result.false-win'), t('table:deals.by', { name: offender === undefined ? '' : names[offender] })];
  }
  const who = winner === undefined ? '' : names[winner];
  const worth = worthOfWinner(t, { facts, score, ruleset });
  if (discarder !== undefined)
    return [who, t(`table:deals.${worth === '' ? 'wonFrom' : 'worthFrom'}`, { worth, name: names[discarder] })];
  if (!isSelfDrawn(facts, ruleset)) return [who, t('table:deals.won')];
  return [who, t(`table:deals.${worth === '' ? 'selfDrawn' : 'worthSelfDrawn'}`, { worth })];
};

/** Where only the winner is paid, the one worth that there is; nothing where each hand shows its own. */
const worthOfWinner = (t: TFunction, { facts: { winner }, score, ruleset: id }: Omit<Words, 'names'>): string => {
  const ruleset = id === undefined ? undefined : findRuleset(id);
  const worth = winner === undefined ? undefined : totalsOf(score)[winner];
  return ruleset?.payment === 'winner-takes' && worth !== undefined ? worthWords(t, ruleset, worth) : '';
};
