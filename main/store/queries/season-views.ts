import type {
  HeadToHeadView,
  Person,
  RatingRowView,
  SeasonSummary,
  SeasonView,
} from '../../../shared/contract/season-views.ts';
import type { Player, Session } from '../../../shared/records/records.ts';
import { isSampleSession } from '../../../shared/records/sample-ids.ts';
import type { Season } from '../../../shared/records/season.ts';
import { headToHead } from '../../../shared/session/head-to-head.ts';
import { ratingFigure } from '../../../shared/session/rating/rate-table.ts';
import { type RatingHistory, type RatingRow, ratingList, ratings } from '../../../shared/session/rating/ratings.ts';
import { type SeasonTable, seasonTable } from '../../../shared/session/season.ts';
import {
  belongsToSeason,
  inOrderPlayed,
  isWithin,
  profileKey,
  type SeasonSession,
} from '../../../shared/session/season-session.ts';
import { readLastSeq, readTogether, type StoreDatabase } from '../database.ts';
import { iterateLive } from '../live.ts';
import { notFound } from '../refusal.ts';
import type { Store } from '../store.ts';

type Reader = Pick<Store, 'db' | 'seasons'>;

/** A live view over seasons. Everything is read beforehand, session by session; see `season-cache.ts`. */
export async function* iterateSeasons<T>(
  store: Store,
  signal: AbortSignal | undefined,
  query: (store: Store) => Promise<T>,
): AsyncGenerator<T, void, undefined> {
  await store.seasons.warm(store.db);
  yield* iterateLive({
    count: store.subscriptions,
    signal,
    query: () => readTogether(store.db, () => query(store)),
  });
}

/** Every season, the one that began last first. */
export const readSeasonList = async (reader: Reader): Promise<readonly SeasonSummary[]> => {
  const seasons = await reader.db.of('seasons').toArray();
  const names = await readNames(reader.db);
  const summaries: SeasonSummary[] = [];
  for (const season of seasons) {
    const sessions = begun(await readSessions(reader, season));
    const { rows } = seasonTable(season, sessions);
    summaries.push({
      season,
      sessions: sessions.length,
      open: sessions.filter(({ session }) => session.state === 'open').length,
      people: rows.length,
      games: sessions.reduce((sum, { games }) => sum + games.length, 0),
      leaders: rows.filter(({ place }) => place === 1).map(({ playerId }) => names(playerId).name),
    });
  }
  return summaries.sort((left, right) => (startOf(left) < startOf(right) ? 1 : -1));
};

const startOf = ({ season: { from, to, name, id } }: SeasonSummary): string =>
  `${from ?? '0000-00-00'} ${to ?? '9999-99-99'} ${name} ${id}`;

/** One season's table and ratings. NOT_FOUND when there is none. */
export const readSeasonView = async (reader: Reader, id: string): Promise<SeasonView> => {
  const season = await needSeason(reader.db, id);
  const sessions = begun(await readSessions(reader, season));
  const names = await readNames(reader.db);
  const { rows, profiles } = seasonTable(season, sessions);
  return {
    season,
    sessions: sessions.map((each) => viewSession(each, profiles)),
    profiles: profiles.map(({ sessionIds }) => viewProfile(sessionIds, sessions)),
    otherRules: await countOtherRules(reader.db, season),
    rows: rows.map((row) => ({ ...names(row.playerId), ...row })),
    ratings: listRatings(gamesOf(sessions), season.minimumGames).map((row) => viewRating(row, names(row.playerId))),
    version: await readLastSeq(reader.db),
  };
};

/** Everybody against everybody in a season. NOT_FOUND when there is none. */
export const readHeadToHead = async (reader: Reader, id: string): Promise<HeadToHeadView> => {
  const season = await needSeason(reader.db, id);
  const sessions = begun(await readSessions(reader, season));
  const names = await readNames(reader.db);
  const { rows } = seasonTable(season, sessions);
  const games = gamesOf(sessions);
  const all = headToHead(games);
  // Somebody who only stood in for others has no row in the table.
  const others = [...all.keys()].filter((playerId) => !rows.some((row) => row.playerId === playerId));
  const people = [...rows.map(({ playerId }) => playerId), ...others];
  const indexOf = new Map(people.map((playerId, index) => [playerId, index]));
  const meetings = people.flatMap((playerId, one) =>
    [...(all.get(playerId) ?? [])].flatMap(([opponent, meeting]) => {
      const other = indexOf.get(opponent) ?? -1;
      return other > one ? [{ one, other, ...meeting }] : [];
    }),
  );
  return {
    season,
    people: people.map(names),
    meetings,
    mixed: isMixed(sessions),
    version: await readLastSeq(reader.db),
  };
};

