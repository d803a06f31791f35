import type { Entrant, Penalty, Player, Session } from '../../records/records.ts';
import type { Chair } from '../../table/chair.ts';
import type { StandingTable } from '../standing-table.ts';
import { type StandingsInput, standings } from '../standings.ts';
import { type ChartTable, countingDeals, countingTables } from './chart-table.ts';

export type PlacesInput = {
  readonly session: Pick<Session, 'ranking' | 'tieBreaks' | 'ending'>;
  /** In order of entry. */
  readonly entrants: readonly (Entrant & { readonly player: Player })[];
  readonly tables: readonly ChartTable[];
  /** The whole register. */
  readonly penalties: readonly Penalty[];
};

export type PlacesOverRounds = {
  /** Numbers of the rounds that have a result. */
  readonly rounds: readonly number[];
  /** By place after the last of them; only the ranked. */
  readonly lines: readonly {
    readonly entrantId: string;
    /** Place after each round, shared ones as in the standings; null until the person has played. */
    readonly places: readonly (number | null)[];
  }[];
};

/**
 * The places after each round, as the standings would have shown them with the corrections made since. Everybody who is
 * listed now is ranked all along, as for the movement in the standings; a penalty given at a table counts from its round on,
 * one that names no table counts from the start. A running table is provisional, so the last places are today's.
 */
export const placesOverRounds = ({ session, entrants, tables, penalties }: PlacesInput): PlacesOverRounds => {
  const rounds = roundsOf(tables, session);
  const input = {
    ranking: session.ranking,
    tieBreaks: session.tieBreaks,
    players: entrants.map(({ player }) => player),
  } as const;
  const now = standings({ ...input, entrants, rounds, penalties });
  const listed = new Set(now.map(({ entrantId }) => entrantId));
  const field = entrants
    .filter(({ id }) => listed.has(id))
    .map((entrant) => ({ ...entrant, status: 'present' as const }));
  const after = rounds.map((_, index) => {
    const so = rounds.slice(0, index + 1);
    const late = new Set(rounds.slice(index + 1).flatMap((round) => round.tables.map(({ id }) => id)));
    const known = penalties.filter(({ tableId }) => tableId === null || !late.has(tableId));
    const rows = standings({ ...input, entrants: field, rounds: so, penalties: known });
    return new Map(rows.filter((row) => row.rounds.some(Boolean)).map(({ entrantId, place }) => [entrantId, place]));
  });
  return {
    rounds: rounds.map(({ number }) => number),
    lines: now
      .filter(({ place }) => place !== null)
      .map(({ entrantId }) => ({ entrantId, places: after.map((places) => places.get(entrantId) ?? null) }))
      .filter(({ places }) => places.some((place) => place !== null)),
  };
};

const roundsOf = (tables: readonly ChartTable[], { ending }: PlacesInput['session']): StandingsInput['rounds'] => {
  const rounds = new Map<number, StandingTable[]>();
  for (const table of countingTables(tables)) {
    const { number } = table.round;
    rounds.set(number, [...(rounds.get(number) ?? []), standingTableOf(table, ending)]);
  }
  return [...rounds].map(([number, own]) => ({ number, tables: own }));
};

const standingTableOf = (table: ChartTable, ending: Session['ending']): StandingTable => {
  const { summary, deals } = table;
  const { id, number, chairs, standIns } = summary.table;
  const { state, counts, balances } = summary;
  return {
    ...{ id, number, chairs, standIns, state, counts, balances },
    dealCount: deals.length,
    wins: winsOf(table),
    ending,
  };
};

const winsOf = (table: ChartTable): Record<Chair, number> => {
  const wins = { a: 0, b: 0, c: 0, d: 0 };
  for (const { deal } of countingDeals(table)) {
    const { result, winner } = deal.facts;
    if (result === 'win' && winner !== undefined) wins[winner] += 1;
  }
  return wins;
};
