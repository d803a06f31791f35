import { type Backup, readBackup, writeBackup } from '../../../shared/records/backup.ts';
import type { Change } from '../../../shared/records/change.ts';
import { RECORD_KINDS } from '../../../shared/records/records.ts';
import { RESTORE_COMMAND } from '../change-log.ts';
import { type Mark, readErasures, readLastSeq, readStoreId, type StoreDatabase } from '../database.ts';
import { applyWrites, type Gate } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';
import { checkReplay } from '../replay-changes.ts';

/** Notes how far the journal file is on disk. A note about a file, not about the club: no change is written. */
export const markJournal = ({ db }: Gate, mark: Mark): Promise<Record<string, never>> => putMark(db, 'journal', mark);

/** Notes when a backup was last downloaded or written, and how far it reaches. */
export const markBackup = ({ db }: Gate, mark: Mark): Promise<Record<string, never>> => putMark(db, 'backup', mark);

const putMark = async (
  db: StoreDatabase,
  key: 'journal' | 'backup',
  { seq, at }: Mark,
): Promise<Record<string, never>> => {
  await db.meta.put({ key, mark: { seq, at } });
  return {};
};

/** The whole club as text: records and the changes that made them. */
export const backUp = ({ db, now }: Gate): Promise<{ readonly text: string; readonly seq: number }> =>
  db.transaction('r', db.tables, async () => {
    const backup = await readAll(db, now());
    return { text: writeBackup(backup), seq: backup.seq };
  });

const readAll = async (db: StoreDatabase, at: string): Promise<Backup> => ({
  storeId: await readStoreId(db),
  seq: await readLastSeq(db),
  at,
  records: {
    players: await db.of('players').toArray(),
    sessions: await db.of('sessions').toArray(),
    entrants: await db.of('entrants').toArray(),
    rounds: await db.of('rounds').toArray(),
    tables: await db.of('tables').toArray(),
    deals: await db.of('deals').toArray(),
    plans: await db.of('plans').toArray(),
    penalties: await db.of('penalties').toArray(),
    publications: await db.of('publications').toArray(),
    seasons: await db.of('seasons').toArray(),
  },
  changes: await db.changes.orderBy('seq').toArray(),
});

/** A backup that can be restored; INVALID with every fault of the file. Asked for before anything makes room for it. */
export const soundBackup = ({ text }: Inputs['store']['restore']): Backup => {
  const read = readBackup(text);
  if (!read.ok) throw invalid(read.errors);
  const faults = checkReplay(read.value);
  if (faults.length > 0) throw invalid(faults);
  return read.value;
};

/**
 * Replaces everything by a backup, its history included, and returns what was there before as a backup. The database gets a
 * new identity: its changes are other ones now, and a journal that goes on from the old ones would mix two histories.
 */
export const restoreStore = (
  { db, now, newId }: Gate,
  backup: Backup,
): Promise<{ readonly seq: number; readonly replaced: string }> =>
  db.transaction('rw', db.tables, async () => {
    const replaced = writeBackup(await readAll(db, now()));
    const marker = restoreMarker(backup, now());
    // Whom the files outside still name, they name after a restore too.
    const erasures = await readErasures(db);
    for (const table of db.tables) await table.clear();
    await db.meta.put({ key: 'store', storeId: newId() });
    // The marker stands for nothing that the file lacks.
    await db.meta.put({ key: 'backup', mark: { seq: marker.seq, at: backup.at } });
    if (erasures.length > 0) await db.meta.put({ key: 'erasures', erasures });
    for (const kind of RECORD_KINDS) await db.table(kind).bulkAdd(backup.records[kind]);
    await db.changes.bulkAdd([...backup.changes, marker]);
    return { seq: marker.seq, replaced };
  });

/** Says in the history that the records were replaced here, and keeps an undo from reaching behind. */
const restoreMarker = ({ seq, at: from, changes }: Backup, at: string): Change => ({
  seq: seq + 1,
  at,
  command: RESTORE_COMMAND,
  reason: null,
  sessionId: null,
  about: { from, changes: changes.length },
  undoes: null,
  redoes: null,
  writes: [],
});

/**
 * Brings an empty database, or an older state of the same one, up to the journal. INVALID `gap` and `before-differs` (with
 * `seq`) when the changes do not follow from what is stored; CONFLICT `other-store` when another club's records are there.
 */
export const rebuildStore = ({ db }: Gate, { storeId, changes }: Inputs['store']['rebuild']): Promise<Done> =>
  db.transaction('rw', db.tables, async () => {
    const last = await readLastSeq(db);
    const own = await readStoreId(db);
    if (last > 0 && own !== storeId) throw conflict('other-store', { storeId: own });
    const known = last === 0 ? undefined : changes.find(({ seq }) => seq === last);
    if (known !== undefined && !isSame(known, await db.changes.get(last))) throw conflict('other-store', { seq: last });
    let seq = last;
    for (const change of changes.filter((each) => each.seq > last)) {
      if (change.seq !== seq + 1) throw invalid([{ code: 'gap', expected: seq + 1, found: change.seq }]);
      await needBefore(db, change);
      await applyWrites(db, change.writes);
      await db.changes.add(change);
      seq = change.seq;
    }
    await db.meta.put({ key: 'store', storeId });
    return { seq };
  });

const needBefore = async (db: StoreDatabase, { seq, writes }: Change): Promise<void> => {
  for (const { kind, id, before } of writes) {
    const stored = (await db.of(kind).get(id)) ?? null;
    if (!isSame(stored, before)) throw invalid([{ code: 'before-differs', seq, kind, id }]);
  }
};
