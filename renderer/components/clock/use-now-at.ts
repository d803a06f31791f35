import { useEffect, useState } from 'react';

const LOOK_MS = 500;

/**
 * A present moment (milliseconds) that moves on only when one of these moments has passed: a room of a hundred tables is not
 * drawn anew each second to learn that time is up. Nothing is counted, as in `useTick`.
 */
export const useNowAt = (moments: readonly number[]): number => {
  const [now, setNow] = useState(() => Date.now());
  const key = moments.join(' ');
  useEffect(() => {
    const ends = key === '' ? [] : key.split(' ').map(Number);
    const passed = (at: number): number => ends.filter((end) => end <= at).length;
    const look = (): void =>
      setNow((before) => {
        const next = Date.now();
        return passed(before) === passed(next) ? before : next;
      });
    look();
    if (ends.length === 0) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [key]);
  return now;
};
