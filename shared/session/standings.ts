import type { Entrant, Player, RANKINGS, Seats } from '../records/records.ts';
import type { ByChair } from '../table/chair.ts';
import type { TableState } from '../table/replay.ts';
import { takenChairs } from '../table/seats.ts';
import { placesOf } from './places.ts';
import type { StandingRound, StandingRow } from './standing.ts';
import { tablePoints } from './table-points.ts';

/** A table as the standings need it: who sat where, how it stands, what the deals came to (half units). */
export type StandingTable = {
  readonly id: string;
  readonly chairs: Seats;
  readonly state: TableState;
  readonly dealCount: number;
  readonly balances: ByChair<number>;
};

export type StandingsInput = {
  readonly ranking: (typeof RANKINGS)[number];
  /** In order of entry; equals are listed in this order. */
  readonly entrants: readonly Entrant[];
  readonly players: readonly Player[];
  /** Rounds in order of number; their tables in any order. */
  readonly rounds: readonly { readonly number: number; readonly tables: readonly StandingTable[] }[];
};

/**
 * The standings as they are now: 4-2-1-0 table points from finished tables, game points from every deal, those of
 * running tables being provisional. Ranked by the session's figure, then the other; equals share a place.
 * Entrants who were expected and never came are left out; those withdrawn stay once they have played.
 */
export const standings = ({ ranking, entrants, players, rounds }: StandingsInput): readonly StandingRow[] => {
  const playerById = new Map(players.map((player) => [player.id, player]));
  const roundResults = rounds.map(({ tables }) => resultsOf(tables));
  const listed = entrants.filter(
    ({ id, status }) => status === 'present' || roundResults.some((results) => results.has(id)),
  );
  const now = rankAfter(listed, roundResults, ranking);
  const last = lastRoundPlayed(roundResults);
  const before = last > 0 ? rankAfter(listed, roundResults.slice(0, last), ranking) : null;
  return now.map(({ entrant, place, shared, played, tablePoints: twelfths, gamePoints }) => {
    const player = playerById.get(entrant.playerId);
    if (player === undefined) throw new Error(`entrant ${entrant.id} without player`);
    const earlier = before?.find((row) => row.entrant.id === entrant.id);
    return {
      entrantId: entrant.id,
      playerId: player.id,
      playerCode: player.outsideId || player.id,
      name: player.displayName,
      place,
      shared,
      played,
      tablePoints: twelfths,
      gamePoints,
      rounds: roundResults.map((results) => results.get(entrant.id) ?? null),
      movement: earlier?.seated ? earlier.place - place : null,
      withdrawn: entrant.status === 'withdrawn',
    };
  });
};

type RoundResults = ReadonlyMap<string, StandingRound>;

const resultsOf = (tables: readonly StandingTable[]): RoundResults => {
  const results = new Map<string, StandingRound>();
  for (const { id, chairs, state, dealCount, balances } of tables) {
    // A table that was closed without a deal was not played: four equal noughts would give everybody table points.
    if (state === 'not-yet' || dealCount === 0) continue;
    const finished = state === 'finished';
    const points = tablePoints(balances);
    for (const chair of takenChairs(chairs)) {
      results.set(chairs[chair] ?? '', {
        tablePoints: finished ? points[chair] : null,
        gamePoints: balances[chair],
        tableId: id,
        finished,
      });
    }
  }
  return results;
};

/** Index of the last round with a deal; movement compares with the standings before it. */
const lastRoundPlayed = (roundResults: readonly RoundResults[]): number =>
  roundResults.findLastIndex((results) => results.size > 0);

type Ranked = {
  readonly entrant: Entrant;
  readonly place: number;
  readonly shared: boolean;
  readonly played: number;
  readonly tablePoints: number;
  readonly gamePoints: number;
  /** Sat at a table that has dealt in one of the rounds counted. */
  readonly seated: boolean;
};

const rankAfter = (
  entrants: readonly Entrant[],
  roundResults: readonly RoundResults[],
  ranking: StandingsInput['ranking'],
): readonly Ranked[] => {
  const totals = entrants.map((entrant) => {
    const own = roundResults.flatMap((results) => results.get(entrant.id) ?? []);
    return {
      entrant,
      played: own.filter(({ finished }) => finished).length,
      tablePoints: own.reduce((sum, round) => sum + (round.tablePoints ?? 0), 0),
      gamePoints: own.reduce((sum, round) => sum + round.gamePoints, 0),
      seated: own.length > 0,
    };
  });
  const figures = (row: (typeof totals)[number]): readonly number[] =>
    ranking === 'table-points' ? [row.tablePoints, row.gamePoints] : [row.gamePoints, row.tablePoints];
  return placesOf(totals, figures).map(({ item, place, shared }) => ({ ...item, place, shared }));
};
