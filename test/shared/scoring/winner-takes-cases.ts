import { ok } from '../../../shared/result.ts';
import type { DealFacts } from '../../../shared/scoring/deal-facts.ts';
import type { ErrorCode } from '../../../shared/scoring/error-codes.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { handOf, rulesetOf } from './deal-text.ts';

const ruleset = rulesetOf('sg-club');
const payup = rulesetOf('sg-payup');

type Facts = Partial<DealFacts<Wind>>;
const washout = (instant: DealFacts<Wind>['instant'], more: Facts = {}): Facts => ({
  result: 'washout',
  instant,
  ...more,
});
const worth = (tai: number, more: Facts = {}): Facts => ({ winner: 'N', values: { N: { tai } }, ...more });
/** North wins a half flush with red dragons: three tai. */
const NORTH: Facts = {
  winner: 'N',
  discarder: 'E',
  winningTile: 'B8',
  hands: { N: handOf('[RdRdRd] [B234] B567 B888 WW') },
};
const FLUSH: Facts = { ...NORTH, hands: { N: handOf('[B234] [B234] [B567] B888 B99') } };

/** The club with one more kind of payment, which only one player owes: no option of the club's own plays it. */
const othersFlowers = (played: boolean): Ruleset => ({
  ...ruleset,
  instantKinds: [...ruleset.instantKinds, 'other-flower-pair'],
  bind: (options) => {
    const bound = ruleset.bind(options);
    if (!bound.ok || bound.value.payment.kind !== 'winner-takes') throw new Error('the club settles to the winner');
    const { terms } = bound.value.payment;
    const more = played ? ({ 'other-flower-pair': { during: 4, opening: 8, payers: 'one-alone' } } as const) : {};
    const payment = { kind: 'winner-takes', terms: { ...terms, instant: { ...terms.instant, ...more } } } as const;
    return ok({ ...bound.value, payment });
  },
});

