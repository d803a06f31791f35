import type { Change, Write } from '../../../shared/records/change.ts';
import { RESTORE_COMMAND, readTrail, redoTarget, undoTarget } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, notFound } from '../refusal.ts';

/**
 * Takes back the newest change that is not taken back, as a new change that writes the inverse.
 * CONFLICT `nothing-to-undo`; `stale` when `seq` is not that change or a record is no longer as the change left it.
 */
export const undoChange = async (gate: Gate, { seq: wanted }: Inputs['history']['undo']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'history.undo', undoes: wanted }, async (draft) => {
    const target = undoTarget(await readTrail(draft.db));
    const change = await needTarget(draft, { target, wanted, none: 'nothing-to-undo' });
    await writeOver(
      draft,
      change.writes.map(({ kind, id, before, after }) => ({ kind, id, from: after, to: before })),
    );
    describeTarget(draft, change);
  });
  return { seq };
};

/** Brings back the change that was taken back last. CONFLICT `nothing-to-redo`, `stale` as for undo. */
export const redoChange = async (gate: Gate, { seq: wanted }: Inputs['history']['redo']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'history.redo', redoes: wanted }, async (draft) => {
    const target = redoTarget(await readTrail(draft.db));
    const change = await needTarget(draft, { target, wanted, none: 'nothing-to-redo' });
    await writeOver(
      draft,
      change.writes.map(({ kind, id, before, after }) => ({ kind, id, from: before, to: after })),
    );
    describeTarget(draft, change);
  });
  return { seq };
};

type TargetInput = { readonly target: number | undefined; readonly wanted: number; readonly none: string };

const needTarget = async (draft: Draft, { target, wanted, none }: TargetInput): Promise<Change> => {
  if (target === undefined) throw conflict(none);
  const change = await draft.db.changes.get(target);
  if (change === undefined) throw notFound('changes', String(target));
  // The records were replaced as a whole: the changes before a restore have nothing left to act on.
  if (change.command === RESTORE_COMMAND) throw conflict(none);
  if (target !== wanted) throw conflict('stale', { seq: target });
  return change;
};

type Step = {
  readonly kind: Write['kind'];
  readonly id: string;
  readonly from: Write['before'];
  readonly to: Write['after'];
};

/** Puts `to` where `from` still stands. */
const writeOver = async (draft: Draft, steps: readonly Step[]): Promise<void> => {
  for (const { kind, id, from, to } of steps) {
    const stored = (await draft.get(kind, id)) ?? null;
    if (!isSame(stored, from)) throw conflict('stale', { kind, id });
    if (to === null) draft.remove(kind, id);
    else draft.putAny(kind, to);
  }
};

/** The history tells of an undo in the words of the change it took back. */
const describeTarget = (draft: Draft, { command, about, sessionId }: Change): void =>
  draft.describe({ sessionId, about: { ...about, command } });
