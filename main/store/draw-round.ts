import type { Round, Session } from '../../shared/records/records.ts';
import type { Plan } from '../../shared/records/seating.ts';
import type { Result } from '../../shared/result.ts';
import { nameFaults, planFaults } from '../../shared/session/plan-fit.ts';
import type {
  PastRound,
  PlanError,
  SeatedRound,
  SeatingField,
  SeatingPlayer,
} from '../../shared/session/seating/plan.ts';
import { planSeating } from '../../shared/session/seating/plan-seating.ts';
import { randomSource } from '../../shared/session/seating/random-source.ts';
import { seatAtRandom } from '../../shared/session/seating/seat-at-random.ts';
import { seatByStandings } from '../../shared/session/seating/seat-by-standings.ts';
import { seatNextRound } from '../../shared/session/seating/seat-next-round.ts';
import { hasWishes, seatingField } from '../../shared/session/seating-people.ts';
import { seatWithin } from '../../shared/session/seating-within.ts';
import { standings } from '../../shared/session/standings.ts';
import { seatedEntrants } from '../../shared/table/seats.ts';
import type { Inputs } from './inputs.ts';
import { invalid } from './refusal.ts';
import type { SessionRecords } from './session-records.ts';
import { standingsInput } from './standings-input.ts';

/** How a round came about, with its seats. */
export type DrawnRound = Pick<PastRound, 'tables' | 'sitOuts'> & Pick<Round, 'method' | 'seed'>;

/** What a draw knows: what was asked for, everything of the session, the number of the round and the stored plan. */
type Draw = {
  readonly input: Inputs['rounds']['seat'];
  readonly records: SessionRecords;
  readonly number: number;
  readonly plan: Plan | undefined;
};

/** Seats a round without writing anything. Refuses as `seatRound` says. */
export const drawRound = (draw: Draw): DrawnRound => {
  const { input, records, number, plan } = draw;
  const planned = plan?.rounds.find((round) => round.number === number);
  const wanted = input.method ?? (planned === undefined ? records.session.seating : 'planned');
  switch (wanted) {
    case 'by-hand':
      return seatByHand(draw);
    case 'planned':
      return plan && planned ? followPlan(draw, plan, planned) : drawPlanned(draw);
    case 'imported':
      if (plan && planned) return followPlan(draw, plan, planned);
      throw invalid([{ code: 'plan-lacks-round', round: number }]);
    case 'top-four':
    case 'folded':
      return drawByStandings(draw, wanted);
    case 'random':
      return drawAtRandom(draw);
    default:
      return wanted satisfies never;
  }
};

/** A stored plan is followed as it is or not at all: who came late is named, and the screen offers to plan again. */
const followPlan = ({ records, number }: Draw, plan: Plan, planned: PastRound): DrawnRound => {
  const faults = faultsOf(records, planned);
  if (faults.length > 0) throw invalid([{ code: 'plan-does-not-fit', round: number }, ...faults]);
  return { tables: planned.tables, sitOuts: planned.sitOuts, method: plan.method, seed: plan.seed };
};

const seatByHand = ({ input: { tables = [] }, records, number }: Draw): DrawnRound => {
  if (tables.length === 0) throw invalid([{ code: 'no-tables' }]);
  const seated = new Set(tables.flatMap(({ chairs }) => seatedEntrants(chairs)));
  const sitOuts = records.entrants
    .filter(({ id, status, role }) => status === 'present' && role === 'player' && !seated.has(id))
    .map(({ id }) => id);
  // Four who sit out while they could play are the organiser's decision here; the screen warns.
  const faults = faultsOf(records, { number, tables, sitOuts }).filter(({ code }) => code !== 'too-many-sit-outs');
  if (faults.length > 0) throw invalid(faults);
  return { tables, sitOuts, method: 'by-hand', seed: null };
};

/** The rest of the session is planned anew and its first round taken. Wishes, substitutes and tables of three need the larger planner. */
const drawPlanned = (draw: Draw): DrawnRound => {
  const { input, records, number } = draw;
  const { session, rounds } = records;
  const seed = input.seed ?? session.seed;
  const field = fieldOf(records);
  if (!hasWishes(field) && session.oddField === 'sit-out') return drawPlain(draw, field, seed);
  const task = {
    rounds: session.roundCount - rounds.length,
    seed,
    tableSizes: session.oddField,
    history: pastRounds(records),
  };
  const made = seatWithin(field, (within) => planSeating({ ...within, ...task }));
  const { rounds: planned } = needDrawn(records, made);
  const [first] = planned;
  if (first === undefined) throw new Error(`round ${number} was not planned`);
  return { tables: first.tables, sitOuts: first.sitOuts, method: 'planned', seed };
};

