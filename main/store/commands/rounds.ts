import { seatNextRound } from '../../../shared/session/seating/seat-next-round.ts';
import { tableState } from '../../../shared/table/replay.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { conflict, invalid } from '../refusal.ts';
import { replayStored } from '../seated-table.ts';
import { readSessionRecords, type SessionRecords } from '../session-records.ts';
import { needOpenSession } from './sessions.ts';

/**
 * Seats the next round from the session's seed. INVALID `too-few-players`; CONFLICT `rounds-complete`, `round-running`,
 * `session-finished`. When an earlier round was removed its number is given again.
 */
export const seatRound = async (gate: Gate, { sessionId }: Inputs['rounds']['seat']): Promise<Made> => {
  const roundId = gate.newId();
  const { seq } = await runCommand(gate, { command: 'rounds.seat', sessionId }, async (draft) => {
    const session = await needOpenSession(draft, sessionId);
    const records = await readSessionRecords(draft.db, sessionId);
    if (records.rounds.length >= session.roundCount) throw conflict('rounds-complete', { rounds: session.roundCount });
    needAllFinished(records);
    const number = freeNumber(records.rounds.map((round) => round.number));
    const seated = seatNextRound({
      seed: session.seed,
      roundNumber: number,
      roundsPlanned: session.roundCount,
      present: records.entrants.filter(({ status }) => status === 'present').map(({ id }) => id),
      past: records.rounds.map((round) => ({
        number: round.number,
        tables: records.tables.filter(({ roundId: own }) => own === round.id),
        sitOuts: round.sitOuts,
      })),
    });
    if (!seated.ok) throw invalid(seated.errors);
    const { sitOuts, certificate } = seated.value;
    draft.put('rounds', {
      id: roundId,
      sessionId,
      number,
      sitOuts,
      method: 'planned',
      seed: certificate.seed,
      closing: 'open',
      clock: null,
    });
    for (const { number: tableNumber, chairs } of seated.value.tables) {
      draft.put('tables', {
        id: draft.newId(),
        sessionId,
        roundId,
        number: tableNumber,
        chairs,
        standIns: {},
        ended: false,
        cancelled: false,
        totals: null,
        extraMinutes: 0,
      });
    }
    draft.describe({ about: { round: number, tables: seated.value.tables.length } });
  });
  return { seq, id: roundId };
};

const needAllFinished = ({ session, rounds, tables, dealsOf }: SessionRecords): void => {
  const running = tables.filter(
    (table) => tableState(table.ended, replayStored(session, dealsOf(table.id))) !== 'finished',
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

/** Removes a round with its tables and deals; standings follow by themselves, and an undo brings everything back. */
export const removeRound = async (gate: Gate, { roundId }: Inputs['rounds']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'rounds.remove' }, async (draft) => {
    const round = await draft.need('rounds', roundId);
    await needOpenSession(draft, round.sessionId);
    const tableIds = await draft.db.of('tables').where('roundId').equals(roundId).primaryKeys();
    const dealIds = await draft.db.of('deals').where('tableId').anyOf(tableIds).primaryKeys();
    for (const id of dealIds) draft.remove('deals', id);
    for (const id of tableIds) draft.remove('tables', id);
    draft.remove('rounds', roundId);
    draft.describe({ sessionId: round.sessionId, about: { round: round.number, deals: dealIds.length } });
  });
  return { seq };
};

/** Ends a table by hand before its ending rule does, or takes that back. */
export const endTable = async (gate: Gate, { id, ended }: Inputs['tables']['end']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: ended ? 'tables.end' : 'tables.reopen' }, async (draft: Draft) => {
    const table = await draft.need('tables', id);
    await needOpenSession(draft, table.sessionId);
    const round = await draft.need('rounds', table.roundId);
    draft.put('tables', { ...table, ended });
    draft.describe({ sessionId: table.sessionId, about: { round: round.number, table: table.number } });
  });
  return { seq };
};
