import type { TFunction } from 'i18next';
import type { Penalty } from '../../shared/records/records.ts';
import { formatPoints, formatTablePoints } from './format-points.ts';

/** What a penalty takes, as the register and its printout list it: points, table points or both. */
export const takenTexts = (
  t: TFunction,
  { gamePoints, tablePoints }: Pick<Penalty, 'gamePoints' | 'tablePoints'>,
): readonly string[] => [
  ...(gamePoints === 0
    ? []
    : [t('penalties:pointsTaken', { count: gamePoints / 2, points: formatPoints(-gamePoints) })]),
  ...(tablePoints === 0
    ? []
    : [t('penalties:tablePointsTaken', { count: tablePoints / 12, points: formatTablePoints(-tablePoints) })]),
];
