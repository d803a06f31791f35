import type { Meeting } from '../session/head-to-head.ts';
import type { RatingStep } from '../session/rating/ratings.ts';
import type { SeasonRow } from '../session/season.ts';
import { type CsvSheet, writeHalves, writeInteger, writeText, writeTwelfths, writeTwelfthsExact } from './csv-cell.ts';
import type { Season } from './season.ts';

type Person = { readonly playerCode: string; readonly name: string };

export const SEASON_COLUMNS = [
  'place',
  'player_id',
  'display_name',
  'sessions',
  'counted',
  'played',
  'table_points',
  'score',
  'place_points',
  'mean_place',
  'movement',
  'note',
  'table_points_exact',
  'place_points_exact',
] as const;

export type SeasonToWrite = {
  readonly season: Pick<Season, 'figure'>;
  readonly sessions: readonly { readonly name: string; readonly date: string }[];
  /** More than one: `score` adds up what different rules paid. */
  readonly profiles: readonly unknown[];
  readonly rows: readonly (Person & SeasonRow)[];
};

/**
 * The season's table as it is ranked; nobody without a place has one. After the fixed columns each session has one with the
 * season's figure there: in brackets where it is not among the best, empty where the person was not there. The note is made of codes:
 * `provisional`, `lacks-3`, `substitute`, `mixed-rules`.
 */
export const writeSeason = ({ season, sessions, profiles, rows }: SeasonToWrite): CsvSheet => ({
  header: [...SEASON_COLUMNS, ...sessions.map(({ date, name }) => writeText(`${date} ${name}`))],
  rows: rows.map((row) => [
    row.place === null ? '' : writeInteger(row.place),
    writeText(row.playerCode),
    writeText(row.name),
    writeInteger(row.sessions),
    writeInteger(row.counted),
    writeInteger(row.games),
    writeTwelfths(row.tablePoints),
    writeHalves(row.gamePoints),
    writeTwelfths(row.placePoints),
    row.counted === 0 ? '' : writeFour(row.placeSum / row.counted),
    row.movement === null ? '' : writeInteger(row.movement),
    noteOf(row, profiles.length > 1),
    writeTwelfthsExact(row.tablePoints),
    writeTwelfthsExact(row.placePoints),
    ...row.cells.map((cell) => writeCell(season.figure, cell)),
  ]),
});

const noteOf = ({ provisional, lacking, substituteOnly }: SeasonRow, mixed: boolean): string =>
  [
    ...(provisional ? ['provisional'] : []),
    ...(substituteOnly ? ['substitute'] : []),
    ...(lacking > 0 && !substituteOnly ? [`lacks-${lacking}`] : []),
    ...(mixed ? ['mixed-rules'] : []),
  ].join(' ');

const writeCell = (figure: Season['figure'], cell: SeasonRow['cells'][number]): string => {
  if (cell === null) return '';
  const written = writeFigure(figure, cell);
  return cell.counted ? written : `(${written})`;
};

const writeFigure = (figure: Season['figure'], cell: NonNullable<SeasonRow['cells'][number]>): string => {
  switch (figure) {
    case 'table-points':
      return writeTwelfths(cell.tablePoints);
    case 'game-points':
      return writeHalves(cell.gamePoints);
    case 'place':
      return cell.placePoints === null ? '' : writeTwelfths(cell.placePoints);
    default:
      return figure satisfies never;
  }
};

/** A number of which four decimals are enough. */
const writeFour = (value: number): string => String(Math.round(value * 10_000) / 10_000);

export const RATING_COLUMNS = [
  'place',
  'player_id',
  'display_name',
  'games',
  'rating',
  'mu',
  'sigma',
  'last_session',
  'note',
] as const;

export type RatingToWrite = Person & {
  readonly place: number | null;
  readonly games: number;
  readonly figure: number;
  readonly mu: number;
  readonly sigma: number;
  readonly change: number;
  readonly lacking: number;
};

/** The ratings as they are listed: `rating` is mu less three sigma. */
export const writeRatings = (rows: readonly RatingToWrite[]): CsvSheet => ({
  header: RATING_COLUMNS,
  rows: rows.map(({ place, playerCode, name, games, figure, mu, sigma, change, lacking }) => [
    place === null ? '' : writeInteger(place),
    writeText(playerCode),
    writeText(name),
    writeInteger(games),
    writeFour(figure),
    writeFour(mu),
    writeFour(sigma),
    writeFour(change),
    lacking > 0 ? `lacks-${lacking}` : '',
  ]),
});

export const RATING_HISTORY_COLUMNS = [
  'player_id',
  'display_name',
  'game',
  'date',
  'session',
  'round',
  'table',
  'place',
  'rating_before',
  'rating_after',
  'mu_before',
  'sigma_before',
  'mu_after',
  'sigma_after',
  'opponents',
] as const;

export type RatingHistoryToWrite = Person & {
  readonly steps: readonly (Pick<RatingStep, 'round' | 'table' | 'place' | 'before' | 'after'> & {
    readonly session: { readonly name: string; readonly date: string };
    readonly figureBefore: number;
    readonly figureAfter: number;
    readonly opponents: readonly { readonly name: string }[];
  })[];
};

/** Game by game, what a chart is drawn from. Opponents stand in one cell, parted by semicolons. */
export const writeRatingHistory = ({ playerCode, name, steps }: RatingHistoryToWrite): CsvSheet => ({
  header: RATING_HISTORY_COLUMNS,
  rows: steps.map((step, index) => [
    writeText(playerCode),
    writeText(name),
    writeInteger(index + 1),
    step.session.date,
    writeText(step.session.name),
    writeInteger(step.round),
    writeInteger(step.table),
    writeInteger(step.place),
    writeFour(step.figureBefore),
    writeFour(step.figureAfter),
    writeFour(step.before.mu),
    writeFour(step.before.sigma),
    writeFour(step.after.mu),
    writeFour(step.after.sigma),
    writeText(step.opponents.map((opponent) => opponent.name).join('; ')),
  ]),
});

export const MEETING_COLUMNS = [
  'player_id',
  'display_name',
  'opponent_id',
  'opponent_name',
  'games',
  'ahead',
  'behind',
  'level',
  'difference',
] as const;

export type MeetingsToWrite = {
  readonly people: readonly Person[];
  readonly meetings: readonly (Meeting & { readonly one: number; readonly other: number })[];
};

/** Every pair that met, once; `difference` is the first one's points less the other's. */
export const writeMeetings = ({ people, meetings }: MeetingsToWrite): CsvSheet => ({
  header: MEETING_COLUMNS,
  rows: meetings.map(({ one, other, games, ahead, behind, level, difference }) => [
    ...[people[one], people[other]].flatMap((person) => [
      writeText(person?.playerCode ?? ''),
      writeText(person?.name ?? ''),
    ]),
    ...[games, ahead, behind, level].map(writeInteger),
    writeHalves(difference),
  ]),
});
