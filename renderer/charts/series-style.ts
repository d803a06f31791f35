/** Dashes of the lines, so that colour never says alone which is whose. */
const DASHES = ['0', '9 4', '2 4', '12 4 2 4', '5 3', '16 5'] as const;

/** How many lines can be told apart. */
export const MOST_LINES = DASHES.length;

/** Colour of a line by its number; null is drawn quietly. */
export const colourOf = (style: number | null): string =>
  style === null ? 'var(--chart-quiet)' : `var(--chart-${style % MOST_LINES})`;

/** Dashes of a line by its number. */
export const dashOf = (style: number | null): string => (style === null ? '0' : (DASHES[style % MOST_LINES] ?? '0'));

/** Text beside an axis: Recharts writes a grey of its own that dark ground swallows. */
export const TICK = { fill: 'var(--chart-text)' } as const;
