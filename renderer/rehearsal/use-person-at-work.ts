import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Player } from './player.ts';
import type { Rehearsal } from './use-rehearsal.ts';

type PersonAtWork = Rehearsal & {
  readonly bar: RefObject<HTMLElement | null>;
  readonly onStop: () => void;
};

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

const isLookedAt = ({ mode }: Player): boolean => mode === 'playing' || mode === 'held' || mode === 'cut-off';

/**
 * While somebody only looks, any key and any touch beside the bar says that they want to do something themselves: it pauses, before the
 * page hears of it. The space pauses and plays, and Escape stops, wherever the screens have put the cursor.
 */
export const usePersonAtWork = ({ player, tell, bar, onStop }: PersonAtWork): void => {
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.isTrusted || MODIFIERS.includes(event.key)) return;
    if (event.key === 'Escape') {
      keep(event);
      onStop();
    } else if (isInside(bar, event)) return;
    else if (event.key === ' ') {
      keep(event);
      tell({ type: player.mode === 'playing' ? 'hold' : 'play' });
    } else if (event.key === 'ArrowRight') {
      keep(event);
      tell({ type: 'next' });
    } else tell({ type: 'pause' });
  });
  const onPointer = useEffectEvent((event: PointerEvent): void => {
    if (event.isTrusted && !isInside(bar, event)) tell({ type: 'pause' });
  });
  const looking = isLookedAt(player);
  useEffect(() => {
    if (!looking) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('keydown', (event) => onKey(event), options);
    window.addEventListener('pointerdown', (event) => onPointer(event), options);
    return () => stop.abort();
  }, [looking]);
};

const isInside = (bar: RefObject<HTMLElement | null>, { target }: Event): boolean =>
  target instanceof Node && bar.current?.contains(target) === true;
