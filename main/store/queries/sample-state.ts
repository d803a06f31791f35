import type { SampleState } from '../../../shared/contract/views.ts';
import { isSampleSession, REHEARSAL_SESSION, SAMPLE_SESSION } from '../../../shared/records/sample-ids.ts';
import { removablePeople } from '../commands/sample.ts';
import type { StoreDatabase } from '../database.ts';

/** What of the sample is there to take away, and whether the club is empty, so that the sample may be offered. */
export const readSampleState = async (db: StoreDatabase): Promise<SampleState> => {
  const sessions = await db.of('sessions').toCollection().primaryKeys();
  const players = await db.of('players').count();
  const people = await removablePeople(db);
  return {
    there: sessions.some(isSampleSession) || people.length > 0,
    evening: sessions.includes(SAMPLE_SESSION),
    rehearsal: sessions.includes(REHEARSAL_SESSION),
    alone: sessions.every(isSampleSession),
    offered: sessions.length === 0 && players === 0,
  };
};
