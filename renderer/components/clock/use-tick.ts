import { useEffect, useState } from 'react';

/** Often enough that two windows turn to the next second together. */
const TICK_MS = 250;

/**
 * The present moment in milliseconds, again and again while `active`. Nothing is counted: a computer that slept, or a window
 * whose timers were slowed down, shows the right time at the next look.
 */
export const useTick = (active: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [active]);
  return now;
};
