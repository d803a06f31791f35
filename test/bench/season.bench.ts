import type { Player } from '../../shared/records/records.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import { headToHead } from '../../shared/session/head-to-head.ts';
import { personRecord } from '../../shared/session/person-record.ts';
import { ratingList, ratings } from '../../shared/session/rating/ratings.ts';
import { seasonTable } from '../../shared/session/season.ts';
import { type SeasonSession, seasonSession } from '../../shared/session/season-session.ts';
import { randomSource } from '../../shared/session/seating/random-source.ts';
import { standingTable } from '../../shared/session/standing-table.ts';
import type { StandingsInput } from '../../shared/session/standings.ts';
import { replayTable } from '../../shared/table/replay.ts';
import { tableResult } from '../../shared/table/table-result.ts';
import { aPlayer, uuid } from '../builders/records.ts';
import { type PlayedSession, playSession } from './played-session.ts';

type Row = { readonly what: string; readonly median: number; readonly unit: string };

const PEOPLE = 200;
const SESSIONS = 125;
const ROUNDS = 5;
const TABLES = 10;
const DEALS = 16;
const SEED = 20_261_130;
const RUNS = 7;

const RULES = {
  ruleset: classical,
  options: classical.defaultOptions,
  players: 4,
  ending: { kind: 'deals', count: DEALS },
} as const;

/** From stored deals: every table replayed, every session's standings made. */
const foldSession = (players: readonly Player[], { session, entrants, rounds }: PlayedSession): SeasonSession => {
  const input: StandingsInput = {
    ranking: session.ranking,
    tieBreaks: session.tieBreaks,
    entrants,
    players,
    penalties: [],
    rounds: rounds.map(({ round, tables }) => ({
      number: round.number,
      tables: tables.map(({ table, deals }) => {
        const replay = replayTable({ ...RULES, deals });
        return standingTable({
          table,
          result: tableResult(table, replay),
          deals: replay.deals,
          ending: session.ending,
        });
      }),
    })),
  };
  const numbers = new Map(rounds.flatMap(({ tables }) => tables).map(({ table }) => [table.id, table.number]));
  return seasonSession({ session, input, tableNumber: (id) => numbers.get(id) ?? 0 });
};

/**
 * Milliseconds of processor time (all threads of this process), or by the clock: a machine that is busy with other things
 * changes the first less. The median after one run to warm up.
 */
const median = (run: () => void, by: 'processor' | 'clock'): number => {
  run();
  const times = Array.from({ length: RUNS }, () => {
    const [cpu, clock] = [process.cpuUsage(), performance.now()];
    run();
    const { user, system } = process.cpuUsage(cpu);
    return by === 'clock' ? performance.now() - clock : (user + system) / 1000;
  });
  return Math.round((times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0) * 10) / 10;
};

const SEASON = { figure: 'table-points', best: 20, minimumGames: 20 } as const;

export const bench = async (): Promise<{ readonly name: string; readonly rows: readonly Row[] }> => {
  const random = randomSource(SEED, 0);
  const players = Array.from({ length: PEOPLE }, (_, at) =>
    aPlayer({ id: uuid(at + 1), displayName: `Player ${at + 1}` }),
  );
  const played = Array.from({ length: SESSIONS }, (_, n) =>
    playSession(random, players, {
      ruleset: classical,
      number: n + 1,
      tables: TABLES,
      rounds: Array.from({ length: ROUNDS }, () => DEALS),
      ending: RULES.ending,
      state: 'finished',
    }),
  );
  const deals = played
    .flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables.map((table) => table.deals.length)))
    .reduce((sum, n) => sum + n);
  const folded = played.map((session) => foldSession(players, session));
  const games = folded.flatMap((session) => session.games);
  const histories = ratings(games);
  const row = (what: string, run: () => void, by: 'processor' | 'clock' = 'processor'): Row => ({
    what,
    median: median(run, by),
    unit: by === 'clock' ? 'ms' : 'ms cpu',
  });
  const fromNothing = () => everything(played.map((session) => foldSession(players, session)));
  const everything = (sessions: readonly SeasonSession[]): void => {
    const all = sessions.flatMap((session) => session.games);
    seasonTable(SEASON, sessions);
    ratingList(ratings(all).values(), SEASON);
    headToHead(all);
  };
  return {
    name:
      `season: ${deals.toLocaleString('en-GB')} deals in ${SESSIONS} sessions of ${ROUNDS} rounds, ${TABLES} tables and ` +
      `${DEALS} deals a table, ${PEOPLE} people of whom ${TABLES * 4} come at a time, seed ${SEED}; median of ${RUNS}`,
    rows: [
      row('everything from the stored deals: replays, standings, season, ratings, head to head', fromNothing),
      row('  the same by the clock', fromNothing, 'clock'),
      row('  of that: every table replayed and every session ranked', () => {
        for (const session of played) foldSession(players, session);
      }),
      row('  of that: the season table, best 20, movement', () => void seasonTable(SEASON, folded)),
      row(
        `  of that: ratings with history of ${games.length.toLocaleString('en-GB')} games`,
        () => void ratings(games),
      ),
      row('  of that: the rating list', () => void ratingList(histories.values(), SEASON)),
      row('  of that: everybody against everybody', () => void headToHead(games)),
      row('one session played anew, the others remembered', () => {
        const [first] = played;
        if (first !== undefined) everything([foldSession(players, first), ...folded.slice(1)]);
      }),
      row("one person's record", () => void personRecord(uuid(1), folded)),
    ],
  };
};
