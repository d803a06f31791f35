import type { Session } from '../records/records.ts';
import type { Season } from '../records/season.ts';
import { placesOf } from './places.ts';
import type { StandingRow } from './standing.ts';
import { type PlayedTable, playedTable } from './standing-table.ts';
import { type StandingsInput, standings } from './standings.ts';
import { TWELFTHS } from './table-points.ts';

/** One person's part in one session, as the session's own standings have it: penalties and tie-breaks included. */
export type SeasonEntry = {
  readonly playerId: string;
  /** Null for the unranked. */
  readonly place: number | null;
  readonly shared: boolean;
  /** Finished tables. */
  readonly played: number;
  /** Twelfths. */
  readonly tablePoints: number;
  /** Half units. */
  readonly gamePoints: number;
  /**
   * Twelfths: as many points as people ranked for the first, one for the last, those who share a place sharing the sum of
   * the places they take up. Null for the unranked.
   */
  readonly placePoints: number | null;
  /** Filled a table up: not ranked, and counts in no total. */
  readonly substitute: boolean;
  readonly withdrawn: boolean;
};

/** One seat of a game, with who sat on it: a stand-in's game is the stand-in's, whoever gets the points. */
export type GameSeat = {
  readonly playerId: string;
  /** Half units, before penalties. */
  readonly balance: number;
  /** Place at the table by balance; shared places 1, 2, 2, 4. */
  readonly place: number;
  readonly shared: boolean;
};

/** A finished table as ratings and comparisons need it. */
export type SeasonGame = {
  readonly sessionId: string;
  readonly tableId: string;
  readonly round: number;
  readonly table: number;
  /** By place. */
  readonly seats: readonly GameSeat[];
};

/** A session with its derived figures. */
export type SeasonSession = {
  readonly session: Pick<Session, 'id' | 'name' | 'date' | 'state' | 'profile' | 'createdAt'>;
  /** Those who sat at a table that dealt, in the order of the standings. */
  readonly entries: readonly SeasonEntry[];
  /** People ranked in the session. */
  readonly field: number;
  /** Finished tables by round and number. */
  readonly games: readonly SeasonGame[];
  /** Tables that have dealt and are not finished. */
  readonly running: number;
};

type Row = Pick<
  StandingRow,
  | 'playerId'
  | 'place'
  | 'shared'
  | 'played'
  | 'tablePoints'
  | 'gamePoints'
  | 'penalty'
  | 'rounds'
  | 'substitute'
  | 'withdrawn'
>;

/** The entries of a session from its standings. Whoever never sat down has none, unless a penalty moved their points. */
export const seasonEntries = (rows: readonly Row[]): Pick<SeasonSession, 'entries' | 'field'> => {
  const ranked = rows.filter(({ place }) => place !== null);
  const sharing = new Map<number | null, number>();
  for (const { place } of ranked) sharing.set(place, (sharing.get(place) ?? 0) + 1);
  const field = ranked.length;
  const entries = rows
    .filter(({ rounds, penalty }) => rounds.some((round) => round !== null) || isMoved(penalty))
    .map((row): SeasonEntry => {
      const { playerId, place, shared, played, tablePoints, gamePoints, substitute, withdrawn } = row;
      const placePoints = place === null ? null : pointsOfPlace({ field, place, sharing: sharing.get(place) ?? 1 });
      return { playerId, place, shared, played, tablePoints, gamePoints, placePoints, substitute, withdrawn };
    });
  return { entries, field };
};

const isMoved = ({ gamePoints, tablePoints }: Row['penalty']): boolean => gamePoints !== 0 || tablePoints !== 0;

type PlaceInput = { readonly field: number; readonly place: number; readonly sharing: number };

/** Twelfths. The mean of the places taken up by those who share one: a whole or a half number of points. */
const pointsOfPlace = ({ field, place, sharing }: PlaceInput): number =>
  TWELFTHS * (field + 1 - place) - (TWELFTHS / 2) * (sharing - 1);

export type SeasonSessionInput = {
  readonly session: SeasonSession['session'];
  /** As for the session's own standings, whose places and totals are taken over as they are. */
  readonly input: StandingsInput;
  readonly tableNumber: (tableId: string) => number;
};

/** A session's part in any season: its standings, and its finished tables as games between people. */
export const seasonSession = ({ session, input, tableNumber }: SeasonSessionInput): SeasonSession => {
  const playerIds = new Map(input.entrants.map(({ id, playerId }) => [id, playerId]));
  const playerOf = (entrantId: string | null | undefined): string => {
    const playerId = playerIds.get(entrantId ?? '');
    if (playerId === undefined) throw new Error(`no entrant ${entrantId} in session ${session.id}`);
    return playerId;
  };
  const games: SeasonGame[] = [];
  let running = 0;
  for (const round of input.rounds) {
    for (const table of round.tables) {
      const played = playedTable(table);
      if (played?.finished === false) running += 1;
      if (played?.finished !== true) continue;
      const seats = seatsOf(played, playerOf);
      const number = tableNumber(table.id);
      games.push({ sessionId: session.id, tableId: table.id, round: round.number, table: number, seats });
    }
  }
  games.sort((left, right) => left.round - right.round || left.table - right.table);
  return { session, ...seasonEntries(standings(input)), games, running };
};

const seatsOf = (
  { table: { chairs, standIns }, chairs: taken, gamePoints }: PlayedTable,
  playerOf: (entrantId: string | null | undefined) => string,
): readonly GameSeat[] => {
  const seated = taken.map((chair) => ({
    playerId: playerOf(standIns[chair] ?? chairs[chair]),
    balance: gamePoints[chair],
  }));
  return placesOf(seated, ({ balance }) => [balance]).map(({ item, place, shared }) => ({ ...item, place, shared }));
};

/** Whether a session falls under the season's days and rule system. */
export const belongsToSeason = (
  { from, to, ruleset }: Pick<Season, 'from' | 'to' | 'ruleset'>,
  { date, profile }: Pick<Session, 'date' | 'profile'>,
): boolean => isWithin({ from, to }, date) && (ruleset === null || profile.ruleset === ruleset);

/** Whether a day lies in a span; both ends included, null is open. `YYYY-MM-DD` sorts as text. */
export const isWithin = ({ from, to }: Pick<Season, 'from' | 'to'>, date: string): boolean =>
  (from === null || date >= from) && (to === null || date <= to);

/** Sessions in the order in which they were played; those of one day in the order in which they were set up. */
export const inOrderPlayed = <T extends Pick<Session, 'id' | 'date' | 'createdAt'>>(
  sessions: readonly T[],
): readonly T[] => [...sessions].sort((left, right) => compareText(orderOf(left), orderOf(right)));

const orderOf = ({ date, createdAt, id }: Pick<Session, 'id' | 'date' | 'createdAt'>): string =>
  `${date} ${createdAt} ${id}`;

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Two profiles with the same key pay the same amounts for the same deals. */
export const profileKey = ({ ruleset, options }: Session['profile']): string =>
  JSON.stringify([
    ruleset,
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .sort(([left], [right]) => compareText(left, right)),
  ]);
