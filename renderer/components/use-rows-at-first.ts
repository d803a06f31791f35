import { startTransition, useEffect, useState } from 'react';

/** More than any window shows without moving. */
const AT_FIRST = 60;

/**
 * How many rows of a long list are drawn: a windowful at once, so that the page stands and takes keys, and all of them as soon
 * as there is time. Every row is there in the end: what the browser finds on the page and what is read out is the whole list.
 */
export const useRowsAtFirst = (): number => {
  const [most, setMost] = useState(AT_FIRST);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);
  return most;
};
