import { expect, test, vi } from 'vitest';
import { scoreLine } from '../../../main/cli/score-line.ts';

vi.mock('../../../shared/scoring/score-deal.ts', () => ({
  scoreDeal: () => {
    throw new RangeError('too deep');
  },
}));

test('a fault of ours is the answer to its line, so that the lines after it are not lost', () => {
  const line = '{"id":"x","system":"classical","prevailingWind":"E","result":"washout"}';
  expect(JSON.parse(scoreLine(line, { explain: false, number: 3 }))).toEqual({
    id: null,
    ok: false,
    errors: [{ code: 'line-failed', line: 3, reason: 'too deep' }],
  });
});
