import type { SampleState } from '../../../shared/contract/views.ts';
import { SAMPLE_SESSION } from '../../../shared/records/sample-ids.ts';
import { removablePeople } from '../commands/sample.ts';
import type { StoreDatabase } from '../database.ts';

/** Whether there is anything of the sample to take away, and whether the club is empty, so that the sample may be offered. */
export const readSampleState = async (db: StoreDatabase): Promise<SampleState> => {
  const sessions = await db.of('sessions').toCollection().primaryKeys();
  const players = await db.of('players').count();
  const people = await removablePeople(db);
  return {
    there: sessions.includes(SAMPLE_SESSION) || people.length > 0,
    offered: sessions.length === 0 && players === 0,
  };
};
