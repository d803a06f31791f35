import type { StoreClient } from '../../renderer/host/store-client.ts';
import { uuid } from '../builders/records.ts';
import { firstOf } from '../main/store/world.ts';
import { type MadeClub, makeClub } from './club.ts';

export const EVENING_NAME = 'Monday evening';
/** Their display names; four of a table and one who sits out. */
export const PEOPLE = [
  'Alicia Tan',
  'Benny Lim',
  '王小明',
  'Dev Pillai',
  'Esther Ng',
  'Farid Rahman',
  'Grace Koh',
  '黄美玲',
  'Ivan',
];

const [SEASON, PUBLICATION] = [uuid(801), uuid(802)];

/** What an ordinary evening need not have: a season, a penalty, and standings that were published. */
const addRest = async (client: StoreClient, sessionId: string): Promise<void> => {
  const { entrants } = await firstOf(client.sessions.view({ id: sessionId }));
  await client.seasons.create({
    id: SEASON,
    name: EVENING_NAME,
    from: null,
    to: null,
    ruleset: null,
    figure: 'table-points',
    best: null,
    minimumGames: 0,
  });
  await client.penalties.add({
    id: uuid(803),
    sessionId,
    entrantId: entrants[0]?.id ?? '',
    tableId: null,
    gamePoints: 20,
    tablePoints: 0,
    reason: '迟到',
    gains: [],
  });
  await client.publications.publish({ id: PUBLICATION, sessionId });
};

/** A club in which every screen of the router has something to show. */
export const makeWholeClub = (): Promise<MadeClub> =>
  makeClub({
    name: EVENING_NAME,
    names: PEOPLE,
    rounds: 2,
    roundCount: 3,
    dealsPerTable: 3,
    unfinished: 1,
    after: addRest,
  });

/** What to fill the parameters of paths with: things that the club has. */
export const addressFacts = (club: MadeClub): Readonly<Record<string, string>> => {
  const { records } = JSON.parse(club.backup);
  const [table] = records.tables;
  return {
    sessionId: club.sessionId,
    round: 'now',
    tableId: table.id,
    entrantId: records.entrants[0].id,
    playerId: records.players[0].id,
    seasonId: SEASON,
    publicationId: PUBLICATION,
  };
};
