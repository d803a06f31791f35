import type { KeyboardEvent } from 'react';

/** Ids of what the cursor goes to from the last row. */
export const SAVE_ID = 'sheet-save';
export const totalId = (chair: string): string => `sheet-total-${chair}`;

/** Everything that takes the cursor in a row carries `data-cell`, with the name of its column; the row carries `data-row`. */
const cellsOf = (at: number): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-row="${at}"] [data-cell]:not(:disabled)`),
];

/** Puts the cursor into a cell, or into the first of its row when that has no such column. False when the row has none. */
export const focusCell = (at: number, column?: string): boolean => {
  const cells = cellsOf(at);
  const cell = cells.find((one) => one.dataset.cell === column) ?? cells[0];
  cell?.focus();
  return cell !== undefined;
};

type Standing = {
  readonly at: number;
  readonly column: string;
  /** What Enter in the last cell of a row does. */
  readonly finish: (at: number) => void;
};

/** What the keys that all cells share do: Enter and the arrows go on, Esc leaves. Undefined: the key is the cell's own. */
export const moveOf = (
  event: KeyboardEvent<HTMLElement>,
  { at, column, finish }: Standing,
): (() => void) | undefined => {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey)
        return (
          beside(at, column, -1) ??
          (() =>
            cellsOf(at - 1)
              .at(-1)
              ?.focus())
        );
      return beside(at, column, 1) ?? (() => finish(at));
    case 'ArrowDown':
      return () => void focusCell(at + 1, column);
    case 'ArrowUp':
      return () => void focusCell(at - 1, column);
    case 'ArrowRight':
      return isAtEdge(event.currentTarget, 'end') ? beside(at, column, 1) : undefined;
    case 'ArrowLeft':
      return isAtEdge(event.currentTarget, 'start') ? beside(at, column, -1) : undefined;
    case 'Escape':
      return () => document.getElementById(SAVE_ID)?.focus();
    default:
      return undefined;
  }
};

const beside = (at: number, column: string, step: 1 | -1): (() => void) | undefined => {
  const cells = cellsOf(at);
  const next = cells[cells.findIndex((one) => one.dataset.cell === column) + step];
  return next && (() => next.focus());
};

/** Inside a text the arrows walk through it; where all of it is selected they leave it either way. */
const isAtEdge = (cell: HTMLElement, edge: 'start' | 'end'): boolean => {
  if (!(cell instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = cell;
  return edge === 'start' ? selectionStart === 0 : selectionEnd === value.length;
};
