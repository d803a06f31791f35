/** One line of the standings. Every figure is derived; none is stored. */
export type StandingRow = {
  readonly entrantId: string;
  readonly playerId: string;
  /** The player's outside id, or their id: CSV `player_id`. */
  readonly playerCode: string;
  readonly name: string;
  /** Shared places: 1, 2, 2, 4. */
  readonly place: number;
  readonly shared: boolean;
  /** Finished tables with at least one deal. */
  readonly played: number;
  /** Twelfths; finished tables only. */
  readonly tablePoints: number;
  /** Half units, running tables included. */
  readonly gamePoints: number;
  /** Half units and twelfths per round number, for the columns of the table. Null: did not play. */
  readonly rounds: readonly (StandingRound | null)[];
  /** Places gained (positive) or lost since the round before; null after the first. */
  readonly movement: number | null;
  readonly withdrawn: boolean;
};

export type StandingRound = {
  /** Twelfths; null while the table is running. */
  readonly tablePoints: number | null;
  readonly gamePoints: number;
  readonly tableId: string;
  readonly finished: boolean;
};
