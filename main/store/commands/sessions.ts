import type { Session } from '../../../shared/records/records.ts';
import { findChangeOf } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';
import { checkProfile } from '../rules.ts';

/** The session while it may be written to; CONFLICT `session-finished` after that. */
export const needOpenSession = async (draft: Draft, id: string): Promise<Session> => {
  const session = await draft.need('sessions', id);
  needUnfinished(session);
  return session;
};

/** CONFLICT `session-finished`. */
export const needUnfinished = ({ id, state }: Session): void => {
  if (state === 'finished') throw conflict('session-finished', { id });
};

/**
 * Sets a session up. INVALID with every fault of the profile's options. A retry with the same id and facts is
 * acknowledged, not doubled.
 */
export const createSession = async (gate: Gate, input: Inputs['sessions']['create']): Promise<Made> => {
  const head = { command: 'sessions.create', sessionId: input.id, about: { name: input.name } };
  const { seq, value } = await runCommand(gate, head, async (draft) => {
    const profile = needProfile(input.profile);
    const stored = await draft.get('sessions', input.id);
    if (stored === undefined) {
      return void draft.put('sessions', { ...input, profile, state: 'open', createdAt: draft.at });
    }
    const same = { ...input, profile, state: stored.state, createdAt: stored.createdAt };
    if (!isSame(stored, same)) throw conflict('id-taken', { kind: 'sessions', id: input.id });
    return findChangeOf(draft.db, input.id);
  });
  return { seq: value ?? seq, id: input.id };
};

/** Corrects the set-up. CONFLICT `profile-frozen` when the profile or ending changes after the first deal. */
export const amendSession = async (gate: Gate, input: Inputs['sessions']['amend']): Promise<Done> => {
  const head = { command: 'sessions.amend', sessionId: input.id, about: { name: input.name } };
  const { seq } = await runCommand(gate, head, async (draft) => {
    const stored = await needOpenSession(draft, input.id);
    const frozen = !isSame(stored.profile, input.profile) || !isSame(stored.ending, input.ending);
    const deals = await draft.db.of('deals').where('sessionId').equals(input.id).count();
    if (frozen && deals > 0) throw conflict('profile-frozen', { deals });
    const rounds = await draft.db.of('rounds').where('sessionId').equals(input.id).toArray();
    // The highest number, not how many: after a removal in the middle a round 3 of 2 would stay, and the one removed come back beside it.
    const seated = Math.max(0, ...rounds.map(({ number }) => number));
    if (input.roundCount < seated) throw invalid([{ code: 'rounds-seated', seated }]);
    const profile = frozen ? needProfile(input.profile) : stored.profile;
    draft.put('sessions', { ...stored, ...input, profile });
  });
  return { seq };
};

/** Closes a session, or opens it again: a closed one takes no writes. */
export const finishSession = async (gate: Gate, { id, finished }: Inputs['sessions']['finish']): Promise<Done> => {
  const head = { command: finished ? 'sessions.finish' : 'sessions.reopen', sessionId: id };
  const { seq } = await runCommand(gate, head, async (draft) => {
    const session = await draft.need('sessions', id);
    draft.put('sessions', { ...session, state: finished ? 'finished' : 'open' });
    draft.describe({ about: { name: session.name } });
  });
  return { seq };
};

/** Removes a session with everything that hangs on it; an undo brings all of it back. */
export const removeSession = async (gate: Gate, { id }: Inputs['sessions']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'sessions.remove', sessionId: id }, async (draft) => {
    const session = await draft.need('sessions', id);
    await removeSessionRecords(draft, id);
    draft.describe({ about: { name: session.name } });
  });
  return { seq };
};

/** Takes a session out with everything that hangs on it, within a command. */
export const removeSessionRecords = async (draft: Draft, id: string): Promise<void> => {
  for (const kind of ['entrants', 'rounds', 'tables', 'deals', 'plans', 'penalties', 'publications'] as const) {
    const ids = await draft.db.of(kind).where('sessionId').equals(id).primaryKeys();
    for (const own of ids) draft.remove(kind, own);
  }
  draft.remove('sessions', id);
};

const needProfile = (profile: Session['profile']): Session['profile'] => {
  const checked = checkProfile(profile);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
};
