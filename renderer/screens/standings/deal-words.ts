import type { TFunction } from 'i18next';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { isSelfDrawn } from '../../components/deal-words.ts';

/** The chair of an entrant at a table; undefined when they do not sit there. */
export const chairOf = ({ entrants }: TableView, entrantId: string): Chair | undefined =>
  CHAIRS.find((chair) => entrants[chair]?.id === entrantId);

/** What happened in a deal, from where one chair sits: "won, discarded by Ines", "washout". */
export const dealWords = (t: TFunction, table: TableView, { deal }: DealView, own: Chair): string => {
  if (!deal.scored.outcome?.net) return t('standings:receipt.problem');
  const { length: count } = deal.facts.instant;
  const end = endWords(t, table, deal.facts, own);
  return count === 0 ? end : t('standings:receipt.onTheSpot', { end, count });
};

const endWords = (t: TFunction, { entrants, session }: TableView, facts: ChairFacts, own: Chair): string => {
  const { result, winner, discarder, offender } = facts;
  const name = (chair: Chair | undefined): string => (chair === undefined ? '' : (entrants[chair]?.name ?? ''));
  switch (result) {
    case 'washout':
      return t('standings:receipt.washout');
    case 'false-win':
      return offender === own
        ? t('standings:receipt.ownFalseWin')
        : t('standings:receipt.falseWin', { name: name(offender) });
    case 'win':
      if (winner === own) {
        if (discarder !== undefined) return t('standings:receipt.wonFrom', { name: name(discarder) });
        return t(isSelfDrawn(facts, session.profile.ruleset) ? 'standings:receipt.selfDrawn' : 'standings:receipt.won');
      }
      return discarder === own
        ? t('standings:receipt.discardedTo', { name: name(winner) })
        : t('standings:receipt.wonBy', { name: name(winner) });
    default:
      return result satisfies never;
  }
};
