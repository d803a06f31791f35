import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment, new each minute: for what is said relative to today. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
