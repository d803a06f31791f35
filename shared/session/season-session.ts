import type { Season, Seats, Session } from '../records/records.ts';
import type { ByChair, Chair } from '../table/chair.ts';
import { takenChairs } from '../table/seats.ts';
import { placesOf } from './places.ts';
import type { StandingRow } from './standing.ts';
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
  /** Those who sat at a table that dealt, and nobody else. */
  readonly entries: readonly SeasonEntry[];
  /** People ranked in the session. */
  readonly field: number;
  /** Finished tables by round and number. */
  readonly games: readonly SeasonGame[];
  /** Tables that have dealt and are not finished. */
  readonly running: number;
};

/** The entries of a session from its standings. */
export const seasonEntries = (
  rows: readonly (Omit<StandingRow, 'place'> & { readonly place: number | null })[],
  isSubstitute: (entrantId: string) => boolean,
): { readonly entries: readonly SeasonEntry[]; readonly field: number } => {
  const ranked = rows.filter(({ place }) => place !== null);
  const sharing = new Map<number, number>();
  for (const { place } of ranked) sharing.set(place ?? 0, (sharing.get(place ?? 0) ?? 0) + 1);
  const field = ranked.length;
  const entries = rows
    .filter(({ rounds }) => rounds.some((round) => round !== null))
    .map((row): SeasonEntry => {
      const { playerId, place, shared, played, tablePoints, gamePoints, withdrawn } = row;
      const placePoints = place === null ? null : pointsOfPlace({ field, place, sharing: sharing.get(place) ?? 1 });
      const substitute = place === null || isSubstitute(row.entrantId);
      return { playerId, place, shared, played, tablePoints, gamePoints, placePoints, substitute, withdrawn };
    });
  return { entries, field };
};

type PlaceInput = { readonly field: number; readonly place: number; readonly sharing: number };

/** Twelfths. The mean of the places taken up by those who share one: a whole or a half number of points. */
const pointsOfPlace = ({ field, place, sharing }: PlaceInput): number =>
  TWELFTHS * (field + 1 - place) - (TWELFTHS / 2) * (sharing - 1);

/** A table as it was played, with the entrants in its chairs. */
export type SeasonTable = {
  readonly id: string;
  readonly number: number;
  readonly chairs: Seats;
  readonly standIns: Readonly<Partial<Record<Chair, string>>>;
  readonly balances: ByChair<number>;
};

/** A finished table as a game between people. */
export const seasonGame = (
  { id, number, chairs, standIns, balances }: SeasonTable,
  { sessionId, round, playerOf }: { sessionId: string; round: number; playerOf: (entrantId: string) => string },
): SeasonGame => {
  const seated = takenChairs(chairs).map((chair) => ({
    playerId: playerOf(standIns[chair] ?? chairs[chair] ?? ''),
    balance: balances[chair],
  }));
  const seats = placesOf(seated, ({ balance }) => [balance]).map(({ item, place, shared }) => ({
    ...item,
    place,
    shared,
  }));
  return { sessionId, tableId: id, round, table: number, seats };
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
