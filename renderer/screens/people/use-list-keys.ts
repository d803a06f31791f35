import { type KeyboardEvent, useCallback, useState } from 'react';

type ListKeys = {
  /** Line that Enter takes; undefined when none is chosen. */
  readonly active: number | undefined;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type ListKeysInput = {
  readonly count: number;
  /** Line that is chosen before an arrow was pressed. */
  readonly initial: number | undefined;
  /** Called with the chosen line. The list may still lag behind the field: with `initial` set, Enter counts even so. */
  readonly onEnter: (line: number) => void;
  readonly onClear: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The keys of a field that steers a list below it: arrows, page keys, Enter, Escape. */
export const useListKeys = ({ count, initial, onEnter, onClear }: ListKeysInput): ListKeys => {
  const [moved, setMoved] = useState<number | undefined>(undefined);
  const active = count === 0 ? undefined : clamp(moved ?? initial, count);
  const move = (step: number): void =>
    setMoved(clamp(active === undefined ? (step > 0 ? 0 : count - 1) : active + step, count));

  const clear = (): void => {
    setMoved(undefined);
    onClear();
  };
  const actionOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const command = ctrlKey || metaKey;
    const step = STEPS[key];
    if (step !== undefined) return () => move(step);
    if (key === 'Escape') return clear;
    const chosen = active ?? initial;
    if (key === 'Enter' && !command && chosen !== undefined) return () => onEnter(chosen);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends the composition of a Chinese name is not an answer yet.
    if (event.nativeEvent.isComposing) return;
    const action = actionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return { active, reset: useCallback(() => setMoved(undefined), []), onKeyDown };
};

const clamp = (index: number | undefined, count: number): number | undefined =>
  index === undefined ? undefined : Math.max(0, Math.min(count - 1, index));
