import { type Group, groupHolds, groupOf } from '../hand/group.ts';
import type { LegalHand } from '../hand/legal-hand.ts';
import { type LastTile, type Reading, readingOf, readWinningHand } from '../hand/readings.ts';
import type { BoundRuleset } from './ruleset.ts';

/** Every reading of a winner's tiles, as a regular hand and as each irregular form that they make. Empty when they win nothing. */
export const readWinner = (hand: LegalHand, last: LastTile, forms: BoundRuleset['forms']): readonly Reading[] => {
  const readings = readWinningHand(hand, last);
  for (const form of forms) {
    const groups = form.read(hand);
    if (groups !== undefined) readings.push(readForm(form.id, groups, hand, last));
  }
  return readings;
};

/** The last tile went into a concealed group if it can, and into a meld that it made otherwise. */
const readForm = (id: string, groups: readonly Group[], hand: LegalHand, last: LastTile): Reading => {
  const melds = hand.melds.length;
  const loose = groups.findIndex(
    (group, at) => at >= melds && (group.kind === 'special' || groupHolds(group, last.tile)),
  );
  const group = groups[loose];
  if (group === undefined)
    return readingOf(
      id,
      groups,
      groups.findIndex((one) => groupHolds(one, last.tile)),
    );
  if (!last.claimed || group.kind === 'special') return readingOf(id, groups, loose);
  const finished = groupOf(group.kind, group.tile, 'exposed');
  return readingOf(id, groups.with(loose, finished), loose);
};
