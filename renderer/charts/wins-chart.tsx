import { SimpleGrid } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { ChartTable } from '../../shared/session/charts/chart-table.ts';
import {
  WIN_KINDS,
  type WinClass,
  type WinKind,
  type WinsByKind,
  winsByKind,
} from '../../shared/session/charts/wins-by-kind.ts';
import { unitText } from '../components/unit-text.ts';
import { formatNumber } from '../i18n/locale.ts';
import { BarPlot } from './bar-plot.tsx';
import { ChartPanel } from './chart-panel.tsx';
import classes from './charts.module.css';
import { TICK } from './series-style.ts';
import { usePlotHeight, usePlotUnit } from './use-plot-size.ts';

type WinsChartProps = {
  readonly tables: readonly ChartTable[];
  readonly ruleset: Ruleset;
  readonly nameOf: (entrantId: string) => string;
};

/** Self-drawn is solid, by discard hatched, unknown only framed. */
const FILLS = {
  'self-drawn': 'var(--chart-0)',
  discard: 'url(#chart-hatch)',
  unknown: 'var(--chart-ground)',
} as const satisfies Readonly<Record<WinKind, string>>;

const MOST_BARS = 16;

/** Who won how often and how, and what the winning hands were worth. */
export const WinsChart = ({ tables, ruleset, nameOf }: WinsChartProps) => {
  const { t } = useTranslation();
  const wins = winsByKind(tables, ruleset);
  const kinds = WIN_KINDS.filter((kind) => wins.people.some((person) => person.kinds[kind] > 0));
  const names = wins.classes.map((each) => className(t, { ruleset, unit: wins.unit, each }));
  const totals = wins.classes.map((_, index) =>
    wins.people.reduce((sum, { classes: own }) => sum + (own[index] ?? 0), 0),
  );
  return (
    <ChartPanel
      hint={t(wins.people.length > MOST_BARS ? 'charts:wins.hintFirst' : 'charts:wins.hint', { count: MOST_BARS })}
      legend={<Legend kinds={kinds} />}
      table={{
        label: t('charts:wins.table'),
        corner: t('charts:column.name'),
        columns: [t('charts:wins.won'), ...kinds.map((kind) => t(`charts:wins.kind.${kind}`)), ...names],
        rows: wins.people.map(({ entrantId, won, kinds: own, classes: counts }) => ({
          key: entrantId,
          head: nameOf(entrantId),
          cells: [won, ...kinds.map((kind) => own[kind]), ...counts].map(String),
        })),
      }}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PeopleBars wins={wins} kinds={kinds} nameOf={nameOf} />
        <BarPlot
          bars={names.map((name, index) => ({ name, value: totals[index] ?? 0 }))}
          format={formatNumber}
          height={usePlotHeight()}
        />
      </SimpleGrid>
    </ChartPanel>
  );
};

type ClassName = { readonly ruleset: Ruleset; readonly unit: WinsByKind['unit']; readonly each: WinClass };

const className = (t: TFunction, { ruleset, unit, each: { from, to } }: ClassName): string => {
  if (unit !== 'total') return unitText(t, ruleset.id, unit, from);
  return to === null ? t('charts:wins.over', { from }) : t('charts:wins.band', { from, to });
};

const Legend = ({ kinds }: { readonly kinds: readonly WinKind[] }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.legend}>
      <svg width={0} height={0} aria-hidden="true">
        <defs>
          <pattern id="chart-hatch" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={7} height={7} fill="var(--chart-ground)" />
            <rect width={3} height={7} fill="var(--chart-2)" />
          </pattern>
        </defs>
      </svg>
      {kinds.map((kind) => (
        <span key={kind} className={classes.key}>
          <svg width={22} height={14} aria-hidden="true">
            <rect x={1} y={1} width={20} height={12} fill={FILLS[kind]} stroke={strokeOf(kind)} />
          </svg>
          {t(`charts:wins.kind.${kind}`)}
        </span>
      ))}
    </div>
  );
};

const strokeOf = (kind: WinKind): string =>
  `var(--chart-${kind === 'self-drawn' ? '0' : kind === 'discard' ? '2' : 'quiet'})`;

type PeopleBarsProps = {
  readonly wins: WinsByKind;
  readonly kinds: readonly WinKind[];
  readonly nameOf: (entrantId: string) => string;
};

const PeopleBars = ({ wins, kinds, nameOf }: PeopleBarsProps) => {
  const { t } = useTranslation();
  const data = wins.people.slice(0, MOST_BARS).map(({ entrantId, won, kinds: own }) => ({ entrantId, won, own }));
  // With the name and not at the bar's end, which a part without wins would leave bare.
  const wonBy = new Map(data.map(({ entrantId, won }) => [entrantId, won]));
  const unit = usePlotUnit();
  const height = usePlotHeight();
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 480, height }}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 4, right: 16, bottom: 4, left: 4 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="entrantId"
          tickFormatter={(id: string) => t('charts:end', { name: nameOf(id), figure: wonBy.get(id) ?? 0 })}
          width={190 * unit}
          tick={TICK}
          interval={0}
          tickLine={false}
          stroke="var(--chart-zero)"
        />
        {kinds.map((kind) => (
          <Bar
            key={kind}
            dataKey={({ own }: (typeof data)[number]) => own[kind]}
            stackId="wins"
            fill={FILLS[kind]}
            stroke={strokeOf(kind)}
            isAnimationActive={false}
            maxBarSize={22 * unit}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};
