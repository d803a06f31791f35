import { placesOf } from './places.ts';
import type { SeasonGame, SeasonSession } from './season-session.ts';

/** A session or a table that stands out, with the figure it stands out by. */
export type BestSession = { readonly sessionId: string; readonly place: number; readonly field: number };
export type BestTable = {
  readonly sessionId: string;
  readonly tableId: string;
  readonly round: number;
  readonly table: number;
  /** Half units. */
  readonly balance: number;
  readonly place: number;
};

/** One person's figures over sessions. */
export type PersonRecord = {
  /** Sessions played as a ranked player, and as a substitute. */
  readonly sessions: number;
  readonly substituted: number;
  /** Finished tables that the person sat at, in whoever's name. */
  readonly games: number;
  /** Twelfths and half units over the sessions played as a ranked player, penalties applied. */
  readonly tablePoints: number;
  readonly gamePoints: number;
  /** How often first, second, third, fourth at a table; a shared place counts as that place. */
  readonly places: readonly [number, number, number, number];
  /** Null without a ranked session. */
  readonly bestSession: BestSession | null;
  readonly worstSession: BestSession | null;
  /** Null without a finished table. */
  readonly bestTable: BestTable | null;
  readonly worstTable: BestTable | null;
};

/**
 * One person's record. The best session is the one with the smallest part of the field in front, the worst the one with the
 * largest; between equals the larger field stands out more, then the later session.
 */
export const personRecord = (playerId: string, sessions: readonly SeasonSession[]): PersonRecord => {
  const entries = sessions.flatMap(({ session, field, entries: all }) =>
    all.filter((entry) => entry.playerId === playerId).map((entry) => ({ sessionId: session.id, field, entry })),
  );
  const played = entries.filter(({ entry }) => !entry.substitute);
  const tables = sessions.flatMap(({ games }) => games.flatMap((game) => tableOf(game, playerId)));
  const ranked = played.flatMap(({ sessionId, field, entry: { place } }) =>
    place === null ? [] : [{ sessionId, field, place }],
  );
  const times = (place: number): number => tables.filter((table) => table.place === place).length;
  return {
    sessions: played.length,
    substituted: entries.length - played.length,
    games: tables.length,
    tablePoints: played.reduce((sum, { entry }) => sum + entry.tablePoints, 0),
    gamePoints: played.reduce((sum, { entry }) => sum + entry.gamePoints, 0),
    places: [times(1), times(2), times(3), times(4)],
    bestSession: highest(ranked, (session) => [-inFront(session), session.field]),
    worstSession: highest(ranked, (session) => [inFront(session), session.field]),
    bestTable: highest(tables, ({ balance }) => [balance]),
    worstTable: highest(tables, ({ balance }) => [-balance]),
  };
};

/** Part of the others who came in front, from 0 to 1. */
const inFront = ({ place, field }: BestSession): number => (place - 1) / Math.max(1, field - 1);

const tableOf = ({ sessionId, tableId, round, table, seats }: SeasonGame, playerId: string): readonly BestTable[] =>
  seats
    .filter((seat) => seat.playerId === playerId)
    .map(({ balance, place }) => ({ sessionId, tableId, round, table, balance, place }));

/** The item of the highest figures, the last of equals. */
const highest = <T>(items: readonly T[], figures: (item: T) => readonly number[]): T | null => {
  const [first] = placesOf([...items].reverse(), figures);
  return first?.item ?? null;
};
