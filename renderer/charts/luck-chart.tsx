import { Select, SimpleGrid } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTable } from '../../shared/session/charts/chart-table.ts';
import { luckByTable, luckByWind, type TableLuck } from '../../shared/session/charts/luck.ts';
import { formatPoints } from '../components/format-points.ts';
import { formatDecimal } from '../i18n/locale.ts';
import { BarPlot } from './bar-plot.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { usePlotHeight } from './use-plot-size.ts';

type LuckChartProps = {
  readonly tables: readonly ChartTable[];
  /** Entrants in the order in which they are offered. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
};

const EVERYBODY = 'everybody';

type Part = { readonly key: string; readonly name: string; readonly deals: number | null; readonly net: number };

/** What seat winds and tables brought on average: to one person, or each wind to everybody who sat there. */
export const LuckChart = ({ tables, people }: LuckChartProps) => {
  const { t } = useTranslation();
  const [who, setWho] = useState(EVERYBODY);
  const height = usePlotHeight();
  const person = people.find(({ id }) => id === who);
  const winds: readonly (Part & { readonly wins: number })[] = luckByWind(tables, person?.id ?? null).map(
    ({ wind, ...luck }) => ({ key: wind, name: t(`wind.${wind}`), ...luck }),
  );
  const places: readonly Part[] =
    person === undefined ? [] : luckByTable(tables, person.id).map((luck) => placePart(t, luck));
  return (
    <ChartPanel
      hint={t(person === undefined ? 'charts:luck.hintAll' : 'charts:luck.hint')}
      controls={
        <Select
          label={t('charts:luck.who')}
          value={person?.id ?? EVERYBODY}
          onChange={(value) => setWho(value ?? EVERYBODY)}
          data={[
            { value: EVERYBODY, label: t('charts:luck.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          allowDeselect={false}
          searchable
          w={280}
        />
      }
      table={{
        label: t('charts:luck.table'),
        corner: t('charts:luck.where'),
        columns: [t('charts:luck.deals'), t('charts:luck.net'), t('charts:luck.average'), t('charts:luck.wins')],
        rows: [...winds.map((part) => rowOf(part, String(part.wins))), ...places.map((part) => rowOf(part, '–'))],
      }}
    >
      <SimpleGrid cols={{ base: 1, md: places.length === 0 ? 1 : 2 }}>
        <BarPlot bars={barsOf(winds)} format={writeAverage} height={height} />
        {places.length === 0 ? null : <BarPlot bars={barsOf(places)} format={writeAverage} height={height} />}
      </SimpleGrid>
    </ChartPanel>
  );
};

const placePart = (t: TFunction, { round, table, deals, net }: TableLuck): Part => ({
  key: `${round}.${table}`,
  name: t('charts:luck.place', { round, table }),
  deals,
  net,
});

/** Whole units per deal; undefined where nobody knows how many deals there were. */
const averageOf = ({ deals, net }: Part): number | undefined =>
  deals === null || deals === 0 ? undefined : net / 2 / deals;

const writeAverage = (value: number): string => formatDecimal(value, 1, true);

const barsOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => {
    const value = averageOf(part);
    return value === undefined ? [] : [{ name: part.name, value }];
  });

const rowOf = (part: Part, wins: string) => {
  const average = averageOf(part);
  return {
    key: part.key,
    head: part.name,
    cells: [
      part.deals === null ? '–' : String(part.deals),
      formatPoints(part.net, true),
      average === undefined ? '–' : writeAverage(average),
      wins,
    ],
  };
};
