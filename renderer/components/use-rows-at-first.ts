import { startTransition, useEffect, useState } from 'react';

/** More rows than any window shows without moving. */
const ROWS = 60;

/** A windowful of cards of some size. */
export const CARDS_AT_FIRST = 24;

/**
 * How many rows of a long list are drawn: a windowful at once, so that the page stands and takes keys, and all of them as soon
 * as there is time. Every row is there in the end: what the browser finds on the page and what is read out is the whole list.
 */
export const useRowsAtFirst = (atFirst: number = ROWS): number => {
  const [most, setMost] = useState(atFirst);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);
  return most;
};
