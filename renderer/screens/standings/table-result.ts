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

/** Names of those at the table who came to the same figure. */
export const tiedWith = (results: readonly TableResult[], entrantId: string): readonly string[] => {
  const own = results.find((result) => result.entrantId === entrantId);
  return own === undefined || !own.shared
    ? []
    : results.filter((other) => other !== own && other.place === own.place).map(({ name }) => name);
};
