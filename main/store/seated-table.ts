import type { Deal, Round, Session, Table } from '../../shared/records/records.ts';
import { replayStored } from '../../shared/session/session-rules.ts';
import { tableResult } from '../../shared/table/table-result.ts';
import type { StoreDatabase } from './database.ts';
import { notFound } from './refusal.ts';

/** A table with everything that its replay needs. */
export type SeatedTable = {
  readonly session: Session;
  readonly round: Round;
  readonly table: Table;
  /** By position. */
  readonly deals: readonly Deal[];
};

/** Reads a table inside a transaction or a live query; NOT_FOUND when there is none. */
export const readSeatedTable = async (db: StoreDatabase, id: string): Promise<SeatedTable> => {
  // As much at once as can be: after each deal somebody waits for this.
  const [table, deals] = await Promise.all([
    db.of('tables').get(id),
    db.of('deals').where('tableId').equals(id).toArray(),
  ]);
  if (table === undefined) throw notFound('tables', id);
  const [session, round] = await Promise.all([
    db.of('sessions').get(table.sessionId),
    db.of('rounds').get(table.roundId),
  ]);
  if (session === undefined || round === undefined) throw new Error(`table ${id} hangs on nothing`);
  return { session, round, table, deals: byPosition(deals) };
};

export const byPosition = (deals: readonly Deal[]): readonly Deal[] =>
  [...deals].sort((left, right) => left.position - right.position);

/** Whether a table takes no further deal: ended by hand or by its ending rule, cancelled, or with totals in place of deals. */
export const isFinished = ({ session, table, deals }: SeatedTable): boolean =>
  tableResult(table, replayStored(session, table, deals)).state === 'finished';
