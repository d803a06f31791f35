import { aPlayer, aWin, uuid } from '../builders/records.ts';
import { firstOf, makeWorld } from '../main/store/world.ts';
import type { MadeClub } from './club.ts';

const NAMES = ['Alicia Tan', 'Benny Lim', 'Chua Hock Seng', 'Dev Pillai', 'Elena', 'Fatimah', 'Goh Wei', 'Hana'];

/**
 * A round by minutes whose time is up at a moment long gone: table 1 has a deal entered after it, table 2 none. In the
 * world of a test every command takes a minute.
 */
export const makeTimedClub = async (): Promise<MadeClub & { readonly after: Date }> => {
  const world = makeWorld();
  const { client } = world.connect();
  const sessionId = uuid(9);
  const players = NAMES.map((displayName, index) => aPlayer({ id: uuid(index + 1), displayName }));
  await client.players.import({ players });
  await client.sessions.create({
    ...{ id: sessionId, name: 'Timed evening', date: '2026-12-01', roundCount: 3, ranking: 'table-points', seed: 7 },
    profile: { ruleset: 'classical', version: '', preset: null, options: {} },
    ending: { kind: 'minutes', count: 5, last: 'finish-deal' },
  });
  await client.entrants.enter({ sessionId, playerIds: players.map(({ id }) => id), status: 'present' });
  const { id: roundId } = await client.rounds.seat({ sessionId });
  await client.clock.start({ roundId, minutes: 5 });
  const view = await firstOf(client.sessions.view({ id: sessionId }));
  const [one = '', two = ''] = view.rounds[0]?.tables.map(({ table }) => table.id) ?? [];
  const record = (id: number, tableId: string) =>
    client.deals.record({ id: uuid(id), tableId, facts: aWin('b', [10, 40, 20, 12]), before: null });
  await record(2001, two);
  for (let deal = 0; deal < 6; deal += 1) await record(2010 + deal, one);
  const clock = view.rounds[0]?.round.clock;
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId, backup: text, seq, after: new Date(Date.parse(clock?.endsAt ?? '') + 90_000) };
};
