import type { TFunction } from 'i18next';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';

/**
 * How a deal ended: who, and how; the second part may be empty. A win by totals does not need to say where its last
 * tile came from, so an absent discarder means self-drawn only beside tiles.
 */
export const resultWords = (t: TFunction, facts: ChairFacts, names: ByChair<string>): readonly [string, string] => {
  const { result, winner, discarder, offender, hands } = facts;
  if (result === 'washout') return [t('table:result.washout'), ''];
  if (result === 'false-win') {
    return [t('table:result.false-win'), t('table:deals.by', { name: offender === undefined ? '' : names[offender] })];
  }
  const who = winner === undefined ? '' : names[winner];
  if (discarder !== undefined) return [who, t('table:deals.wonFrom', { name: names[discarder] })];
  return [who, t(winner !== undefined && hands[winner] !== undefined ? 'table:deals.selfDrawn' : 'table:deals.won')];
};
