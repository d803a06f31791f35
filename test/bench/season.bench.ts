import type { Deal, Entrant, Player, Session, Table } from '../../shared/records/records.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import { headToHead } from '../../shared/session/head-to-head.ts';
import { personRecord } from '../../shared/session/person-record.ts';
import { ratingList, ratings } from '../../shared/session/rating/ratings.ts';
import { seasonTable } from '../../shared/session/season.ts';
import { type SeasonSession, seasonSession } from '../../shared/session/season-session.ts';
import { type RandomSource, randomSource } from '../../shared/session/seating/random-source.ts';
import { standingTable } from '../../shared/session/standing-table.ts';
import type { StandingsInput } from '../../shared/session/standings.ts';
import { CHAIRS } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { replayTable, rescoreTable } from '../../shared/table/replay.ts';
import { tableResult } from '../../shared/table/table-result.ts';
import { anEntrant, aPlayer, uuid } from '../builders/records.ts';

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

/** A session with everything that its standings are worked out from, the deals as they are stored. */
type PlayedSession = {
  readonly session: Session;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly (readonly { readonly table: Table; readonly deals: readonly Deal[] }[])[];
};

/** One in seven a washout, one win in three self-drawn; totals of 8 to 200 points for the winner, up to 40 for the others. */
const someFacts = (random: RandomSource): ChairFacts => {
  const [winner = 'a', discarder = 'b'] = random.shuffle(CHAIRS);
  const none = { circumstances: [], hands: {}, values: {}, instant: [] };
  if (random.below(7) === 0) return { result: 'washout', ...none };
  const values = Object.fromEntries(
    CHAIRS.map((chair) => [chair, { total: chair === winner ? 8 + 2 * random.below(96) : 2 * random.below(20) }]),
  );
  const facts: ChairFacts = { result: 'win', winner, ...none, values };
  return random.below(3) === 0 ? facts : { ...facts, discarder };
};

const playTable = (random: RandomSource, table: Table): readonly Deal[] => {
  const bare = Array.from({ length: DEALS }, (_, index) => ({
    id: `${table.id}-${index}`,
    facts: someFacts(random),
    scored: null,
  }));
  return rescoreTable({ ...RULES, deals: bare }).map(({ deal, scored }, index) => ({
    id: deal.id,
    sessionId: table.sessionId,
    tableId: table.id,
    position: index + 1,
    facts: deal.facts,
    scored,
    enteredAt: '2026-12-01T19:00:00.000Z',
    revision: 1,
  }));
};

const playSession = (random: RandomSource, players: readonly Player[], n: number): PlayedSession => {
  const id = uuid(1000 + n);
  const entrants = random
    .shuffle(players)
    .slice(0, TABLES * 4)
    .map((player, at) => anEntrant({ id: `${id}-${at}`, sessionId: id, playerId: player.id, number: at + 1 }));
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const seats = random.shuffle(entrants).map((entrant) => entrant.id);
    return Array.from({ length: TABLES }, (__, at) => {
      const [a = '', b = '', c = '', d = ''] = seats.slice(at * 4, at * 4 + 4);
      const table: Table = {
        id: `${id}-${round}-${at}`,
        sessionId: id,
        roundId: `${id}-${round}`,
        number: at + 1,
        chairs: { a, b, c, d },
        standIns: {},
        ended: false,
        cancelled: false,
        totals: null,
        extraMinutes: 0,
      };
      return { table, deals: playTable(random, table) };
    });
  });
  return { session: aSession(id, n), entrants, rounds };
};

const aSession = (id: string, n: number): Session => ({
  id,
  name: `Evening ${n}`,
  date: new Date(Date.UTC(2024, 0, 1 + 5 * n)).toISOString().slice(0, 10),
  profile: {
    ruleset: classical.id,
    version: classical.version,
    preset: null,
    options: { ...classical.defaultOptions },
  },
  roundCount: ROUNDS,
  ending: RULES.ending,
  ranking: 'table-points',
  tieBreaks: ['other-figure'],
  seating: 'random',
  oddField: 'sit-out',
  seed: n,
  state: 'finished',
  createdAt: '2024-01-01T12:00:00.000Z',
});

/** From stored deals: every table replayed, every session's standings made. */
const foldSession = (players: readonly Player[], { session, entrants, rounds }: PlayedSession): SeasonSession => {
  const input: StandingsInput = {
    ranking: session.ranking,
    tieBreaks: session.tieBreaks,
    entrants,
    players,
    penalties: [],
    rounds: rounds.map((tables, index) => ({
      number: index + 1,
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
  const numbers = new Map(rounds.flat().map(({ table }) => [table.id, table.number]));
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
  const played = Array.from({ length: SESSIONS }, (_, n) => playSession(random, players, n));
  const deals = played
    .flatMap(({ rounds }) => rounds.flat().map((table) => table.deals.length))
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
