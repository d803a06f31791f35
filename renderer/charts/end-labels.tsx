import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { PlotLine } from './plot-line.ts';
import { spread } from './scale.ts';
import { colourOf } from './series-style.ts';
import { usePlotUnit } from './use-plot-size.ts';

type EndLabelsProps = {
  readonly lines: readonly PlotLine[];
  readonly text: (line: PlotLine, value: number) => string;
};

/** Least distance between two labels. */
const LINE_HEIGHT = 18;
const MOST_LETTERS = 26;

/** The name of each line at its end, moved apart where lines end close together. */
export const EndLabels = ({ lines, text }: EndLabelsProps) => {
  const plot = usePlotArea();
  const unit = usePlotUnit();
  const [xOf, yOf] = [useXAxisScale(), useYAxisScale()];
  if (plot === undefined || xOf === undefined || yOf === undefined) return null;
  const ends = lines.flatMap((line) => {
    const at = line.values.findLastIndex((value) => value !== null);
    const value = line.values[at] ?? null;
    return value === null ? [] : [{ line, value, x: xOf(at) ?? 0, y: yOf(value) ?? 0 }];
  });
  const places = spread(
    ends.map(({ y }) => y),
    LINE_HEIGHT * unit,
    plot.y + 6,
    plot.y + plot.height - 2,
  );
  const right = plot.x + plot.width;
  return (
    <g>
      {ends.map(({ line, value, x, y }, index) => {
        const placed = places[index] ?? y;
        return (
          <g key={line.id}>
            <path
              d={`M${x + 5} ${y}L${right + 4} ${y}L${right + 14} ${placed}`}
              fill="none"
              stroke={colourOf(line.style)}
              strokeWidth={1}
            />
            <text x={right + 18} y={placed + 5 * unit} fontWeight={line.style === null ? 400 : 650}>
              {shorten(text(line, value))}
            </text>
          </g>
        );
      })}
    </g>
  );
};

const shorten = (text: string): string => {
  const letters = [...text];
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
};
