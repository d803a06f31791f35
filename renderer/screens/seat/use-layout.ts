import { useState } from 'react';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { addTable, exchange, type Layout, slotAt } from './layout.ts';

export type LayoutEditor = {
  readonly layout: Layout;
  /** Place whose person is in the hand; undefined while the hand is empty. */
  readonly held: number | undefined;
  /** The place the keyboard is at. */
  readonly at: number;
  /** What was typed of a table's number while somebody is in the hand. */
  readonly typed: string;
  readonly goTo: (slot: number) => void;
  /** Picks up who is there, or puts down who is in the hand: both change places. */
  readonly press: (slot: number) => void;
  /** A digit of a table, or the letter of a wind that ends it. Whether it was taken. */
  readonly type: (key: string) => boolean;
  readonly letGo: () => void;
  readonly moreTables: () => void;
  readonly replace: (layout: Layout) => void;
};

const WIND_KEYS: Readonly<Record<string, Chair>> = { e: 'a', s: 'b', w: 'c', n: 'd' };

/** The tables while they are being made by hand: who is picked up, where the cursor is. */
export const useLayout = (start: () => Layout): LayoutEditor => {
  const [layout, setLayout] = useState(start);
  const [held, setHeld] = useState<number>();
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');

  const letGo = (): void => {
    setHeld(undefined);
    setTyped('');
  };
  const putDown = (from: number, to: number): void => {
    const next = exchange(layout, from, to);
    setLayout(next);
    setAt(Math.min(to, next.slots.length - 1));
    letGo();
  };
  const press = (slot: number): void => {
    if (held === undefined) {
      setAt(slot);
      if (typeof layout.slots[slot] === 'string') setHeld(slot);
    } else if (held === slot) {
      letGo();
    } else {
      putDown(held, slot);
    }
  };
  const type = (key: string): boolean => {
    if (held === undefined) return false;
    if (/^\d$/.test(key)) {
      setTyped(typed + key);
      return true;
    }
    const chair = WIND_KEYS[key.toLowerCase()];
    const to = chair === undefined || typed === '' ? undefined : slotAt(layout, Number(typed), chair);
    if (to === undefined) return false;
    putDown(held, to);
    return true;
  };
  return {
    layout,
    held,
    at,
    typed,
    goTo: (slot) => setAt(Math.max(0, Math.min(slot, layout.slots.length - 1))),
    press,
    type,
    letGo,
    moreTables: () => {
      const bench = layout.tables * CHAIRS.length;
      const behind = (slot: number) => (slot >= bench ? slot + CHAIRS.length : slot);
      setLayout(addTable(layout));
      setAt(behind(at));
      setHeld(held === undefined ? undefined : behind(held));
    },
    replace: (next) => {
      setLayout(next);
      setAt(0);
      letGo();
    },
  };
};
