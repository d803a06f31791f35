import { replayStored } from '../../../shared/session/session-rules.ts';
import { tableResult } from '../../../shared/table/table-result.ts';
import { type DrawnRound, drawRound } from '../draw-round.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Inputs, Made } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { readSessionRecords, type SessionRecords } from '../session-records.ts';
import { readPlan } from './plans.ts';
import { needOpenSession } from './sessions.ts';

/**
 * Seats the next round: as the stored plan says, or by the method named, or by the session's own. INVALID
 * `too-few-players`, `plan-does-not-fit`, or everything that is wrong with tables made by hand; CONFLICT
 * `rounds-complete`, `round-running`, `session-finished`. When an earlier round was removed its number is given again.
 */
export const seatRound = async (gate: Gate, input: Inputs['rounds']['seat']): Promise<Made> => {
  const { sessionId } = input;
  const roundId = gate.newId();
  const { seq } = await runCommand(gate, { command: 'rounds.seat', sessionId }, async (draft) => {
    const session = await needOpenSession(draft, sessionId);
    const records = await readSessionRecords(draft.db, sessionId);
    if (records.rounds.length >= session.roundCount) throw conflict('rounds-complete', { rounds: session.roundCount });
    needAllFinished(records);
    const number = freeNumber(records.rounds.map((round) => round.number));
    const plan = await readPlan(draft.db, sessionId);
    const drawn = drawRound({ input, records, number, plan });
    putRound(draft, { id: roundId, sessionId, number, drawn });
    draft.describe({ about: { round: number, tables: drawn.tables.length } });
  });
  return { seq, id: roundId };
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
    seatedAt: draft.at,
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
