import type { PublicationCause, PublicationSummary, PublicationView } from '../../../shared/contract/views.ts';
import type { Change, Write } from '../../../shared/records/change.ts';
import type { Publication } from '../../../shared/records/records.ts';
import { compareStandings, effectsOf, publishedRows } from '../../../shared/session/compare-standings.ts';
import { standings } from '../../../shared/session/standings.ts';
import { readTrail, summarize, type Trail, undoneSeqs } from '../change-log.ts';
import { readLastSeq, type StoreDatabase } from '../database.ts';
import { notFound } from '../refusal.ts';
import { readSessionRecords } from '../session-records.ts';
import { standingsInput } from '../standings-input.ts';
import type { Store } from '../store.ts';

type Reader = Pick<Store, 'db' | 'readDeals'>;

/** What was published of a session, newest first. NOT_FOUND when there is no such session. */
export const readPublications = async (
  { db, readDeals }: Reader,
  sessionId: string,
): Promise<readonly PublicationSummary[]> => {
  const publications = await db.of('publications').where('sessionId').equals(sessionId).toArray();
  const present = publishedRows(standings(standingsInput(await readSessionRecords(db, sessionId, readDeals))));
  return publications
    .toSorted((left, right) => right.number - left.number)
    .map(({ id, number, at, version, roundsSeated, rows }) => ({
      ...{ id, number, at, version, roundsSeated },
      differing: compareStandings(rows, present).filter(({ differs }) => differs).length,
    }));
};

/** One publication beside the present, with what moved figures since. NOT_FOUND when there is none. */
export const readPublication = async ({ db, readDeals }: Reader, id: string): Promise<PublicationView> => {
  const publication = await db.of('publications').get(id);
  if (publication === undefined) throw notFound('publications', id);
  const records = await readSessionRecords(db, publication.sessionId, readDeals);
  const changes = await readChangesSince(db, publication);
  const chairs = new Map(records.tables.map((table) => [table.id, table.chairs]));
  return {
    session: records.session,
    publication,
    rows: compareStandings(publication.rows, publishedRows(standings(standingsInput(records)))),
    causes: findCauses({
      changes: withoutReturns(changes, await readTrail(db)),
      chairsOf: (tableId) => chairs.get(tableId),
    }),
    version: await readLastSeq(db),
  };
};

/** What happened to the session since it was published, in order. */
const readChangesSince = async (db: StoreDatabase, { sessionId, version }: Publication): Promise<readonly Change[]> => {
  const own = await db.changes
    .where('sessionId')
    .equals(sessionId)
    .filter(({ seq }) => seq > version)
    .toArray();
  // Merging two people belongs to no one session and can touch many. By keys, since there may be years of deals in between.
  const ofSessions = new Set(await db.changes.orderBy('sessionId').primaryKeys());
  const since = await db.changes.where('seq').above(version).primaryKeys();
  const others = await db.changes.bulkGet(since.filter((seq) => !ofSessions.has(seq)));
  const merged = others.flatMap((change): readonly Change[] => {
    const writes = change?.writes.filter((write) => movesFigures(write, sessionId)) ?? [];
    return change === undefined || writes.length === 0 ? [] : [{ ...change, writes }];
  });
  return [...own, ...merged].sort((left, right) => left.seq - right.seq);
};

/** Whose card an entrant has is no figure: only who came or went with a merger is. */
const movesFigures = ({ kind, before, after }: Write, sessionId: string): boolean => {
  const record = after ?? before;
  if (record === null || !('sessionId' in record) || record.sessionId !== sessionId) return false;
  return kind !== 'entrants' || before === null || after === null;
};

/** Leaves out what was done and taken back again since: it moved nothing. */
const withoutReturns = (changes: readonly Change[], trail: Trail): readonly Change[] => {
  const since = new Set(changes.map(({ seq }) => seq));
  const undone = undoneSeqs(trail);
  return changes.filter(({ seq, undoes, redoes }) => {
    const target = undoes ?? redoes;
    return target === null ? !undone.has(seq) : !since.has(target);
  });
};

const findCauses = (input: Parameters<typeof effectsOf>[0]): readonly PublicationCause[] => {
  const bySeq = new Map(input.changes.map((change) => [change.seq, change]));
  return effectsOf(input).flatMap(({ seq, entrantIds }) => {
    const change = bySeq.get(seq);
    return change === undefined ? [] : [{ change: summarize(change, false), entrantIds }];
  });
};
