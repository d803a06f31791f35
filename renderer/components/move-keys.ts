import type { KeyboardEvent } from 'react';

/** The step that Alt with an arrow asks for; undefined for any other key. The page must not scroll along. */
export const moveStep = (event: KeyboardEvent): -1 | 1 | undefined => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return undefined;
  event.preventDefault();
  return event.key === 'ArrowUp' ? -1 : 1;
};

/** The list with one item moved a step; the same list where there is no place to move to. */
export const moveItem = <T>(items: readonly T[], from: number, step: -1 | 1): readonly T[] => {
  const moved = items[from];
  if (moved === undefined || from + step < 0 || from + step >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(from + step, 0, moved);
};
