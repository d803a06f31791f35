import type { StoreClient } from '../../renderer/host/store-client.ts';
import type { EntrantView } from '../../shared/contract/views.ts';
import type { Player, Session } from '../../shared/records/records.ts';
import { aPlayer, uuid } from '../builders/records.ts';
import { firstOf, makeWorld } from '../main/store/world.ts';
import type { MadeClub } from './club.ts';

export type SeatingClub = {
  readonly people: number;
  readonly session?: Partial<Session>;
  /** Wishes and the like of single players, by their number from 1. */
  readonly players?: Readonly<Record<number, Partial<Player>>>;
  /** What happened before the screen is opened. */
  readonly before?: (desk: SeatingDesk) => Promise<void>;
};

/** The store of the club while it is made, with the entrants in order of entry. */
export type SeatingDesk = {
  readonly client: StoreClient;
  readonly sessionId: string;
  readonly entrants: readonly EntrantView[];
  /** Ends every table of a round. */
  readonly endRound: (number: number) => Promise<void>;
};

const FIRST = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Eva',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kai',
  'Lea',
  'Max',
  'Nia',
  'Ole',
  'Pia',
];

/** The nth person of a club, from 1; each name once. */
export const personName = (number: number): string =>
  `${FIRST[(number - 1) % FIRST.length]} ${String.fromCodePoint(65 + Math.floor((number - 1) / FIRST.length))}`;

/** A club with everybody checked in to one session, as the text of its backup. */
export const makeSeatingClub = async (club: SeatingClub): Promise<MadeClub> => {
  const world = makeWorld();
  const { client } = world.connect();
  const sessionId = uuid(9);
  const players = Array.from({ length: club.people }, (_, index) =>
    aPlayer({
      id: uuid(index + 1),
      outsideId: `M${index + 1}`,
      displayName: personName(index + 1),
      ...club.players?.[index + 1],
    }),
  );
  await client.players.import({ players });
  await client.sessions.create({
    id: sessionId,
    name: 'Tuesday evening',
    date: '2026-12-01',
    profile: { ruleset: 'classical', version: '', preset: null, options: {} },
    roundCount: 5,
    ending: { kind: 'deals', count: 4 },
    ranking: 'game-points',
    ...club.session,
    tieBreaks: [...(club.session?.tieBreaks ?? ['other-figure'])],
    seed: 7,
  });
  await client.entrants.enter({ sessionId, playerIds: players.map(({ id }) => id), status: 'present' });
  const viewOf = () => firstOf(client.sessions.view({ id: sessionId }));
  const { entrants } = await viewOf();
  const endRound = async (number: number): Promise<void> => {
    const round = (await viewOf()).rounds.find((each) => each.round.number === number);
    for (const { table } of round?.tables ?? []) await client.tables.end({ id: table.id, ended: true });
  };
  await club.before?.({ client, sessionId, entrants, endRound });
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId, backup: text, seq };
};
