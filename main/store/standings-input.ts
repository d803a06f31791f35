import { replayStored } from '../../shared/session/session-rules.ts';
import { standingTable } from '../../shared/session/standing-table.ts';
import type { StandingsInput } from '../../shared/session/standings.ts';
import { tableResult } from '../../shared/table/table-result.ts';
import type { SessionRecords } from './session-records.ts';

/** What the standings of a session are worked out from: its tables replayed, its register, its people. */
export const standingsInput = (records: SessionRecords): StandingsInput => {
  const { session, entrants, rounds, tables, penalties, playerOf, dealsOf } = records;
  const { ranking, tieBreaks, ending } = session;
  return {
    ranking,
    tieBreaks,
    entrants,
    players: entrants.map(playerOf),
    penalties,
    rounds: rounds.map(({ id, number }) => ({
      number,
      tables: tables
        .filter(({ roundId }) => roundId === id)
        .map((table) => {
          const replay = replayStored(session, table, dealsOf(table.id));
          return standingTable({ table, result: tableResult(table, replay), deals: replay.deals, ending });
        }),
    })),
  };
};

/** Tables that are not finished yet. */
export const countRunning = ({ rounds }: Pick<StandingsInput, 'rounds'>): number =>
  rounds.flatMap(({ tables }) => tables).filter(({ state }) => state !== 'finished').length;

/** Tables whose results somebody disputes. */
export const countDisputed = ({ tables }: Pick<SessionRecords, 'tables'>): number =>
  tables.filter(({ dispute }) => dispute !== undefined).length;
