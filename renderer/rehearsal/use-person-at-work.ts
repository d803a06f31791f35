import { type RefObject, useEffect, useEffectEvent } from 'react';

type PersonAtWork = {
  /** Only while it plays. */
  readonly playing: boolean;
  readonly bar: RefObject<HTMLElement | null>;
  readonly onPause: () => void;
  /** The space: pauses, for the person who only wants to look. */
  readonly onHold: () => void;
  readonly onStop: () => void;
};

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * While it plays, any key and any touch beside the bar is somebody who wants to do something themselves: it pauses, before the page
 * hears of it. The space only pauses and Escape only stops, wherever the screens have put the cursor.
 */
export const usePersonAtWork = ({ playing, bar, onPause, onHold, onStop }: PersonAtWork): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.isTrusted || MODIFIERS.includes(event.key)) return;
    const inBar = event.target instanceof Node && bar.current?.contains(event.target) === true;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onStop();
    } else if (event.key === ' ' && !inBar) {
      event.preventDefault();
      event.stopPropagation();
      onHold();
    } else if (event.key !== 'ArrowRight' && !inBar) onPause();
  });
  const onPointer = useEffectEvent((event: PointerEvent): void => {
    const inBar = event.target instanceof Node && bar.current?.contains(event.target) === true;
    if (event.isTrusted && !inBar) onPause();
  });
  useEffect(() => {
    if (!playing) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('keydown', (event) => onKey(event), options);
    window.addEventListener('pointerdown', (event) => onPointer(event), options);
    return () => stop.abort();
  }, [playing]);
};
