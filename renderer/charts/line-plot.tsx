import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { EndLabels } from './end-labels.tsx';
import type { PlotLine } from './plot-line.ts';
import { PlotTip } from './plot-tip.tsx';
import type { Scale } from './scale.ts';
import { colourOf, dashOf, TICK } from './series-style.ts';
import { usePlotUnit } from './use-plot-size.ts';

type LinePlotProps = {
  readonly lines: readonly PlotLine[];
  /** What each step is called. */
  readonly steps: readonly string[];
  /** Steps that are named below the chart. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly scale: Scale;
  readonly format: (value: number) => string;
  /** What stands at the end of a line. */
  readonly endLabel: (line: PlotLine, value: number) => string;
  readonly height: number;
  /** The lowest value on top, as places are. */
  readonly reversed?: boolean;
};

type Step = { readonly at: number; readonly values: readonly (number | null)[] };

const LABEL_ROOM = 230;

/** Lines over steps, each with its name at its end. Nothing moves: it is drawn at once. */
export const LinePlot = ({ lines, steps, ticks, scale, format, endLabel, height, reversed = false }: LinePlotProps) => {
  const data: readonly Step[] = steps.map((_, at) => ({ at, values: lines.map(({ values }) => values[at] ?? null) }));
  const labelAt = new Map(ticks.map(({ at, label }) => [at, label]));
  const edge = reversed ? 0.5 : 0;
  const unit = usePlotUnit();
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 960, height }}>
      <LineChart
        data={[...data]}
        margin={{ top: 10, right: LABEL_ROOM * unit, bottom: 4, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
        <XAxis
          dataKey="at"
          type="number"
          domain={[0, Math.max(1, steps.length - 1)]}
          ticks={ticks.map(({ at }) => at)}
          tickFormatter={(at: number) => labelAt.get(at) ?? ''}
          stroke="var(--chart-zero)"
          tick={TICK}
          tickMargin={6}
          interval="preserveStart"
        />
        <YAxis
          type="number"
          width={72 * unit}
          tick={TICK}
          reversed={reversed}
          domain={[scale.from - edge, scale.to + edge]}
          ticks={[...scale.values]}
          tickFormatter={format}
          interval={0}
          stroke="var(--chart-zero)"
          axisLine={false}
          tickLine={false}
        />
        {ticks.map(({ at }) => (
          <ReferenceLine key={at} x={at} stroke="var(--chart-grid)" />
        ))}
        {reversed || scale.from >= 0 ? null : <ReferenceLine y={0} stroke="var(--chart-zero)" strokeWidth={1.5} />}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--chart-zero)' }}
          content={({ active, label }) =>
            active === true && typeof label === 'number' ? (
              <PlotTip title={steps[label] ?? ''} rows={tipRows(lines, label, format)} />
            ) : null
          }
        />
        {lines.map(({ id, name, style }, index) => (
          <Line
            key={id}
            name={name}
            dataKey={({ values }: Step) => values[index]}
            stroke={colourOf(style)}
            strokeWidth={style === null ? 1.5 : 3}
            strokeDasharray={dashOf(style)}
            dot={
              steps.length > 40 ? false : { r: style === null ? 2 : 3.5, fill: colourOf(style), strokeDasharray: '0' }
            }
            activeDot={false}
            type="linear"
            connectNulls
            isAnimationActive={false}
          />
        ))}
        <EndLabels lines={lines} text={endLabel} />
      </LineChart>
    </ResponsiveContainer>
  );
};

const tipRows = (lines: readonly PlotLine[], at: number, format: (value: number) => string) =>
  lines.flatMap(({ id, name, values, style }) => {
    const value = values[at] ?? null;
    return value === null || style === null ? [] : [{ key: id, name, figure: format(value) }];
  });
