import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonView } from '../../../shared/contract/season-views.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { PlaceText } from '../../components/place-text.tsx';
import { PointsText, TablePointsText } from '../../components/points-text.tsx';
import { formatDecimal } from '../../i18n/locale.ts';

/** The totals, each in a box of its own. */
export const PersonFigures = ({ view }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const { record, rating, row, mixed } = view;
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: view.season === null ? 5 : 6 }} spacing="md">
      {view.season === null ? null : (
        <Figure
          label={t('season:person.place')}
          below={row !== null && row.lacking > 0 ? t('season:lacking', { count: row.lacking }) : ''}
        >
          <PlaceText place={row?.place ?? null} shared={row?.shared ?? false} />
        </Figure>
      )}
      <Figure
        label={t('season:person.sessions')}
        below={record.substituted > 0 ? t('season:person.substituted', { count: record.substituted }) : ''}
      >
        {record.sessions}
      </Figure>
      <Figure label={t('season:person.games')}>{record.games}</Figure>
      <Figure
        label={t('season:person.tablePoints')}
        below={
          row === null || row.tablePoints === record.tablePoints
            ? ''
            : t('season:person.counting', { figure: formatTablePoints(row.tablePoints) })
        }
      >
        <TablePointsText twelfths={record.tablePoints} />
      </Figure>
      <Figure
        label={t('season:person.points')}
        below={
          row === null || row.gamePoints === record.gamePoints
            ? mixedText(t, mixed)
            : t('season:person.counting', { figure: formatPoints(row.gamePoints, true) })
        }
      >
        <PointsText amount={record.gamePoints} signed />
      </Figure>
      <Figure label={t('season:person.rating')} below={rating === null ? '' : ratingBelow(t, rating)}>
        {rating === null ? '–' : formatDecimal(rating.figure, 2)}
      </Figure>
    </SimpleGrid>
  );
};

const mixedText = (t: TFunction, mixed: boolean): string => (mixed ? t('season:person.mixed') : '');

const ratingBelow = (t: TFunction, { place, of, lacking }: NonNullable<PersonView['rating']>): string =>
  place === null ? t('season:person.notYet', { count: lacking }) : t('season:person.placeOf', { place, of });

type FigureProps = { readonly label: string; readonly below?: string; readonly children: ReactNode };

const Figure = ({ label, below = '', children }: FigureProps) => (
  <Paper withBorder p="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz={26} fw={650} lh={1.3} component="div" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Text>
    <Text size="sm" c="dimmed" mih={20}>
      {below}
    </Text>
  </Paper>
);
