/** One line of a chart over steps. */
export type PlotLine = {
  readonly id: string;
  readonly name: string;
  /** By step; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Number of its colour and dashes; null draws it quietly, behind the others. */
  readonly style: number | null;
};
