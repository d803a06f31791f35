import { expect, test } from 'vitest';
import { circumstancesFor } from '../../../renderer/screens/table/circumstances.ts';
import { CIRCUMSTANCES } from '../../../shared/scoring/deal-facts.ts';

const win = { known: CIRCUMSTANCES, source: 'self', winnerDeals: false, chosen: [] } as const;

test.each([
  [
    'drawn',
    win,
    [
      'kong-replacement',
      'flower-replacement',
      'last-wall-tile',
      'kong-on-kong',
      'ready-on-first-turn',
      'earthly',
      'human',
    ],
  ],
  [
    'from a discard',
    { ...win, source: 'b' } as const,
    ['robbed-kong', 'last-discard', 'ready-on-first-turn', 'earthly', 'human'],
  ],
  [
    'by the dealer',
    { ...win, source: 'b', winnerDeals: true } as const,
    ['robbed-kong', 'last-discard', 'ready-on-first-turn', 'human'],
  ],
  ['unknown', { ...win, source: undefined }, []],
  [
    'chosen before the source was changed',
    { ...win, source: 'b', chosen: ['last-wall-tile'], known: ['last-wall-tile'] } as const,
    ['last-wall-tile'],
  ],
  ['not in the system', { ...win, known: ['robbed-kong'] } as const, []],
])('%s', (_, given, expected) => expect(circumstancesFor(given)).toEqual(expected));
