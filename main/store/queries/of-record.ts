import type { Change, Write } from '../../../shared/records/change.ts';
import type { RecordKind } from '../../../shared/records/records.ts';
import type { StoreDatabase } from '../database.ts';
import { isSame } from '../plain.ts';

export type RecordName = { readonly kind: RecordKind; readonly id: string };

/**
 * Whether a change belongs to the past of a record: of a table also its deals and the penalties given there, of a person everything that
 * names them, of a session all of it. Within a transaction.
 */
export const belongsTo = async (db: StoreDatabase, { kind, id }: RecordName): Promise<(change: Change) => boolean> => {
  if (kind === 'sessions')
    return ({ sessionId, writes }) => sessionId === id || writes.some((write) => write.id === id);
  if (kind === 'tables') return ({ writes }) => writes.some((write) => isOfTable(write, id));
  if (kind !== 'players') return ({ writes }) => writes.some((write) => write.kind === kind && write.id === id);
  const entrants = await db.of('entrants').where('playerId').equals(id).primaryKeys();
  const ids = new Set([id, ...entrants]);
  return ({ writes }) => writes.some((write) => isOfPerson(write, ids));
};

const isOfTable = ({ kind, id, before, after }: Write, tableId: string): boolean => {
  if (kind === 'deals' || kind === 'penalties') return before?.tableId === tableId || after?.tableId === tableId;
  return kind === 'tables' && id === tableId;
};

const isOfPerson = (write: Write, ids: ReadonlySet<string>): boolean => {
  const { kind, id, before, after } = write;
  if (kind === 'publications' || kind === 'plans') return false;
  const named = (record: Write['after']) => namesIn(record).filter((name) => ids.has(name.id));
  if (kind === 'penalties') return [...named(before), ...named(after)].length > 0;
  return ids.has(id) || !isSame(named(before), named(after));
};

type Named = { readonly id: string | null; readonly place: string };

/** The people a record names, and the seat of each: who moves to another seat is named otherwise. */
const namesIn = (record: Write['after']): readonly (Named & { readonly id: string })[] => {
  const found: readonly Named[] = record === null ? [] : placesIn(record);
  return found.flatMap(({ id, place }) => (id === null ? [] : [{ id, place }]));
};

const placesIn = (record: NonNullable<Write['after']>): readonly Named[] => {
  if ('chairs' in record) {
    const seats = Object.entries(record.chairs).map(([place, id]) => ({ id, place }));
    return [...seats, ...Object.entries(record.standIns).map(([place, id]) => ({ id, place: `for ${place}` }))];
  }
  if ('sitOuts' in record) return record.sitOuts.map((id) => ({ id, place: '' }));
  if ('gains' in record) return [record, ...record.gains].map(({ entrantId }) => ({ id: entrantId, place: '' }));
  return 'playerId' in record ? [{ id: record.playerId, place: '' }] : [];
};