const drawPlain = ({ records, number }: Draw, field: SeatingField, seed: number): DrawnRound => {
  const { session, entrants } = records;
  const seated = new Set(field.players.map(({ id }) => id));
  const drawn = seatNextRound({
    seed,
    roundNumber: number,
    roundsPlanned: session.roundCount,
    present: entrants.filter(({ id }) => seated.has(id)).map(({ id }) => id),
    past: pastRounds(records),
  });
  const { tables, sitOuts } = needDrawn(records, drawn);
  return { tables, sitOuts, method: 'planned', seed };
};

/** By the standings with their penalties; equals in the order of a draw. Before the first round all are equal. */
const drawByStandings = (draw: Draw, mode: 'top-four' | 'folded'): DrawnRound => {
  const { records, number } = draw;
  const seed = seedOf(draw);
  const { players, ...wishes } = fieldOf(records);
  const order = inOrder(records, players, randomSource(seed, number).shuffle);
  const { oddField: tableSizes } = records.session;
  const played = pastRounds(records);
  const drawn = seatWithin({ players: order }, (within) =>
    seatByStandings({ ...wishes, standings: within.players, played, mode, seed, tableSizes }),
  );
  return asDrawn(records, drawn, mode, seed);
};

const drawAtRandom = (draw: Draw): DrawnRound => {
  const { records } = draw;
  const seed = seedOf(draw);
  const { oddField: tableSizes } = records.session;
  const played = pastRounds(records);
  const drawn = seatWithin(fieldOf(records), (within) => seatAtRandom({ ...within, played, seed, tableSizes }));
  return asDrawn(records, drawn, 'random', seed);
};

/** Best first; those who share a place are drawn, and who is not ranked comes last. */
const inOrder = (
  records: SessionRecords,
  players: readonly SeatingPlayer[],
  shuffle: <T>(items: readonly T[]) => T[],
): readonly SeatingPlayer[] => {
  const places = new Map(standings(standingsInput(records)).map(({ entrantId, place }) => [entrantId, place]));
  const placeOf = ({ id }: SeatingPlayer): number => places.get(id) ?? Number.POSITIVE_INFINITY;
  // A stable sort of people in drawn order leaves equals as they were drawn.
  return shuffle(players).sort((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other)),
  );
};

/** A seed of its own for each round's draw; who draws again after taking a round back gets the same unless they ask for another. */
const seedOf = ({ input, records, number }: Draw): number =>
  input.seed ?? (records.session.seed + Math.imul(number, SPREAD)) >>> 0;

/** The golden ratio of 32 bits: neighbouring rounds get seeds far apart. */
const SPREAD = 0x9e3779b1;

const fieldOf = ({ session, entrants, playerOf }: SessionRecords): SeatingField =>
  seatingField({
    people: entrants.map((entrant) => ({ ...entrant, player: playerOf(entrant) })),
    plannedFor: 'present',
    tableSizes: session.oddField,
  });

const asDrawn = (
  records: SessionRecords,
  drawn: Result<SeatedRound, PlanError>,
  method: Session['seating'],
  seed: number,
): DrawnRound => {
  const { tables, sitOuts } = needDrawn(records, drawn).round;
  return { tables, sitOuts, method, seed };
};

const needDrawn = <T, E extends { readonly code: string }>(records: SessionRecords, drawn: Result<T, E>): T => {
  if (!drawn.ok) throw invalid(nameFaults(drawn.errors, nameIn(records)));
  return drawn.value;
};

const faultsOf = (records: SessionRecords, round: PastRound) =>
  nameFaults(
    planFaults({
      rounds: [round],
      people: records.entrants,
      session: records.session,
      seated: [],
      expected: 'may-not-sit',
    }),
    nameIn(records),
  );

/** The rounds so far, as the seating counts them. */
const pastRounds = ({ rounds, tables }: SessionRecords): readonly PastRound[] =>
  rounds.map(({ id, number, sitOuts }) => ({
    number,
    tables: tables.filter(({ roundId }) => roundId === id).map(({ number: own, chairs }) => ({ number: own, chairs })),
    sitOuts,
  }));

/** The name of an entrant for a refusal. A plan may name somebody who was taken off the list since: then it is the id. */
export const nameIn = ({ entrants, playerOf }: SessionRecords): ((id: string) => string) => {
  const names = new Map(entrants.map((entrant) => [entrant.id, playerOf(entrant).displayName]));
  return (id) => names.get(id) ?? id;
};
