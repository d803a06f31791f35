import type { Deal } from '../records/records.ts';
import type { StoredScore } from '../records/stored-score.ts';
import { type ReplayInput, replayTable } from './replay.ts';

/** A deal before its place is known (0: it has none yet); without `scored` it is judged afresh. */
export type EditedDeal = Omit<Deal, 'scored'> & { readonly scored: StoredScore | null };

/**
 * Numbers a table's deals without gaps and scores those whose context changed; a deal whose place and score stand stays the very
 * object it was. One that contradicts its new context is kept with its errors: it counts nothing and asks for attention, but what
 * somebody entered is never thrown away.
 */
export const placeDeals = (input: ReplayInput<EditedDeal>): readonly Deal[] =>
  replayTable(input).deals.map(({ deal, score }, index) =>
    stands(deal, score, index + 1) ? deal : { ...deal, position: index + 1, scored: score },
  );

const stands = (deal: EditedDeal, score: StoredScore, position: number): deal is Deal =>
  deal.scored === score && deal.position === position;
