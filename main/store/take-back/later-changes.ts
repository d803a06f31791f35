import type { Change } from '../../../shared/records/change.ts';
import { RESTORE_COMMAND, readTrail, undoneSeqs } from '../change-log.ts';
import type { StoreDatabase } from '../database.ts';
import { conflict, notFound, type Refusal } from '../refusal.ts';

/** A change that shall be taken back by itself, and what still holds of everything done since, the newest first. */
export type Earlier = { readonly change: Change; readonly later: readonly Change[] };

/**
 * NOT_FOUND when there is no such change; CONFLICT `change-undone` when it is taken back already, `before-restore` when the records
 * were replaced as a whole since.
 */
export const readEarlier = async (db: StoreDatabase, seq: number): Promise<Earlier> => {
  const change = await db.changes.get(seq);
  if (change === undefined || change.undoes !== null || change.redoes !== null) throw notFound('changes', String(seq));
  const undone = undoneSeqs(await readTrail(db));
  if (undone.has(seq)) throw conflict('change-undone', { seq });
  const since = await db.changes.where('seq').above(seq).reverse().toArray();
  if ([change, ...since].some(({ command }) => command === RESTORE_COMMAND)) throw conflict('before-restore', { seq });
  const later = since.filter((each) => each.undoes === null && each.redoes === null && !undone.has(each.seq));
  return { change, later };
};

/** The refusal that names the newest later change which meets the condition: it builds on the one to be taken back. */
export const dependent = ({ change, later }: Earlier, on: (later: Change) => boolean): Refusal => {
  const by = later.find(on);
  const { seq, command, about } = by ?? change;
  return conflict('later-change', { ...about, seq: change.seq, by: seq, command: String(about.command ?? command) });
};

/** Whether a change wrote one of these records. */
export const wroteAny =
  (ids: readonly string[]) =>
  ({ writes }: Change): boolean =>
    writes.some(({ id }) => ids.includes(id));
