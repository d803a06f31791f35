import type { MergePreview } from '../../../shared/contract/season-views.ts';
import { mergeCards, mergeErrors, mergeSession, type SessionToMerge } from '../../../shared/records/merge-players.ts';
import type { Player, Session } from '../../../shared/records/records.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { StoreDatabase } from '../database.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { invalid, notFound } from '../refusal.ts';
import { needNotErased } from './players.ts';

type Both = Inputs['players']['merge'];

/**
 * Makes one person of two cards: every entry, seat, sit-out, penalty and planned seat of `remove` becomes one of `keep`, in
 * finished sessions too, since who somebody is changes no figure of a table. Deals name chairs and stay as they are.
 * INVALID `merge-with-itself`, `merge-same-round`, `merge-same-planned-round`, all of them at once; CONFLICT `player-erased`.
 */
export const mergePlayers = async (gate: Gate, both: Both): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'players.merge' }, async (draft) => {
    const { keep, remove } = await readBoth(draft.db, both);
    const sessions = await readSessionsOf(draft.db, both);
    const errors = sessions.flatMap(mergeErrors);
    if (errors.length > 0) throw invalid(errors);
    draft.describe({ about: { name: keep.displayName, removed: remove.displayName, count: sessions.length } });
    draft.put('players', mergeCards(keep, remove).player);
    draft.remove('players', remove.id);
    for (const session of sessions) putMerged(draft, session, keep.id);
  });
  return { seq };
};

const putMerged = (draft: Draft, session: SessionToMerge, playerId: string): void => {
  const { entrant, removed, rounds, tables, plans, penalties, publications } = mergeSession(session, playerId);
  draft.put('entrants', entrant);
  if (removed !== null) draft.remove('entrants', removed);
  for (const round of rounds) draft.put('rounds', round);
  for (const table of tables) draft.put('tables', table);
  for (const plan of plans) draft.put('plans', plan);
  for (const penalty of penalties) draft.put('penalties', penalty);
  for (const published of publications) draft.put('publications', published);
};

/** What the command would do, or why it would be refused. Within a transaction. */
export const previewMerge = async (db: StoreDatabase, both: Both): Promise<MergePreview> => {
  const { keep, remove } = await readBoth(db, both);
  const sessions = await readSessionsOf(db, both);
  return {
    keep,
    remove,
    ...mergeCards(keep, remove),
    sessions: sessions.map((own) => {
      const { id, name, date } = own.session;
      const tables = own.tables.filter(({ chairs }) => CHAIRS.some((chair) => chairs[chair] === own.remove.id)).length;
      return { id, name, date, both: own.keep !== undefined, tables };
    }),
    errors: sessions.flatMap(mergeErrors),
  };
};

const readBoth = async (
  db: StoreDatabase,
  { keep, remove }: Both,
): Promise<{ readonly keep: Player; readonly remove: Player }> => {
  if (keep === remove) throw invalid([{ code: 'merge-with-itself' }]);
  const [kept, removed] = await db.of('players').bulkGet([keep, remove]);
  if (kept === undefined) throw notFound('players', keep);
  if (removed === undefined) throw notFound('players', remove);
  needNotErased([kept, removed]);
  return { keep: kept, remove: removed };
};

type OwnSession = SessionToMerge & { readonly session: Session };

/** The sessions in which the person to be removed was entered, in the order played. */
const readSessionsOf = async (db: StoreDatabase, { keep, remove }: Both): Promise<readonly OwnSession[]> => {
  const removed = await db.of('entrants').where('playerId').equals(remove).toArray();
  const kept = await db.of('entrants').where('playerId').equals(keep).toArray();
  const sessions: OwnSession[] = [];
  for (const entrant of removed) {
    const { sessionId } = entrant;
    const session = await db.of('sessions').get(sessionId);
    if (session === undefined) throw new Error(`entrant ${entrant.id} hangs on nothing`);
    sessions.push({
      session,
      keep: kept.find((other) => other.sessionId === sessionId),
      remove: entrant,
      rounds: await db.of('rounds').where('sessionId').equals(sessionId).sortBy('number'),
      tables: await db.of('tables').where('sessionId').equals(sessionId).toArray(),
      plans: await db.of('plans').where('sessionId').equals(sessionId).toArray(),
      penalties: await db.of('penalties').where('sessionId').equals(sessionId).toArray(),
      publications: await db.of('publications').where('sessionId').equals(sessionId).toArray(),
    });
  }
  return sessions.sort((left, right) => (left.session.date < right.session.date ? -1 : 1));
};
