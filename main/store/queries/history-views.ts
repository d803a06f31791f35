import type { HistoryEntry, StoreStatus } from '../../../shared/contract/views.ts';
import type { Change } from '../../../shared/records/change.ts';
import type { Deal } from '../../../shared/records/records.ts';
import { BRING_BACK, readTrail, readUndoState, summarize, TAKE_BACK, undoneSeqs } from '../change-log.ts';
import { type MetaRow, readStoreId, type StoreDatabase } from '../database.ts';
import { notFound } from '../refusal.ts';
import { belongsTo, type RecordName } from './of-record.ts';

type Wanted = { readonly sessionId: string | null; readonly limit: number; readonly record?: RecordName | undefined };

/** The newest changes, newest first: of one session, or of everything when `sessionId` is null; only those of one record where one is named. */
export const readHistory = async (
  db: StoreDatabase,
  { sessionId, limit, record }: Wanted,
): Promise<readonly HistoryEntry[]> => {
  const undone = undoneSeqs(await readTrail(db));
  const source = sessionId === null ? db.changes.toCollection() : db.changes.where('sessionId').equals(sessionId);
  const wanted = record === undefined ? source : source.filter(await belongsTo(db, record));
  const changes = await wanted.reverse().limit(limit).toArray();
  const taken = takenBack(changes, undone);
  return changes.map((change) => ({
    ...summarize(change, undone.has(change.seq)),
    takenBackBy: taken.get(change.seq) ?? null,
  }));
};

/**
 * Which change took which back by itself, as things are now. What takes a change back touches the same records, so that it stands among
 * the newer ones of the same list.
 */
const takenBack = (newestFirst: readonly Change[], undone: ReadonlySet<number>): ReadonlyMap<number, number> => {
  const by = new Map<number, number>();
  for (const { seq, command, about } of newestFirst) {
    const takes = command === TAKE_BACK || command === BRING_BACK;
    if (takes && !undone.has(seq) && !by.has(seq)) by.set(Number(about.target), seq);
  }
  return by;
};

/** One change with its records. NOT_FOUND when there is none. */
export const readChange = async (db: StoreDatabase, seq: number): Promise<Change> => {
  const change = await db.changes.get(seq);
  if (change === undefined) throw notFound('changes', String(seq));
  return change;
};

export type DealVersion = {
  readonly at: string;
  readonly command: string;
  readonly reason: string | null;
  /** Null: the deal was taken out. */
  readonly deal: Deal | null;
};

/** Every version of one deal, oldest first; empty when there never was such a deal. */
export const readDealVersions = async (db: StoreDatabase, id: string): Promise<readonly DealVersion[]> => {
  const deal = await db.of('deals').get(id);
  const source = deal === undefined ? db.changes.toCollection() : db.changes.where('sessionId').equals(deal.sessionId);
  const versions: DealVersion[] = [];
  await source.each(({ at, command, reason, writes }) => {
    for (const { kind, id: written, after } of writes) {
      if (kind !== 'deals' || written !== id) continue;
      if (after === null || 'facts' in after) versions.push({ at, command, reason, deal: after });
    }
  });
  return versions;
};

/** Where the database stands and how far the files reach; the number of subscriptions is added by the router. */
export const readStatus = async (db: StoreDatabase): Promise<Omit<StoreStatus, 'subscriptions'>> => {
  const { undo, redo, last } = await readUndoState(db);
  return {
    storeId: await readStoreId(db),
    seq: last,
    journal: markOf(await db.meta.get('journal')),
    backup: markOf(await db.meta.get('backup')),
    undo,
    redo,
  };
};

const markOf = (row: MetaRow | undefined): StoreStatus['journal'] =>
  row !== undefined && 'mark' in row ? row.mark : null;
