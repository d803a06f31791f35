import type { StoreClient } from '../../../renderer/host/store-client.ts';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { firstOf } from './world.ts';

export const SESSION = uuid(9);

/** Set-up of a session as a screen sends it. */
export const sessionInput = (session: Partial<Session> = {}) => ({
  id: SESSION,
  name: 'Tuesday',
  date: '2026-12-01',
  profile: { ruleset: 'classical', version: '', preset: null, options: {} },
  roundCount: 5,
  ending: { kind: 'deals', count: 4 } as const,
  ranking: 'table-points' as const,
  tieBreaks: ['other-figure'] as const,
  seating: 'planned' as const,
  oddField: 'sit-out' as const,
  seed: 7,
  ...session,
});

export const playerIds = (count: number): string[] => Array.from({ length: count }, (_, index) => uuid(index + 1));

/** Registers so many players, sets a session up and checks everybody in. */
export const checkIn = async (client: StoreClient, count: number, session: Partial<Session> = {}): Promise<void> => {
  const ids = playerIds(count);
  await client.players.import({ players: ids.map((id, index) => aPlayer({ id, displayName: `Player ${index + 1}` })) });
  await client.sessions.create(sessionInput(session));
  await client.entrants.enter({ sessionId: session.id ?? SESSION, playerIds: ids, status: 'present' });
};

export const viewOf = (client: StoreClient, id: string = SESSION): Promise<SessionView> =>
  firstOf(client.sessions.view({ id }));

export const roundOf = async (client: StoreClient, number: number): Promise<RoundView> => {
  const round = (await viewOf(client)).rounds.find((each) => each.round.number === number);
  if (round === undefined) throw new Error(`no round ${number}`);
  return round;
};

/** The first table of a freshly seated round. */
export const seatTable = async (
  client: StoreClient,
  count = 4,
  session: Partial<Session> = {},
): Promise<TableSummary> => {
  await checkIn(client, count, session);
  await client.rounds.seat({ sessionId: SESSION });
  const { tables } = await roundOf(client, 1);
  return tables[0]!;
};
