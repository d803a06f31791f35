import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BalanceStep, balanceOverDeals, balanceOverRounds } from '../../shared/session/charts/balance-lines.ts';
import type { ChartTable } from '../../shared/session/charts/chart-table.ts';
import { formatPoints } from '../components/format-points.ts';
import { ChartPanel } from './chart-panel.tsx';
import { LinePlot } from './line-plot.tsx';
import { roundScale } from './scale.ts';
import { usePlotHeight } from './use-plot-size.ts';

type BalanceChartProps = {
  readonly tables: readonly ChartTable[];
  readonly entrantIds: readonly string[];
  readonly nameOf: (entrantId: string) => string;
  /** Chooses the people. */
  readonly picker: ReactNode;
};

/** What a few people have won and lost, deal by deal or round by round. */
export const BalanceChart = ({ tables, entrantIds, nameOf, picker }: BalanceChartProps) => {
  const { t } = useTranslation();
  const [over, setOver] = useState('deals');
  const { steps, lines } = (over === 'deals' ? balanceOverDeals : balanceOverRounds)(tables, entrantIds);
  const nameStep = ({ round, deal }: BalanceStep): string =>
    deal === null ? t('charts:step.round', { round }) : t('charts:step.deal', { round, deal });
  const balances = lines.flatMap(({ values }) => values.map((value) => value ?? 0));
  const scale = roundScale(Math.min(0, ...balances) / 2, Math.max(0, ...balances) / 2);
  const roundStarts = steps.flatMap(({ round }, index) =>
    steps[index - 1]?.round === round
      ? []
      : [{ at: over === 'deals' ? index : index + 1, label: t('charts:round', { round }) }],
  );
  return (
    <ChartPanel
      hint={t('charts:balance.hint')}
      controls={
        <>
          {picker}
          <SegmentedControl
            aria-label={t('charts:balance.over')}
            value={over}
            onChange={setOver}
            data={[
              { value: 'deals', label: t('charts:balance.deals') },
              { value: 'rounds', label: t('charts:balance.rounds') },
            ]}
          />
        </>
      }
      table={{
        label: t('charts:balance.table'),
        corner: t('charts:column.after'),
        columns: lines.map(({ entrantId }) => nameOf(entrantId)),
        rows: steps.map((step, index) => ({
          key: `${step.round}.${step.deal}`,
          head: nameStep(step),
          cells: lines.map(({ values }) => writeBalance(values[index] ?? null)),
        })),
      }}
    >
      <LinePlot
        // Everybody starts with nothing.
        lines={lines.map(({ entrantId, values }, index) => ({
          id: entrantId,
          name: nameOf(entrantId),
          values: [0, ...values.map((value) => (value === null ? null : value / 2))],
          style: index,
        }))}
        steps={[t('charts:step.start'), ...steps.map(nameStep)]}
        ticks={roundStarts}
        scale={scale}
        format={(value) => formatPoints(value * 2, true)}
        endLabel={({ name }, value) => t('charts:end', { name, figure: formatPoints(value * 2, true) })}
        height={usePlotHeight()}
      />
    </ChartPanel>
  );
};

const writeBalance = (value: number | null): string => (value === null ? '–' : formatPoints(value, true));
