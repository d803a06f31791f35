import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was at the last frame: what is drawn from it waits until the frame of its change is on screen. `useDeferredValue`
 * would begin before that, and before the answer of the store that comes at the same time.
 */
export const useAfterFrame = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
};
