import { summarizeTable, viewTable } from '../../../shared/contract/table-view.ts';
import type {
  EntrantView,
  RoundView,
  SessionSummary,
  SessionView,
  TableSummary,
  TableView,
} from '../../../shared/contract/views.ts';
import type { Round, Session } from '../../../shared/records/records.ts';
import { roundState } from '../../../shared/session/round-state.ts';
import type { StoreDatabase } from '../database.ts';
import { readSessionRecords, type SessionRecords } from '../session-records.ts';
import type { Store } from '../store.ts';
import { viewChairs, viewEntrant } from './table-views.ts';

type Reader = Pick<Store, 'db' | 'readDeals'>;

/** Every session, newest date first. */
export const readSessionList = async ({ db }: Reader): Promise<readonly SessionSummary[]> => {
  const sessions = await db.of('sessions').toArray();
  const summaries = await Promise.all(sessions.map((session) => readSummary(db, session)));
  return summaries.sort((left, right) => orderOf(right.session).localeCompare(orderOf(left.session)));
};

const orderOf = ({ date, createdAt }: Session): string => `${date} ${createdAt}`;

const readSummary = async (db: StoreDatabase, session: Session): Promise<SessionSummary> => {
  const entrants = await db.of('entrants').where('sessionId').equals(session.id).toArray();
  return {
    session,
    entrants: entrants.length,
    present: entrants.filter(({ status }) => status === 'present').length,
    roundsSeated: await db.of('rounds').where('sessionId').equals(session.id).count(),
    deals: await db.of('deals').where('sessionId').equals(session.id).count(),
  };
};

/** One session with its people and rounds. NOT_FOUND when there is none. */
export const readSessionView = async ({ db, readDeals }: Reader, id: string): Promise<SessionView> => {
  const records = await readSessionRecords(db, id, readDeals);
  const entrants = viewEntrants(records);
  return {
    session: records.session,
    entrants: [...entrants.values()],
    rounds: records.rounds.map((round) => viewRound(records, round, entrants)),
  };
};

type Entrants = ReadonlyMap<string, EntrantView>;

const viewEntrants = ({ entrants, playerOf }: SessionRecords): Entrants =>
  new Map(entrants.map((entrant) => [entrant.id, viewEntrant(entrant, playerOf(entrant))]));

const entrantOf = (entrants: Entrants, id: string): EntrantView => {
  const entrant = entrants.get(id);
  if (entrant === undefined) throw new Error(`no entrant ${id}`);
  return entrant;
};

const viewRound = (records: SessionRecords, round: Round, entrants: Entrants): RoundView => {
  const tables = summarizeRound(records, round, entrants);
  return {
    round,
    tables,
    sitOutNames: round.sitOuts.map((id) => entrantOf(entrants, id).name),
    state: roundState(
      round.closing,
      tables.map(({ state }) => state),
    ),
  };
};

const summarizeRound = (records: SessionRecords, round: Round, entrants: Entrants): readonly TableSummary[] =>
  records.tables
    .filter(({ roundId }) => roundId === round.id)
    .map(
      (table) =>
        summarizeTable({
          session: records.session,
          round,
          table,
          deals: records.dealsOf(table.id),
          nameOf: (id) => entrantOf(entrants, id).name,
        }).summary,
    );

/** Every table of a session with its deals, by round and table. NOT_FOUND when there is no such session. */
export const readSessionTables = async ({ db, readDeals }: Reader, id: string): Promise<readonly TableView[]> => {
  const records = await readSessionRecords(db, id, readDeals);
  const entrants = viewEntrants(records);
  return records.rounds.flatMap((round) =>
    records.tables
      .filter(({ roundId }) => roundId === round.id)
      .map((table) =>
        viewTable({
          session: records.session,
          round,
          table,
          deals: records.dealsOf(table.id),
          nameOf: (entrantId) => entrantOf(entrants, entrantId).name,
          entrants: viewChairs(table, (entrantId) => entrantOf(entrants, entrantId)),
        }),
      ),
  );
};
