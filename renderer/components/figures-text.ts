import type { TFunction } from 'i18next';
import type { ScheduleFigures } from './plan-rounds.ts';

/** The certificate in a few sentences: repeats beside their bound, winds, and how many wishes were not met. */
export const figuresText = (t: TFunction, { metrics, wishes }: ScheduleFigures): string => {
  const { repeats, windsUneven, windsUnevenMoments } = metrics;
  const unmet =
    [...wishes.avoids, ...wishes.forbids].filter((wish) => wish.unmet).length +
    wishes.fixedTables.filter(({ missedIn }) => missedIn.length > 0).length;
  return [
    t('seating:summary.repeats', { repeats: repeats.value, least: repeats.bound }),
    windsText(t, windsUneven, windsUnevenMoments),
    ...(unmet > 0 ? [t('seating:summary.unmet', { count: unmet })] : []),
  ].join(' ');
};

const windsText = (t: TFunction, uneven: number, moments: number): string => {
  if (uneven > 0) return t('seating:summary.windsUneven', { count: uneven });
  return moments > 0 ? t('seating:summary.windsUnevenWay', { count: moments }) : t('seating:summary.windsEven');
};
