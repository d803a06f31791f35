import type { Penalty } from '../../../shared/records/records.ts';
import { checkPenalty } from '../../../shared/session/penalty-totals.ts';
import { chairOfEntrant } from '../../../shared/table/seats.ts';
import { findChangeOf } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';
import { needOpenSession } from './sessions.ts';

/**
 * Enters a penalty. INVALID with every contradiction (`checkPenalty`, `entrant-not-in-session`, `not-at-table`); CONFLICT
 * `session-finished`. A retry with the same id and facts is acknowledged, not doubled; other facts: `id-taken`.
 */
export const addPenalty = async (gate: Gate, input: Inputs['penalties']['add']): Promise<Made> => {
  const { id, sessionId } = input;
  const { seq, value } = await runCommand(gate, { command: 'penalties.add', sessionId }, async (draft) => {
    await needOpenSession(draft, sessionId);
    const stored = await draft.get('penalties', id);
    if (stored !== undefined) {
      if (!isSame(stored, { ...stored, ...input })) throw conflict('id-taken', { kind: 'penalties', id });
      return findChangeOf(draft.db, id);
    }
    await putChecked(draft, { ...input, at: draft.at, cancelled: false });
    return undefined;
  });
  return { seq: value ?? seq, id };
};

/** Corrects an entry; its time and whether it counts stay. INVALID as for `addPenalty`. */
export const amendPenalty = async (gate: Gate, input: Inputs['penalties']['amend']): Promise<Done> => {
  const { because, ...facts } = input;
  const { seq } = await runCommand(gate, { command: 'penalties.amend', reason: because }, async (draft) => {
    const stored = await draft.need('penalties', facts.id);
    await needOpenSession(draft, stored.sessionId);
    await putChecked(draft, { ...stored, ...facts });
  });
  return { seq };
};

/** Cancels an entry, or makes it count again; it stays in the register. */
export const cancelPenalty = async (
  gate: Gate,
  { id, cancelled, because }: Inputs['penalties']['cancel'],
): Promise<Done> => {
  const head = { command: cancelled ? 'penalties.cancel' : 'penalties.restore', reason: because };
  const { seq } = await runCommand(gate, head, async (draft) => {
    const stored = await draft.need('penalties', id);
    await needOpenSession(draft, stored.sessionId);
    draft.put('penalties', { ...stored, cancelled });
    await describePenalty(draft, stored);
  });
  return { seq };
};

const putChecked = async (draft: Draft, penalty: Penalty): Promise<void> => {
  const strangers = await findStrangers(draft, penalty);
  const errors = [
    ...checkPenalty(penalty),
    ...strangers.map((id) => ({ code: 'entrant-not-in-session', entrantId: id })),
    ...(await findTableErrors(draft, penalty)),
  ];
  if (errors.length > 0) throw invalid(errors);
  draft.put('penalties', penalty);
  await describePenalty(draft, penalty);
};

const findStrangers = async (draft: Draft, { sessionId, entrantId, gains }: Penalty): Promise<readonly string[]> => {
  const ids = [...new Set([entrantId, ...gains.map((gain) => gain.entrantId)])];
  const found = await draft.db.of('entrants').bulkGet(ids);
  return ids.filter((_, index) => found[index]?.sessionId !== sessionId);
};

/** A stand-in can offend too. */
const findTableErrors = async (draft: Draft, { tableId, sessionId, entrantId }: Penalty) => {
  if (tableId === null) return [];
  const table = await draft.need('tables', tableId);
  const sits = chairOfEntrant(table.chairs, entrantId) !== undefined;
  const standsIn = Object.values(table.standIns).includes(entrantId);
  return table.sessionId === sessionId && (sits || standsIn) ? [] : [{ code: 'not-at-table', table: table.number }];
};

const describePenalty = async (draft: Draft, { sessionId, entrantId }: Penalty): Promise<void> => {
  const entrant = await draft.get('entrants', entrantId);
  const player = entrant && (await draft.get('players', entrant.playerId));
  draft.describe({ sessionId, about: { name: player?.displayName ?? '' } });
};
