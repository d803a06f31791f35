import type { Backup } from '../../shared/records/backup.ts';
import type { Change, Write } from '../../shared/records/change.ts';
import { RECORD_KINDS, type RecordKind } from '../../shared/records/records.ts';
import { isSame } from './plain.ts';

type Stored = NonNullable<Write['after']>;

/** Records by kind and id, as the changes leave them. */
export type ReplayedRecords = Readonly<Record<RecordKind, ReadonlyMap<string, Stored>>>;

/** Plays changes from an empty database. */
export const replayChanges = (changes: readonly Change[]): ReplayedRecords => {
  const records: Record<RecordKind, Map<string, Stored>> = {
    players: new Map(),
    sessions: new Map(),
    entrants: new Map(),
    rounds: new Map(),
    tables: new Map(),
    deals: new Map(),
    plans: new Map(),
    penalties: new Map(),
    publications: new Map(),
    seasons: new Map(),
  };
  for (const { kind, id, after } of changes.flatMap(({ writes }) => writes)) {
    if (after === null) records[kind].delete(id);
    else records[kind].set(id, after);
  }
  return records;
};

export type ReplayFault =
  | { readonly code: 'gap'; readonly expected: number; readonly found: number }
  /** A record is not what the changes made of it; `id` is the first of its kind. */
  | { readonly code: 'record-differs'; readonly kind: RecordKind; readonly id: string };

/** Whether the changes are complete and lead to exactly these records: a backup whose parts disagree is no backup. */
export const checkReplay = ({
  seq,
  changes,
  records,
}: Pick<Backup, 'seq' | 'changes' | 'records'>): readonly ReplayFault[] => {
  const jump = changes.findIndex((change, index) => change.seq !== index + 1);
  if (jump >= 0) return [{ code: 'gap', expected: jump + 1, found: changes[jump]?.seq ?? 0 }];
  if (changes.length !== seq) return [{ code: 'gap', expected: changes.length, found: seq }];
  const replayed = replayChanges(changes);
  return RECORD_KINDS.flatMap((kind) => {
    const id = differing(records[kind], replayed[kind]);
    return id === undefined ? [] : [{ code: 'record-differs' as const, kind, id }];
  });
};

const differing = (stored: readonly Stored[], replayed: ReadonlyMap<string, Stored>): string | undefined => {
  const byId = new Map(stored.map((record) => [record.id, record]));
  const twice = stored.find((record) => byId.get(record.id) !== record);
  if (twice !== undefined) return twice.id;
  return [...new Set([...byId.keys(), ...replayed.keys()])].find((id) => !isSame(byId.get(id), replayed.get(id)));
};
