import sample from '../../../assets/sample/sample.json' with { type: 'json' };
import type { Deal, Entrant, Player, Round, Session, Table } from '../../../shared/records/records.ts';
import { SAMPLE_SESSION, sampleId } from '../../../shared/records/sample-ids.ts';
import { samplePeople } from '../../../shared/records/sample-people.ts';
import type { FullTable, PastRound } from '../../../shared/session/seating/plan.ts';
import { randomSource } from '../../../shared/session/seating/random-source.ts';
import { seatNextRound } from '../../../shared/session/seating/seat-next-round.ts';
import { readRules } from '../../../shared/session/session-rules.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { checkProfile } from '../rules.ts';
import { drawDeal } from './sample-deals.ts';

const SEED = 20_261_204;
const ROUNDS = 5;
const DEALS = 6;
/** Deals at tables 1 to 4 of the round that is running; the rounds before it are played to the end. */
const RUNNING = [4, 6, 2, 3];
/** Rounds that somebody has looked through and confirmed. */
const CONFIRMED = 2;
const TABLES = RUNNING.length;
const [MINUTE, HOUR] = [60_000, 3_600_000];

export type Sample = {
  readonly players: readonly Player[];
  readonly session: Session;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly tables: readonly Table[];
  readonly deals: readonly Deal[];
};

export type SampleInput = {
  /** Name of the session, in the language of the person who asked. */
  readonly name: string;
  /** Its day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The moment it is added, ISO: its deals were entered in the hours before. */
  readonly at: string;
};

/**
 * Sixteen invented people and one evening of theirs under Chinese Classical, three rounds played and the fourth running. Drawn
 * from one seed and scored by the engine: the same figures in every club.
 */
export const makeSample = (input: SampleInput): Sample => {
  const players = samplePeople(sample.people);
  const session = makeSession(input);
  const entrants = players.map((player, index) => makeEntrant(player.id, index + 1));
  const seated = seatRounds(entrants.map(({ id }) => id));
  const tables = seated.flatMap((round) => round.tables.map((table) => makeTable(round.number, table)));
  return {
    players,
    session,
    entrants,
    rounds: seated.map(({ number }) => makeRound(number)),
    tables,
    deals: tables.flatMap((table, index) => makeDeals({ session, table, index, at: input.at })),
  };
};

const makeSession = ({ name, date, at }: SampleInput): Session => {
  const profile = checkProfile({ ruleset: 'classical', version: '', preset: 'document', options: {} });
  if (!profile.ok) throw new Error('the sample’s rules are not valid');
  return {
    id: SAMPLE_SESSION,
    name,
    date,
    profile: profile.value,
    roundCount: ROUNDS,
    ending: { kind: 'deals', count: DEALS },
    ranking: 'table-points',
    tieBreaks: ['other-figure'],
    seating: 'planned',
    oddField: 'sit-out',
    seed: SEED,
    state: 'open',
    createdAt: before(at, RUNNING.length * HOUR),
  };
};

const makeEntrant = (playerId: string, number: number): Entrant => ({
  id: sampleId('entrants', number),
  sessionId: SAMPLE_SESSION,
  playerId,
  number,
  status: 'present',
  role: 'player',
  tieOrder: null,
});

type SeatedInFull = Omit<PastRound, 'tables'> & { readonly tables: readonly FullTable[] };

/** As the program itself would have seated them, so that the round to come goes on from there. */
const seatRounds = (present: readonly string[]): readonly SeatedInFull[] => {
  const past: SeatedInFull[] = [];
  for (let number = 1; number < ROUNDS; number += 1) {
    const drawn = seatNextRound({ seed: SEED, roundNumber: number, present, past, roundsPlanned: ROUNDS });
    if (!drawn.ok) throw new Error('the sample’s people cannot be seated');
    past.push({ number, tables: drawn.value.tables, sitOuts: drawn.value.sitOuts });
  }
  return past;
};

const isRunning = (round: number): boolean => round === ROUNDS - 1;

const makeRound = (number: number): Round => ({
  id: sampleId('rounds', number),
  sessionId: SAMPLE_SESSION,
  number,
  sitOuts: [],
  method: 'planned',
  seed: SEED,
  closing: number <= CONFIRMED ? 'confirmed' : 'open',
  clock: null,
});

const makeTable = (round: number, { number, chairs }: FullTable): Table => ({
  id: sampleId('tables', (round - 1) * TABLES + number),
  sessionId: SAMPLE_SESSION,
  roundId: sampleId('rounds', round),
  number,
  chairs,
  standIns: {},
  ended: false,
  cancelled: false,
  totals: null,
  extraMinutes: 0,
});

type DealsInput = {
  readonly session: Session;
  readonly table: Table;
  /** Of the table among all of the session, from 0. */
  readonly index: number;
  readonly at: string;
};

const makeDeals = ({ session, table, index, at }: DealsInput): readonly Deal[] => {
  const round = Math.floor(index / TABLES) + 1;
  const count = isRunning(round) ? (RUNNING[table.number - 1] ?? DEALS) : DEALS;
  const random = randomSource(SEED, index + 1);
  const luck = luckAt(table.chairs);
  const drawn = Array.from({ length: count }, (_, deal) => ({
    id: sampleId('deals', index * DEALS + deal + 1),
    facts: drawDeal(random, luck),
    scored: null,
  }));
  const started = (ROUNDS - 1 - round) * HOUR + 45 * MINUTE;
  return replayTable({ ...readRules(session), deals: drawn }).deals.map(({ deal, score }, position) => ({
    ...{ id: deal.id, sessionId: session.id, tableId: table.id, position: position + 1 },
    ...{ facts: deal.facts, scored: score, revision: 1 },
    enteredAt: before(at, started - position * 7 * MINUTE),
  }));
};

/** Some play better than others, so that the standings tell something. */
const luckAt = ({ a, b, c, d }: Table['chairs']): ByChair<number> => ({
  a: luckOf(a),
  b: luckOf(b),
  c: luckOf(c),
  d: luckOf(d),
});
const luckOf = (entrantId: string | null): number => ((Number(entrantId?.slice(-2)) * 7) % 5) + 2;

const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString();
