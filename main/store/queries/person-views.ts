import type { PairView, PersonStepView, PersonView } from '../../../shared/contract/season-views.ts';
import { gamesOfBoth, headToHead } from '../../../shared/session/head-to-head.ts';
import { personRecord } from '../../../shared/session/person-record.ts';
import { ratingFigure } from '../../../shared/session/rating/rate-table.ts';
import type { RatingRow } from '../../../shared/session/rating/ratings.ts';
import { seasonTable } from '../../../shared/session/season.ts';
import type { SeasonSession } from '../../../shared/session/season-session.ts';
import { readLastSeq } from '../database.ts';
import { notFound } from '../refusal.ts';
import type { Store } from '../store.ts';
import {
  begun,
  gamesOf,
  isMixed,
  listRatings,
  needSeason,
  readNames,
  readSessions,
  viewRating,
} from './season-views.ts';

type Reader = Pick<Store, 'db' | 'seasons'>;
type PersonInput = { readonly seasonId: string | null; readonly playerId: string };
type PairInput = { readonly seasonId: string | null; readonly one: string; readonly other: string };

/** One person's page: in a season, or over everything ever played. NOT_FOUND when there is no such player or season. */
export const readPerson = async (reader: Reader, { seasonId, playerId }: PersonInput): Promise<PersonView> => {
  const { db } = reader;
  const player = await db.of('players').get(playerId);
  if (player === undefined) throw notFound('players', playerId);
  const season = seasonId === null ? null : await needSeason(db, seasonId);
  const sessions = begun(await readSessions(reader, season));
  const names = await readNames(db);
  const list = listRatings(gamesOf(sessions), season?.minimumGames ?? 0);
  const row = list.find((each) => each.playerId === playerId);
  const own = sessions.filter(
    ({ entries, games }) => isIn(playerId, entries) || games.some(({ seats }) => isIn(playerId, seats)),
  );
  const ranked = list.filter(({ place }) => place !== null).length;
  const standing = season && (seasonTable(season, sessions).rows.find((each) => each.playerId === playerId) ?? null);
  const seasons = (await db.of('seasons').toArray()).map(({ id, name }) => ({ id, name }));
  return {
    player,
    season,
    row: standing,
    seasons: seasons.sort((left, right) => left.name.localeCompare(right.name)),
    sessions: viewSessions(playerId, own, (id) => {
      const at = sessions.findIndex(({ session }) => session.id === id);
      return standing?.cells[at]?.counted ?? season === null;
    }),
    rating: row === undefined ? null : { ...viewRating(row, names(playerId)), of: ranked },
    steps: row === undefined ? [] : viewSteps(row, own, (id) => names(id).name),
    record: personRecord(playerId, own),
    partners: viewPartners(playerId, own).map(([id, meeting]) => ({ ...names(id), ...meeting })),
    mixed: isMixed(own),
    version: await readLastSeq(db),
  };
};

const isIn = (playerId: string, people: readonly { readonly playerId: string }[]): boolean =>
  people.some((person) => person.playerId === playerId);

const viewSessions = (
  playerId: string,
  sessions: readonly SeasonSession[],
  counts: (sessionId: string) => boolean,
): PersonView['sessions'] =>
  sessions.flatMap(({ session: { id, name, date, state, profile }, field, entries }) =>
    entries
      .filter((entry) => entry.playerId === playerId)
      .map(({ playerId: _, ...entry }) => {
        const counted = counts(id) && !entry.substitute;
        return { id, name, date, state, ruleset: profile.ruleset, field, entry, counted };
      }),
  );

const viewSteps = (
  { steps }: RatingRow,
  sessions: readonly SeasonSession[],
  nameOf: (playerId: string) => string,
): readonly PersonStepView[] => {
  const byId = new Map(sessions.map(({ session }) => [session.id, session]));
  return steps.flatMap((step) => {
    const session = byId.get(step.sessionId);
    if (session === undefined) return [];
    const { id, name, date, state } = session;
    return [
      {
        ...step,
        session: { id, name, date, state },
        figureBefore: ratingFigure(step.before),
        figureAfter: ratingFigure(step.after),
        opponents: step.opponents.map((opponent) => ({ ...opponent, name: nameOf(opponent.playerId) })),
      },
    ];
  });
};

/** Whom the person met most comes first. */
const viewPartners = (playerId: string, sessions: readonly SeasonSession[]) =>
  [...(headToHead(gamesOf(sessions)).get(playerId) ?? [])].sort(
    ([left, { games: many }], [right, { games: more }]) => more - many || (left < right ? -1 : 1),
  );

const NEVER_MET = { games: 0, ahead: 0, behind: 0, level: 0, difference: 0 };

/** The tables at which two people met, with what they came to. NOT_FOUND when there is no such season. */
export const readPair = async (reader: Reader, { seasonId, one, other }: PairInput): Promise<PairView> => {
  const season = seasonId === null ? null : await needSeason(reader.db, seasonId);
  const sessions = begun(await readSessions(reader, season));
  const names = await readNames(reader.db);
  const games = gamesOfBoth(gamesOf(sessions), one, other);
  const byId = new Map(sessions.map((each) => [each.session.id, each]));
  const met = [...byId.values()].filter(({ session }) => games.some(({ game }) => game.sessionId === session.id));
  return {
    one: names(one),
    other: names(other),
    meeting:
      headToHead(games.map(({ game }) => game))
        .get(one)
        ?.get(other) ?? NEVER_MET,
    games: games.flatMap(({ game: { sessionId, round, table, tableId }, one: own, other: against }) => {
      const session = byId.get(sessionId)?.session;
      if (session === undefined) return [];
      const { id, name, date } = session;
      return [{ session: { id, name, date }, round, table, tableId, one: own, other: against }];
    }),
    mixed: isMixed(met),
  };
};
