import type { TFunction } from 'i18next';
import type { SeasonRow, SeasonView } from '../../shared/contract/season-views.ts';
import type { Season } from '../../shared/records/season.ts';
import { formatDay } from '../i18n/locale.ts';
import { formatPoints, formatTablePoints } from './format-points.ts';

type Cell = NonNullable<SeasonRow['cells'][number]>;

/** The days of a season: both, one, or none of them set. */
export const daysText = (t: TFunction, { from, to }: Pick<Season, 'from' | 'to'>): string => {
  const dates = { from: from === null ? '' : formatDay(from, 'date'), to: to === null ? '' : formatDay(to, 'date') };
  if (from !== null && to !== null) return t('season:days.both', dates);
  return t(from !== null ? 'season:days.from' : to !== null ? 'season:days.to' : 'season:days.all', dates);
};

export const bestText = (t: TFunction, { best }: Pick<Season, 'best'>): string =>
  best === null ? t('season:bestAll') : t('season:best', { count: best });

/** How the table is ranked, as a sentence. */
export const ruleText = (t: TFunction, { season: { figure }, profiles }: SeasonView): string =>
  t(`season:rule.${figure}${figure === 'table-points' && profiles.length > 1 ? '-mixed' : ''}`);

/** The columns of figures, the season's own first. Place points only mean something where they rank. */
export const FIGURE_COLUMNS = {
  'table-points': ['table-points', 'game-points'],
  'game-points': ['game-points', 'table-points'],
  place: ['place-points', 'meanPlace', 'table-points'],
} as const satisfies Readonly<Record<Season['figure'], readonly string[]>>;
export type FigureColumn = (typeof FIGURE_COLUMNS)[Season['figure']][number];

/** A figure of a row as text. */
export const totalText = (column: FigureColumn, row: SeasonRow, mean: (value: number) => string): string => {
  switch (column) {
    case 'table-points':
      return formatTablePoints(row.tablePoints);
    case 'game-points':
      return formatPoints(row.gamePoints, true);
    case 'place-points':
      return formatTablePoints(row.placePoints);
    case 'meanPlace':
      return row.counted === 0 ? '' : mean(row.placeSum / row.counted);
    default:
      return column satisfies never;
  }
};

/** What a session gave, in the figure of the season. */
export const cellText = (figure: Season['figure'], cell: Cell): string => {
  switch (figure) {
    case 'table-points':
      return formatTablePoints(cell.tablePoints);
    case 'game-points':
      return formatPoints(cell.gamePoints, true);
    case 'place':
      return cell.placePoints === null ? '' : formatTablePoints(cell.placePoints);
    default:
      return figure satisfies never;
  }
};
