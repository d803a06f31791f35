import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { placesOf } from '../../../shared/session/places.ts';

type PlayedRound = NonNullable<StandingRow['rounds'][number]>;

/** One of the four at a table in one round, with the place that the game points gave. */
export type TableResult = {
  readonly entrantId: string;
  readonly name: string;
  readonly round: PlayedRound;
  readonly place: number;
  readonly shared: boolean;
};

/**
 * The four of a table in one round as the standings hold them, first place first. Figures are read from the view; only
 * the order is made here, by the domain's own rule for places.
 */
export const tableResults = (view: StandingsView, roundIndex: number, tableId: string): readonly TableResult[] => {
  const seated = view.rows.flatMap(({ entrantId, name, rounds }) => {
    const round = rounds[roundIndex];
    return round?.tableId === tableId ? [{ entrantId, name, round }] : [];
  });
  return placesOf(seated, ({ round }) => [round.gamePoints]).map(({ item, place, shared }) => ({
    ...item,
    place,
    shared,
  }));
};

/** How the table points of tied places were shared; twelfths. */
export type TieShare = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** What the tied places are worth together. */
  readonly sum: number;
  readonly each: number;
};

/** The share of somebody who tied at a finished table; undefined when nobody came to the same figure or it still runs. */
export const tieShare = (results: readonly TableResult[], entrantId: string): TieShare | undefined => {
  const own = results.find((result) => result.entrantId === entrantId);
  const each = own?.round.tablePoints ?? null;
  if (own === undefined || !own.shared || each === null) return undefined;
  const count = results.filter(({ place }) => place === own.place).length;
  return { from: own.place, to: own.place + count - 1, count, sum: each * count, each };
};
