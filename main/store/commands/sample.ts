import {
  isSampleSession,
  REHEARSAL_SESSION,
  SAMPLE_PLAYERS,
  SAMPLE_SESSION,
} from '../../../shared/records/sample-ids.ts';
import type { StoreDatabase } from '../database.ts';
import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { makeSample } from '../sample/sample-records.ts';
import { removeSessionRecords } from './sessions.ts';

/** Adds the sample: its people and their session, in one change. CONFLICT `sample-there` while any of it is in the club. */
export const addSample = async (gate: Gate, input: Inputs['sample']['add']): Promise<Made> => {
  const head = { command: 'sample.add', sessionId: SAMPLE_SESSION };
  const { seq } = await runCommand(gate, head, async (draft) => {
    const session = await draft.get('sessions', SAMPLE_SESSION);
    const people = await draft.db.of('players').where('id').startsWith(SAMPLE_PLAYERS).count();
    if (session !== undefined || people > 0) throw conflict('sample-there');
    const sample = makeSample({ ...input, at: draft.at });
    draft.put('sessions', sample.session);
    for (const kind of ['players', 'entrants', 'rounds', 'tables', 'deals'] as const) {
      for (const record of sample[kind]) draft.putAny(kind, record);
    }
  });
  return { seq, id: SAMPLE_SESSION };
};

/**
 * Takes everything of the sample away, and what was entered into its evenings since, the rehearsal's too; an undo brings all of it
 * back. People who were added by hand stay, and so do people of the sample who play in a session of the club's own.
 */
export const removeSample = async (gate: Gate): Promise<Done> => {
  const head = { command: 'sample.remove', sessionId: SAMPLE_SESSION };
  const { seq } = await runCommand(gate, head, async (draft) => {
    for (const id of await removablePeople(draft.db)) draft.remove('players', id);
    for (const id of [SAMPLE_SESSION, REHEARSAL_SESSION]) {
      if ((await draft.get('sessions', id)) !== undefined) await removeSessionRecords(draft, id);
    }
  });
  return { seq };
};

/** Ids of the sample's people who play nowhere but in its evenings. */
export const removablePeople = async (db: StoreDatabase): Promise<readonly string[]> => {
  const ids = await db.of('players').where('id').startsWith(SAMPLE_PLAYERS).primaryKeys();
  const entrants = await db.of('entrants').where('playerId').anyOf(ids).toArray();
  const elsewhere = new Set(
    entrants.filter(({ sessionId }) => !isSampleSession(sessionId)).map(({ playerId }) => playerId),
  );
  return ids.filter((id) => !elsewhere.has(id));
};
