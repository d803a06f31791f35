import type { Plan, Round } from '../../../shared/records/records.ts';
import { nameFaults, planFaults } from '../../../shared/session/plan-fit.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { seatNextRound } from '../../../shared/session/seating/seat-next-round.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { tableResult } from '../../../shared/table/table-result.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Inputs, Made } from '../inputs.ts';
import { conflict, invalid } from '../refusal.ts';
import { replayStored } from '../seated-table.ts';
import { readSessionRecords, type SessionRecords } from '../session-records.ts';
import { nameIn, readPlan } from './plans.ts';
import { needOpenSession } from './sessions.ts';

/** How a round came about, with its seats. */
type DrawnRound = Pick<PastRound, 'tables' | 'sitOuts'> & Pick<Round, 'method' | 'seed'>;

type SeatInput = Inputs['rounds']['seat'];

/** What a draw knows: the wish, everything of the session, the number of the round and the stored plan. */
type Draw = {
  readonly input: SeatInput;
  readonly records: SessionRecords;
  readonly number: number;
  readonly plan: Plan | undefined;
};

/**
 * Seats the next round: as the stored plan says, or by the method named, or by the session's own. INVALID
 * `too-few-players`, `plan-does-not-fit`, or everything that is wrong with tables made by hand; CONFLICT
 * `rounds-complete`, `round-running`, `session-finished`. When an earlier round was removed its number is given again.
 */
export const seatRound = async (gate: Gate, input: SeatInput): Promise<Made> => {
  const { sessionId } = input;
  const roundId = gate.newId();
  const { seq } = await runCommand(gate, { command: 'rounds.seat', sessionId }, async (draft) => {
    const session = await needOpenSession(draft, sessionId);
    const records = await readSessionRecords(draft.db, sessionId);
    if (records.rounds.length >= session.roundCount) throw conflict('rounds-complete', { rounds: session.roundCount });
    needAllFinished(records);
    const number = freeNumber(records.rounds.map((round) => round.number));
    const plan = await readPlan(draft.db, sessionId);
    const drawn = await drawRound({ input, records, number, plan });
    putRound(draft, { id: roundId, sessionId, number, drawn });
    draft.describe({ about: { round: number, tables: drawn.tables.length } });
  });
  return { seq, id: roundId };
};

const drawRound = async (draw: Draw): Promise<DrawnRound> => {
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
    case 'random':
      throw invalid([{ code: 'plan-lacks-round', round: number }]);
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
  const seated = new Set(tables.flatMap(({ chairs }) => seatedEntrants(chairs)));
  const sitOuts = records.entrants
    .filter(({ id, status, role }) => status === 'present' && role === 'player' && !seated.has(id))
    .map(({ id }) => id);
  if (tables.length === 0) throw invalid([{ code: 'no-tables' }]);
  // Four who sit out while they could play are the organiser's decision here; the screen warns.
  const faults = faultsOf(records, { number, tables, sitOuts }).filter(({ code }) => code !== 'too-many-sit-outs');
  if (faults.length > 0) throw invalid(faults);
  return { tables, sitOuts, method: 'by-hand', seed: null };
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

const drawPlanned = ({ records, number }: Draw): DrawnRound => {
  const { session, entrants } = records;
  const seated = seatNextRound({
    seed: session.seed,
    roundNumber: number,
    roundsPlanned: session.roundCount,
    present: entrants.filter(({ status }) => status === 'present').map(({ id }) => id),
    past: pastRounds(records),
  });
  if (!seated.ok) throw invalid(nameFaults(seated.errors, nameIn(records)));
  const { tables, sitOuts, certificate } = seated.value;
  return { tables, sitOuts, method: 'planned', seed: certificate.seed };
};

type RoundToPut = {
  readonly id: string;
  readonly sessionId: string;
  readonly number: number;
  readonly drawn: DrawnRound;
};

const putRound = (draft: Draft, { id, sessionId, number, drawn }: RoundToPut): void => {
  const { tables, sitOuts, method, seed } = drawn;
  draft.put('rounds', {
    id,
    sessionId,
    number,
    sitOuts: [...sitOuts],
    method,
    seed,
    closing: 'open',
    clock: null,
  });
  for (const { number: tableNumber, chairs } of tables) {
    draft.put('tables', {
      id: draft.newId(),
      sessionId,
      roundId: id,
      number: tableNumber,
      chairs,
      standIns: {},
      ended: false,
      cancelled: false,
      totals: null,
      extraMinutes: 0,
    });
  }
};

const needAllFinished = ({ session, rounds, tables, dealsOf }: SessionRecords): void => {
  const running = tables.filter(
    (table) => tableResult(table, replayStored(session, table, dealsOf(table.id))).state !== 'finished',
  );
  const numbers = rounds.filter(({ id }) => running.some(({ roundId }) => roundId === id)).map(({ number }) => number);
  if (running.length > 0)
    throw conflict('round-running', { rounds: numbers, tables: running.map(({ number }) => number) });
};

const freeNumber = (taken: readonly number[]): number => {
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
};
