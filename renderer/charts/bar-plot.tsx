import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { roundScale } from './scale.ts';
import { TICK } from './series-style.ts';
import { usePlotUnit } from './use-plot-size.ts';

type BarPlotProps = {
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly height: number;
};

/** Standing bars, each with its figure. Losses hang below the line and carry their sign. */
export const BarPlot = ({ bars, format, height }: BarPlotProps) => {
  const values = bars.map(({ value }) => value);
  const scale = roundScale(Math.min(0, ...values), Math.max(0, ...values), 7);
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 480, height }}>
      <BarChart data={[...bars]} margin={{ top: 24, right: 8, bottom: 4, left: 8 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
        <XAxis dataKey="name" tick={TICK} stroke="var(--chart-zero)" tickLine={false} tickMargin={6} interval={0} />
        <YAxis
          width={64 * usePlotUnit()}
          tick={TICK}
          domain={[scale.from, scale.to]}
          ticks={[...scale.values]}
          interval={0}
          tickFormatter={format}
          axisLine={false}
          tickLine={false}
        />
        <ReferenceLine y={0} stroke="var(--chart-zero)" strokeWidth={1.5} />
        <Bar dataKey="value" fill="var(--chart-0)" isAnimationActive={false} maxBarSize={96}>
          <LabelList
            dataKey="value"
            position="top"
            fill="var(--chart-text)"
            formatter={(value) => format(Number(value))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
};
