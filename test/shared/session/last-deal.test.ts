import { expect, test } from 'vitest';
import { lastDealStep } from '../../../shared/session/last-deal.ts';

const finish = { kind: 'minutes', count: 60, last: 'finish-deal' } as const;
const oneMore = { ...finish, last: 'one-more-deal' } as const;

test.each([
  [finish, false, 0, 'none'],
  [finish, true, 0, 'this-is-last'],
  [finish, true, 1, 'end-table'],
  [oneMore, false, 0, 'none'],
  [oneMore, true, 0, 'one-more-after-this'],
  [oneMore, true, 1, 'one-more'],
  [oneMore, true, 2, 'end-table'],
  [oneMore, true, 3, 'end-table'],
  [{ kind: 'winds', count: 1 }, true, 0, 'none'],
] as const)('%j, time up %s, %i deals since: %s', (ending, timeIsUp, lateDeals, step) => {
  expect(lastDealStep({ ending, timeIsUp, lateDeals })).toBe(step);
});
