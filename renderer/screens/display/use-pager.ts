import { useState } from 'react';
import { useTick } from '../../components/clock/use-tick.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { pageAt } from './display-pages.ts';

export type Pager = {
  readonly page: number;
  /** Somebody stopped the turning, on a page of their choice. */
  readonly stopped: boolean;
  readonly move: (by: number) => void;
  readonly toggle: () => void;
};

/** Which page stands now: by the time of day, or the one that somebody turned to. */
export const usePager = (pages: number): Pager => {
  const [held, setHeld] = useState<number>();
  const now = useTick(held === undefined);
  const page = held === undefined ? pageAt(now, pages) : Math.min(held, Math.max(0, pages - 1));
  const move = (by: number): void => setHeld((page + by + pages) % Math.max(1, pages));
  const toggle = (): void => setHeld(held === undefined ? page : undefined);
  useShortcut('nextPage', () => move(1));
  useShortcut('previousPage', () => move(-1));
  useShortcut('holdPage', toggle);
  return { page, stopped: held !== undefined, move, toggle };
};