/** NOT_FOUND when there is no such season. */
export const needSeason = async (db: StoreDatabase, id: string): Promise<Season> => {
  const season = await db.of('seasons').get(id);
  if (season === undefined) throw notFound('seasons', id);
  return season;
};

/** The sessions of a season, or all of them, in the order played. */
export const readSessions = async (
  { db, seasons }: Reader,
  season: Season | null,
): Promise<readonly SeasonSession[]> => {
  const stored = await readCounted(db);
  const own = season === null ? stored : stored.filter((session) => belongsToSeason(season, session));
  return seasons.read(db, inOrderPlayed(own));
};

/** The sample's evenings count only while there are no others: invented people must not get among the club's own figures. */
const readCounted = async (db: StoreDatabase): Promise<readonly Session[]> => {
  const stored = await db.of('sessions').toArray();
  const own = stored.filter(({ id }) => !isSampleSession(id));
  return own.length > 0 ? own : stored;
};

/** Those in which somebody has begun to play. */
export const begun = (sessions: readonly SeasonSession[]): readonly SeasonSession[] =>
  sessions.filter(({ entries }) => entries.length > 0);

export const gamesOf = (sessions: readonly SeasonSession[]) => sessions.flatMap(({ games }) => games);

/** Whether the sessions pay different amounts for the same deals. */
export const isMixed = (sessions: readonly SeasonSession[]): boolean =>
  new Set(sessions.map(({ session }) => profileKey(session.profile))).size > 1;

/** Names of people; of somebody who is no longer registered, none. */
export const readNames = async (db: StoreDatabase): Promise<(playerId: string) => Person> => {
  const players = new Map((await db.of('players').toArray()).map((player) => [player.id, player]));
  return (playerId) => personOf(playerId, players.get(playerId));
};

const personOf = (playerId: string, player: Player | undefined): Person => ({
  playerId,
  name: player?.displayName ?? '',
  playerCode: player?.outsideId || playerId,
});

export const listRatings = (games: ReturnType<typeof gamesOf>, minimumGames: number): readonly RatingRow[] =>
  ratingList(ratings(games).values(), { minimumGames });

export const viewRating = (row: RatingRow, person: Person): RatingRowView => {
  const { place, shared, figure, games, lacking, rating } = row;
  return { ...person, ...rating, place, shared, figure, games, lacking, change: lastChange(row) };
};

/** From before the person's last session to after it. */
const lastChange = ({ steps, figure }: RatingHistory): number => {
  const last = steps.at(-1);
  const first = steps.find(({ sessionId }) => sessionId === last?.sessionId);
  return first === undefined ? 0 : figure - ratingFigure(first.before);
};

const viewSession = (
  { session: { id, name, date, state }, field, games, running }: SeasonSession,
  profiles: SeasonTable['profiles'],
): SeasonView['sessions'][number] => ({
  id,
  name,
  date,
  state,
  profile: profiles.findIndex(({ sessionIds }) => sessionIds.includes(id)),
  field,
  games: games.length,
  running,
});

const viewProfile = (ids: readonly string[], sessions: readonly SeasonSession[]): SeasonView['profiles'][number] => {
  const own = sessions.map(({ session }) => session).filter(({ id }) => ids.includes(id));
  const profile: Session['profile'] | undefined = own[0]?.profile;
  return {
    ruleset: profile?.ruleset ?? '',
    preset: profile?.preset ?? null,
    sessions: own.map(({ name }) => name),
  };
};

const countOtherRules = async (db: StoreDatabase, season: Season): Promise<number> =>
  (await readCounted(db)).filter((session) => isWithin(season, session.date) && !belongsToSeason(season, session))
    .length;
