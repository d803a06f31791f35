import type { Entrant, Penalty, Player } from '../records/records.ts';
import { type PenaltyTotals, totalPenalties } from './penalty-totals.ts';
import { type EntrantTotal, type RankedEntrant, type RankingRule, rankEntrants } from './rank-entrants.ts';
import type { StandingRound, StandingRow } from './standing.ts';
import { type PlayedTable, playedTable, type StandingTable } from './standing-table.ts';

export type StandingsInput = RankingRule & {
  /** In order of entry; equals are listed in this order. */
  readonly entrants: readonly Entrant[];
  readonly players: readonly Player[];
  /** Rounds in order of number; their tables in any order. */
  readonly rounds: readonly { readonly number: number; readonly tables: readonly StandingTable[] }[];
  /** The whole register; cancelled entries count nothing. */
  readonly penalties: readonly Penalty[];
};

/**
 * The standings as they are now: table points from finished tables, game points from every deal (those of running tables
 * being provisional), penalties last. Ranked by the session's figure, then its tie-breaks; equals in all of them share a
 * place. Substitutes follow unranked. Entrants who were expected and never came are left out; those withdrawn stay once
 * they have played.
 */
export const standings = (input: StandingsInput): readonly StandingRow[] => {
  const playerById = new Map(input.players.map((player) => [player.id, player]));
  const { rounds, ranked, unranked } = rankNow(input);
  const before = placesBefore(input, rounds);
  const toRow = (row: RankedEntrant, substitute: boolean): StandingRow => {
    const { entrant, played, tablePoints, gamePoints, penalty, perDeal } = row.total;
    const player = playerById.get(entrant.playerId);
    if (player === undefined) throw new Error(`entrant ${entrant.id} without player`);
    const earlier = before.get(entrant.id);
    return {
      entrantId: entrant.id,
      playerId: player.id,
      playerCode: player.outsideId || player.id,
      name: player.displayName,
      place: substitute ? null : row.place,
      shared: !substitute && row.shared,
      played,
      tablePoints,
      gamePoints,
      penalty,
      perDeal,
      rounds: rounds.map((results) => results.get(entrant.id)?.round ?? null),
      tieBreaks: row.tieBreaks,
      decidedBy: substitute ? null : row.decidedBy,
      tiedFrom: substitute ? null : row.tiedFrom,
      movement: substitute || earlier === undefined ? null : earlier - row.place,
      withdrawn: entrant.status === 'withdrawn',
      substitute,
    };
  };
  return [...ranked.map((row) => toRow(row, false)), ...unranked.map((row) => toRow(row, true))];
};

/** Who did what in one round, by entrant. */
type RoundResults = ReadonlyMap<string, { readonly round: StandingRound; readonly played: PlayedTable }>;

type RankedField = {
  readonly rounds: readonly RoundResults[];
  readonly ranked: readonly RankedEntrant[];
  readonly unranked: readonly RankedEntrant[];
};

const rankNow = (input: StandingsInput): RankedField => {
  const rounds = input.rounds.map(({ tables }) => resultsOf(tables));
  const penalties = totalPenalties(input.penalties);
  const listed = listedEntrants(input, rounds, penalties);
  const totals = totalsOf(listed, rounds, penalties);
  return {
    rounds,
    ranked: rankEntrants(totals.filter(isPlayer), input),
    unranked: rankEntrants(
      totals.filter((total) => !isPlayer(total)),
      input,
    ),
  };
};

/** A gain must not vanish because its receiver never played: the points that moved would no longer add up to zero. */
const listedEntrants = (
  { entrants }: StandingsInput,
  rounds: readonly RoundResults[],
  penalties: PenaltyTotals,
): readonly Entrant[] =>
  entrants.filter(
    ({ id, status }) => status === 'present' || penalties.has(id) || rounds.some((results) => results.has(id)),
  );

const isPlayer = ({ entrant }: EntrantTotal): boolean => entrant.role === 'player';

const resultsOf = (tables: readonly StandingTable[]): RoundResults => {
  const results = new Map<string, { round: StandingRound; played: PlayedTable }>();
  for (const table of tables) {
    const played = playedTable(table);
    if (played === undefined) continue;
    const { finished, gamePoints, tablePoints, wins, deals } = played;
    for (const chair of played.chairs) {
      const round: StandingRound = {
        tablePoints: finished ? tablePoints[chair] : null,
        gamePoints: gamePoints[chair],
        tableId: table.id,
        table: table.number,
        finished,
        totalsOnly: table.counts === 'totals',
        wins: wins[chair],
        deals,
        standIn: table.standIns[chair] ?? null,
      };
      results.set(table.chairs[chair] ?? '', { played, round });
    }
  }
  return results;
};

const totalsOf = (
  entrants: readonly Entrant[],
  rounds: readonly RoundResults[],
  penalties: PenaltyTotals,
): readonly EntrantTotal[] =>
  entrants.map((entrant) => {
    const penalty = penalties.of(entrant.id);
    const total = { played: 0, tablePoints: penalty.tablePoints, gamePoints: penalty.gamePoints, wins: 0 };
    const perDeal = { over: penalty.gamePoints, under: 0 };
    let bestTable: number | null = null;
    const tables: PlayedTable[] = [];
    for (const results of rounds) {
      const found = results.get(entrant.id);
      if (found === undefined) continue;
      const { finished, gamePoints, tablePoints, wins, deals } = found.round;
      total.gamePoints += gamePoints;
      total.tablePoints += tablePoints ?? 0;
      total.wins += wins;
      if (deals !== null) {
        perDeal.over += gamePoints;
        perDeal.under += deals;
      }
      if (!finished) continue;
      total.played += 1;
      bestTable = Math.max(bestTable ?? Number.NEGATIVE_INFINITY, gamePoints);
      tables.push(found.played);
    }
    return {
      entrant,
      ...total,
      penalty,
      perDeal,
      bestTable,
      tables,
    };
  });

/**
 * Places before the last round with a result, by entrant; only of those who had played by then. A penalty given at a table
 * of that round belongs to it; one that names no table counts before and after, since nothing says when it fell.
 */
const placesBefore = (input: StandingsInput, rounds: readonly RoundResults[]): ReadonlyMap<string, number> => {
  const last = rounds.findLastIndex((results) => results.size > 0);
  if (last < 1) return new Map();
  const earlier = rounds.slice(0, last);
  const late = new Set(input.rounds.slice(last).flatMap(({ tables }) => tables.map(({ id }) => id)));
  const penalties = totalPenalties(input.penalties.filter(({ tableId }) => tableId === null || !late.has(tableId)));
  // Everybody listed now is ranked, also who had not played yet: only so do both places count the same field.
  const listed = listedEntrants(input, rounds, totalPenalties(input.penalties));
  const ranked = rankEntrants(totalsOf(listed, earlier, penalties).filter(isPlayer), input);
  return new Map(
    ranked
      .filter(({ total }) => earlier.some((results) => results.has(total.entrant.id)))
      .map(({ total, place }) => [total.entrant.id, place]),
  );
};
