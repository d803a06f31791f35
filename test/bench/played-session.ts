import type { Deal, Entrant, Player, Round, Session, Table } from '../../shared/records/records.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { RandomSource } from '../../shared/session/seating/random-source.ts';
import { CHAIRS } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { replayTable } from '../../shared/table/replay.ts';
import { anEntrant, uuid } from '../builders/records.ts';

export type SessionPlan = {
  readonly ruleset: Ruleset;
  /** Its ids and its date come from this number. */
  readonly number: number;
  readonly tables: number;
  /** Deals at each table, by round. */
  readonly rounds: readonly number[];
  readonly ending: Session['ending'];
  readonly state: Session['state'];
};

/** A session with everything that its standings are worked out from, the deals as they are stored. */
export type PlayedSession = {
  readonly session: Session;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly {
    readonly round: Round;
    readonly tables: readonly { readonly table: Table; readonly deals: readonly Deal[] }[];
  }[];
};

/** Plays a session with four times as many people as tables, drawn from all players; seated by lot in each round. */
export const playSession = (random: RandomSource, players: readonly Player[], plan: SessionPlan): PlayedSession => {
  const session = aSession(plan);
  const newId = idsOf(plan);
  const entrants = random
    .shuffle(players)
    .slice(0, plan.tables * 4)
    .map((player, at) => anEntrant({ id: newId(), sessionId: session.id, playerId: player.id, number: at + 1 }));
  const rounds = plan.rounds.map((count, index) => {
    const round = aRound(newId(), session.id, index + 1);
    const seats = random.shuffle(entrants).map((entrant) => entrant.id);
    const tables = Array.from({ length: plan.tables }, (_, at) => {
      const table = aTable(newId(), round, at + 1, seats.slice(at * 4, at * 4 + 4));
      return { table, deals: playTable({ random, plan, table, count, newId }) };
    });
    return { round, tables };
  });
  return { session, entrants, rounds };
};

const playTable = (input: {
  readonly random: RandomSource;
  readonly plan: SessionPlan;
  readonly table: Table;
  readonly count: number;
  readonly newId: () => string;
}): readonly Deal[] => {
  const { random, table, count, newId } = input;
  const { ruleset, ending } = input.plan;
  const bare = Array.from({ length: count }, () => ({ id: newId(), facts: someFacts(random, ruleset), scored: null }));
  const replay = replayTable({ ruleset, options: ruleset.defaultOptions, players: 4, ending, deals: bare });
  return replay.deals.map(({ deal, score }, index) => ({
    id: deal.id,
    sessionId: table.sessionId,
    tableId: table.id,
    position: index + 1,
    facts: deal.facts,
    scored: score,
    enteredAt: '2026-12-01T19:00:00.000Z',
    revision: 1,
  }));
};

/**
 * One in seven a washout, one win in three self-drawn. Where four hands are paid: totals of 8 to 198 points for the winner,
 * up to 38 for the others; where the winner alone is paid: one to five tai.
 */
const someFacts = (random: RandomSource, { payment }: Ruleset): ChairFacts => {
  const [winner = 'a', discarder = 'b'] = random.shuffle(CHAIRS);
  const none = { circumstances: [], hands: {}, values: {}, instant: [] };
  if (random.below(7) === 0) return { result: 'washout', ...none };
  const values =
    payment === 'winner-takes'
      ? { [winner]: { tai: 1 + random.below(5) } }
      : Object.fromEntries(
          CHAIRS.map((chair) => [chair, { total: chair === winner ? 8 + 2 * random.below(96) : 2 * random.below(20) }]),
        );
  const facts: ChairFacts = { result: 'win', winner, ...none, values };
  return random.below(3) === 0 ? facts : { ...facts, discarder };
};

/** Up to a hundred thousand ids for each session, its own the first. */
const idsOf = ({ number }: SessionPlan): (() => string) => {
  let last = sessionNumber(number);
  return () => {
    last += 1;
    return uuid(last);
  };
};

const sessionNumber = (number: number): number => 100_000 * number;

const aSession = ({ ruleset, number, rounds, ending, state }: SessionPlan): Session => ({
  id: uuid(sessionNumber(number)),
  name: `Evening ${number}`,
  date: new Date(Date.UTC(2024, 0, 1 + 5 * number)).toISOString().slice(0, 10),
  profile: {
    ruleset: ruleset.id,
    version: ruleset.version,
    preset: null,
    options: { ...ruleset.defaultOptions },
  },
  roundCount: rounds.length,
  ending,
  ranking: 'table-points',
  tieBreaks: ['other-figure'],
  seating: 'random',
  oddField: 'sit-out',
  seed: number,
  state,
  createdAt: '2024-01-01T12:00:00.000Z',
});

const aRound = (id: string, sessionId: string, number: number): Round => ({
  id,
  sessionId,
  number,
  sitOuts: [],
  method: 'random',
  seed: number,
  closing: 'open',
  clock: null,
});

const aTable = (id: string, round: Round, number: number, seats: readonly string[]): Table => {
  const [a = '', b = '', c = '', d = ''] = seats;
  return {
    id,
    sessionId: round.sessionId,
    roundId: round.id,
    number,
    chairs: { a, b, c, d },
    standIns: {},
    ended: false,
    cancelled: false,
    totals: null,
    extraMinutes: 0,
  };
};
