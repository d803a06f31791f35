import type { ChangeSummary } from '../../shared/contract/views.ts';
import type { Change } from '../../shared/records/change.ts';
import { readLastSeq, type StoreDatabase } from './database.ts';

/**
 * Command of the row that a restore leaves: it touches nothing by itself and nothing before it can be taken back, since
 * the records were replaced as a whole.
 */
export const RESTORE_COMMAND = 'store.restore';

/** Command of the row that an erasure leaves. It names itself as what it takes back, so that nothing else does. */
export const ERASE_COMMAND = 'players.erase';

/** Take one earlier change back by itself, and bring it back: ordinary changes, so that undo keeps to its order. */
export const TAKE_BACK = 'history.takeBack';
export const BRING_BACK = 'history.bringBack';

/** Which changes took back or brought back which. Read from keys alone, never from the changes themselves. */
export type Trail = {
  readonly last: number;
  /** Target by the sequence of the undoing, respectively redoing, change. */
  readonly undoes: ReadonlyMap<number, number>;
  readonly redoes: ReadonlyMap<number, number>;
};

export const readTrail = async (db: StoreDatabase): Promise<Trail> => ({
  last: await readLastSeq(db),
  undoes: await readTargets(db, 'undoes'),
  redoes: await readTargets(db, 'redoes'),
});

/** Both lists come in the order of the index, so they pair up. */
const readTargets = async (db: StoreDatabase, index: 'undoes' | 'redoes'): Promise<ReadonlyMap<number, number>> => {
  const targets = await db.changes.orderBy(index).keys();
  const seqs = await db.changes.orderBy(index).primaryKeys();
  return new Map(seqs.map((seq, at) => [seq, Number(targets[at])]));
};

/** Sequences that are taken back at present: the newest word on each counts. */
export const undoneSeqs = ({ undoes, redoes }: Trail): ReadonlySet<number> => {
  const words = [...undoes]
    .map(([seq, target]) => ({ seq, target, undone: seq !== target }))
    .concat([...redoes].map(([seq, target]) => ({ seq, target, undone: false })));
  const state = new Map<number, boolean>();
  for (const { target, undone } of words.sort((left, right) => left.seq - right.seq)) state.set(target, undone);
  return new Set([...state].filter(([, undone]) => undone).map(([target]) => target));
};

/** The newest ordinary change that is not taken back, or undefined. */
export const undoTarget = (trail: Trail): number | undefined => {
  const undone = undoneSeqs(trail);
  for (let seq = trail.last; seq > 0; seq -= 1) {
    if (!trail.undoes.has(seq) && !trail.redoes.has(seq) && !undone.has(seq)) return seq;
  }
  return undefined;
};

/** The change that was taken back last, as long as no ordinary change came after; undefined otherwise. */
export const redoTarget = (trail: Trail): number | undefined => {
  const stack: number[] = [];
  let first = trail.last + 1;
  const returns = (seq: number) => trail.redoes.has(seq) || (trail.undoes.get(seq) ?? seq) !== seq;
  while (returns(first - 1)) first -= 1;
  for (let seq = first; seq <= trail.last; seq += 1) {
    const undone = trail.undoes.get(seq);
    if (undone === undefined) stack.pop();
    else stack.push(undone);
  }
  return stack.at(-1);
};

/** The change without its records. */
export const summarize = (change: Change, undone: boolean): ChangeSummary => ({
  seq: change.seq,
  at: change.at,
  command: change.command,
  reason: change.reason,
  sessionId: change.sessionId,
  about: change.about,
  undoes: change.undoes,
  redoes: change.redoes,
  undone,
});

/** The changes that undo and redo would act on now. */
export const readUndoState = async (
  db: StoreDatabase,
): Promise<{ readonly undo: ChangeSummary | null; readonly redo: ChangeSummary | null; readonly last: number }> => {
  const trail = await readTrail(db);
  const undo = await readOrdinary(db, undoTarget(trail));
  const redo = await readOrdinary(db, redoTarget(trail));
  return { undo: undo && summarize(undo, false), redo: redo && summarize(redo, true), last: trail.last };
};

const readOrdinary = async (db: StoreDatabase, seq: number | undefined): Promise<Change | null> => {
  const change = seq === undefined ? undefined : await db.changes.get(seq);
  return change === undefined || change.command === RESTORE_COMMAND ? null : change;
};

/** Sequence of the newest change that wrote this record, or undefined. Newest first, so a retry finds its own at once. */
export const findChangeOf = async (db: StoreDatabase, id: string): Promise<number | undefined> =>
  (
    await db.changes
      .toCollection()
      .reverse()
      .filter(({ writes }) => writes.some((write) => write.id === id))
      .first()
  )?.seq;
