import type { RefObject } from 'react';
import type { Draft } from '../../components/deal-entry/draft.ts';

const drafts = new Map<string, RefObject<Draft | undefined>>();

/**
 * A table's deal as it was typed so far: it comes back after a correction, and after a look at another table or at the
 * standings. Never written to disk; only a recorded deal is.
 */
export const keptDraft = (tableId: string): RefObject<Draft | undefined> => {
  const kept = drafts.get(tableId) ?? { current: undefined };
  drafts.set(tableId, kept);
  return kept;
};
