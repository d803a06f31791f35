import type { DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import type { ErrorCode } from '../../../../shared/scoring/error-codes.ts';
import type { Ruleset } from '../../../../shared/scoring/ruleset.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { handOf, rulesetOf } from '../deal-text.ts';

const ruleset = rulesetOf('sg-doubles');

type Facts = Partial<DealFacts<Wind>>;

/** North wins a half flush on B8. */
const north = (more: Facts, hand = '[RdRdRd] [B234] B567 B888 WW'): Facts => ({
  winner: 'N',
  winningTile: 'B8',
  hands: { N: handOf(hand) },
  ...more,
});
/** North, with two open dragons, wins with the third that East throws; South had fed an earlier one. */
const DRAGONS = north({ winningTile: 'Wd', discarder: 'E' }, '[RdRdRd] [GdGdGd] WdWdWd B234 C99');

/** What only this system contradicts. */
export const DOUBLES_CASES: readonly {
  readonly code: ErrorCode;
  readonly says: Readonly<Record<string, unknown>>;
  readonly facts: Facts;
  readonly options?: unknown;
  readonly ruleset: Ruleset;
}[] = [
  {
    code: 'liable-passed-on',
    says: { seat: 'S', cause: 'full-flush', discarder: 'E' },
    facts: north(
      { winningTile: 'B9', discarder: 'E', liable: 'S', liableCause: 'full-flush' },
      '[B234] [B234] [B567] [B888] B99',
    ),
    options: { baoRollsOver: true },
    ruleset,
  },
  {
    code: 'liable-cause-contradicted',
    says: { seat: 'S', cause: 'dragon-sets' },
    facts: { ...DRAGONS, liable: 'S', liableCause: 'dragon-sets' },
    ruleset,
  },
  {
    code: 'liable-cause-too-early',
    says: { seat: 'E', tilesLeft: 9, most: 8 },
    facts: north({ discarder: 'E', liable: 'E', liableCause: 'late-discard', tilesLeft: 9 }),
    ruleset,
  },
  {
    code: 'liable-cause-not-played',
    says: { cause: 'blue-hand' },
    facts: north({ discarder: 'E', liable: 'E', liableCause: 'blue-hand' }),
    options: { blueHand: false },
    ruleset,
  },
  {
    code: 'amount-in-quarters',
    says: { worths: [0] },
    facts: {},
    options: { stake: 5, minimumDoubles: 0, baoThirdPartyThrow: 'half-bystander-each' },
    ruleset,
  },
  {
    code: 'minimum-above-limit',
    says: { minimum: 4, limit: 3 },
    facts: {},
    options: { minimumDoubles: 4, limit: 3 },
    ruleset,
  },
  {
    code: 'concealed-kong-robbed',
    says: { seat: 'N', discarder: 'E', tile: 'B8' },
    facts: north(
      {
        discarder: 'E',
        circumstances: ['robbed-kong'],
        hands: { N: handOf('[RdRdRd] [B234] B567 B678 WW'), E: handOf('B888 C1 C4 D7') },
      },
      '',
    ),
    ruleset,
  },
  {
    code: 'too-many-replacements',
    says: { seat: 'N', replacements: 3, most: 2 },
    facts: north({ circumstances: ['flower-replacement'], replacements: 3 }, '[RdRdRd] [B234] B567 B888 WW F1 F2 F3'),
    options: { flowerUpChain: 'false-win-after-three' },
    ruleset,
  },
  {
    code: 'human-by-dealer',
    says: { seat: 'E' },
    facts: { winner: 'E', discarder: 'S', values: { E: { tai: 1 } }, circumstances: ['human'] },
    ruleset,
  },
  {
    code: 'human-with-exposed-melds',
    says: { seat: 'N', melds: 2 },
    facts: north({ discarder: 'W', circumstances: ['human'] }),
    ruleset,
  },
  {
    code: 'earthly-not-from-dealer',
    says: { discarder: 'S' },
    facts: { winner: 'N', discarder: 'S', values: { N: { tai: 1 } }, circumstances: ['earthly'] },
    ruleset,
  },
  {
    code: 'not-a-winning-hand',
    says: { seat: 'N' },
    // A Lincoln hand but for the prevailing east.
    facts: north({ winningTile: 'W' }, 'E W S S B1 B4 B7 C1 C4 C7 D1 D4 D7 B9'),
    ruleset,
  },
  {
    code: 'instant-rule-off',
    says: { seat: 'S', kind: 'other-flower-pair' },
    facts: { result: 'washout', instant: [{ seat: 'S', kind: 'other-flower-pair', payer: 'N' }] },
    ruleset,
  },
  {
    code: 'instant-payer-too-early',
    says: { seat: 'S', payer: 'N', most: 5, tilesLeft: 6 },
    facts: { result: 'washout', tilesLeft: 6, instant: [{ seat: 'S', kind: 'kong-exposed', payer: 'N' }] },
    ruleset,
  },
];
