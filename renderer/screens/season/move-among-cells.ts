import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Cells without a button (oneself, never met) are stepped over, up to so many. */
const LONGEST_GAP = 40;

/** Arrow keys move through a table of buttons, so that Tab passes it in one step. Each has `data-place` with its row and column. */
export const moveAmongCells = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = STEPS[event.key];
  const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
  if (step === undefined || place === undefined) return;
  event.preventDefault();
  const [row = 0, column = 0] = place.split(' ').map(Number);
  for (let far = 1; far <= LONGEST_GAP; far += 1) {
    const next = `${row + step[0] * far} ${column + step[1] * far}`;
    const found = event.currentTarget.querySelector(`[data-place="${next}"]`);
    if (!(found instanceof HTMLElement)) continue;
    found.focus();
    return;
  }
};
