import type { PenaltyRegister, PenaltyView, StandingsView } from '../../../shared/contract/views.ts';
import { standings } from '../../../shared/session/standings.ts';
import { readLastSeq } from '../database.ts';
import { readSessionRecords, type SessionRecords } from '../session-records.ts';
import { countDisputed, countRunning, standingsInput } from '../standings-input.ts';
import type { Store } from '../store.ts';

type Reader = Pick<Store, 'db' | 'readDeals'>;

/** The standings as they are now, from the nets stored with the deals. NOT_FOUND when there is no such session. */
export const readStandings = async ({ db, readDeals }: Reader, sessionId: string): Promise<StandingsView> => {
  const records = await readSessionRecords(db, sessionId, readDeals);
  const input = standingsInput(records);
  const rows = standings(input);
  return {
    session: records.session,
    rows,
    fieldSize: rows.filter(({ place }) => place !== null).length,
    roundsSeated: records.rounds.length,
    tablesRunning: countRunning(input),
    tablesDisputed: countDisputed(records),
    penalties: viewPenalties(records),
    names: Object.fromEntries(namesOf(records)),
    version: await readLastSeq(db),
  };
};

/** The register of one session. NOT_FOUND when there is no such session. */
export const readPenalties = async ({ db }: Pick<Store, 'db'>, sessionId: string): Promise<PenaltyRegister> => {
  const records = await readSessionRecords(db, sessionId, async () => new Map());
  return { session: records.session, penalties: viewPenalties(records), version: await readLastSeq(db) };
};

const namesOf = ({ entrants, playerOf }: SessionRecords): ReadonlyMap<string, string> =>
  new Map(entrants.map((entrant) => [entrant.id, playerOf(entrant).displayName]));

const viewPenalties = (records: SessionRecords): readonly PenaltyView[] => {
  const names = namesOf(records);
  const nameOf = (id: string): string => names.get(id) ?? '';
  return records.penalties.map((penalty, index) => ({
    penalty,
    number: index + 1,
    name: nameOf(penalty.entrantId),
    gains: penalty.gains.map(({ entrantId, gamePoints }) => ({ name: nameOf(entrantId), gamePoints })),
    place: placeOf(records, penalty.tableId),
  }));
};

const placeOf = ({ tables, rounds }: SessionRecords, tableId: string | null): PenaltyView['place'] => {
  const table = tables.find(({ id }) => id === tableId);
  const round = rounds.find(({ id }) => id === table?.roundId);
  return table === undefined || round === undefined ? null : { round: round.number, table: table.number };
};
