const STEPS: Readonly<Record<string, readonly [rows: number, columns: number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type KeyPress = {
  readonly key: string;
  readonly target: EventTarget;
  readonly currentTarget: Element;
  readonly preventDefault: () => void;
};

/**
 * Arrow keys go from figure to figure, Home and End to the first and the last row. Only the names are tab stops: two
 * hundred rows with eight figures each would put what follows the table sixteen hundred Tabs away. Cells name themselves by
 * `data-row` and `data-column`.
 */
export const moveFocus = (event: KeyPress): void => {
  if (!(event.target instanceof HTMLElement)) return;
  const { row, column } = event.target.dataset;
  if (row === undefined || column === undefined) return;
  const step = STEPS[event.key];
  const next =
    step === undefined
      ? atEdge(event.currentTarget, event.key, column)
      : reachable(event.currentTarget, [Number(row), Number(column)], step);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The figure of the same column in the first row (Home) or the last (End). */
const atEdge = (table: Element, key: string, column: string): HTMLElement | undefined => {
  if (key !== 'Home' && key !== 'End') return undefined;
  const figures = [...table.querySelectorAll(`[data-column="${column}"]`)];
  const found = key === 'Home' ? figures[0] : figures.at(-1);
  return found instanceof HTMLElement ? found : undefined;
};

/** The next figure in the direction of `step`; cells without a figure (a round not played) are stepped over, up to a whole row. */
const reachable = (
  table: Element,
  [row, column]: readonly [number, number],
  [rows, columns]: readonly [number, number],
): HTMLElement | undefined => {
  for (let far = 1; far <= LONGEST_GAP; far += 1) {
    const found = table.querySelector(`[data-row="${row + rows * far}"][data-column="${column + columns * far}"]`);
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
};

/** Rounds of a session, the most that a row can lack in one go. */
const LONGEST_GAP = 20;
