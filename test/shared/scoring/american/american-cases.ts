import type { DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import type { ErrorCode } from '../../../../shared/scoring/error-codes.ts';
import type { Ruleset } from '../../../../shared/scoring/ruleset.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { handOf, rulesetOf } from '../deal-text.ts';

const ruleset = rulesetOf('american');
type Facts = Partial<DealFacts<Wind>>;

/** North wins on B5 with a hand of one suit. */
const north = (hand: string, more: Facts = {}): Facts => ({
  winner: 'N',
  discarder: 'W',
  winningTile: 'B5',
  ...more,
  hands: { ...more.hands, N: handOf(hand) },
});
const ONE_SUIT = '[B111] [RdRdRd] B456 EEE NN';
const refused = { oneSuitPlay: 'refused' };

/** Contradictions that only the American rules know. */
export const AMERICAN_CASES: readonly {
  readonly code: ErrorCode;
  readonly says: Readonly<Record<string, unknown>>;
  readonly facts: Facts;
  readonly options?: unknown;
  readonly ruleset: Ruleset;
}[] = [
  {
    code: 'mixed-suits',
    says: { seat: 'N', suits: 3 },
    facts: north('[C111] [D333] B456 EEE NN'),
    options: refused,
    ruleset,
  },
  {
    code: 'too-many-chows',
    says: { seat: 'N', chows: 2, most: 1 },
    facts: north('[B123] [RdRdRd] B456 EEE NN'),
    options: refused,
    ruleset,
  },
  {
    code: 'robbed-kong-rule-off',
    says: { seat: 'N' },
    facts: north(ONE_SUIT, { circumstances: ['robbed-kong'] }),
    options: { robbingKong: 'refused' },
    ruleset,
  },
  { code: 'sweep-by-dealer', says: { seat: 'E' }, facts: north(ONE_SUIT, { sweep: 'E' }), ruleset },
  { code: 'sweep-by-dealer', says: { seat: 'E' }, facts: { result: 'washout', sweep: 'E' }, ruleset },
  {
    code: 'sweep-without-discard',
    says: { seat: 'S' },
    facts: {
      winner: 'E',
      sweep: 'S',
      circumstances: ['heavenly'],
      hands: { E: handOf('B111 RdRdRd B456 EEE NN') },
    },
    ruleset,
  },
  {
    code: 'sweep-of-winning-tile',
    says: { seat: 'S', winner: 'N' },
    facts: north('B111 RdRdRd B456 EEE NN', { discarder: 'E', sweep: 'S', circumstances: ['earthly'] }),
    ruleset,
  },
  {
    code: 'sweep-without-claim',
    says: { seat: 'N' },
    facts: north('B111 RdRdRd B456 EEE NN', { sweep: 'N' }),
    ruleset,
  },
  {
    code: 'sweep-without-claim',
    says: { seat: 'S' },
    facts: north(ONE_SUIT, { sweep: 'S', hands: { S: handOf('(D1111) C123456789 D9') } }),
    ruleset,
  },
  {
    code: 'earthly-not-from-dealer',
    says: { discarder: 'W' },
    facts: north('B111 RdRdRd B456 EEE NN', { circumstances: ['earthly'] }),
    ruleset,
  },
  {
    code: 'total-above-limit',
    says: { seat: 'N', total: 640, limit: 500 },
    facts: { winner: 'N', values: { N: { total: 640 } } },
    ruleset,
  },
  {
    code: 'total-above-limit',
    says: { seat: 'S', total: 1000, limit: 500 },
    facts: { winner: 'N', values: { S: { total: 1000 } } },
    ruleset,
  },
];
