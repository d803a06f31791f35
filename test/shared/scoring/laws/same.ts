import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `expect(…).toEqual(…)`, whose bookkeeping is paid only by what differs: a law compares a million times. */
export const same = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};
