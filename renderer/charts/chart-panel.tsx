import { Group, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './charts.module.css';
import { BareTable, type FigureRow, FigureTable } from './figure-table.tsx';

type ChartPanelProps = {
  /** What the chart shows, in a sentence. */
  readonly hint: string;
  readonly table: {
    readonly label: string;
    readonly corner: string;
    readonly columns: readonly string[];
    readonly rows: readonly FigureRow[];
  };
  /** What is chosen for this chart. */
  readonly controls?: ReactNode;
  readonly legend?: ReactNode;
  readonly children: ReactNode;
};

/** A chart with its figures behind it: always there to be read out, and to be seen instead of the chart when asked for. */
export const ChartPanel = ({ hint, table, controls, legend, children }: ChartPanelProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState('chart');
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end" wrap="wrap" gap="sm">
        <Group align="flex-end" gap="sm">
          {controls}
        </Group>
        <SegmentedControl
          aria-label={t('charts:show.label')}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'chart', label: t('charts:show.chart') },
            { value: 'table', label: t('charts:show.table') },
          ]}
        />
      </Group>
      {shown === 'table' ? (
        <FigureTable {...table} />
      ) : (
        <div className={classes.plot}>
          {legend}
          <div aria-hidden>{children}</div>
          <VisuallyHidden component="div">
            <BareTable {...table} />
          </VisuallyHidden>
        </div>
      )}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Stack>
  );
};
