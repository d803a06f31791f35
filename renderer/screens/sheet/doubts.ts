import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import type { FoldedRow } from './fold-sheet.ts';

/** What is allowed and yet worth a second look at the paper. */
export type Doubt =
  /** The very figures of an earlier row: a line that was copied twice. */
  | { readonly kind: 'twice'; readonly deal: number }
  /** The winner's hand is worth the least of the four: the mark may stand at another hand. */
  | { readonly kind: 'winner-least'; readonly chair: Chair };

/** Doubts about a complete row where four hands count; a line of winner, worth and thrower is too short to tell anything. */
export const doubtsOf = (rows: readonly FoldedRow[], at: number): readonly Doubt[] => {
  const row = rows[at];
  if (row === undefined || !isTelling(row)) return [];
  const { facts } = row.reading;
  const earlier = rows.slice(0, at).find((other) => isTelling(other) && isSame(other.reading.facts, facts));
  const chair = facts.winner;
  return [
    ...(earlier === undefined ? [] : [{ kind: 'twice' as const, deal: earlier.number }]),
    ...(chair !== undefined && isLeast(facts, chair) ? [{ kind: 'winner-least' as const, chair }] : []),
  ];
};

const totalOf = ({ values }: ChairFacts, chair: Chair): number | undefined => {
  const value = values[chair];
  return value !== undefined && 'total' in value ? value.total : undefined;
};

/** Four totals, of which more than the winner's is something. */
const isTelling = ({ state, reading: { facts } }: FoldedRow): boolean => {
  const totals = CHAIRS.map((chair) => totalOf(facts, chair));
  return state.kind === 'complete' && totals.every((total) => total !== undefined) && totals.filter(Boolean).length > 1;
};

const isSame = (left: ChairFacts, right: ChairFacts): boolean =>
  left.winner === right.winner && CHAIRS.every((chair) => totalOf(left, chair) === totalOf(right, chair));

const isLeast = (facts: ChairFacts, winner: Chair): boolean => {
  const own = totalOf(facts, winner) ?? 0;
  return CHAIRS.filter((chair) => chair !== winner).every((chair) => (totalOf(facts, chair) ?? 0) > own);
};
