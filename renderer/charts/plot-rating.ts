import type { PersonStepView } from '../../shared/contract/season-views.ts';
import { formatDay, formatDecimal } from '../i18n/locale.ts';

const [WIDTH, HEIGHT] = [960, 280] as const;
const MARGIN = { left: 56, right: 16, top: 14, bottom: 34 } as const;
/** Room that a date below the chart needs. */
const LABEL_WIDTH = 64;
/** Steps of the scale, the first of which gives few enough lines. */
const SCALES = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] as const;
const MOST_LINES = 6;

export type RatingPlot = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly line: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly key: string; readonly title: string }[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  /** Decimals that the scale needs. */
  readonly decimals: number;
  /** Where each session lies; every other one is shaded, and as many as fit are dated. */
  readonly sessions: readonly {
    readonly x: number;
    readonly width: number;
    readonly id: string;
    readonly label: string | undefined;
    readonly shaded: boolean;
  }[];
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
};

/** Lays a rating history out; undefined without a game. Games stand at equal distances, whatever the days between them. */
export const plotRating = (steps: readonly PersonStepView[]): RatingPlot | undefined => {
  const [start, end] = [steps[0], steps.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const values = [start.figureBefore, ...steps.map(({ figureAfter }) => figureAfter)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const scale = scaleOf(low, high);
  const [left, right, top, bottom] = [MARGIN.left, WIDTH - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
  const xOf = (index: number): number => left + ((right - left) * index) / (values.length - 1);
  const yOf = (value: number): number => bottom - ((bottom - top) * (value - scale.from)) / (scale.to - scale.from);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(index))} ${round(yOf(value))}`);
  return {
    width: WIDTH,
    height: HEIGHT,
    left,
    right,
    top,
    bottom,
    line: line.join(''),
    points: steps.map((step, index) => ({
      x: round(xOf(index + 1)),
      y: round(yOf(step.figureAfter)),
      key: step.tableId,
      title: `${formatDay(step.session.date, 'date')} ${step.session.name}: ${formatDecimal(step.figureAfter, 2)}`,
    })),
    ticks: scale.values.map((value) => ({ value, y: round(yOf(value)) })),
    decimals: scale.decimals,
    sessions: bandsOf(steps, xOf),
    first: start.figureBefore,
    last: end.figureAfter,
    low,
    high,
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

const scaleOf = (low: number, high: number) => {
  const step = SCALES.find((each) => (high - low) / each <= MOST_LINES - 1) ?? Math.ceil((high - low) / MOST_LINES);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const values = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return {
    from: first * step,
    to: last * step,
    values,
    decimals: step >= 1 ? 0 : step >= 0.1 ? 1 : 2,
  };
};

const bandsOf = (steps: readonly PersonStepView[], xOf: (index: number) => number): RatingPlot['sessions'] => {
  const bands: { id: string; date: string; from: number; to: number }[] = [];
  steps.forEach(({ session: { id, date } }, index) => {
    const band = bands.at(-1);
    if (band?.id === id) band.to = index + 1;
    else bands.push({ id, date, from: index, to: index + 1 });
  });
  let free = Number.NEGATIVE_INFINITY;
  return bands.map(({ id, date, from, to }, index) => {
    const [x, end] = [round(xOf(from)), round(xOf(to))];
    const middle = (x + end) / 2;
    const fits = middle - LABEL_WIDTH / 2 >= free;
    if (fits) free = middle + LABEL_WIDTH / 2;
    return {
      id,
      x,
      width: round(end - x),
      label: fits ? formatDay(date, 'dayAndMonth') : undefined,
      shaded: index % 2 === 0,
    };
  });
};
