import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChartTable } from '../../shared/session/charts/chart-table.ts';
import { paymentsBetween } from '../../shared/session/charts/payments-between.ts';
import { formatPoints } from '../components/format-points.ts';
import { FigureTable } from './figure-table.tsx';

type PaymentsChartProps = {
  readonly tables: readonly ChartTable[];
  /** Entrants in the order in which they shall stand. */
  readonly order: readonly string[];
  readonly nameOf: (entrantId: string) => string;
};

/** Who paid whom: from the row to the column, the more the darker. The chart is a table already. */
export const PaymentsChart = ({ tables, order, nameOf }: PaymentsChartProps) => {
  const { t } = useTranslation();
  const { rows, largest } = paymentsBetween(tables);
  const placeOf = (entrantId: string): number => {
    const at = order.indexOf(entrantId);
    return at < 0 ? order.length : at;
  };
  const people = [...rows].sort((left, right) => placeOf(left.entrantId) - placeOf(right.entrantId));
  const heatOf = (amount: number): number => (largest === 0 ? 0 : amount / largest);
  return (
    <Stack gap="sm">
      <FigureTable
        label={t('charts:payments.table')}
        corner={t('charts:payments.corner')}
        columns={[
          ...people.map(({ entrantId }) => nameOf(entrantId)),
          t('charts:payments.paid'),
          t('charts:payments.received'),
        ]}
        rows={people.map(({ entrantId, to, paid, received }) => {
          const amounts = people.map((other) => to[other.entrantId] ?? 0);
          return {
            key: entrantId,
            head: nameOf(entrantId),
            cells: [
              ...amounts.map((amount) => (amount === 0 ? '–' : formatPoints(amount))),
              formatPoints(paid),
              formatPoints(received),
            ],
            heat: amounts.map(heatOf),
          };
        })}
      />
      <Text size="sm" c="dimmed">
        {t('charts:payments.hint')}
      </Text>
    </Stack>
  );
};
