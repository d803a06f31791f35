import { placesOf } from '../places.ts';
import type { SeasonGame } from '../season-session.ts';
import { type Rating, rateTable, ratingFigure, START } from './rate-table.ts';

export type { Rating };

/** What one game did to one person's rating. */
export type RatingStep = {
  readonly sessionId: string;
  readonly round: number;
  readonly table: number;
  readonly tableId: string;
  readonly place: number;
  readonly shared: boolean;
  readonly before: Rating;
  readonly after: Rating;
  /** The others at the table, by place, with their ratings before it. */
  readonly opponents: readonly { readonly playerId: string; readonly place: number; readonly before: Rating }[];
};

export type RatingHistory = {
  readonly playerId: string;
  readonly rating: Rating;
  /** mu - 3 sigma. */
  readonly figure: number;
  /** Every rated game in order. */
  readonly steps: readonly RatingStep[];
};

/**
 * Ratings of everybody who played, from nothing: nothing of them is stored, so a deal corrected years later is in them
 * at once. The games of one round are rated from the ratings at its start, so that the order of tables does not matter.
 *
 * @param games Finished tables, sessions in the order played and rounds in order within them.
 */
export const ratings = (games: readonly SeasonGame[]): ReadonlyMap<string, RatingHistory> => {
  const now = new Map<string, Rating>();
  const steps = new Map<string, RatingStep[]>();
  for (const round of roundsOf(games)) {
    const after = new Map<string, Rating>();
    for (const game of round) {
      for (const { playerId, step } of rateGame(game, now)) {
        after.set(playerId, step.after);
        const own = steps.get(playerId);
        if (own === undefined) steps.set(playerId, [step]);
        else own.push(step);
      }
    }
    for (const [playerId, rating] of after) now.set(playerId, rating);
  }
  return new Map(
    [...now].map(([playerId, rating]) => [
      playerId,
      { playerId, rating, figure: ratingFigure(rating), steps: steps.get(playerId) ?? [] },
    ]),
  );
};

/** The games of each round of each session together, in the order given. */
const roundsOf = (games: readonly SeasonGame[]): readonly (readonly SeasonGame[])[] => {
  const rounds = new Map<string, SeasonGame[]>();
  for (const game of games) {
    const key = `${game.sessionId} ${game.round}`;
    const round = rounds.get(key);
    if (round === undefined) rounds.set(key, [game]);
    else round.push(game);
  }
  return [...rounds.values()];
};

const rateGame = (
  { sessionId, round, table, tableId, seats }: SeasonGame,
  now: ReadonlyMap<string, Rating>,
): readonly { readonly playerId: string; readonly step: RatingStep }[] => {
  const before = seats.map(({ playerId, place }) => ({ playerId, place, before: now.get(playerId) ?? START }));
  const after = rateTable(before);
  return seats.map(({ playerId, place, shared }, index) => ({
    playerId,
    step: {
      sessionId,
      round,
      table,
      tableId,
      place,
      shared,
      before: before[index]?.before ?? START,
      after: after[index] ?? START,
      opponents: before.filter((_, other) => other !== index),
    },
  }));
};

/** A line of the list of ratings. */
export type RatingRow = RatingHistory & {
  readonly games: number;
  /** Null for those with too few games. */
  readonly place: number | null;
  readonly shared: boolean;
  /** Games still missing for a place. */
  readonly lacking: number;
};

/**
 * Differences below this are those of adding up in another order: people with the same results share a place whichever
 * seats they had.
 */
const FINENESS = 1e9;

/** The list by mu - 3 sigma, first those with enough games, then the others in the same order without places. */
export const ratingList = (
  histories: Iterable<RatingHistory>,
  { minimumGames }: { readonly minimumGames: number },
): readonly RatingRow[] => {
  const placed = (rows: readonly RatingHistory[]) =>
    placesOf(rows, ({ figure }) => [Math.round(figure * FINENESS)]).map(({ item, place, shared }) => ({
      ...item,
      games: item.steps.length,
      place,
      shared,
      lacking: Math.max(0, minimumGames - item.steps.length),
    }));
  const all = [...histories].sort((left, right) => (left.playerId < right.playerId ? -1 : 1));
  const enough = all.filter(({ steps }) => steps.length >= minimumGames);
  const few = all.filter(({ steps }) => steps.length < minimumGames);
  return [...placed(enough), ...placed(few).map((row) => ({ ...row, place: null, shared: false }))];
};
