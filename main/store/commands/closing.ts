import type { Round, Session } from '../../../shared/records/records.ts';
import { replayStored } from '../../../shared/session/session-rules.ts';
import { tableResult } from '../../../shared/table/table-result.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { readSessionRecords } from '../session-records.ts';
import { needOpenSession, needUnfinished } from './sessions.ts';

/** The round while it may be written to. CONFLICT `round-confirmed` until it is reopened, `session-finished`. */
export const needOpenRound = async (draft: Draft, id: string): Promise<Round> => {
  const round = await draft.need('rounds', id);
  needOpen(await draft.need('sessions', round.sessionId), round);
  return round;
};

/** CONFLICT `session-finished`, `round-confirmed`. */
export const needOpen = (session: Session, { closing, number }: Round): void => {
  needUnfinished(session);
  if (closing === 'confirmed') throw conflict('round-confirmed', { round: number });
};

/**
 * Confirms a round: its results are what everybody agreed to, and nothing in it changes by mistake from then on. CONFLICT
 * `round-unfinished` with the tables that still play, `round-problems` with those where deals count nothing until somebody looks,
 * `round-disputed` with those that are disputed.
 */
export const confirmRound = async (gate: Gate, { roundId }: Inputs['rounds']['confirm']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'rounds.confirm' }, async (draft) => {
    const round = await draft.need('rounds', roundId);
    const session = await needOpenSession(draft, round.sessionId);
    if (round.closing === 'confirmed') return;
    const { tables, dealsOf } = await readSessionRecords(draft.db, session.id);
    const results = tables
      .filter((table) => table.roundId === roundId)
      .map((table) => ({ table, result: tableResult(table, replayStored(session, table, dealsOf(table.id))) }));
    const running = results.filter(({ result }) => result.state !== 'finished');
    const broken = results.filter(({ result }) => result.problems.length > 0);
    const disputed = results.filter(({ table }) => table.dispute !== undefined);
    const numbers = (found: typeof results) => found.map(({ table }) => table.number);
    if (running.length > 0) throw conflict('round-unfinished', { round: round.number, tables: numbers(running) });
    if (broken.length > 0) throw conflict('round-problems', { round: round.number, tables: numbers(broken) });
    if (disputed.length > 0) throw conflict('round-disputed', { round: round.number, tables: numbers(disputed) });
    draft.put('rounds', { ...round, closing: 'confirmed' });
    draft.describe({ sessionId: session.id, about: { round: round.number } });
  });
  return { seq };
};

/** Opens a confirmed round to corrections, with the reason for the history. It stays marked as reopened until it is confirmed again. */
export const reopenRound = async (gate: Gate, { roundId, reason }: Inputs['rounds']['reopen']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'rounds.reopen', reason }, async (draft) => {
    const round = await draft.need('rounds', roundId);
    await needOpenSession(draft, round.sessionId);
    if (round.closing !== 'confirmed') return;
    draft.put('rounds', { ...round, closing: 'reopened' });
    draft.describe({ sessionId: round.sessionId, about: { round: round.number } });
  });
  return { seq };
};
