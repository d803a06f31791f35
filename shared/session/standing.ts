import type { TIE_BREAKS } from '../records/records.ts';

export type TieBreak = (typeof TIE_BREAKS)[number];

/** One line of the standings. Every figure is derived; none is stored. */
export type StandingRow = {
  readonly entrantId: string;
  readonly playerId: string;
  /** The player's outside id, or their id: CSV `player_id`. */
  readonly playerCode: string;
  readonly name: string;
  /** Shared places: 1, 2, 2, 4. Null for substitutes, who are not ranked and leave no gap. */
  readonly place: number | null;
  readonly shared: boolean;
  /** Finished tables with a result. */
  readonly played: number;
  /** Twelfths, penalties applied; finished tables only. */
  readonly tablePoints: number;
  /** Half units, penalties applied; running tables included. */
  readonly gamePoints: number;
  /** What the register changed, already in the figures above: negative is lost, positive came from somebody else's penalty. */
  readonly penalty: StandingPenalty;
  /** Points per deal as an exact fraction, penalties applied: half units over deals. Tables without a known number of deals stay out. */
  readonly perDeal: Fraction;
  /** Half units and twelfths per round number, for the columns of the table. Null: did not play. */
  readonly rounds: readonly (StandingRound | null)[];
  /**
   * Value of each tie-break, in the session's order: half units, twelfths, won deals, the balance of meetings, or how
   * many penalties. Null: there is none, or (head to head) nobody was equal when it was asked.
   */
  readonly tieBreaks: readonly (number | null)[];
  /** The tie-break that last parted this row from others equal in the ranking figure. Null: none was needed or none helped. */
  readonly decidedBy: TieBreak | null;
  /** First place of those equal in the ranking figure, this row among them; null when nobody is equal. */
  readonly tiedFrom: number | null;
  /** Places gained (positive) or lost since the round before; null after the first, and for substitutes. */
  readonly movement: number | null;
  readonly withdrawn: boolean;
  readonly substitute: boolean;
};

export type StandingPenalty = {
  /** Half units. */
  readonly gamePoints: number;
  /** Twelfths. */
  readonly tablePoints: number;
  /** Entries against this person that count. */
  readonly count: number;
};

/** Never divided: compared by cross-multiplication. `under` is 0 before the first deal; the average then counts as over 1. */
export type Fraction = { readonly over: number; readonly under: number };

export type StandingRound = {
  /** Twelfths; null while the table is running. */
  readonly tablePoints: number | null;
  readonly gamePoints: number;
  readonly tableId: string;
  /** Number of the table. */
  readonly table: number;
  readonly finished: boolean;
  /** Only the totals were handed in: there are no deals to show. */
  readonly totalsOnly: boolean;
  /** Won deals at this table. */
  readonly wins: number;
  /** Deals that count for the average; null where nobody knows how many were played. */
  readonly deals: number | null;
  /** Entrant who played in this person's name; null when they played themselves. */
  readonly standIn: string | null;
};
