import type { Plan } from '../../../shared/records/seating.ts';
import { nameFaults, planFaults } from '../../../shared/session/plan-fit.ts';
import { findChangeOf } from '../change-log.ts';
import type { StoreDatabase } from '../database.ts';
import { nameIn } from '../draw-round.ts';
import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';
import { readSessionRecords } from '../session-records.ts';
import { needOpenSession } from './sessions.ts';

/** The plan of a session; undefined when it has none. */
export const readPlan = async (db: StoreDatabase, sessionId: string): Promise<Plan | undefined> =>
  db.of('plans').where('sessionId').equals(sessionId).first();

/**
 * Keeps a plan that was made, imported or edited, in place of the one it `replaces`. The checker judges it here, whoever made
 * it: INVALID with every fault, people by name, and nothing is kept. What the old plan said of rounds that are seated stays
 * with the new one, so that a round that is taken back can be seated as before. CONFLICT `plan-changed` when
 * another window was faster; a retry is acknowledged.
 */
export const keepPlan = async (gate: Gate, { replaces, ...given }: Inputs['plans']['keep']): Promise<Made> => {
  const { sessionId } = given;
  const { seq, value } = await runCommand(gate, { command: 'plans.keep', sessionId }, async (draft) => {
    const session = await needOpenSession(draft, sessionId);
    const records = await readSessionRecords(draft.db, sessionId);
    const stored = await readPlan(draft.db, sessionId);
    const seated = records.rounds.map(({ number }) => number);
    const before = stored?.rounds.filter(({ number }) => seated.includes(number)) ?? [];
    const plan = { ...given, rounds: [...before, ...given.rounds] };
    if (stored?.id === given.id && isSame(stored, plan)) return findChangeOf(draft.db, given.id);
    if ((stored?.id ?? null) !== replaces) throw conflict('plan-changed', { id: stored?.id ?? null });
    const faults = planFaults({ rounds: given.rounds, people: records.entrants, session, seated, expected: 'may-sit' });
    if (faults.length > 0) throw invalid(nameFaults(faults, nameIn(records)));
    if (stored !== undefined && stored.id !== plan.id) draft.remove('plans', stored.id);
    draft.put('plans', plan);
    draft.describe({ about: { rounds: given.rounds.length, method: given.method } });
  });
  return { seq: value ?? seq, id: given.id };
};

/** Takes the plan away: rounds are seated by the session's own method again. */
export const removePlan = async (gate: Gate, { sessionId }: Inputs['plans']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'plans.remove', sessionId }, async (draft) => {
    await needOpenSession(draft, sessionId);
    const stored = await readPlan(draft.db, sessionId);
    if (stored === undefined) return;
    draft.remove('plans', stored.id);
    draft.describe({ about: { rounds: stored.rounds.length } });
  });
  return { seq };
};
