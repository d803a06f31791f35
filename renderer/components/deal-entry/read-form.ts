import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Draft } from './draft.ts';
import { type DraftReading, readDraft } from './read-draft.ts';
import { readLine } from './read-line.ts';

/** Reads the form by how the rule system settles: between four hands, or to the winner alone. */
export const readForm = (draft: Draft, { payment }: Pick<Ruleset, 'payment'>): DraftReading => {
  switch (payment) {
    case 'four-hands':
      return readDraft(draft);
    case 'winner-takes':
      return readLine(draft);
    default:
      return payment satisfies never;
  }
};
