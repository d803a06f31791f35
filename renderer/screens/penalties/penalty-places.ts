import type { SessionView } from '../../../shared/contract/views.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';

export type PenaltyPlace = { readonly id: string; readonly round: number; readonly table: number };

const everyTable = ({ rounds }: SessionView) =>
  rounds.flatMap(({ round, tables }) => tables.map(({ table }) => ({ round: round.number, table })));

/** The tables at which somebody plays, in their own name or in another's, newest round first; every table for nobody. */
export const tablesOf = (view: SessionView, entrantId: string | null): readonly PenaltyPlace[] =>
  everyTable(view)
    .filter(
      ({ table: { chairs, standIns } }) =>
        entrantId === null || seatedEntrants(chairs).includes(entrantId) || Object.values(standIns).includes(entrantId),
    )
    .map(({ round, table }) => ({ id: table.id, round, table: table.number }))
    .toReversed();

/** The other results of a table: who gets the points when they go to the table. */
export const othersAt = (view: SessionView, tableId: string | null, entrantId: string | null): readonly string[] => {
  const found = everyTable(view).find(({ table }) => table.id === tableId);
  if (found === undefined || entrantId === null) return [];
  const { chairs, standIns } = found.table;
  // The points of a seat belong to whose name is played, so a stand-in's own seat gets none of the penalty.
  return seatedEntrants(chairs).filter((id) => {
    const chair = Object.entries(chairs).find(([, seated]) => seated === id)?.[0];
    const standIn = Object.entries(standIns).find(([key]) => key === chair)?.[1];
    return id !== entrantId && standIn !== entrantId;
  });
};
