import { aPlayer, uuid } from '../builders/records.ts';
import { makeWorld } from '../main/store/world.ts';
import type { MadeClub } from './club.ts';

const NAMES = ['Alicia Tan', 'Benny Lim', 'Chua Hock Seng', 'Dev Pillai'];

export type SeatedPlan = {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly deals: number;
  readonly names?: readonly string[];
};

/** A club with one table seated under the rules given and no deal yet, as the text of its backup. */
export const makeSeatedClub = async ({
  ruleset,
  options = {},
  deals,
  names = NAMES,
}: SeatedPlan): Promise<MadeClub> => {
  const world = makeWorld();
  const { client } = world.connect();
  const sessionId = uuid(9);
  const players = names.map((displayName, index) =>
    aPlayer({ id: uuid(index + 1), outsideId: `M${index + 1}`, displayName }),
  );
  await client.players.import({ players });
  await client.sessions.create({
    id: sessionId,
    name: 'Tuesday evening',
    date: '2026-12-01',
    profile: { ruleset, version: '', preset: null, options },
    roundCount: 1,
    ending: { kind: 'deals', count: deals },
    ranking: 'game-points',
    seed: 7,
  });
  await client.entrants.enter({ sessionId, playerIds: players.map(({ id }) => id), status: 'present' });
  await client.rounds.seat({ sessionId });
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId, backup: text, seq };
};
