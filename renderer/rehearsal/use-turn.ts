import { useEffect, useEffectEvent, useState } from 'react';

const LOCK = 'roundwind-rehearsal';
/** Who waited longer than this waited for another window. */
const AT_ONCE_MS = 1000;

/**
 * Whether this window may play: one at a time, so that nothing is entered twice. A window that had to wait does not begin by itself
 * when its turn comes: somebody has just stopped the rehearsal in the other one.
 */
export const useTurn = (onLate: () => void): boolean => {
  const [mine, setMine] = useState(false);
  const late = useEffectEvent(onLate);
  useEffect(() => {
    const leave = new AbortController();
    const asked = performance.now();
    let release = (): void => undefined;
    const hold = (): Promise<void> => {
      if (leave.signal.aborted) return Promise.resolve();
      if (performance.now() - asked > AT_ONCE_MS) late();
      setMine(true);
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    // Refused only by our own leaving.
    navigator.locks.request(LOCK, { signal: leave.signal }, hold).catch(() => undefined);
    return () => {
      leave.abort();
      release();
    };
  }, []);
  return mine;
};
