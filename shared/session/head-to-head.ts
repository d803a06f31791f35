import type { GameSeat, SeasonGame } from './season-session.ts';

/** How one person did against another at the tables that both sat at. */
export type Meeting = {
  readonly games: number;
  /** Games in which the first of the two came out higher, lower, level. */
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
  /** Half units: the first one's balances minus the other's. */
  readonly difference: number;
};

const NONE: Meeting = { games: 0, ahead: 0, behind: 0, level: 0, difference: 0 };

/** Meetings by person, then by opponent. Both directions are there: what one is ahead, the other is behind. */
export type HeadToHead = ReadonlyMap<string, ReadonlyMap<string, Meeting>>;

/** Everybody against everybody, from finished tables. */
export const headToHead = (games: readonly SeasonGame[]): HeadToHead => {
  const all = new Map<string, Map<string, Meeting>>();
  for (const { seats } of games) {
    for (const own of seats) {
      const row = all.get(own.playerId) ?? new Map<string, Meeting>();
      all.set(own.playerId, row);
      for (const other of seats) {
        if (other !== own) row.set(other.playerId, addGame(row.get(other.playerId) ?? NONE, own, other));
      }
    }
  }
  return all;
};

const addGame = (meeting: Meeting, own: GameSeat, other: GameSeat): Meeting => {
  const difference = own.balance - other.balance;
  return {
    games: meeting.games + 1,
    ahead: meeting.ahead + (difference > 0 ? 1 : 0),
    behind: meeting.behind + (difference < 0 ? 1 : 0),
    level: meeting.level + (difference === 0 ? 1 : 0),
    difference: meeting.difference + difference,
  };
};

/** The games at which both sat, in the order given. */
export const gamesOfBoth = (
  games: readonly SeasonGame[],
  one: string,
  other: string,
): readonly { readonly game: SeasonGame; readonly one: GameSeat; readonly other: GameSeat }[] =>
  games.flatMap((game) => {
    const [own, against] = [one, other].map((id) => game.seats.find(({ playerId }) => playerId === id));
    return own === undefined || against === undefined ? [] : [{ game, one: own, other: against }];
  });