/** What only a settlement to the winner can contradict, tried on the systems that have one. */
export const WINNER_TAKES_CASES: readonly {
  readonly code: ErrorCode;
  readonly says: Readonly<Record<string, unknown>>;
  readonly facts: Facts;
  readonly options?: unknown;
  readonly ruleset: Ruleset;
}[] = [
  // options that cannot be together
  {
    code: 'minimum-above-limit',
    says: { minimum: 3, limit: 2 },
    facts: worth(3),
    options: { minimumTai: 3, limit: 2 },
    ruleset,
  },
  {
    code: 'amount-in-quarters',
    says: { worths: [0] },
    facts: worth(3),
    options: { minimumTai: 0, halfPoints: true },
    ruleset,
  },
  {
    code: 'amount-in-quarters',
    says: { worths: [0] },
    facts: worth(3),
    options: { minimumTai: 0, discardRule: 'share', baoThirdPartyThrow: 'half-bystander-each' },
    ruleset,
  },
  {
    code: 'amount-in-quarters',
    says: { worths: [0] },
    facts: worth(3),
    options: { minimumTai: 0, base: 5, baoThirdPartyThrow: 'half-bystander-each' },
    ruleset: payup,
  },
  // the minimum
  { code: 'below-minimum', says: { seat: 'N', total: 0, minimum: 1 }, facts: worth(0), ruleset },
  {
    code: 'below-minimum',
    says: { seat: 'N', total: 1, minimum: 3 },
    facts: worth(1),
    options: { minimumTai: 3 },
    ruleset,
  },
  {
    code: 'below-minimum',
    says: { seat: 'N', total: 2, minimum: 3 },
    facts: NORTH,
    options: { minimumTai: 3, dragonSetTai: 0 },
    ruleset,
  },
  // earthly hand
  {
    code: 'earthly-after-kong',
    says: {},
    facts: worth(1, { discarder: 'E', circumstances: ['earthly'], instant: [{ seat: 'S', kind: 'kong-concealed' }] }),
    ruleset,
  },
  {
    code: 'earthly-after-kong',
    says: {},
    facts: worth(1, { discarder: 'E', circumstances: ['earthly'], hands: { E: handOf('(B1111)') } }),
    ruleset: payup,
  },
  {
    code: 'earthly-not-from-dealer',
    says: { discarder: 'S' },
    facts: worth(1, { discarder: 'S', circumstances: ['earthly'] }),
    ruleset,
  },
  // human hand
  {
    code: 'human-by-dealer',
    says: { seat: 'E' },
    facts: { winner: 'E', values: { E: { tai: 1 } }, circumstances: ['human'] },
    ruleset,
  },
  {
    code: 'human-with-exposed-melds',
    says: { seat: 'N', melds: 2 },
    facts: { ...NORTH, circumstances: ['human'] },
    ruleset: payup,
  },
  // liability
  { code: 'liable-rule-off', says: { seat: 'S' }, facts: worth(3, { liable: 'S' }), options: { bao: false }, ruleset },
  {
    code: 'liable-cause-without-liable',
    says: { cause: 'full-flush' },
    facts: worth(4, { liableCause: 'full-flush' }),
    ruleset,
  },
  {
    code: 'liable-cause-not-played',
    says: { seat: 'S', cause: 'blue-hand' },
    facts: worth(4, { liable: 'S', liableCause: 'blue-hand' }),
    ruleset,
  },
  {
    code: 'liable-cause-not-played',
    says: { seat: 'S', cause: 'full-flush' },
    facts: worth(4, { liable: 'S', liableCause: 'full-flush' }),
    options: { baoFullFlush: false },
    ruleset,
  },
  {
    code: 'liable-cause-needs-discard',
    says: { seat: 'S', cause: 'late-discard' },
    facts: worth(1, { liable: 'S', liableCause: 'late-discard', discarder: 'W' }),
    ruleset,
  },
  {
    code: 'liable-cause-too-early',
    says: { seat: 'S', cause: 'late-discard', tilesLeft: 4, most: 3 },
    facts: worth(1, { liable: 'S', liableCause: 'late-discard', discarder: 'S', tilesLeft: 4 }),
    ruleset,
  },
  {
    code: 'liable-cause-contradicted',
    says: { seat: 'E', cause: 'dragon-sets', winner: 'N' },
    facts: { ...NORTH, liable: 'E', liableCause: 'dragon-sets' },
    ruleset,
  },
  {
    code: 'liable-cause-contradicted',
    says: { seat: 'E', cause: 'visible-limit', winner: 'N' },
    facts: { ...FLUSH, liable: 'E', liableCause: 'visible-limit' },
    ruleset,
  },
  // on the spot
  {
    code: 'instant-not-in-system',
    says: { seat: 'E', kind: 'other-flower-pair' },
    facts: washout([{ seat: 'E', kind: 'other-flower-pair', payer: 'S' }]),
    ruleset,
  },
  {
    code: 'instant-rule-off',
    says: { seat: 'E', kind: 'other-flower-pair' },
    facts: washout([{ seat: 'E', kind: 'other-flower-pair', payer: 'S' }]),
    ruleset: othersFlowers(false),
  },
  {
    code: 'instant-payer-missing',
    says: { seat: 'E', kind: 'other-flower-pair' },
    facts: washout([{ seat: 'E', kind: 'other-flower-pair' }]),
    ruleset: othersFlowers(true),
  },
  {
    code: 'instant-tile-elsewhere',
    says: { tile: 'S2', seats: ['E', 'S'] },
    facts: washout([
      { seat: 'E', kind: 'other-flower-pair', payer: 'S' },
      { seat: 'S', kind: 'own-flower-pair' },
    ]),
    ruleset: othersFlowers(true),
  },
  {
    code: 'instant-payer-is-seat',
    says: { seat: 'E', kind: 'kong-exposed' },
    facts: washout([{ seat: 'E', kind: 'kong-exposed', payer: 'E' }]),
    ruleset: payup,
  },
  {
    code: 'instant-payer-rule-off',
    says: { seat: 'E', kind: 'kong-exposed', payer: 'S' },
    facts: washout([{ seat: 'E', kind: 'kong-exposed', payer: 'S' }]),
    ruleset,
  },
  {
    code: 'instant-payer-rule-off',
    says: { seat: 'E', kind: 'kong-concealed', payer: 'S' },
    facts: washout([{ seat: 'E', kind: 'kong-concealed', payer: 'S' }]),
    ruleset: payup,
  },
  {
    code: 'instant-payer-too-early',
    says: { seat: 'E', payer: 'S', tilesLeft: 8, most: 7 },
    facts: washout([{ seat: 'E', kind: 'kong-exposed', payer: 'S' }], { tilesLeft: 8 }),
    ruleset: payup,
  },
  ...['sg-payup', 'sg-club', 'sg-doubles'].map(rulesetOf).flatMap((played) =>
    (['kong-exposed', 'kong-concealed'] as const).map((kind) => ({
      code: 'instant-opening-of-kong' as const,
      says: { seat: 'E', kind },
      facts: washout([{ seat: 'E', kind, opening: true }]),
      ruleset: played,
    })),
  ),
  {
    code: 'instant-twice',
    says: { seat: 'E', kind: 'cat-rat' },
    facts: washout([
      { seat: 'E', kind: 'cat-rat' },
      { seat: 'E', kind: 'cat-rat', opening: true },
    ]),
    ruleset,
  },
  {
    code: 'instant-kongs-too-many',
    says: { seat: 'E', kongs: 5, most: 4 },
    facts: washout(Array.from({ length: 5 }, () => ({ seat: 'E', kind: 'kong-exposed' }) as const)),
    ruleset,
  },
  {
    code: 'instant-tile-elsewhere',
    says: { tile: 'A1', seats: ['E', 'S'] },
    facts: washout([
      { seat: 'E', kind: 'cat-rat' },
      { seat: 'S', kind: 'all-animals' },
    ]),
    ruleset,
  },
  {
    code: 'instant-tile-elsewhere',
    says: { tile: 'F2', seats: ['S', 'N'] },
    facts: washout([{ seat: 'N', kind: 'all-flowers' }], { hands: { S: handOf('F2') } }),
    ruleset,
  },
  {
    code: 'instant-not-in-hand',
    says: { seat: 'N', kind: 'own-flower-pair' },
    facts: { ...NORTH, instant: [{ seat: 'N', kind: 'own-flower-pair' }] },
    ruleset,
  },
  {
    code: 'instant-not-in-hand',
    says: { seat: 'N', kind: 'kong-exposed' },
    facts: { ...NORTH, instant: [{ seat: 'N', kind: 'kong-exposed' }] },
    ruleset,
  },
  // worths
  {
    code: 'value-kind-not-in-system',
    says: { seat: 'N', kind: 'points' },
    facts: { winner: 'N', values: { N: { points: 1, doubles: 1 } } },
    ruleset,
  },
  {
    code: 'total-above-limit',
    says: { seat: 'N', total: 6, limit: 5 },
    facts: { winner: 'N', values: { N: { total: 6 } } },
    ruleset,
  },
  {
    code: 'value-fractional',
    says: { seat: 'N', field: 'tai' },
    facts: { winner: 'N', values: { N: { tai: 1.5 } } },
    ruleset,
  },
  {
    code: 'duplicate-bonus-tile',
    says: { seat: 'S', tile: 'A3' },
    facts: worth(1, { hands: { S: handOf('A3 A3') } }),
    ruleset,
  },
  {
    code: 'duplicate-bonus-tile-in-deal',
    says: { tile: 'A3', seats: ['E', 'S'] },
    facts: worth(1, { hands: { S: handOf('A3'), E: handOf('A3') } }),
    ruleset,
  },
  {
    code: 'winning-tile-not-in-hand',
    says: { seat: 'N', tile: 'Wd', inMeld: true },
    facts: {
      winner: 'N',
      discarder: 'E',
      winningTile: 'Wd',
      hands: { N: handOf('[RdRdRd] [GdGdGd] [WdWdWd] B37 C29 D5') },
    },
    options: { instantHonours: false },
    ruleset,
  },
  {
    code: 'winning-tile-not-in-hand',
    says: { seat: 'N', tile: 'Wd', inMeld: true },
    facts: { winner: 'N', winningTile: 'Wd', hands: { N: handOf('[RdRdRd] [GdGdGd] [WdWdWd] B37 C29 D5') } },
    ruleset,
  },
  {
    code: 'not-a-winning-hand',
    says: { seat: 'N' },
    facts: { winner: 'N', winningTile: 'Wd', hands: { N: handOf('[RdRdRd] [GdGdGd] WdWd B367 C29 D5') } },
    ruleset,
  },
  {
    code: 'too-few-tiles',
    says: { seat: 'N' },
    facts: { winner: 'N', winningTile: 'Wd', hands: { N: handOf('[RdRdRd] [GdGdGd] WdWdWd B3') } },
    ruleset,
  },
];
